package org.molychess.engine.walk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;
import static org.molychess.engine.MadeUp.square;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.play.MoveCode;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.spi.Capability;

/** Walking through a tree of moves, the lists that it keeps, and their order. */
final class WalkTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String BUSY =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** Victims are reborn on a corner or on d4, as the mover chooses; pawns may so come to wait. */
  private static final CompiledRules CHOICES =
      rules(
          hooks -> {
            hooks.declare(Capability.LEAVE_PAWN_WAITING);
            SquareSet squares = SquareSet.of(Square.A1, Square.H1, Square.A8, Square.H8, Square.D4);
            hooks.onCapture(
                capture -> {
                  Square chosen = capture.chooseSquareOrNone(capture.placeable().and(squares));
                  boolean isStranded =
                      chosen != null
                          && capture.victim().is(Role.PAWN)
                          && chosen.rank() == capture.victim().side().firstRank();
                  if (chosen != null && !isStranded) {
                    capture.rebirth(chosen);
                  }
                });
          });

  private static Walker walker(CompiledRules rules, String fen) {
    Walker walker = new Walker(new PredictedRules(rules));
    walker.reset(board(rules, fen));
    return walker;
  }

  private static String fen(Walker walker) {
    return FenWriter.write(walker.rules().layout, walker.board(), 0, 1);
  }

  private static void make(Walker walker, String move) {
    LegalMoves moves = walker.list(MoveFilter.ALL);
    for (int i = 0; i < moves.count(); i++) {
      if (moves.code(walker.board(), i).text().equals(move)) {
        walker.make(i);
        return;
      }
    }
    throw new AssertionError(move + " is not legal in " + fen(walker));
  }

  // Walker

  @Test
  void aMoveIsMadeAndTakenBack() {
    Walker walker = walker(CompiledRules.ORTHODOX, START);
    make(walker, "e2e4");
    assertEquals(1, walker.depth());
    assertEquals(square("e3"), Long.numberOfTrailingZeros(walker.board().enPassant));
    make(walker, "b8c6");
    assertEquals(2, walker.depth());
    walker.unmake();
    walker.unmake();
    assertEquals(0, walker.depth());
    assertEquals(START, fen(walker));
    assertFalse(walker.unmake());
  }

  @Test
  void theListOfAPositionIsKeptUntilTheWalkEntersAnother() {
    Walker walker = walker(CompiledRules.ORTHODOX, START);
    assertFalse(walker.isListed());
    walker.list(MoveFilter.from(square("e2")));
    assertTrue(walker.isListed(MoveFilter.from(square("e2"))));
    assertFalse(walker.isListed(MoveFilter.ALL));
    assertEquals(2, walker.legal().count());
    walker.make(0);
    assertFalse(walker.isListed());
    walker.unmake();
    assertEquals(2, walker.legal().count());
    assertEquals(20, walker.look(MoveFilter.ALL).count());
    assertEquals(2, walker.legal().count(), "looked beside the list");
  }

  @Test
  void aMoveFoundBesideTheListIsMade() {
    Walker walker = walker(CompiledRules.ORTHODOX, START);
    walker.list(MoveFilter.from(square("e2")));
    LegalMoves beside = walker.look(MoveFilter.from(square("g1")));
    int f3 = PackedMove.to(beside.move(0)) == square("f3") ? 0 : 1;
    walker.makeBeside(f3);
    assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1", fen(walker));
  }

  @Test
  void aTurnMayBePassed() {
    Walker walker = walker(CompiledRules.ORTHODOX, START);
    make(walker, "e2e4");
    walker.pass();
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", fen(walker));
    walker.unmake();
    assertEquals(Board.BLACK, walker.board().side);
  }

  @Test
  void repetitionsAreCountedOnTheWayFromTheRoot() {
    Walker walker = walker(CompiledRules.ORTHODOX, START);
    for (int round = 2; round <= 3; round++) {
      for (String move : new String[] {"g1f3", "g8f6", "f3g1", "f6g8"}) {
        make(walker, move);
      }
      assertEquals(round, walker.repetitions());
    }
    make(walker, "a2a3");
    assertEquals(1, walker.repetitions());
  }

  @Test
  void aRookThatHasMovedMakesAnotherPosition() {
    Walker walker = walker(CompiledRules.ORTHODOX, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for (String move : new String[] {"h1h2", "e8e7", "h2h1", "e7e8"}) {
      make(walker, move);
    }
    assertEquals(1, walker.repetitions(), "castling is lost");
  }

  /** Keys worked out from move to move, and checks told in advance, in random walks. */
  @Test
  void aRandomWalkKnowsKeysAndChecks() {
    for (CompiledRules rules : List.of(CompiledRules.ORTHODOX, CIRCE, CHOICES)) {
      Walker walker = walker(rules, BUSY);
      MoveLister lister = new MoveLister(new PredictedRules(rules));
      Random random = new Random(6);
      int checks = 0;
      List<String> way = new ArrayList<>();
      for (int step = 0; step < 400; step++) {
        LegalMoves moves = walker.list(MoveFilter.ALL);
        if (moves.count() == 0 || walker.depth() > 30 || random.nextInt(8) == 0 && !way.isEmpty()) {
          walker.unmake();
          assertEquals(way.remove(way.size() - 1), fen(walker));
          continue;
        }
        way.add(fen(walker));
        int n = random.nextInt(moves.count());
        int side = walker.board().side;
        boolean check = walker.givesCheck(n);
        String text = moves.code(walker.board(), n).text();
        walker.make(n);
        assertEquals(PositionHash.of(lister, walker.board()), walker.key(), text);
        assertEquals(Checks.inCheck(rules, walker.board(), side ^ 1), check, way + text);
        checks += check ? 1 : 0;
      }
      assertTrue(checks > 5, "checks: " + checks);
    }
  }

  /** A capture that is known to be as legal as any is made without asking the hook again. */
  @Test
  void movesLeadWhereTheFullPlanLeads() {
    for (CompiledRules rules : List.of(CIRCE, CHOICES)) {
      // Captures are predicted only after some hundred lists.
      MoveLister lister = new MoveLister(new PredictedRules(rules));
      MoveLister full = new MoveLister(new PredictedRules(rules.fullPlan()));
      Walker walker = walker(rules, BUSY);
      Random random = new Random(8);
      LegalMoves moves = new LegalMoves();
      LegalMoves played = new LegalMoves();
      for (int i = 0; i < 600; i++) {
        Board board = new Board(walker.board());
        lister.list(board, MoveFilter.ALL, moves);
        full.list(board, MoveFilter.ALL, played);
        assertEquals(played.count(), moves.count());
        Map<String, Board> after = new HashMap<>();
        for (int n = 0; n < played.count(); n++) {
          after.put(played.code(board, n).text(), made(full, board, played, n));
        }
        for (int n = 0; n < moves.count(); n++) {
          String text = moves.code(board, n).text();
          assertTrue(made(lister, board, moves, n).sameUnits(after.get(text)), text);
        }
        if (moves.count() == 0 || walker.depth() == 20) {
          walker.reset(board(rules, BUSY));
        } else {
          walker.make(random.nextInt(walker.list(MoveFilter.ALL).count()));
        }
      }
    }
  }

  private static Board made(MoveLister lister, Board board, LegalMoves moves, int n) {
    Board out = lister.rules().layout.newBoard();
    lister.make(
        board, moves.move(n) & ~PackedMove.PREDICTED, moves.pending(n), moves.choices(n), out);
    return out;
  }

  // Lists

  @Test
  void aListGrowsAndFindsItsMoves() {
    // Five captures with four promotions, after each of which the victim has several homes.
    Board board = board(CHOICES, "n1n1n2k/1P1P1P2/8/8/8/8/8/7K w - - 0 1");
    LegalMoves moves = new LegalMoves();
    new MoveLister(new PredictedRules(CHOICES)).list(board, MoveFilter.ALL, moves);
    assertTrue(moves.count() > 64, "more than a new list holds: " + moves.count());
    int choosing = 0;
    for (int i = 0; i < moves.count(); i++) {
      MoveCode code = moves.code(board, i);
      assertEquals(PackedMove.identity(moves.move(i)), code.move());
      assertEquals(0, moves.pending(i));
      assertEquals(moves.hasChoices(i), code.text().contains("@") || moves.choices(i).length != 0);
      assertArrayEquals(moves.choices(i), code.choices());
      choosing += moves.hasChoices(i) ? 1 : 0;
    }
    assertTrue(choosing > 40, "choices: " + choosing);
  }

  @Test
  void nothingIsLeftOfWhatAListHeldBefore() {
    MoveLister lister = new MoveLister(new PredictedRules(CHOICES));
    LegalMoves moves = new LegalMoves();
    lister.list(board(CHOICES, "7k/8/8/q7/R7/8/8/7K w - - 0 1"), MoveFilter.ALL, moves);
    assertTrue(moves.count() > 3);
    lister.list(board(CHOICES, "7k/8/8/8/8/8/8/7K w - - 0 1"), MoveFilter.ALL, moves);
    assertEquals(3, moves.count());
    for (int i = 0; i < 3; i++) {
      assertFalse(moves.hasChoices(i));
    }
    moves.clear();
    assertEquals(0, moves.count());
  }

  // Order

  @Test
  void movesAreInTheOrderOfTheirTexts() {
    Random random = new Random(9);
    int waiting = 0;
    int choosing = 0;
    for (CompiledRules rules : List.of(CompiledRules.ORTHODOX, CHOICES)) {
      for (String start :
          List.of(
              BUSY,
              "n1n4k/1P1P4/8/8/8/8/1p1p4/N1N4K w - - 0 1",
              "Pn5k/8/8/3nn3/2P2P2/8/6p1/7K w - - 0 1")) {
        if (start.startsWith("P") && rules != CHOICES) {
          continue;
        }
        Walker walker = walker(rules, start);
        for (int i = 0; i < 120; i++) {
          LegalMoves moves = walker.list(MoveFilter.ALL);
          Board board = walker.board();
          List<String> texts = new ArrayList<>();
          int[] order = new MoveOrder().of(board, moves);
          for (int n = 0; n < moves.count(); n++) {
            int place = order[n];
            texts.add(moves.code(board, place).text());
            choosing += moves.hasChoices(place) ? 1 : 0;
          }
          assertEquals(texts.stream().sorted().distinct().toList(), texts);
          assertEquals(moves.count(), texts.size());
          waiting += board.waiting(board.side) == 0 ? 0 : 1;
          if (moves.count() == 0 || walker.depth() == 6) {
            walker.reset(board(rules, start));
          } else {
            walker.make(random.nextInt(moves.count()));
          }
        }
      }
    }
    assertTrue(waiting > 20 && choosing > 1_000, waiting + " and " + choosing);
  }
}

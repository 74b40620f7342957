package org.molychess.engine.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;
import static org.molychess.engine.MadeUp.square;
import static org.molychess.engine.MadeUp.squares;

import org.junit.jupiter.api.Test;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.CompiledRules;

/** Black's replies to moves of White that are not made. Each number can be counted on a board. */
final class ReplyCounterTest {
  /** The replies in one position. */
  private static final class Replies {
    private final CompiledRules rules;
    final ReplyCounter counter;
    final Board board;
    final boolean counts;

    Replies(CompiledRules rules, String fen) {
      this(rules, board(rules, fen));
    }

    Replies(CompiledRules rules, Board board) {
      this.rules = rules;
      this.board = board;
      counter = new ReplyCounter(rules);
      GenContext context = new GenContext(rules);
      context.board.copy(board);
      context.prepare();
      counts = counter.compute(context, HookPrediction.of(rules));
    }

    private long made(String move) {
      return PerftCounter.of(new PredictedRules(rules), null)
          .count(board, 2, square(move.substring(0, 2)), square(move.substring(2)));
    }

    private long mustPlay(String move) {
      int from = square(move.substring(0, 2));
      return counter.mustPlay(from, board.code(from)) & squares(move.substring(2));
    }

    /** Asserts how many replies there are to a quiet move or an orthodox capture. */
    Replies has(int replies, String move) {
      int from = square(move.substring(0, 2));
      assertEquals(0, mustPlay(move), move + " must be made");
      int counted = counter.count(board, 1L << from, board.code(from), squares(move.substring(2)));
      assertEquals(replies, counted, move);
      assertEquals(replies, made(move), move + ", made");
      return this;
    }

    /** Asserts how many replies there are to a capture whose victim may be reborn. */
    Replies hasAfterCapture(int replies, String move, String home) {
      int from = square(move.substring(0, 2));
      int to = square(move.substring(2));
      int at = home.isEmpty() ? Geometry.NO_SQUARE : square(home);
      assertEquals(replies, counter.countCapture(board, from, to, board.code(from), at), move);
      if (replies != MUST_BE_MADE) {
        assertEquals(replies, made(move), move + ", made");
      }
      return this;
    }

    Replies mustMake(String move) {
      assertTrue(mustPlay(move) != 0, move);
      return this;
    }
  }

  private static final int MUST_BE_MADE = -1;

  private static Replies at(CompiledRules rules, String fen) {
    Replies replies = new Replies(rules, fen);
    assertTrue(replies.counts, fen);
    return replies;
  }

  private static Replies at(String fen) {
    return at(CompiledRules.ORTHODOX, fen);
  }

  // Sliders

  @Test
  void aUnitThatArrivesStopsASlider() {
    // The rook on d8 has seven squares on its file, three on a8-c8, two on e8-f8; the king five.
    at("3r2k1/8/8/8/8/1N6/8/6K1 w - - 0 1")
        .has(7 + 3 + 2 + 5, "b3a5")
        .has(4 + 3 + 2 + 5, "b3d4")
        .has(6 + 3 + 2 + 5, "b3d2");
  }

  @Test
  void movesOfAUnitAddUp() {
    Replies at = at("3r2k1/8/8/8/8/1N6/8/6K1 w - - 0 1");
    long to = squares("a5 d4 d2");
    assertEquals(17 + 14 + 16, at.counter.count(at.board, squares("b3"), UnitCode.KNIGHT, to));
  }

  @Test
  void aUnitThatLeavesOpensALine() {
    // With the knight on d4 the rook sees d7 to d4; when it is gone, d3 to d1 as well.
    at("3r2k1/8/8/8/3N4/8/8/6K1 w - - 0 1").has(7 + 3 + 2 + 5, "d4b3");
  }

  @Test
  void aUnitThatMovesAlongTheLineStaysInTheWay() {
    // The queen goes from d4 to d6: the rook has d7, and d6 where it takes.
    at("k2r4/8/8/8/3Q4/8/8/6K1 w - - 0 1").mustMake("d4d8");
    at("k2r4/8/8/8/3R4/8/8/6K1 w - - 0 1").has(2 + 2 + 4 + 3, "d4d6");
  }

  @Test
  void aUnitThatIsTakenRepliesNoMore() {
    // The bishop takes the rook on b8: the king alone has f8, f7, g7, h7 and h8 left.
    at("1r4k1/8/8/8/5B2/8/8/6K1 w - - 0 1").has(5, "f4b8");
  }

  @Test
  void aCapturedUnitMakesRoomForTheOthers() {
    // The knight on b8 shut the rook in on a8: it gets b8, where it takes, and not c8.
    Replies at = at("rn4k1/p7/8/8/5B2/8/8/6K1 w - - 0 1");
    // Rook 1, pawn 2, king 5.
    at.has(1 + 2 + 5, "f4b8");
    // Rook none, pawn 2, knight 3, king 5.
    at.has(0 + 2 + 3 + 5, "f4d2");
  }

  @Test
  void aPinnedUnitKeepsItsLine() {
    // The rook on e5 is pinned by that on e1: it has e6, e7, and e4 to e1, where it takes.
    at("4k3/8/8/4r3/8/8/8/N3R1K1 w - - 0 1").has(6 + 5, "a1b3").mustMake("e1e3");
  }

  // Pawns

  @Test
  void aUnitInFrontOfAPawnStopsIt() {
    Replies at = at("7k/4p3/8/8/8/3N4/8/K7 w - - 0 1");
    // Two steps of the pawn, three of the king.
    at.has(2 + 3, "d3b4");
    // On e5 the double step is stopped.
    at.has(1 + 3, "d3e5");
  }

  @Test
  void aUnitRightInFrontStopsBothSteps() {
    // On e6 the knight also attacks g7.
    at("7k/4p3/8/8/3N4/8/8/K7 w - - 0 1").has(2, "d4e6");
  }

  @Test
  void aUnitBesideItsPathIsTakenByAPawn() {
    at("7k/4p3/8/8/4N3/8/8/K7 w - - 0 1").has(3 + 3, "e4d6");
  }

  @Test
  void aPawnTakesWithPromotion() {
    // The pawn on b2 has b1 in four ways; if the knight goes to c1, it takes there in four more.
    at("7k/8/8/8/8/1N6/1p6/6K1 w - - 0 1").has(4 + 3, "b3d4").has(4 + 4 + 3, "b3c1");
  }

  @Test
  void aPawnThatIsTakenMovesNoMore() {
    at("7k/4p3/8/2N5/8/8/8/K7 w - - 0 1").has(2 + 3, "c5b3");
    at("7k/3pp3/8/2N5/8/8/8/K7 w - - 0 1").has(2 + 3, "c5d7");
  }

  // Knights, and the king

  @Test
  void aKnightMayTakeWhoArrives() {
    // The knight on a8 has b6 and c7, the king three squares.
    Replies at = at("n6k/8/8/8/2N5/8/8/K7 w - - 0 1");
    at.has(2 + 3, "c4b6").has(2 + 3, "c4e3");
  }

  @Test
  void aFlightIsTaken() {
    // The knight on f5 attacks g7.
    at("7k/8/8/8/3N4/8/8/K7 w - - 0 1").has(3, "d4b3").has(2, "d4f5");
  }

  // Positions of which nothing is counted in pairs

  @Test
  void aPositionInWhichBlackHasNoKingIsGivenUp() {
    CompiledRules kingless = rules(hooks -> hooks.onCapture(capture -> {}));
    Board board = new Board(0, 0);
    board.put(square("a1"), UnitCode.KING, Board.WHITE);
    assertFalse(new Replies(kingless, board).counts);
  }

  @Test
  void stalemateWhereMovesAreOfferedIsGivenUp() {
    CompiledRules offers = rules(hooks -> hooks.onStalemate(stalemate -> {}));
    // Black's king alone may be stalemated by a move of the queen.
    assertFalse(new Replies(offers, "7k/8/5K2/8/6Q1/8/8/8 w - - 0 1").counts);
    // With two pawns that can step he cannot: one move stops no two.
    assertTrue(new Replies(offers, "7k/p6p/8/8/6Q1/8/8/K7 w - - 0 1").counts);
  }

  // Circe

  @Test
  void aVictimRepliesFromItsHome() {
    // The knight taken on b3, a light square, is reborn on g8: it has e7, f6 and h6. Of the king's
    // eight squares the bishop takes c4 and d5.
    at(CIRCE, "8/8/8/2k5/8/1n6/B7/7K w - - 0 1").hasAfterCapture(3 + 6, "a2b3", "g8");
  }

  @Test
  void aSliderSeesFromItsHome() {
    // The bishop is reborn on c8: five squares to h3 and two to a6. The king on h5 has five.
    at(CIRCE, "8/8/8/7k/8/1b6/B7/K7 w - - 0 1").hasAfterCapture(7 + 5, "a2b3", "c8");
  }

  @Test
  void aVictimWhoseHomeIsTakenIsGone() {
    at(CIRCE, "6N1/8/8/2k5/8/1n6/B7/7K w - - 0 1").hasAfterCapture(6, "a2b3", "");
  }

  @Test
  void aRebirthInTheKingsSightIsMade() {
    // From d5 the king sees g8: what stands there may come between him and a bishop on h7.
    at(CIRCE, "8/8/8/3k4/8/1n6/8/1R5K w - - 0 1").hasAfterCapture(MUST_BE_MADE, "b1b3", "g8");
  }

  @Test
  void aRebirthBesideTheKingIsMade() {
    at(CIRCE, "7k/8/8/8/8/1n6/B7/K7 w - - 0 1").hasAfterCapture(MUST_BE_MADE, "a2b3", "g8");
  }

  @Test
  void aRookRebornInTheCornerMayCastleAndIsMade() {
    at(CIRCE, "8/8/8/2k5/8/1r6/B7/7K w - - 0 1").hasAfterCapture(MUST_BE_MADE, "a2b3", "a8");
  }

  @Test
  void aCaptureByWhichBlackWouldCheckHimselfIsNoReply() {
    // A rook taken on d5, a light square, would be reborn on h1 and check the king on h4. So the
    // rook on d7 has d8, d6 and seven squares on its rank; the king has g3 and g4.
    at(CIRCE, "8/3r4/8/3R4/7k/8/8/K5N1 w - - 0 1").has(9 + 2, "a1a2");
    // On d4, a dark square, it may be taken: it would be reborn on a1.
    at(CIRCE, "8/3r4/8/7k/3R4/8/8/1K4N1 w - - 0 1").has(4 + 7 + 3, "b1b2");
  }
}

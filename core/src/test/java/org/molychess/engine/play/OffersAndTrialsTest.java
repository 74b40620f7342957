package org.molychess.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;
import static org.molychess.engine.MadeUp.square;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.spi.BrokenRuleException;

/** Moves that stalemate offers, moves tried for an explanation, and departures without end. */
final class OffersAndTrialsTest {
  /** In stalemate the king on a8 may leap to g8. */
  private static final CompiledRules LEAP =
      rules(hooks -> hooks.onStalemate(stalemate -> stalemate.offer(Square.A8, Square.G8)));

  private static final String STALEMATE = "k7/8/1Q6/8/8/8/8/4K3 b - - 0 1";

  private static List<String> offered(String fen) {
    return trials(LEAP, fen).stream()
        .filter(trial -> !trial.offeredBy().isEmpty())
        .map(trial -> trial.code().text())
        .toList();
  }

  private static List<MoveTrial> trials(CompiledRules rules, String fen) {
    PredictedRules predicted = new PredictedRules(rules);
    return MoveTrials.of(rules, board(rules, fen), LegalMoveSearch.ofReplies(predicted));
  }

  @Test
  void anOfferTakesThePlaceOfWhatTheListHeld() {
    MoveList moves = new MoveList();
    moves.add(PackedMove.of(1, 2, UnitCode.ROOK));
    StalemateOffers.list(LEAP, board(LEAP, STALEMATE), moves);
    assertEquals(1, moves.count);
    assertEquals(PackedMove.of(square("a8"), square("g8"), UnitCode.KING), moves.moves[0]);
  }

  @Test
  void anOfferMustBeOfAUnitOfTheSideToMoveToAFreeSquare() {
    // Nothing stands on a8, or the other side's unit, or g8 is taken.
    assertRefused("8/8/8/8/8/2k5/8/4K3 b - - 0 1", "where no unit of the side to move stands");
    assertRefused("R7/8/8/8/8/2k5/8/4K3 b - - 0 1", "where no unit of the side to move stands");
    assertRefused("k5N1/8/8/8/8/8/8/4K3 b - - 0 1", "which is not empty");
  }

  private static void assertRefused(String fen, String reason) {
    Board board = board(LEAP, fen);
    BrokenRuleException error =
        assertThrows(
            BrokenRuleException.class, () -> StalemateOffers.list(LEAP, board, new MoveList()));
    assertTrue(error.getMessage().contains(reason), error.getMessage());
  }

  @Test
  void anOfferIsTriedInStalemate() {
    assertEquals(List.of("a8g8"), offered(STALEMATE));
  }

  @Test
  void anOfferIsNotTriedWhereAMoveIsLegal() {
    assertEquals(List.of(), offered("k7/7p/1Q6/8/8/8/8/4K3 b - - 0 1"));
  }

  @Test
  void anOfferIsNotTriedInCheckmate() {
    assertEquals(List.of(), offered("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"));
  }

  @Test
  void trialsAreInTheOrderOfTheirTexts() {
    List<String> texts =
        trials(
                CompiledRules.ORTHODOX,
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
            .stream()
            .map(trial -> trial.code().text())
            .toList();
    assertTrue(texts.size() >= 48, "legal moves and more: " + texts.size());
    assertEquals(texts.stream().sorted().toList(), texts);
  }

  @Test
  void departuresThatFollowDeparturesWithoutEndAreStopped() {
    // The unit that has gone from a1 to a2 is carried back and to again.
    CompiledRules endless =
        rules(
            hooks ->
                hooks.onDeparture(
                    view -> SquareSet.of(Square.A1, Square.A2),
                    (left, play) -> {
                      Square other = left == Square.A1 ? Square.A2 : Square.A1;
                      if (play.at(other) != null && play.canPlace(left)) {
                        play.transfer(other, left);
                      }
                    }));
    GenContext context = new GenContext(endless);
    context.board.copy(board(endless, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    context.prepare();
    ChoiceSequence choices = new ChoiceSequence();
    choices.first();
    MoveExecutor executor = new MoveExecutor(endless, null);
    int move = PackedMove.of(square("a1"), square("a2"), UnitCode.ROOK);
    BrokenRuleException error =
        assertThrows(
            BrokenRuleException.class,
            () -> executor.play(context, move, choices, endless.layout.newBoard()));
    assertTrue(error.getMessage().contains("departures"), error.getMessage());
  }
}

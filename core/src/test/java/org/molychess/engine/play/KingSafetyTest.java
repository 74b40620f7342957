package org.molychess.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.square;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;

/** The quick look around the king sees all that endangers him. */
final class KingSafetyTest {
  private static GenContext context(CompiledRules rules, Board board) {
    GenContext context = new GenContext(rules);
    context.board.copy(board);
    context.prepare();
    return context;
  }

  /** Returns whether White's king is safe after a move of one unit, and what a hook then puts. */
  private static boolean isSafe(String fen, String move, String put) {
    GenContext before = context(CompiledRules.ORTHODOX, board(fen));
    int from = square(move.substring(0, 2));
    int to = square(move.substring(2));
    int code = before.board.code(from);
    Board after = new Board(before.board);
    after.move(from, to, code);
    if (!put.isEmpty()) {
      after.put(square(put.substring(1)), ".prnbkq".indexOf(put.charAt(0)), Board.BLACK);
    }
    MoveState state = new MoveState();
    state.begin(PackedMove.of(from, to, code), Board.WHITE);
    return KingSafety.isSafe(before, after, state);
  }

  @Test
  void aUnitThatShieldsNobodyMayGo() {
    assertTrue(isSafe("4k3/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2b3", ""));
  }

  @Test
  void aPinnedUnitMayNotLeaveTheLine() {
    String fen = "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1";
    assertFalse(isSafe(fen, "e2d2", ""));
    assertTrue(isSafe(fen, "e2e5", ""));
    assertTrue(isSafe(fen, "e2e7", ""));
  }

  @Test
  void aCheckMustBeParried() {
    String fen = "4k3/4r3/8/8/8/8/3N4/4K3 w - - 0 1";
    assertFalse(isSafe(fen, "d2b3", ""));
    assertTrue(isSafe(fen, "d2e4", ""));
  }

  @Test
  void theKingMayNotStepIntoCheck() {
    String fen = "3rk3/8/8/8/8/8/8/4K3 w - - 0 1";
    assertFalse(isSafe(fen, "e1d1", ""));
    assertTrue(isSafe(fen, "e1f1", ""));
  }

  @Test
  void aUnitThatIsPutOnTheBoardMayGiveCheck() {
    String fen = "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1";
    assertFalse(isSafe(fen, "d2b3", "ra1"));
    assertFalse(isSafe(fen, "d2b3", "nf3"));
    assertTrue(isSafe(fen, "d2b3", "nf4"));
    assertTrue(isSafe(fen, "d2b1", "ra1"), "the knight on b1 stands in between");
  }

  /** Every pseudo-legal move of random games under Circe, where rebirths give check as well. */
  @Test
  void theQuickLookAgreesWithTheWholeBoard() {
    CompiledRules rules = CIRCE.fullPlan();
    MoveExecutor executor = new MoveExecutor(rules, null);
    Random random = new Random(4);
    ChoiceSequence choices = new ChoiceSequence();
    int illegal = 0;
    for (int game = 0; game < 60; game++) {
      Board board =
          board(rules, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
      for (int ply = 0; ply < 60; ply++) {
        GenContext before = context(rules, board);
        MoveList moves = new MoveList();
        Generator.listHooked(before, moves);
        Board next = null;
        int seen = 0;
        for (int i = 0; i < moves.count; i++) {
          Board child = rules.layout.newBoard();
          choices.first();
          boolean legal = executor.play(before, moves.moves[i], choices, child);
          assertEquals(Checks.isSafe(rules, child, board.side), legal);
          illegal += legal ? 0 : 1;
          if (legal && random.nextInt(++seen) == 0) {
            next = child;
          }
        }
        if (next == null) {
          break;
        }
        board = next;
      }
    }
    assertTrue(illegal > 1_000, "illegal moves were seen: " + illegal);
  }
}

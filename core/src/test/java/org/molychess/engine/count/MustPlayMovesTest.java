package org.molychess.engine.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.engine.MadeUp.CIRCE;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.rules;
import static org.molychess.engine.MadeUp.squares;

import org.junit.jupiter.api.Test;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.predict.HookPrediction;
import org.molychess.engine.rules.CompiledRules;

/** Moves of White whose replies must be counted on the board, as they change many of them. */
final class MustPlayMovesTest {
  private static MustPlayMoves of(String fen) {
    Board board = board(fen);
    MustPlayMoves moves = new MustPlayMoves();
    assertTrue(compute(moves, board), fen);
    return moves;
  }

  private static boolean compute(MustPlayMoves moves, Board board) {
    return moves.compute(board, Board.BLACK, board.units(Board.BLACK), board.units(Board.WHITE));
  }

  private static void contains(long set, String names) {
    assertEquals(squares(names), set & squares(names), names);
  }

  private static void lacks(long set, String names) {
    assertEquals(0, set & squares(names), names);
  }

  // Orthodox chess

  @Test
  void thereAreNoneToNameWhereBlackIsInCheckAlready() {
    MustPlayMoves moves = new MustPlayMoves();
    // White is to move: such positions come up while a position is looked at from Black's side.
    assertFalse(compute(moves, rawBoard("e8k a1K e1R")));
    assertFalse(compute(moves, rawBoard("e8k a1K f6N")));
    assertFalse(compute(moves, rawBoard("e8k a1K d7P")));
    assertTrue(compute(moves, rawBoard("e8k a1K e7P")));
  }

  /** Puts units on a board by square and letter, whether the position can be or not. */
  private static Board rawBoard(String units) {
    Board board = new Board(0, 0);
    for (String unit : units.split(" ")) {
      char letter = unit.charAt(2);
      int code = ".prnbkq".indexOf(Character.toLowerCase(letter));
      int side = Character.isUpperCase(letter) ? Board.WHITE : Board.BLACK;
      board.put(Long.numberOfTrailingZeros(squares(unit.substring(0, 2))), code, side);
    }
    return board;
  }

  @Test
  void movesThatGiveCheck() {
    MustPlayMoves moves = of("4k3/8/8/8/8/8/8/KQRBN2R w - - 0 1");
    contains(moves.squares(UnitCode.KNIGHT), "c7 d6 f6 g7");
    contains(moves.squares(UnitCode.PAWN), "d7 f7");
    contains(moves.squares(UnitCode.ROOK), "a8 h8 e7 e2");
    contains(moves.squares(UnitCode.BISHOP), "a4 h5 d7 f7");
    contains(moves.squares(UnitCode.QUEEN), "a8 e2 a4 h5");
    lacks(moves.squares(UnitCode.ROOK), "d7 a4 f6");
    lacks(moves.squares(UnitCode.KNIGHT), "e2 d7");
    lacks(moves.squares(UnitCode.KING), "e2 d7 f6 a8");
  }

  @Test
  void aMoveThatPinsAUnitBehindWhichTheLineGoesOn() {
    // A rook on e1 would pin the knight on e5: the file below it belongs to the checks.
    MustPlayMoves moves = of("4k3/8/8/4n3/8/8/8/K6R w - - 0 1");
    contains(moves.squares(UnitCode.ROOK), "e1 e2 e3 e4 e5 e6 e7");
  }

  @Test
  void aPinnedUnitAndItsPinner() {
    MustPlayMoves moves = of("4k3/8/8/4n3/8/8/8/K3R3 w - - 0 1");
    assertEquals(squares("e5"), moves.pinned);
    contains(moves.units, "e1");
    // Who steps on the line ends the pin.
    contains(moves.squares(UnitCode.KNIGHT), "e2 e3 e4 e5 e6 e7");
  }

  @Test
  void aUnitThatGivesCheckByLeaving() {
    MustPlayMoves moves = of("4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1");
    contains(moves.units, "e4");
    assertEquals(0, moves.pinned);
  }

  @Test
  void aUnitThatPinsAnotherByLeaving() {
    // If the bishop leaves, the rook pins the knight on e6.
    MustPlayMoves moves = of("4k3/8/4n3/8/4B3/8/8/K3R3 w - - 0 1");
    contains(moves.units, "e4");
    assertEquals(0, moves.pinned);
    // Two bishops are in the way: neither can.
    lacks(of("4k3/8/4n3/4B3/4B3/8/8/K3R3 w - - 0 1").units, "e4 e5");
  }

  @Test
  void capturesBesideTheKing() {
    // Who takes on d7 gives the king a step that his own pawn has taken from him.
    contains(of("4k3/3p4/8/8/8/8/8/K6B w - - 0 1").squares, "d7");
    lacks(of("4k3/8/3p4/8/8/8/8/K6B w - - 0 1").squares, "d6");
  }

  @Test
  void capturesOfRooksThatMayCastle() {
    contains(of("r3k2r/8/8/8/8/8/8/K6Q w kq - 0 1").squares, "a8 h8");
    lacks(of("r3k2r/8/8/8/8/8/8/K6Q w q - 0 1").squares, "h8");
  }

  // Circe

  private static MustPlayMoves underCirce(String fen) {
    return standing(CIRCE, fen);
  }

  private static MustPlayMoves standing(CompiledRules rules, String fen) {
    StandingReplies standing = new StandingReplies(rules);
    GenContext context = new GenContext(rules);
    context.board.copy(board(rules, fen));
    context.prepare();
    HookPrediction prediction = HookPrediction.of(rules);
    assertNotNull(prediction);
    assertTrue(standing.compute(context, prediction), fen);
    return standing.mustPlay;
  }

  @Test
  void movesThatHideAHomeFromTheKing() {
    // Black's king sees h1, where a rook taken on a light square would be reborn and check him. So
    // his rook must not take that on d5, but may if a unit goes to h1, or comes in between.
    contains(underCirce("8/3r4/8/3R4/7k/8/8/K5N1 w - - 0 1").squares, "h1 h2 h3");
  }

  @Test
  void movesThatLeaveAHomeTheKingSees() {
    // The knight stands on h1; when it leaves, captures on light squares may end with a rook there.
    contains(underCirce("8/3r4/8/3R4/7k/8/8/K6N w - - 0 1").units, "h1");
    // The king on g4 does not see h1.
    lacks(underCirce("8/3r4/8/3R4/6k1/8/8/K6N w - - 0 1").units, "h1");
  }

  @Test
  void movesBesideAKingWhoMayTake() {
    contains(underCirce("8/8/8/3k4/8/8/8/K6N w - - 0 1").squares, "c4 d4 e4 c5 e5 c6 d6 e6");
  }

  @Test
  void aSliderThatOpensALineToAHomeByTaking() {
    // If the rook on h3 takes on d3, the king sees h1: a rook from there, d3 is light, checks him.
    MustPlayMoves moves = underCirce("8/8/8/7k/8/3R3r/8/K7 w - - 0 1");
    assertEquals(squares("h3"), moves.openingSliders);
    long d3 = squares("d3");
    int h3 = 23;
    assertEquals(d3, moves.selfCheckSquares[h3 << 3 | UnitCode.ROOK] & d3);
    assertEquals(0, moves.selfCheckSquares[h3 << 3 | UnitCode.KNIGHT] & d3);
  }

  // Where checks are forbidden

  private static final CompiledRules NO_CHECKS =
      rules(hooks -> hooks.onCheck(check -> check.forbid("it gives check")));

  /** Returns whether the replies can be counted without making moves. */
  private static boolean countsReplies(String fen) {
    StandingReplies standing = new StandingReplies(NO_CHECKS);
    GenContext context = new GenContext(NO_CHECKS);
    context.board.copy(board(NO_CHECKS, fen));
    context.prepare();
    return standing.compute(context, HookPrediction.of(NO_CHECKS));
  }

  @Test
  void aReplyThatWouldGiveCheckAtOnce() {
    // The rook on a5 could go to a1.
    assertFalse(countsReplies("4k3/8/8/r7/8/8/7N/4K3 w - - 0 1"));
    // The pawn on b3 shuts it off from a1 no more than from e5; on the sixth rank it sees e6.
    assertFalse(countsReplies("4k3/8/r7/8/8/8/7N/4K3 w - - 0 1"));
    // A knight on a8 is far from any square that attacks e1.
    assertTrue(countsReplies("n3k3/8/8/8/8/8/7N/4K3 w - - 0 1"));
  }

  @Test
  void aUnitInTheWayOfAReplyThatWouldGiveCheck() {
    // If the knight leaves b5, the rook reaches h5; and where the king goes, it checks otherwise.
    MustPlayMoves moves = standing(NO_CHECKS, "3k4/8/8/rN6/P7/8/7K/8 w - - 0 1");
    contains(moves.units, "b5 h2");
    // If the pawn leaves a4, it reaches a2.
    contains(moves.units, "a4");
  }
}

package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;

/**
 * What a capture hook does with a victim, by what rides on it: kept from the first such capture on.
 *
 * <p>A {@link Forecast} is learnt whole before the first count. What rides on units, the squares
 * where they began for instance, makes too many cases for that, of which few ever occur.
 */
final class Precedents {
  /** The riding bits with which the cases of a capturer and a victim still fit into a cache. */
  private static final int MOST_RIDING = 10;

  /** Marks what has been learnt. */
  private static final int KNOWN = 1 << 14;

  /** The case cannot be told in advance. */
  private static final int UNFORESEEN = KNOWN | 15 << 6;

  private final Program program;
  private final int riding;

  /** The cases: {@code [side << 6 | capturer << 3 | victim][square << riding | coat]}. */
  private final short[][] cases = new short[2 << 6][];

  private Precedents(Program program) {
    this.program = program;
    riding = program.layout.riding();
  }

  /** Returns where they will be kept, or null if captures of these conditions have none. */
  static @Nullable Precedents of(Program program) {
    return program.captures.length == 1
            && program.beforeCaptures.length + program.departures.length == 0
            && !program.keepsBoard(0)
            && !program.closesSquares()
            && program.isMixed()
            && program.layout.riding() <= MOST_RIDING
        ? new Precedents(program)
        : null;
  }

  /** Foretells a listed move of a node whose checks and pins are known, as a forecast does. */
  int judge(Node node, int move) {
    int to = Moves.to(move);
    int code = Moves.code(move);
    int victim = node.board.code(to);
    if (victim == 0
        || victim == Board.KING
        || Moves.promotion(move) != 0
        || node.king == 64
        || node.fixed == -1L
        || node.asksAboutChecks && node.mayCheck(move)) {
      return Forecast.UNKNOWN;
    }
    int precedent = find(node.board, code, victim, to);
    if (precedent == UNFORESEEN) {
      return Forecast.UNKNOWN;
    }
    int from = Moves.from(move);
    boolean sound = Forecast.isSound(node, move);
    int king = code == Board.KING ? to : node.king;
    int effect = Forecast.effect(node, precedent, from, king, sound);
    return effect == Forecast.LEGAL && !sound ? Forecast.ILLEGAL : effect;
  }

  private int find(Board board, int capturer, int victim, int square) {
    int kind = board.side << 6 | capturer << 3 | victim;
    short[] known = cases[kind];
    if (known == null) {
      known = new short[64 << riding];
      cases[kind] = known;
    }
    int at = square << riding | (int) board.coat(square);
    int precedent = known[at];
    if (precedent == 0) {
      precedent = learn(board, capturer, victim, square);
      known[at] = (short) precedent;
    }
    return precedent;
  }

  private int learn(Board board, int capturer, int victim, int square) {
    int result =
        Rehearsal.of(
            program,
            Board.piece(capturer, board.side),
            Board.piece(victim, board.side ^ 1),
            Square.of(square),
            board.coat(square));
    boolean isPawn = (result >> 6 & 15) == Board.PAWN;
    return result < 0 || isPawn && (Board.PAWN_RANKS >>> (result & 63) & 1) == 0
        ? UNFORESEEN
        : KNOWN | result;
  }
}

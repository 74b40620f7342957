package org.molychess.engine.walk;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;

/** Says which moves are wanted, so that others need not be listed or judged. */
public final class MoveFilter {
  /** Wants every move. */
  public static final MoveFilter ALL = new MoveFilter(-1L, -1L, 0, Kind.ANY);

  /** Wants captures. */
  public static final MoveFilter CAPTURES = new MoveFilter(-1L, -1L, 0, Kind.CAPTURE);

  /** Wants moves that could give check; others may be among them. */
  public static final MoveFilter CHECKS = new MoveFilter(-1L, -1L, 0, Kind.ANY);

  /** Wants captures en passant. */
  static final MoveFilter EN_PASSANT = new MoveFilter(-1L, -1L, UnitCode.PAWN, Kind.EN_PASSANT);

  private static final MoveFilter[] FROM = new MoveFilter[64];

  static {
    for (int square = 0; square < FROM.length; square++) {
      FROM[square] = new MoveFilter(1L << square, -1L, 0, Kind.ANY);
    }
  }

  private enum Kind {
    ANY,
    CAPTURE,
    EN_PASSANT
  }

  private final long from;
  private final long to;
  private final int code;
  private final Kind kind;

  private MoveFilter(long from, long to, int code, Kind kind) {
    this.from = from;
    this.to = to;
    this.code = code;
    this.kind = kind;
  }

  /** Wants the moves of the unit on a square. */
  public static MoveFilter from(int square) {
    return FROM[square];
  }

  /**
   * Wants the moves of a kind of unit from and to these squares.
   *
   * @param code the code of the unit; 0 for any
   * @param from a set of squares
   * @param to a set of squares
   */
  public static MoveFilter of(int code, long from, long to) {
    return new MoveFilter(from, to, code, Kind.ANY);
  }

  /** Returns the units whose moves are wanted, as a set. */
  long units(Board board) {
    return code == 0 ? from : from & board.coded(code);
  }

  /**
   * Returns the squares to which plain moves are wanted, as a set. Captures en passant are never
   * plain, so their squares are left out.
   */
  long targets(Board board) {
    return switch (kind) {
      case ANY -> to;
      case CAPTURE -> to & board.occupied();
      case EN_PASSANT -> 0;
    };
  }

  /** Returns whether a packed move of a position is wanted. */
  boolean wants(Board board, int move) {
    return (from >>> PackedMove.from(move) & 1) != 0
        && (to >>> PackedMove.to(move) & 1) != 0
        && (code == 0 || code == PackedMove.code(move))
        && switch (kind) {
          case ANY -> true;
          case CAPTURE -> PackedMove.victimCode(board, move) != 0;
          case EN_PASSANT -> PackedMove.isEnPassant(move);
        };
  }
}

package org.molychess.engine.board;

/**
 * A move as an {@code int}.
 *
 * <p>From the low end: 6 bits for the square of departure, 6 for that of arrival, 3 for the code of
 * the unit, 3 for the code of the officer that a pawn becomes (0 if it does not), two flags, 4 for
 * the rook where kings castle freely, and two flags.
 */
public final class PackedMove {
  /** Marks castling. */
  public static final int CASTLING = 1 << 18;

  /** Marks a capture en passant. */
  public static final int EN_PASSANT = 1 << 19;

  /** How the file of the rook differs from that of its corner; 0 but where kings castle freely. */
  private static final int ROOK_FILE = 20;

  /** Marks castling as king takes rook: so it is written where kings castle freely. */
  private static final int TAKES_ROOK = 1 << 23;

  /** Marks a move that no hook but the end of the turn concerns. */
  public static final int PLAIN = 1 << 24;

  /** Marks a legal capture of which it is known what all its hooks do. */
  public static final int PREDICTED = 1 << 25;

  private static final int IDENTITY = PLAIN - 1;

  private PackedMove() {}

  /** Returns the move without the flags {@link #PLAIN} and {@link #PREDICTED}. */
  public static int identity(int move) {
    return move & IDENTITY;
  }

  /** Returns whether the move is marked as a predicted capture. */
  public static boolean isPredicted(int move) {
    return (move & PREDICTED) != 0;
  }

  /** Returns whether the move is marked as plain. */
  public static boolean isPlain(int move) {
    return (move & PLAIN) != 0;
  }

  /**
   * Returns a move that is no promotion, castling or capture en passant, of a unit with this code.
   */
  public static int of(int from, int to, int code) {
    return from | to << 6 | code << 12;
  }

  /**
   * Returns a promotion.
   *
   * @param code the code of the officer
   */
  public static int promotion(int from, int to, int code) {
    return from | to << 6 | UnitCode.PAWN << 12 | code << 15;
  }

  /** Returns a capture en passant. */
  public static int enPassant(int from, int to) {
    return of(from, to, UnitCode.PAWN) | EN_PASSANT;
  }

  /** Returns castling, by the king's squares. */
  public static int castling(int from, int to) {
    return of(from, to, UnitCode.KING) | CASTLING;
  }

  /**
   * Returns castling where kings and rooks castle from anywhere.
   *
   * @param to where the king arrives: on the g-file or the c-file
   * @param rook the square of the rook
   */
  public static int freeCastling(int from, int to, int rook) {
    int move = castling(from, to);
    return move | (rookFrom(move) ^ rook) << ROOK_FILE | TAKES_ROOK;
  }

  /** Returns the square of departure. */
  public static int from(int move) {
    return move & 63;
  }

  /** Returns the square of arrival. */
  public static int to(int move) {
    return move >> 6 & 63;
  }

  /** Returns the second square of the machine text: of a rook, where the king castles freely. */
  public static int written(int move) {
    return (move & TAKES_ROOK) == 0 ? to(move) : rookFrom(move);
  }

  /** Returns castling with the mark that it is written as king takes rook. */
  public static int takingRook(int move) {
    return move | TAKES_ROOK;
  }

  /** Returns whether castling is written as king takes rook. */
  public static boolean takesRook(int move) {
    return (move & TAKES_ROOK) != 0;
  }

  /** Returns the code of the unit that moves. */
  public static int code(int move) {
    return move >> 12 & 7;
  }

  /** Returns the code of the officer a pawn becomes, or 0. */
  public static int promotion(int move) {
    return move >> 15 & 7;
  }

  /** Returns the code of the unit that arrives: of the officer a pawn becomes, if it does. */
  public static int arriving(int move) {
    int promotion = promotion(move);
    return promotion == 0 ? code(move) : promotion;
  }

  /** Returns whether the king castles. */
  public static boolean isCastling(int move) {
    return (move & CASTLING) != 0;
  }

  /** Returns whether a pawn is captured en passant. */
  public static boolean isEnPassant(int move) {
    return (move & EN_PASSANT) != 0;
  }

  /** Returns whether the move is a promotion, castling or en passant. */
  public static boolean isSpecial(int move) {
    return (move & IDENTITY) >>> 15 != 0;
  }

  /** Returns the square a pawn skips, as a set; nothing unless it is a double step. */
  public static long skipped(int move) {
    int from = from(move);
    int to = to(move);
    return code(move) == UnitCode.PAWN && Math.abs(from - to) == 16 ? 1L << (from + to >> 1) : 0;
  }

  /**
   * Returns the square of the unit that the move captures, if it is no castling and there is one on
   * it.
   */
  public static int victim(int move) {
    return isEnPassant(move) ? enPassantVictim(to(move)) : to(move);
  }

  /** Returns the code of the unit that the move captures, or 0. */
  public static int victimCode(Board before, int move) {
    return isCastling(move) ? 0 : before.code(victim(move));
  }

  /**
   * Returns the square of the pawn that is captured en passant by a pawn that arrives on a square.
   */
  public static int enPassantVictim(int square) {
    return square ^ 8;
  }

  /** Returns the square of the rook that castles with the king. */
  public static int rookFrom(int move) {
    int to = to(move);
    return ((to & 7) == 6 ? to + 1 : to - 2) ^ (move >> ROOK_FILE & 7);
  }

  /** Returns the square on which that rook arrives. */
  public static int rookTo(int move) {
    int to = to(move);
    return (to & 7) == 6 ? to - 1 : to + 1;
  }
}

package org.molychess.engine;

/** A move as an {@code int}: from, to, the unit's code, the promotion's code, two flags. */
final class Moves {
  static final int CASTLING = 1 << 18;
  static final int EN_PASSANT = 1 << 19;

  private Moves() {}

  static int of(int from, int to, int code) {
    return from | to << 6 | code << 12;
  }

  static int promotion(int from, int to, int code) {
    return from | to << 6 | Board.PAWN << 12 | code << 15;
  }

  static int from(int move) {
    return move & 63;
  }

  static int to(int move) {
    return move >> 6 & 63;
  }

  /** Returns the code of the unit that moves. */
  static int code(int move) {
    return move >> 12 & 7;
  }

  /** Returns the code of the figure a pawn becomes, or 0. */
  static int promotion(int move) {
    return move >> 15 & 7;
  }

  /** Returns the code of the unit that arrives: of the figure a pawn becomes, if it does. */
  static int arriving(int move) {
    int promotion = promotion(move);
    return promotion == 0 ? code(move) : promotion;
  }

  static boolean isCastling(int move) {
    return (move & CASTLING) != 0;
  }

  static boolean isEnPassant(int move) {
    return (move & EN_PASSANT) != 0;
  }

  /** Returns the square a pawn skips, as a set; nothing unless it is a double step. */
  static long skipped(int move) {
    int from = from(move);
    int to = to(move);
    return code(move) == Board.PAWN && Math.abs(from - to) == 16 ? 1L << (from + to >> 1) : 0;
  }

  /** Returns where the rook stands that castles with the king. */
  static int rookFrom(int move) {
    int to = to(move);
    return (to & 7) == 6 ? to + 1 : to - 2;
  }

  /** Returns where the rook arrives. */
  static int rookTo(int move) {
    int to = to(move);
    return (to & 7) == 6 ? to - 1 : to + 1;
  }
}

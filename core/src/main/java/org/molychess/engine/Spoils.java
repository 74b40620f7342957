package org.molychess.engine;

/**
 * Which victims of which capturer would be reborn to attack the king, as he sees the board.
 *
 * <p>From one leaf to the next that seldom changes, so it is kept until it does.
 */
final class Spoils {
  // What the squares were worked out for.
  private int king = -1;
  private long lines;
  private long diagonals;
  private long exposed;

  /** The capturers with such victims, kings aside: a bit for each code. */
  int capturers;

  /** The squares of capture: {@code [capturer << 3 | victim]}. */
  private final long[] squares = new long[8 << 3];

  /**
   * Looks out from a side's king: at the homes that he sees, and those of them along lines and
   * along diagonals.
   */
  void look(Forecast forecast, int side, int square, long homes, long onLines, long onDiagonals) {
    int seenFrom = side << 6 | square;
    if (homes != exposed || onLines != lines || onDiagonals != diagonals || seenFrom != king) {
      exposed = homes;
      lines = onLines;
      diagonals = onDiagonals;
      king = seenFrom;
      learn(forecast, side, square);
    }
  }

  private void learn(Forecast forecast, int side, int square) {
    capturers = 0;
    for (int victim = Board.PAWN; victim <= Board.QUEEN; victim++) {
      long threats = exposed & threats(side, square, victim);
      for (int capturer = Board.PAWN; capturer <= Board.QUEEN; capturer++) {
        // On its last rank a pawn is a figure that captures.
        long open = capturer == Board.PAWN ? Board.PAWN_RANKS : -1L;
        long spoiled = open & forecast.sources(side, capturer, victim, threats);
        squares[capturer << 3 | victim] = spoiled;
        capturers |= spoiled == 0 || capturer == Board.KING ? 0 : 1 << capturer;
      }
    }
  }

  /** Returns from where an enemy unit with this code would attack a king on an empty board. */
  static long threats(int side, int king, int code) {
    return switch (code) {
      case Board.PAWN -> {
        // On its last rank it may become anything.
        long lastRank = side == Board.WHITE ? 0xFFL : 0xFFL << 56;
        yield Tables.PAWN[side * 65 + king] & Board.PAWN_RANKS | lastRank & Tables.ZONE[king];
      }
      case Board.KNIGHT -> Tables.KNIGHT[king];
      case Board.BISHOP -> Tables.DIAGONAL[king];
      case Board.ROOK -> Tables.STRAIGHT[king];
      case Board.QUEEN -> Tables.DIAGONAL[king] | Tables.STRAIGHT[king];
      default -> 0;
    };
  }

  /** Returns the squares on which the capturer must not take a victim with this code. */
  long of(int capturer, int victim) {
    return squares[capturer << 3 | victim];
  }

  /** Returns which of these victims the capturer must not take. */
  long of(int capturer, long pawns, long knights, long bishops, long rooks, long queens) {
    int at = capturer << 3;
    return pawns & squares[at | Board.PAWN]
        | knights & squares[at | Board.KNIGHT]
        | bishops & squares[at | Board.BISHOP]
        | rooks & squares[at | Board.ROOK]
        | queens & squares[at | Board.QUEEN];
  }
}

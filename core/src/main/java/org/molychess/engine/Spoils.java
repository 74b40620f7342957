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

  /** Looks out from the king. */
  void look(Node node, Forecast forecast) {
    int side = node.board.side;
    long homes = node.exposed & forecast.homes(side);
    long seenLines = node.seenLines & homes;
    long seenDiagonals = node.seenDiagonals & homes;
    int seenFrom = side << 6 | node.king;
    if (homes != exposed || seenLines != lines || seenDiagonals != diagonals || seenFrom != king) {
      exposed = homes;
      lines = seenLines;
      diagonals = seenDiagonals;
      king = seenFrom;
      learn(node, forecast);
    }
  }

  private void learn(Node node, Forecast forecast) {
    capturers = 0;
    for (int victim = Board.PAWN; victim <= Board.QUEEN; victim++) {
      long threats = exposed & threats(node, victim);
      for (int capturer = Board.PAWN; capturer <= Board.QUEEN; capturer++) {
        // On its last rank a pawn is a figure that captures.
        long open = capturer == Board.PAWN ? Board.PAWN_RANKS : -1L;
        long spoiled = open & forecast.sources(node.board.side, capturer, victim, threats);
        squares[capturer << 3 | victim] = spoiled;
        capturers |= spoiled == 0 || capturer == Board.KING ? 0 : 1 << capturer;
      }
    }
  }

  /** Returns the squares from which an enemy unit with this code would attack the king. */
  private static long threats(Node node, int code) {
    int side = node.board.side;
    return switch (code) {
      case Board.PAWN -> {
        // On its last rank it may become anything.
        long lastRank = side == Board.WHITE ? 0xFFL : 0xFFL << 56;
        yield Tables.PAWN[side * 65 + node.king] & Board.PAWN_RANKS | lastRank & node.dangerous;
      }
      case Board.KNIGHT -> Tables.KNIGHT[node.king];
      case Board.BISHOP -> node.seenDiagonals;
      case Board.ROOK -> node.seenLines;
      case Board.QUEEN -> node.seenLines | node.seenDiagonals;
      default -> 0;
    };
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

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

  /** The squares of capture: {@code [capturer << 3 | victim]}. */
  private final long[] squares = new long[8 << 3];

  /** Looks out from the king; returns whether something may be reborn in his sight at all. */
  boolean look(Node node, Forecast forecast) {
    int side = node.board.side;
    long homes = node.exposed & forecast.homes(side);
    if (homes == 0) {
      return false;
    }
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
    return true;
  }

  private void learn(Node node, Forecast forecast) {
    for (int capturer = Board.PAWN; capturer <= Board.QUEEN; capturer++) {
      for (int victim = Board.PAWN; victim <= Board.QUEEN; victim++) {
        squares[capturer << 3 | victim] =
            forecast.sources(
                node.board.side, capturer, victim, node.exposed & node.threats[victim]);
      }
    }
  }

  /** Returns the enemy units that this capturer must not take. */
  long of(Node node, int capturer) {
    long x = node.board.x;
    long y = node.board.y;
    long z = node.board.z;
    int at = capturer << 3;
    return (x & ~y & ~z & squares[at | Board.PAWN]
            | x & y & squares[at | Board.KNIGHT]
            | z & ~x & ~y & squares[at | Board.BISHOP]
            | y & ~x & ~z & squares[at | Board.ROOK]
            | y & z & squares[at | Board.QUEEN])
        & node.their
        & node.open;
  }
}

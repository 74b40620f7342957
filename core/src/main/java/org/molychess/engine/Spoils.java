package org.molychess.engine;

/**
 * Which victims of which capturer would be reborn to attack the king, as he sees the board.
 *
 * <p>From one leaf to the next that seldom changes, so it is kept until it does.
 */
final class Spoils {
  private static final long[] NOTHING = {};

  // What it was worked out for.
  private int king = -1;
  private long lines;
  private long diagonals;
  private long exposed;

  /** The squares of capture, by the codes of capturer and victim. */
  private final long[] squares = new long[8 << 3];

  /** Returns the squares of capture: {@code [capturer << 3 | victim]}; nothing if all are empty. */
  long[] of(Node node, Forecast forecast) {
    int side = node.board.side;
    long homes = node.exposed & forecast.homes(side);
    if (homes == 0) {
      return NOTHING;
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
    return squares;
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
}

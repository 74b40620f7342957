package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems in which a side has no king: counting finds what listing finds. */
final class KinglessPerftTest {
  private static final int DEEPEST = 4;

  private static long listed(Position position, int depth) {
    return depth == 0
        ? 1
        : position.legalMoves().stream().mapToLong(move -> listed(move.after(), depth - 1)).sum();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/7k/8/8/5B2/8/8 w - - 0 1",
        "8/8/7k/8/8/5B2/8/8 b - - 0 1",
        "8/1p6/7K/2P5/8/5b2/8/8 b - - 0 1",
        "8/1p6/7K/2P5/8/5b2/8/8 w - - 0 1",
        "8/8/8/8/3pP3/5B2/8/8 b - e3 0 1",
        "4k3/8/8/8/3pP3/8/8/8 b - e3 0 1",
        "8/P6p/8/8/8/8/6p1/8 w - - 0 1",
        "8/8/8/8/8/8/8/N7 w - - 0 1",
      })
  void countsWhatIsListed(String fen) {
    Position position = Rules.orthodox().position(fen, Reading.PROBLEM);
    for (int depth = 0; depth <= DEEPEST; depth++) {
      assertEquals(listed(position, depth), position.perft(depth), fen + " depth " + depth);
      assertEquals(
          listed(position, depth),
          Perft.of(position).hash(1 << 20).count(depth),
          fen + " depth " + depth + " with a table");
    }
  }
}

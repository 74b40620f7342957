package org.molychess.engine.count;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Position;
import org.molychess.Rules;

/** What is counted without a list is what the list holds. */
final class BulkCounterTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        // The pawn on f2 is pinned, and could otherwise take on the line of the other pin.
        "7k/8/8/8/7b/4r3/4PP2/4K3 w - - 0 1",
        "4k3/4pp2/4R3/7B/8/8/8/7K b - - 0 1",
        // Pins on a file, a rank and both diagonals; units that go along them and that do not.
        "4r2k/8/8/b6b/4R3/2P3N1/8/r2BK3 w - - 0 1",
        "R2bk3/8/2p3n1/4r3/B6B/8/8/4R2K b - - 0 1",
        "4k3/8/8/8/1b5b/2Q3B1/3P1P2/4K3 w - - 0 1",
        // A pinned pawn that takes what pins it, and promotes.
        "2b5/3P4/4K3/8/8/8/8/k7 w - - 0 1",
        "K7/8/8/8/8/4k3/3p4/2B5 b - - 0 1",
      })
  void countsWhatIsListed(String fen) {
    Position position = Rules.orthodox().position(fen);
    assertEquals(position.legalMoves().size(), position.perft(1));
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.conformance.plain.RandomGames;

/** A table of counts changes no count: its keys hold all that the moves depend on. */
final class HashedPerftTest {
  private static final int DEPTH = 4;

  /** Small positions in which moves are often made in another order, or with a tempo lost. */
  private static final List<String> POSITIONS =
      List.of(
          // Double steps past pawns that can take en passant, and past none.
          "4k3/1p1p4/8/2P5/4p1p1/8/3P1P1P/4K3 w - - 0 1",
          // Rooks and kings that go and come back, and so lose their right to castle.
          "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
          // Captures and promotions.
          "1n2k3/P7/8/8/4B3/8/8/4K3 b - - 0 1");

  @TestFactory
  Stream<DynamicTest> countsAsWithoutATable() {
    return RandomGames.underAllRules(
        text -> {
          for (String fen : POSITIONS) {
            Position position = Rules.parse(text).position(fen);
            assertEquals(
                Perft.of(position).count(DEPTH),
                Perft.of(position).hash(1 << 22).count(DEPTH),
                fen);
          }
        });
  }
}

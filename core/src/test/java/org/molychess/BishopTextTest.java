package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** A bishop's letter is also a file's, so its moves can look like machine text. */
final class BishopTextTest {
  private final Position position = Rules.orthodox().position("4k3/8/8/8/8/1b6/8/1b5K b - - 0 9");

  @Test
  void readsTheRankThatTellsTwoBishopsApart() {
    Move move = position.exactMove("b1c2");
    assertEquals("B1c2", move.san());
    assertEquals(move, position.move("B1c2"));
  }

  @Test
  void readsARankThatIsNotNeeded() {
    assertEquals("b1h7", position.move("B1h7").uci());
  }

  @Test
  void inCapitalsAFileOrABishop() {
    assertEquals("b1c2", position.move("B1C2").uci());
    assertEquals("e8d8", position.move("E8D8").uci());
    assertThrows(IllegalMoveException.class, () -> position.move("B3B2"));
  }
}

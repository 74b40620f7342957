package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SideTest {
  @ParameterizedTest
  @EnumSource
  void isTheOppositeOfItsOpposite(Side side) {
    assertEquals(side, side.opposite().opposite());
  }

  @Test
  void hasTheLetterOfTheFen() {
    assertEquals('w', Side.WHITE.letter());
    assertEquals('b', Side.BLACK.letter());
  }
}

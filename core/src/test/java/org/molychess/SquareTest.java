package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SquareTest {
  @ParameterizedTest
  @EnumSource
  void isFoundByNameAndByFileAndRank(Square square) {
    assertEquals(square, Square.of(square.toString()));
    assertEquals(square, Square.at(square.file(), square.rank()));
    assertEquals(square, Square.of(square.ordinal()));
  }

  @ParameterizedTest
  @EnumSource
  void hasNeighboursOfTheOtherColour(Square square) {
    square.plus(1, 0).ifPresent(next -> assertTrue(next.isLight() != square.isLight()));
    square.plus(1, 1).ifPresent(next -> assertEquals(square.isLight(), next.isLight()));
    assertTrue(square.mirrored().isLight() != square.isLight());
    assertEquals(square.isLight(), square.opposite().isLight());
  }

  @Test
  void knowsThatA1IsDark() {
    assertFalse(Square.A1.isLight());
    assertTrue(Square.H1.isLight());
  }

  @Test
  void endsAtTheEdge() {
    assertEquals(Optional.empty(), Square.H8.plus(1, 0));
    assertEquals(Optional.empty(), Square.A1.plus(0, -1));
    assertThrows(IllegalArgumentException.class, () -> Square.at(0, 1));
    assertThrows(IllegalArgumentException.class, () -> Square.at(1, 9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e", "e9", "i1", "E4", "e44", " e4", "é4"})
  void hasNoOtherName(String name) {
    assertThrows(IllegalArgumentException.class, () -> Square.of(name));
  }

  @Test
  void setsAreValues() {
    SquareSet set = SquareSet.of(Square.H8, Square.A1, Square.A1);
    assertEquals("[a1, h8]", set.toString());
    assertEquals(2, set.size());
    assertEquals(SquareSet.empty().with(Square.A1).with(Square.H8), set);
    assertEquals(set.hashCode(), SquareSet.of(Square.A1, Square.H8).hashCode());
    assertEquals(SquareSet.of(Square.A1), set.without(Square.H8));
    assertEquals(SquareSet.empty(), set.minus(set));
    assertEquals(SquareSet.all(), SquareSet.ofBits(~set.bits()).or(set));
    assertEquals(SquareSet.of(Square.H8), set.and(SquareSet.rank(8)));
    assertTrue(set.contains(Square.H8));
    assertFalse(set.contains(Square.H7));
  }

  @Test
  void setsShiftWithoutWrapping() {
    assertEquals(SquareSet.rank(8), SquareSet.rank(1).up(7));
    assertEquals(SquareSet.empty(), SquareSet.rank(1).up(8));
    assertEquals(SquareSet.empty(), SquareSet.rank(1).up(-1));
    assertEquals(SquareSet.empty(), SquareSet.all().up(-9));
  }

  @Test
  void setsIterateInOrderAndEnd() {
    var squares = SquareSet.of(Square.C3, Square.B2).iterator();
    assertEquals(Square.B2, squares.next());
    assertEquals(Square.C3, squares.next());
    assertFalse(squares.hasNext());
    assertThrows(NoSuchElementException.class, squares::next);
  }

  @ParameterizedTest
  @EnumSource
  void piecesAreFoundByTheirLetter(Piece piece) {
    assertEquals(piece, Piece.of(piece.letter()));
    assertEquals(piece, Piece.of(piece.side(), piece.role()));
    assertEquals(piece.side() == Side.WHITE, Character.isUpperCase(piece.letter()));
    assertEquals(piece.side().letter() + "" + piece.role().letter(), piece.code());
  }

  @ParameterizedTest
  @ValueSource(chars = {'S', 'x', '1', ' ', 'Κ'})
  void noPieceHasAnotherLetter(char letter) {
    assertThrows(IllegalArgumentException.class, () -> Piece.of(letter));
  }
}

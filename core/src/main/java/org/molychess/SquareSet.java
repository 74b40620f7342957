package org.molychess;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** An immutable set of squares; iterates a1 first, h8 last. */
public final class SquareSet implements Iterable<Square> {
  private static final SquareSet EMPTY = new SquareSet(0);
  private static final SquareSet ALL = new SquareSet(-1);

  private final long bits;

  private SquareSet(long bits) {
    this.bits = bits;
  }

  /** Returns the empty set. */
  public static SquareSet empty() {
    return EMPTY;
  }

  /** Returns the whole board. */
  public static SquareSet all() {
    return ALL;
  }

  /** Returns the set of these squares. */
  public static SquareSet of(Square... squares) {
    Objects.requireNonNull(squares, "squares");
    long bits = 0;
    for (Square square : squares) {
      bits |= 1L << Objects.requireNonNull(square, "square").ordinal();
    }
    return ofBits(bits);
  }

  /**
   * Returns the squares of a rank, 1 to 8.
   *
   * @throws IllegalArgumentException if it is not 1 to 8
   */
  public static SquareSet rank(int rank) {
    return ofBits(0xFFL << (8 * (Square.at(1, rank).rank() - 1)));
  }

  /** Returns the set whose bit {@code n} stands for the square with the ordinal {@code n}. */
  public static SquareSet ofBits(long bits) {
    return new SquareSet(bits);
  }

  /** Returns the set as 64 bits, bit 0 for a1, bit 63 for h8. */
  public long bits() {
    return bits;
  }

  /** Returns whether the square is in the set. */
  public boolean contains(Square square) {
    Objects.requireNonNull(square, "square");
    return (bits >>> square.ordinal() & 1) != 0;
  }

  /** Returns whether the set has no square. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns the number of squares. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** Returns the squares that are in both sets. */
  public SquareSet and(SquareSet other) {
    Objects.requireNonNull(other, "other");
    return ofBits(bits & other.bits);
  }

  /** Returns the squares that are in either set. */
  public SquareSet or(SquareSet other) {
    Objects.requireNonNull(other, "other");
    return ofBits(bits | other.bits);
  }

  /** Returns the squares of this set that are not in the other. */
  public SquareSet minus(SquareSet other) {
    Objects.requireNonNull(other, "other");
    return ofBits(bits & ~other.bits);
  }

  /** Returns the set with this square. */
  public SquareSet with(Square square) {
    Objects.requireNonNull(square, "square");
    return ofBits(bits | 1L << square.ordinal());
  }

  /** Returns the set without this square. */
  public SquareSet without(Square square) {
    Objects.requireNonNull(square, "square");
    return ofBits(bits & ~(1L << square.ordinal()));
  }

  /**
   * Returns every square moved up so many ranks (down if negative); what leaves the board is gone.
   */
  public SquareSet up(int ranks) {
    if (ranks >= 8 || ranks <= -8) {
      return EMPTY;
    }
    return ofBits(ranks >= 0 ? bits << 8 * ranks : bits >>> -8 * ranks);
  }

  /** Returns the squares in order, as a stream. */
  public Stream<Square> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  public Spliterator<Square> spliterator() {
    return Spliterators.spliterator(
        iterator(), size(), Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL);
  }

  @Override
  public Iterator<Square> iterator() {
    return new Iterator<>() {
      private long rest = bits;

      @Override
      public boolean hasNext() {
        return rest != 0;
      }

      @Override
      public Square next() {
        if (rest == 0) {
          throw new NoSuchElementException();
        }
        Square next = Square.of(Long.numberOfTrailingZeros(rest));
        rest &= rest - 1;
        return next;
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SquareSet set && set.bits == bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /** Returns the squares in order, such as {@code [a1, h8]}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder("[");
    for (Square square : this) {
      out.append(out.length() > 1 ? ", " : "").append(square);
    }
    return out.append(']').toString();
  }
}

package org.molychess;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.molychess.engine.text.Quotes;

/** The sixty-four squares, a1 to h1 first, h8 last. */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final Square[] VALUES = values();

  private final String text = name().toLowerCase(Locale.ROOT);

  /**
   * Returns the square on this file and rank.
   *
   * @param file 1 for a, to 8 for h
   * @param rank 1 to 8
   * @throws IllegalArgumentException if either is off the board
   */
  public static Square at(int file, int rank) {
    if (file < 1 || file > 8 || rank < 1 || rank > 8) {
      throw new IllegalArgumentException(
          "file " + file + ", rank " + rank + " is off the board; both go from 1 to 8");
    }
    return VALUES[(rank - 1) * 8 + file - 1];
  }

  /**
   * Returns the square with this ordinal: 0 is a1, 7 is h1, 63 is h8.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Square of(int ordinal) {
    if (ordinal < 0 || ordinal > 63) {
      throw new IllegalArgumentException(
          "no square has the number " + ordinal + "; a1 is 0, h8 63");
    }
    return VALUES[ordinal];
  }

  /**
   * Returns the square of this name.
   *
   * @param name such as {@code e4}; lower case
   * @throws IllegalArgumentException if it is not a square's name
   */
  public static Square of(String name) {
    Objects.requireNonNull(name, "name");
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'" + Quotes.clip(name) + "' is not a square; squares are a1 to h8"));
  }

  /** Returns the square of this name, or nothing if it is not a square's name. */
  static Optional<Square> find(CharSequence name) {
    if (name.length() != 2) {
      return Optional.empty();
    }
    int file = name.charAt(0) - 'a';
    int rank = name.charAt(1) - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7
        ? Optional.empty()
        : Optional.of(VALUES[rank * 8 + file]);
  }

  /** Returns the file, 1 for a, to 8 for h. */
  public int file() {
    return (ordinal() & 7) + 1;
  }

  /** Returns the rank, 1 to 8. */
  public int rank() {
    return (ordinal() >> 3) + 1;
  }

  /** Returns whether the square is light; a1 is dark. */
  public boolean isLight() {
    return ((ordinal() ^ (ordinal() >> 3)) & 1) != 0;
  }

  /** Returns the square with the same rank on the mirrored file: a1 and h1. */
  public Square mirrored() {
    return VALUES[ordinal() ^ 7];
  }

  /** Returns the image in the centre of the board: a1 and h8. */
  public Square opposite() {
    return VALUES[63 - ordinal()];
  }

  /**
   * Returns the square on this rank, 1 to 8, of the same file.
   *
   * @throws IllegalArgumentException if it is not 1 to 8
   */
  public Square onRank(int rank) {
    return at(file(), rank);
  }

  /**
   * Returns the square so many files to the right and ranks up, or nothing if it is off the board.
   */
  public Optional<Square> plus(int files, int ranks) {
    int file = file() + files;
    int rank = rank() + ranks;
    return file < 1 || file > 8 || rank < 1 || rank > 8
        ? Optional.empty()
        : Optional.of(at(file, rank));
  }

  /** Returns the name: {@code e4}. */
  @Override
  public String toString() {
    return text;
  }
}

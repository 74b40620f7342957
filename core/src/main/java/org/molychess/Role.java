package org.molychess;

import java.util.List;

/** The kind of a unit, whatever its side. */
public enum Role {
  PAWN('P'),
  KNIGHT('N'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  private static final List<Role> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** Returns the English capital letter; {@code 'N'} stands for the knight. */
  public char letter() {
    return letter;
  }

  /** Returns whether this is a figure: any unit but a pawn. */
  public boolean isFigure() {
    return this != PAWN;
  }

  /** Returns the officers to which a pawn may promote: queen, rook, bishop, knight. */
  public static List<Role> promotions() {
    return PROMOTIONS;
  }

  /**
   * Returns the role with this letter, of either case.
   *
   * @throws IllegalArgumentException if no role has it
   */
  public static Role of(char letter) {
    return switch (letter) {
      case 'P', 'p' -> PAWN;
      case 'N', 'n' -> KNIGHT;
      case 'B', 'b' -> BISHOP;
      case 'R', 'r' -> ROOK;
      case 'Q', 'q' -> QUEEN;
      case 'K', 'k' -> KING;
      default ->
          throw new IllegalArgumentException(
              "no unit has the letter '" + letter + "'; the letters are P N B R Q K");
    };
  }
}

package org.molychess;

import java.util.Objects;

/** A unit: a role and the side it belongs to. */
public enum Piece {
  WHITE_PAWN(Side.WHITE, Role.PAWN),
  WHITE_KNIGHT(Side.WHITE, Role.KNIGHT),
  WHITE_BISHOP(Side.WHITE, Role.BISHOP),
  WHITE_ROOK(Side.WHITE, Role.ROOK),
  WHITE_QUEEN(Side.WHITE, Role.QUEEN),
  WHITE_KING(Side.WHITE, Role.KING),
  BLACK_PAWN(Side.BLACK, Role.PAWN),
  BLACK_KNIGHT(Side.BLACK, Role.KNIGHT),
  BLACK_BISHOP(Side.BLACK, Role.BISHOP),
  BLACK_ROOK(Side.BLACK, Role.ROOK),
  BLACK_QUEEN(Side.BLACK, Role.QUEEN),
  BLACK_KING(Side.BLACK, Role.KING);

  private static final Piece[] VALUES = values();

  private final Side side;
  private final Role role;
  private final char letter;

  Piece(Side side, Role role) {
    this.side = side;
    this.role = role;
    this.letter = side == Side.WHITE ? role.letter() : Character.toLowerCase(role.letter());
  }

  /** Returns the unit of this side and role. */
  public static Piece of(Side side, Role role) {
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(role, "role");
    return VALUES[side.ordinal() * 6 + role.ordinal()];
  }

  /**
   * Returns the unit with this FEN letter: capitals are White's.
   *
   * @throws IllegalArgumentException if no unit has it
   */
  public static Piece of(char letter) {
    return of(Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK, Role.of(letter));
  }

  /** Returns the side it belongs to. */
  public Side side() {
    return side;
  }

  /** Returns its role. */
  public Role role() {
    return role;
  }

  /** Returns whether it has this role. */
  public boolean is(Role other) {
    Objects.requireNonNull(other, "other");
    return role == other;
  }

  /** Returns the unit of the same side with another role. */
  public Piece as(Role other) {
    Objects.requireNonNull(other, "other");
    return of(side, other);
  }

  /** Returns the FEN letter: a capital for White. */
  public char letter() {
    return letter;
  }

  /** Returns the side's small letter and the role's capital, as effects are written: {@code bR}. */
  public String code() {
    return "" + side.letter() + role.letter();
  }

  /** Returns the Unicode chess figure. */
  public char figurine() {
    return "♙♘♗♖♕♔♟♞♝♜♛♚".charAt(ordinal());
  }
}

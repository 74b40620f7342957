package org.molychess.engine.board;

import org.molychess.Piece;
import org.molychess.Role;

/**
 * The numbers by which a {@link Board} knows its units.
 *
 * <p>0 stands for no unit. Both sliding kinds of a queen share a bit with her: a rook and a queen
 * have bit 1 and not bit 0, a bishop and a queen have bit 2 and not bit 0.
 */
public final class UnitCode {
  /** The code of a pawn. */
  public static final int PAWN = 1;

  /** The code of a rook. */
  public static final int ROOK = 2;

  /** The code of a knight. */
  public static final int KNIGHT = 3;

  /** The code of a bishop. */
  public static final int BISHOP = 4;

  /** The code of a king. */
  public static final int KING = 5;

  /** The code of a queen. */
  public static final int QUEEN = 6;

  /** The codes of the officers that a pawn may become: queen, rook, bishop, knight. */
  public static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private static final Role[] ROLES = {
    Role.PAWN, Role.PAWN, Role.ROOK, Role.KNIGHT, Role.BISHOP, Role.KING, Role.QUEEN
  };
  private static final int[] CODES = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING};
  private static final Piece[] PIECES = new Piece[16];

  static {
    for (Piece piece : Piece.values()) {
      PIECES[of(piece)] = piece;
    }
  }

  private UnitCode() {}

  /** Returns the code of a role. */
  public static int of(Role role) {
    return CODES[role.ordinal()];
  }

  /** Returns the code of a piece, with its side in bit 3. */
  public static int of(Piece piece) {
    return of(piece.role()) | piece.side().ordinal() << 3;
  }

  /** Returns the role with a code. */
  public static Role role(int code) {
    return ROLES[code];
  }

  /** Returns the piece with a code that has its side in bit 3. */
  static Piece piece(int codeAndSide) {
    return PIECES[codeAndSide];
  }

  /**
   * Returns a piece.
   *
   * @param code the code of its role
   * @param of its side
   */
  public static Piece piece(int code, int of) {
    return PIECES[code | of << 3];
  }
}

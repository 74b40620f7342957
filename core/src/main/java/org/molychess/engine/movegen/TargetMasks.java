package org.molychess.engine.movegen;

/** The squares to which units may go, by kind of unit, as sets; checks and pins are left aside. */
public final class TargetMasks {
  // By plain moves.
  long pawn;
  long knight;
  long bishop;
  long rook;
  long king;

  // By any move: a move that is certain to give a forbidden check is left out.
  long anyPawn;
  long anyKnight;
  long anyBishop;
  long anyRook;

  /**
   * Sets the masks.
   *
   * @param open the squares that units may enter
   * @param their the enemy units
   * @param capturesAreHooked whether captures are no plain moves
   * @param asksChecks whether moves that give check are no plain moves
   */
  void set(
      long open, long their, boolean capturesAreHooked, boolean asksChecks, GivenChecks given) {
    long plain = capturesAreHooked ? open & ~their : open;
    pawn = plain;
    knight = plain;
    bishop = plain;
    rook = plain;
    king = plain;
    anyPawn = open;
    anyKnight = open;
    anyBishop = open;
    anyRook = open;
    if (asksChecks) {
      pawn &= ~given.byPawn;
      knight &= ~given.byKnight;
      bishop &= ~given.byBishop;
      rook &= ~given.byRook;
      // A check is certain, and illegal, if no hook may come in between.
      long illegal = given.forbidden ? capturesAreHooked ? ~their : -1L : 0;
      anyPawn &= ~(given.byPawn & illegal);
      anyKnight &= ~(given.byKnight & illegal);
      anyBishop &= ~(given.byBishop & illegal);
      anyRook &= ~(given.byRook & illegal);
    }
  }

  /** Returns the squares to which pawns may go by plain moves. */
  public long ofPawns() {
    return pawn;
  }

  /** Returns the squares to which knights may go by plain moves. */
  public long ofKnights() {
    return knight;
  }

  /** Returns the squares to which bishops may go by plain moves. */
  public long ofBishops() {
    return bishop;
  }

  /** Returns the squares to which rooks may go by plain moves. */
  public long ofRooks() {
    return rook;
  }

  /** Returns the squares to which queens may go by plain moves. */
  public long ofQueens() {
    return bishop & rook;
  }
}

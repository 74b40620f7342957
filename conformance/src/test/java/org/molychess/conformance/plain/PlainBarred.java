package org.molychess.conformance.plain;

/** Haunted: an en passant victim under its own empty square, which nobody may enter. */
final class PlainBarred {

  final int square;
  final PlainMan ghost;

  /**
   * The pawn whose next move brings the victim back; null when it is lost and the bar is sealed.
   */
  final PlainMan captor;

  PlainBarred(int square, PlainMan ghost, PlainMan captor) {
    this.square = square;
    this.ghost = ghost;
    this.captor = captor;
  }

  /** Where the captor arrived: the square behind the victim. */
  int captorSquare() {
    return captorSquare(square, ghost);
  }

  static int captorSquare(int square, PlainMan ghost) {
    return square - 8 * ghost.forward();
  }

  boolean isSealed() {
    return captor == null;
  }

  PlainBarred withCaptor(PlainMan newCaptor) {
    return new PlainBarred(square, ghost, newCaptor);
  }
}

package org.molychess;

/** Ways of reading a FEN besides the strict one of a game; several may be combined. */
public enum Reading {
  /**
   * Mends slips: missing fields, letters in another order, dashes and blanks of any kind; drops
   * what cannot be used. {@link FenReading} says what.
   */
  LENIENT,
  /**
   * Takes a position without a king too: that side is never in check. All else is read as in a
   * game, so that the FEN of every position can be read again.
   */
  KINGLESS,
  /** A side may lack its king and is then never in check; kings and rooks at home may castle. */
  PROBLEM
}

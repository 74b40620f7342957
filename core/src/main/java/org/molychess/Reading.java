package org.molychess;

/** Ways of reading a FEN besides the strict one of a game. */
public enum Reading {
  /** Fills in missing counters and drops what cannot be used; {@link FenReading} says what. */
  LENIENT,
  /** A side may lack its king and is then never in check; kings and rooks at home may castle. */
  PROBLEM
}

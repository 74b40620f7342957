package org.molychess;

import java.util.Objects;
import org.molychess.engine.setup.FenMode;

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
  PROBLEM;

  /** Returns how the engine reads when it is asked for these readings, of an EPD on request. */
  static FenMode mode(Reading[] readings, boolean epd) {
    boolean lenient = false;
    boolean kingless = false;
    boolean problem = false;
    for (Reading reading : Objects.requireNonNull(readings, "readings")) {
      switch (Objects.requireNonNull(reading, "reading")) {
        case LENIENT -> lenient = true;
        case KINGLESS -> kingless = true;
        case PROBLEM -> problem = true;
      }
    }
    return new FenMode(lenient, kingless || problem, problem, epd);
  }
}

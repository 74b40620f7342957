package org.molychess;

import java.util.List;

/**
 * What was read from a line of EPD.
 *
 * @param epd the position and its operations
 * @param repairs what a lenient or problem reading filled in or dropped, a sentence each
 */
public record EpdReading(Epd epd, List<String> repairs) {
  /** Keeps a copy of the list. */
  public EpdReading {
    repairs = List.copyOf(repairs);
  }
}

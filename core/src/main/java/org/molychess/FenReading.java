package org.molychess;

import java.util.List;

/**
 * What was read from a FEN.
 *
 * @param position the position
 * @param repairs what a lenient or problem reading filled in or dropped, a sentence each
 */
public record FenReading(Position position, List<String> repairs) {
  /** Keeps a copy of the list. */
  public FenReading {
    repairs = List.copyOf(repairs);
  }
}

package org.molychess.pgn;

import java.util.List;

/**
 * A tag as it was read.
 *
 * @param valueColumn where its value begins, on the same line
 * @param repairs what was mended in it, a sentence each
 * @param tooLong whether its value was cut
 */
record Tag(
    String name,
    String value,
    int line,
    int column,
    int valueColumn,
    List<String> repairs,
    boolean tooLong) {

  Place place() {
    return new Place(line, column);
  }

  Place valuePlace() {
    return new Place(line, valueColumn);
  }

  /** Tells what was mended or lost in it. */
  void report(Findings findings) {
    for (String repair : repairs) {
      findings.repair(place(), name, repair);
    }
    if (tooLong) {
      findings.loss(
          place(),
          name,
          "the tag's value is too long; at most "
              + TagReader.LONGEST_VALUE
              + " characters are read");
    }
  }
}

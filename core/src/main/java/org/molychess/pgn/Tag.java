package org.molychess.pgn;

import java.util.List;

/**
 * A tag as it was read.
 *
 * @param repairs what was mended in it, a sentence each
 * @param tooLong whether its value was cut
 */
record Tag(
    String name,
    String value,
    Place place,
    Place valuePlace,
    List<String> repairs,
    boolean tooLong) {

  /** Returns the tag that a lexer has just read. */
  static Tag of(Lexer lexer) {
    TagReader tag = lexer.tag();
    // In this order: a place that lies before another cannot be found after it.
    Place place = lexer.place();
    Place valuePlace = lexer.valuePlace();
    return new Tag(
        tag.name(), tag.value(), place, valuePlace, List.copyOf(tag.repairs()), tag.isTooLong());
  }

  /** Tells what was mended or lost in it. */
  void report(Findings findings) {
    for (String repair : repairs) {
      findings.repair(place, name, repair);
    }
    if (tooLong) {
      findings.loss(
          place,
          name,
          "the tag's value is too long; at most "
              + TagReader.LONGEST_VALUE
              + " characters are read");
    }
  }
}

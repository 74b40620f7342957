package org.molychess.engine.setup;

/**
 * How a FEN is read.
 *
 * @param lenient whether slips are mended
 * @param kingless whether a side may lack its king
 * @param problem whether kings and rooks at home count as unmoved where nothing is said
 * @param epd whether the counters may be missing and operations follow
 */
public record FenMode(boolean lenient, boolean kingless, boolean problem, boolean epd) {
  /** Returns whether the two counters may be missing. */
  boolean mayLackCounters() {
    return lenient || problem || epd;
  }
}

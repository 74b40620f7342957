package org.molychess.architecture.planted.pgn;

import org.molychess.architecture.planted.engine.count.Counts;

/** Goes around the public API. */
public final class Score {
  Counts counts = new Counts();
}

package org.molychess.architecture.planted.engine.board;

import org.molychess.architecture.planted.engine.count.Counts;

/** Looks up to a higher floor. */
final class LooksUp {
  Counts counts = new Counts();
}

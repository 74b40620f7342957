package org.molychess.architecture.planted.engine.board;

import com.google.common.collect.ImmutableList;
import org.molychess.architecture.planted.engine.count.Counts;

/** Looks up to a higher floor, and out to Guava. */
final class LooksUp {
  Counts counts = new Counts();
  ImmutableList<String> guava = ImmutableList.of();
}

package org.molychess.architecture.planted.engine.count;

import com.google.common.collect.ImmutableList;
import org.molychess.architecture.planted.Facade;

/** Uses more of the facade than its values, and Guava. */
public final class Counts {
  Facade facade;
  ImmutableList<String> guava = ImmutableList.of();
}

package org.molychess.architecture.planted.engine.count;

import org.molychess.architecture.planted.Facade;

/** Uses more of the facade than its values. */
public final class Counts {
  Facade facade;
}

package org.molychess.architecture.planted.spi;

import org.molychess.architecture.planted.Facade;
import org.molychess.architecture.planted.engine.count.Counts;

/** Knows the engine and the facade. */
final class Hook {
  Counts counts = new Counts();
  Facade facade = new Facade();
}

package org.molychess.spi;

/** Examines a position that was set up. */
@FunctionalInterface
public interface SetupHook {
  /** Refuses the position, or lets it be. */
  void setUp(Setup setup);
}

package org.molychess.spi;

/** Decides the fate of a captured unit. */
@FunctionalInterface
public interface CaptureHook {
  /** Settles the victim's fate, or leaves it to the next condition. */
  void captured(Capture capture);
}

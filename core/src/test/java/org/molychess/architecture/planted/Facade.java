package org.molychess.architecture.planted;

import org.molychess.architecture.planted.pgn.Score;

/** Looks up to what stands upon it. */
public final class Facade {
  /** Made by the looker. */
  public Score score = new Score();
}

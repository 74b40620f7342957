package org.molychess.engine.state;

import org.molychess.spi.Mask;

/** A mask that is a word of the board. */
public interface WordMask extends Mask {
  /** Returns the index of the word. */
  int word();
}

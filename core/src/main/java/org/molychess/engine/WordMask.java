package org.molychess.engine;

import org.molychess.spi.Mask;

/** A mask that lies ready in a word of the board. */
interface WordMask extends Mask {
  /** Returns the index of the word. */
  int word();
}

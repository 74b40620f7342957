package org.molychess.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.molychess.spi.Mask;

/** The union of masks; those that lie ready in a word of the board cost one load each. */
final class MaskUnion {
  private final int[] words;
  private final Mask[] others;

  MaskUnion(List<Mask> masks) {
    List<Mask> rest = new ArrayList<>();
    int[] ready = new int[masks.size()];
    int count = 0;
    for (Mask mask : masks) {
      if (mask instanceof WordMask word) {
        ready[count++] = word.word();
      } else {
        rest.add(mask);
      }
    }
    words = Arrays.copyOf(ready, count);
    others = rest.toArray(new Mask[0]);
  }

  /** Returns whether it can hold no square. */
  boolean isNothing() {
    return words.length + others.length == 0;
  }

  /** Returns its squares. */
  long squares(BoardView view) {
    long squares = 0;
    for (int word : words) {
      squares |= view.board.words[word];
    }
    for (Mask mask : others) {
      squares |= mask.squares(view).bits();
    }
    return squares;
  }
}

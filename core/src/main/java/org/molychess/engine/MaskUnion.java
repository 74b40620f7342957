package org.molychess.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.molychess.spi.Mask;

/** The union of masks; those that lie ready in a word of the board cost one load each. */
final class MaskUnion {
  private final String verb;
  private final int[] words;
  private final List<Program.Entry<Mask>> others;

  /**
   * Unites masks.
   *
   * @param verb what a condition fails to do if its mask throws
   */
  MaskUnion(String verb, List<Program.Entry<Mask>> masks) {
    this.verb = verb;
    List<Program.Entry<Mask>> rest = new ArrayList<>();
    int[] ready = new int[masks.size()];
    int count = 0;
    for (Program.Entry<Mask> mask : masks) {
      if (mask.hook() instanceof WordMask word) {
        ready[count++] = word.word();
      } else {
        rest.add(mask);
      }
    }
    words = Arrays.copyOf(ready, count);
    others = List.copyOf(rest);
  }

  /** Returns whether it can hold no square. */
  boolean isNothing() {
    return words.length + others.size() == 0;
  }

  /** Returns its squares. */
  long squares(BoardView view) {
    long squares = 0;
    for (int word : words) {
      squares |= view.board.words[word];
    }
    for (int i = 0; i < others.size(); i++) {
      squares |= squares(others.get(i), view);
    }
    return squares;
  }

  private long squares(Program.Entry<Mask> mask, BoardView view) {
    try {
      return mask.hook().squares(view).bits();
    } catch (RuntimeException e) {
      throw view.program.fault(mask.rule(), verb, view.board, e);
    }
  }
}

package org.molychess.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.WordMask;
import org.molychess.spi.Mask;

/** The union of masks. A mask that is a word of the board costs one load; others are asked. */
public final class MaskUnion {
  private final String verb;
  private final int[] words;
  private final RuleHook<Mask>[] others;

  /**
   * Unites masks.
   *
   * @param verb what a condition fails to do if its mask throws
   */
  MaskUnion(String verb, List<RuleHook<Mask>> masks) {
    this.verb = verb;
    List<RuleHook<Mask>> rest = new ArrayList<>();
    IntStream.Builder ready = IntStream.builder();
    for (RuleHook<Mask> mask : masks) {
      if (mask.hook() instanceof WordMask word) {
        ready.add(word.word());
      } else {
        rest.add(mask);
      }
    }
    words = ready.build().toArray();
    others = array(rest);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static RuleHook<Mask>[] array(List<RuleHook<Mask>> list) {
    return list.toArray(new RuleHook[0]);
  }

  /** Returns whether it can hold no square. */
  public boolean isEmpty() {
    return words.length + others.length == 0;
  }

  /** Returns its squares, as a set. */
  public long squares(BoardView view) {
    long squares = 0;
    long[] state = view.board.words;
    for (int word : words) {
      squares |= state[word];
    }
    for (RuleHook<Mask> mask : others) {
      squares |= squares(mask, view, verb);
    }
    return squares;
  }

  static long squares(RuleHook<Mask> mask, BoardView view, String verb) {
    int before = view.open(HookState.READ);
    try {
      return mask.hook().squares(view).bits();
    } catch (Throwable e) {
      throw HookFailure.of(view.layout(), mask.rule(), verb, view.board, e);
    } finally {
      view.reopen(before);
    }
  }
}

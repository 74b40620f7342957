package org.molychess.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.molychess.engine.board.Board;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.state.WordMask;
import org.molychess.spi.Mask;
import org.molychess.spi.StateView;

/** The union of masks. A mask that is a word of the board costs one load; others are asked. */
public final class MaskUnion {
  private final StateLayout layout;
  private final String verb;
  private final int[] words;
  private final RuleHook<Mask>[] others;

  /**
   * Unites masks.
   *
   * @param layout where the declared state lies
   * @param verb what a condition fails to do if its mask throws
   */
  MaskUnion(StateLayout layout, String verb, List<RuleHook<Mask>> masks) {
    this.layout = layout;
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
    return ready(view.board) | asked(view, view.board);
  }

  /** Returns the squares of the masks that are words of the board, as a set. */
  public long ready(Board board) {
    long squares = 0;
    long[] state = board.words;
    for (int word : words) {
      squares |= state[word];
    }
    return squares;
  }

  /** Returns whether some of the masks must be asked. */
  boolean mustAsk() {
    return others.length != 0;
  }

  /** Returns the squares of the masks that must be asked, as a set. */
  <V extends HookState & StateView> long asked(V view, Board board) {
    long squares = 0;
    for (RuleHook<Mask> mask : others) {
      squares |= squares(mask, view, board);
    }
    return squares;
  }

  private <V extends HookState & StateView> long squares(RuleHook<Mask> mask, V view, Board board) {
    int before = view.open(HookState.READ);
    try {
      return mask.hook().squares(view).bits();
    } catch (Throwable e) {
      throw HookFailure.of(layout, mask.rule(), verb, board, e);
    } finally {
      view.reopen(before);
    }
  }
}

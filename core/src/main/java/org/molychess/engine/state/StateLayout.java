package org.molychess.engine.state;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.molychess.engine.board.Board;

/**
 * Where the declared state of a set of conditions lies in {@link Board#words}: first what rides on
 * units, then the rest.
 */
public final class StateLayout {
  private final ImmutableList<StateKind> kinds;
  private final int unitWords;
  private final int words;
  private final long bareState;
  private final boolean tellsUnmovedKings;

  /**
   * Lays out these kinds and tells each its first word.
   *
   * @param tellsUnmovedKings whether a king's mark matters although no rook has one, so that FENs
   *     tell it
   */
  public StateLayout(List<StateKind> kinds, boolean tellsUnmovedKings) {
    this.tellsUnmovedKings = tellsUnmovedKings;
    this.kinds = ImmutableList.copyOf(kinds);
    int next = 0;
    long bare = 0;
    for (StateKind kind : kinds) {
      if (kind.ridesOnUnits()) {
        kind.place(next);
        bare |= kind.bareState() << next;
        next += kind.size();
      }
    }
    unitWords = next;
    for (StateKind kind : kinds) {
      if (!kind.ridesOnUnits()) {
        kind.place(next);
        next += kind.size();
      }
    }
    words = next;
    bareState = bare;
  }

  /** Returns an empty board with room for the state. */
  public Board newBoard() {
    return new Board(unitWords, words);
  }

  /** Returns the kinds in the order of their declaration. */
  public ImmutableList<StateKind> kinds() {
    return kinds;
  }

  /** Returns whether FENs tell kings that have never moved. */
  public boolean tellsUnmovedKings() {
    return tellsUnmovedKings;
  }

  /** Returns how many words hold what rides on units. */
  public int unitWords() {
    return unitWords;
  }

  /** Returns what rides on a unit that appears out of nothing. */
  public long bareState() {
    return bareState;
  }
}

package org.molychess.engine.state;

import java.util.List;
import java.util.Set;
import org.molychess.engine.board.Board;
import org.molychess.spi.Capability;

/**
 * The words of {@link Board#words} in which the declared state of a set of conditions lies: first
 * unit state, then the rest.
 */
public final class StateLayout {
  private final List<StateKind> kinds;
  private final int unitWords;
  private final int words;
  private final long bareState;
  private final boolean tellsUnmovedKings;
  private final boolean namesRooksByFile;

  /**
   * Lays out these kinds and tells each its first word.
   *
   * @param tellsUnmovedKings whether FENs say that a king is unmoved although no rook is: where a
   *     rule can place a rook
   * @param capabilities what conditions have declared; it may change the castling field of FENs
   */
  public StateLayout(
      List<StateKind> kinds, boolean tellsUnmovedKings, Set<Capability> capabilities) {
    this.tellsUnmovedKings = tellsUnmovedKings;
    namesRooksByFile = capabilities.contains(Capability.CASTLE_FREELY);
    this.kinds = List.copyOf(kinds);
    int next = 0;
    long bare = 0;
    for (StateKind kind : kinds) {
      if (kind.isUnitState()) {
        kind.place(next);
        bare |= kind.bareState() << next;
        next += kind.size();
      }
    }
    unitWords = next;
    for (StateKind kind : kinds) {
      if (!kind.isUnitState()) {
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
  public List<StateKind> kinds() {
    return kinds;
  }

  /** Returns whether FENs say which kings are unmoved, beside the castling field. */
  public boolean tellsUnmovedKings() {
    return tellsUnmovedKings;
  }

  /** Returns whether the castling field of FENs names rooks by their files. */
  public boolean namesRooksByFile() {
    return namesRooksByFile;
  }

  /** Returns how many words are unit state. */
  public int unitWords() {
    return unitWords;
  }

  /** Returns the unit state of a unit that a rule has placed. */
  public long bareState() {
    return bareState;
  }
}

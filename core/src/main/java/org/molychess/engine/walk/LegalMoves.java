package org.molychess.engine.walk;

import java.util.Arrays;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.play.MoveCode;

/**
 * A list of the legal moves of a position that is used again and again: packed moves, the officers
 * of waiting pawns, and the mover's choices, in flat arrays.
 */
public final class LegalMoves {
  private static final int[] NO_CHOICES = {};

  private int[] moves = new int[64];
  private int count;

  /**
   * The officers of waiting pawns, as {@link MoveCode} has them; it means nothing if none waits.
   */
  private int[] pending = {};

  private boolean anyPending;

  /** Where the choices of each move begin and how many there are, in 24 and 8 bits. */
  private int[] choices = {};

  private boolean anyChoices;
  private int[] choiceData = new int[16];
  private int choiceCount;

  /** Empties the list. */
  public void clear() {
    count = 0;
    choiceCount = 0;
    anyPending = false;
    anyChoices = false;
  }

  /** Returns how many moves there are. */
  public int count() {
    return count;
  }

  private void grow(int more) {
    if (count + more > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(2 * moves.length, count + more));
    }
  }

  /** Adds moves that no hook concerns. */
  void addPlain(MoveList plain, int officers) {
    grow(plain.count);
    for (int i = 0; i < plain.count; i++) {
      moves[count + i] = plain.moves[i] | PackedMove.PLAIN;
    }
    int first = count;
    count += plain.count;
    if (officers != 0) {
      setPending(first, officers);
    }
  }

  /** Adds a move without choices. */
  void add(int move, int officers) {
    grow(1);
    moves[count++] = move;
    if (officers != 0) {
      setPending(count - 1, officers);
    }
  }

  /** Adds a move with the mover's choices. */
  void add(int move, int officers, ChoiceSequence sequence) {
    add(move, officers);
    if (sequence.isAny()) {
      setChoices(sequence.meanings());
    }
  }

  /** Says that pawns wait, so that every move begins with officers for them. */
  void markPending() {
    if (!anyPending) {
      Arrays.fill(pending, 0);
      anyPending = true;
    }
  }

  private void setPending(int first, int officers) {
    markPending();
    if (pending.length < count) {
      pending = Arrays.copyOf(pending, moves.length);
    }
    Arrays.fill(pending, first, count, officers);
  }

  private void setChoices(int[] meanings) {
    if (!anyChoices) {
      Arrays.fill(choices, 0);
      anyChoices = true;
    }
    if (choices.length < count) {
      choices = Arrays.copyOf(choices, moves.length);
    }
    while (choiceCount + meanings.length > choiceData.length) {
      choiceData = Arrays.copyOf(choiceData, 2 * choiceData.length);
    }
    System.arraycopy(meanings, 0, choiceData, choiceCount, meanings.length);
    choices[count - 1] = choiceCount << 8 | meanings.length;
    choiceCount += meanings.length;
  }

  /** Returns the packed move, with {@link PackedMove#PLAIN} if no hook concerns it. */
  public int move(int i) {
    return moves[i];
  }

  /** Returns the officers of waiting pawns with which the move begins. */
  public int pending(int i) {
    return anyPending && i < pending.length ? pending[i] : 0;
  }

  /** Returns whether no move of the list has choices or officers for waiting pawns. */
  public boolean isPlainList() {
    return !anyPending && !anyChoices;
  }

  /** Returns whether moves of the list begin with officers for waiting pawns. */
  boolean anyPending() {
    return anyPending;
  }

  /** Returns whether the mover makes choices within some move of the list. */
  boolean anyChoices() {
    return anyChoices;
  }

  private int choicesAt(int i) {
    return anyChoices && i < choices.length ? choices[i] : 0;
  }

  /** Returns whether the mover makes choices within the move. */
  public boolean hasChoices(int i) {
    return choicesAt(i) != 0;
  }

  /** Returns the meanings of the mover's choices within the move. */
  public int[] choices(int i) {
    int at = choicesAt(i);
    return at == 0 ? NO_CHOICES : Arrays.copyOfRange(choiceData, at >> 8, (at >> 8) + (at & 0xFF));
  }

  /** Returns what tells the move from all others of the position. */
  public MoveCode code(Board before, int i) {
    return MoveCode.of(before, PackedMove.identity(moves[i]), pending(i), choices(i));
  }
}

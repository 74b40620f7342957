package org.molychess.engine.walk;

import java.util.Arrays;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.play.MoveCode;

/**
 * The legal moves of a position: packed moves with the officers of waiting pawns and the mover's
 * choices, in flat arrays that are used again and again.
 */
public final class LegalMoves {
  private static final int[] NO_CHOICES = {};

  private int[] moves = new int[64];

  /** The officers of waiting pawns, as {@link MoveCode} has them. */
  private int[] pending = new int[64];

  /** Where the choices of each move begin, and how many there are, in 24 and 8 bits. */
  private int[] choices = new int[64];

  private int[] choiceData = new int[16];
  private int choiceCount;
  private int count;

  /** Empties the list. */
  public void clear() {
    count = 0;
    choiceCount = 0;
  }

  /** Returns how many moves there are. */
  public int count() {
    return count;
  }

  void add(int move, int officers) {
    if (count == moves.length) {
      moves = Arrays.copyOf(moves, 2 * count);
      pending = Arrays.copyOf(pending, 2 * count);
      choices = Arrays.copyOf(choices, 2 * count);
    }
    moves[count] = move;
    pending[count] = officers;
    choices[count++] = 0;
  }

  void add(int move, int officers, ChoiceSequence sequence) {
    add(move, officers);
    if (sequence.isAny()) {
      int[] meanings = sequence.meanings();
      while (choiceCount + meanings.length > choiceData.length) {
        choiceData = Arrays.copyOf(choiceData, 2 * choiceData.length);
      }
      System.arraycopy(meanings, 0, choiceData, choiceCount, meanings.length);
      choices[count - 1] = choiceCount << 8 | meanings.length;
      choiceCount += meanings.length;
    }
  }

  /** Returns the packed move, with {@link PackedMove#PLAIN} if no hook concerns it. */
  public int move(int i) {
    return moves[i];
  }

  /** Returns the officers of waiting pawns with which the move begins. */
  public int pending(int i) {
    return pending[i];
  }

  /** Returns whether the mover makes choices within the move. */
  public boolean hasChoices(int i) {
    return choices[i] != 0;
  }

  /** Returns the meanings of the mover's choices within the move. */
  public int[] choices(int i) {
    int at = choices[i];
    return at == 0 ? NO_CHOICES : Arrays.copyOfRange(choiceData, at >> 8, (at >> 8) + (at & 0xFF));
  }

  /** Returns what tells the move from all others. */
  public MoveCode code(Board before, int i) {
    return MoveCode.of(before, PackedMove.identity(moves[i]), pending[i], choices(i));
  }

  /** Returns the place of a move, or -1 if it is not among them. */
  public int indexOf(MoveCode code) {
    for (int i = 0; i < count; i++) {
      if (PackedMove.identity(moves[i]) == code.move()
          && pending[i] == code.pending()
          && Arrays.equals(choices(i), code.choices())) {
        return i;
      }
    }
    return -1;
  }
}

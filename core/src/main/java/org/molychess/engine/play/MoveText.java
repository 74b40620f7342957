package org.molychess.engine.play;

import org.molychess.engine.board.PackedMove;
import org.molychess.engine.text.SquareNames;

/**
 * The machine form of moves (RULES 9).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#9">RULES 9</a>
 */
public final class MoveText {
  private static final String LETTERS = ".prnbkq";

  private MoveText() {}

  /** Returns the machine form of a move without choices. */
  public static String machine(int move) {
    StringBuilder out = new StringBuilder(5);
    append(out, move);
    return out.toString();
  }

  /** Returns the machine form of a move. */
  public static String machine(MoveCode code) {
    StringBuilder out = new StringBuilder();
    long waiting = code.waiting();
    for (int i = 0; waiting != 0; i++, waiting &= waiting - 1) {
      SquareNames.append(out, Long.numberOfTrailingZeros(waiting));
      out.append('=').append(LETTERS.charAt(code.pendingOfficer(i))).append(',');
    }
    append(out, code.move());
    boolean first = true;
    for (int choice : code.choices()) {
      if (choice != ChoiceSequence.NONE) {
        out.append(first ? "@" : "");
        first = false;
        if (choice < ChoiceSequence.ROLE) {
          SquareNames.append(out, choice);
        } else {
          out.append(LETTERS.charAt(choice - ChoiceSequence.ROLE));
        }
      }
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int move) {
    SquareNames.append(out, PackedMove.from(move));
    SquareNames.append(out, PackedMove.written(move));
    int promotion = PackedMove.promotion(move);
    if (promotion != 0) {
      out.append(LETTERS.charAt(promotion));
    }
  }
}

package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.molychess.Position;
import org.molychess.Side;

/** Writes the moves of one game, with their numbers, in the order of the text. */
final class MoveTextWriter {
  /** Who made the last move of a line and the one before; null where there is none. */
  private record Movers(@Nullable Side last, @Nullable Side before) {}

  private static final Movers NOBODY = new Movers(null, null);

  private final Lines lines = new Lines();
  private final Deque<Movers> open = new ArrayDeque<>();
  private final StringBuilder word = new StringBuilder();
  private @Nullable Side last;
  private @Nullable Side beforeLast;

  /** Whether the next move needs its number, whoever makes it. */
  private boolean numbered;

  /** Begins a game. */
  void clear() {
    lines.clear();
    open.clear();
    arrive(NOBODY);
  }

  private void arrive(Movers movers) {
    last = movers.last();
    beforeLast = movers.before();
    numbered = true;
  }

  void move(Position before, String san) {
    Side mover = before.sideToMove();
    word.setLength(0);
    number(before, last != mover);
    int from = 0;
    // A number and its move may stand on two lines.
    for (int blank = word.indexOf(" "); blank >= 0; blank = word.indexOf(" ", from)) {
      lines.word(word.subSequence(from, blank));
      from = blank + 1;
    }
    word.append(san);
    lines.word(word.subSequence(from, word.length()));
    beforeLast = last;
    last = mover;
    numbered = false;
  }

  /** Puts down the number before a move, nothing where none is usual. */
  private void number(Position before, boolean turnBegins) {
    OptionalInt turn = before.turnNumber();
    if (turn.isPresent()) {
      if (turnBegins || numbered) {
        word.append(turn.getAsInt()).append(turnBegins ? "." : "...");
      }
    } else if (turnBegins && before.sideToMove() == Side.WHITE) {
      word.append(before.moveNumber()).append(". ");
    } else if (numbered) {
      word.append(before.moveNumber()).append("... ");
    }
  }

  void nag(int nag) {
    lines.word("$" + nag);
  }

  void comment(String comment) {
    lines.comment(comment);
    numbered = true;
  }

  void beginVariation() {
    lines.open();
    open.push(new Movers(last, beforeLast));
    arrive(new Movers(beforeLast, null));
  }

  void endVariation() {
    lines.close();
    arrive(open.pop());
  }

  void result(String result) {
    lines.word(result);
  }

  CharSequence text() {
    return lines.text();
  }
}

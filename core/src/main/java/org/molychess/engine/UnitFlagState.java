package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capture;
import org.molychess.spi.Play;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.View;

/** A mark on units: the squares of the marked ones. */
final class UnitFlagState extends StateKind implements UnitFlag, WordMask {
  UnitFlagState(String token, String rule) {
    super(token, rule);
  }

  @Override
  boolean rides() {
    return true;
  }

  @Override
  public int word() {
    return first;
  }

  @Override
  public SquareSet squares(View view) {
    return SquareSet.ofBits(BoardView.board(view).words[first]);
  }

  @Override
  public boolean isSet(View view, Square square) {
    return (BoardView.board(view).words[first] >>> square.ordinal() & 1) != 0;
  }

  @Override
  public void set(Play play, Square square) {
    if (play instanceof Rehearsal rehearsal) {
      rehearsal.mark(square, 1L << first);
      return;
    }
    BoardView.board(play).words[first] |= 1L << square.ordinal();
    ((Script) play).note(Deed.Kind.MARKED, square, play.at(square), token());
  }

  @Override
  public void clear(Play play, Square square) {
    if (play instanceof Rehearsal rehearsal) {
      rehearsal.mark(square, 1L << first);
      return;
    }
    BoardView.board(play).words[first] &= ~(1L << square.ordinal());
  }

  @Override
  public boolean ofVictim(Capture capture) {
    return (coatOfVictim(capture) >>> first & 1) != 0;
  }

  @Override
  @Nullable String read(Board board, String value) {
    for (String name : value.split(",", -1)) {
      int square = Squares.parse(name);
      if (square < 0) {
        return "'"
            + FenReader.clip(name)
            + "' is not a square; write squares with commas between, such as a6,b3";
      }
      if ((board.words[first] >>> square & 1) != 0) {
        return name + " is given twice";
      }
      board.words[first] |= 1L << square;
    }
    return null;
  }

  @Override
  @Nullable String contradiction(Board board, Program program) {
    long marked = board.words[first];
    long empty = marked & ~board.occupied();
    if (empty != 0) {
      return "no unit stands on " + Squares.name(empty);
    }
    long kings = marked & board.kings();
    return kings == 0 ? null : "the unit on " + Squares.name(kings) + " is a king";
  }

  @Override
  String write(Board board) {
    return Squares.list(board.words[first]);
  }
}

package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PawnSquares;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.CaptureJudgement;
import org.molychess.spi.StateEditor;
import org.molychess.spi.StateView;
import org.molychess.spi.UnitFlag;

/** A mark of units: one word, the set of the marked units. */
public final class UnitFlagState extends StateKind implements UnitFlag, WordMask {
  /** Declares a mark. */
  public UnitFlagState(String token, String rule) {
    super(token, rule);
  }

  @Override
  boolean isUnitState() {
    return true;
  }

  private long bit() {
    return 1L << word();
  }

  @Override
  public SquareSet squares(StateView view) {
    return SquareSet.ofBits(HookState.of(view).word(word()));
  }

  @Override
  public boolean isSet(StateView view, Square square) {
    return (HookState.of(view).unitState(square.ordinal(), bit()) & bit()) != 0;
  }

  @Override
  public void set(StateEditor state, Square square) {
    HookState.of(state).setUnitState(this, square.ordinal(), bit(), bit());
  }

  @Override
  public void clear(StateEditor state, Square square) {
    HookState.of(state).setUnitState(this, square.ordinal(), bit(), 0);
  }

  @Override
  public boolean ofVictim(CaptureJudgement capture) {
    return (HookState.of(capture).victimState() & bit()) != 0;
  }

  @Override
  public @Nullable String read(Board board, String value) {
    for (String name : value.split(",", -1)) {
      int square = SquareNames.parse(name);
      if (square < 0) {
        return "'"
            + Quotes.clipWord(name)
            + "' is not a square; write squares with commas between, such as a6,b3";
      }
      if ((board.words[word()] >>> square & 1) != 0) {
        return name + " is given twice";
      }
      board.words[word()] |= 1L << square;
    }
    return null;
  }

  @Override
  public @Nullable String contradiction(Board board, PawnSquares pawns) {
    long marked = board.words[word()];
    long empty = marked & ~board.occupied();
    if (empty != 0) {
      return "no unit stands on " + SquareNames.name(empty);
    }
    long kings = marked & board.kings();
    return kings == 0 ? null : "the unit on " + SquareNames.name(kings) + " is a king";
  }

  @Override
  public String write(Board board) {
    return SquareNames.list(board.words[word()]);
  }
}

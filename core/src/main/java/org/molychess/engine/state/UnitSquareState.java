package org.molychess.engine.state;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PawnSquares;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.CaptureJudgement;
import org.molychess.spi.StateEditor;
import org.molychess.spi.StateView;
import org.molychess.spi.UnitSquare;

/**
 * A square that belongs to each unit but kings: seven words, six for its bits and one that is set
 * where it is lost.
 */
public final class UnitSquareState extends StateKind implements UnitSquare {
  private static final int LOST = 6;

  /** Declares a square of units. */
  public UnitSquareState(String token, String rule) {
    super(token, rule);
  }

  @Override
  public int size() {
    return 7;
  }

  @Override
  public boolean isUnitState() {
    return true;
  }

  @Override
  public long bareState() {
    return 1L << LOST;
  }

  private long bits() {
    return 0x7FL << word();
  }

  @Override
  public @Nullable Square get(StateView view, Square unit) {
    return decode(HookState.of(view).unitState(unit.ordinal(), bits()));
  }

  @Override
  public void lose(StateEditor state, Square unit) {
    HookState.of(state).setUnitState(this, unit.ordinal(), bits(), 1L << word() + LOST);
  }

  @Override
  public @Nullable Square ofVictim(CaptureJudgement capture) {
    return decode(HookState.of(capture).victimState());
  }

  private @Nullable Square decode(long state) {
    int value = (int) (state >>> word()) & 0x7F;
    return value >>> LOST != 0 ? null : Square.of(value);
  }

  private int value(Board board, int unit) {
    return (int) (board.unitState(unit) >>> word()) & 0x7F;
  }

  private void set(Board board, int unit, int value) {
    for (int i = 0; i < 7; i++) {
      long bit = 1L << unit;
      board.words[word() + i] = board.words[word() + i] & ~bit | -(long) (value >> i & 1) & bit;
    }
  }

  /** Returns the units that have a square, as a set: all but kings. */
  private static long carriers(Board board) {
    return board.occupied() & ~board.kings();
  }

  @Override
  public void initialize(Board board) {
    for (long units = carriers(board); units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      set(board, unit, unit);
    }
  }

  @Override
  public @Nullable String read(Board board, String value) {
    long seen = 0;
    for (String entry : value.split(",", -1)) {
      int unit = SquareNames.parse(entry, 0);
      boolean lost = entry.endsWith("=-") && entry.length() == 4;
      int square = entry.length() == 5 ? SquareNames.parse(entry, 3) : -1;
      if (unit < 0 || entry.length() < 4 || entry.charAt(2) != '=' || !lost && square < 0) {
        return "'" + Quotes.clipWord(entry) + "' is not of the form a4=a1 or a4=-";
      }
      if ((seen >>> unit & 1) != 0) {
        return SquareNames.name(unit) + " is given twice";
      }
      seen |= 1L << unit;
      if ((carriers(board) >>> unit & 1) == 0) {
        return "no unit that has one stands on " + SquareNames.name(unit);
      }
      set(board, unit, lost ? 1 << LOST : square);
    }
    return null;
  }

  @Override
  public @Nullable String contradiction(Board board, PawnSquares pawns) {
    long seen = 0;
    for (long units = carriers(board); units != 0; units &= units - 1) {
      int value = value(board, Long.numberOfTrailingZeros(units));
      if (value >>> LOST != 0) {
        continue;
      }
      if ((seen >>> value & 1) != 0) {
        return "two units have " + SquareNames.name(value);
      }
      seen |= 1L << value;
    }
    return null;
  }

  @Override
  public String write(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int unit = SquareNames.alphabetical(i);
      if ((carriers(board) >>> unit & 1) != 0 && value(board, unit) != unit) {
        int value = value(board, unit);
        out.append(out.length() == 0 ? "" : ",").append(SquareNames.name(unit)).append('=');
        out.append(value >>> LOST != 0 ? "-" : SquareNames.name(value));
      }
    }
    return out.toString();
  }
}

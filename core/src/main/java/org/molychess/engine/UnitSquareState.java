package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Play;
import org.molychess.spi.UnitSquare;
import org.molychess.spi.View;

/** A square that each unit but kings carries, as six bit planes, and a seventh where it is lost. */
final class UnitSquareState extends StateKind implements UnitSquare {
  private static final int LOST = 6;

  UnitSquareState(String token, String rule) {
    super(token, rule);
  }

  @Override
  int size() {
    return 7;
  }

  @Override
  boolean rides() {
    return true;
  }

  @Override
  long bareCoat() {
    return 1L << LOST;
  }

  @Override
  public @Nullable Square get(View view, Square unit) {
    return decode(
        view instanceof Rehearsal rehearsal
            ? rehearsal.coat(unit, 0x7FL << first)
            : BoardView.board(view).coat(unit.ordinal()));
  }

  @Override
  public void lose(Play play, Square unit) {
    if (play instanceof Rehearsal rehearsal) {
      rehearsal.mark(unit, 0x7FL << first);
      return;
    }
    set(BoardView.board(play), unit.ordinal(), 1 << LOST);
  }

  @Override
  public @Nullable Square ofVictim(Capture capture) {
    return decode(coatOfVictim(capture));
  }

  private @Nullable Square decode(long coat) {
    int value = (int) (coat >>> first) & 0x7F;
    return value >>> LOST != 0 ? null : Square.of(value);
  }

  private int value(Board board, int unit) {
    return (int) (board.coat(unit) >>> first) & 0x7F;
  }

  private void set(Board board, int unit, int value) {
    for (int i = 0; i < 7; i++) {
      long bit = 1L << unit;
      board.words[first + i] = board.words[first + i] & ~bit | -(long) (value >> i & 1) & bit;
    }
  }

  /** Returns the units that carry a square. */
  private static long carriers(Board board) {
    return board.occupied() & ~board.kings();
  }

  @Override
  void initialize(Board board) {
    for (long units = carriers(board); units != 0; units &= units - 1) {
      int unit = Long.numberOfTrailingZeros(units);
      set(board, unit, unit);
    }
  }

  @Override
  @Nullable String read(Board board, String value) {
    long seen = 0;
    for (String entry : value.split(",", -1)) {
      int unit = Squares.parse(entry, 0);
      boolean lost = entry.endsWith("=-") && entry.length() == 4;
      int square = entry.length() == 5 ? Squares.parse(entry, 3) : -1;
      if (unit < 0 || entry.length() < 4 || entry.charAt(2) != '=' || !lost && square < 0) {
        return "'" + FenReader.clip(entry) + "' is not of the form a4=a1 or a4=-";
      }
      if ((seen >>> unit & 1) != 0) {
        return Squares.name(unit) + " is given twice";
      }
      seen |= 1L << unit;
      if ((carriers(board) >>> unit & 1) == 0) {
        return "no unit that has one stands on " + Squares.name(unit);
      }
      set(board, unit, lost ? 1 << LOST : square);
    }
    return null;
  }

  @Override
  @Nullable String contradiction(Board board, Program program) {
    long seen = 0;
    for (long units = carriers(board); units != 0; units &= units - 1) {
      int value = value(board, Long.numberOfTrailingZeros(units));
      if (value >>> LOST != 0) {
        continue;
      }
      if ((seen >>> value & 1) != 0) {
        return "two units have " + Squares.name(value);
      }
      seen |= 1L << value;
    }
    return null;
  }

  @Override
  String write(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int unit = Squares.alphabetical(i);
      if ((carriers(board) >>> unit & 1) != 0 && value(board, unit) != unit) {
        int value = value(board, unit);
        out.append(out.length() == 0 ? "" : ",").append(Squares.name(unit)).append('=');
        out.append(value >>> LOST != 0 ? "-" : Squares.name(value));
      }
    }
    return out.toString();
  }
}

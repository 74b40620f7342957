package org.molychess.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PawnSquares;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.Pile;
import org.molychess.spi.StateEditor;
import org.molychess.spi.StateView;

/**
 * Units that lie under squares. A word of the board says under which; {@link Board} keeps the
 * units.
 */
public final class PileState extends StateKind implements Pile, WordMask {
  private final int limit;
  private final boolean underEmpty;

  /**
   * Declares a pile.
   *
   * @param limit how many units may lie under one square
   * @param underEmpty whether they lie under squares that are empty, instead of occupied ones
   */
  public PileState(String token, String rule, int limit, boolean underEmpty) {
    super(token, rule);
    this.limit = limit;
    this.underEmpty = underEmpty;
  }

  @Override
  public SquareSet squares(StateView view) {
    return SquareSet.ofBits(HookState.of(view).word(word()));
  }

  @Override
  public boolean isUnder(StateView view, Square square) {
    return HookState.of(view).isUnder(this, square.ordinal());
  }

  @Override
  public @Nullable Piece top(StateView view, Square square) {
    return HookState.of(view).under(this, square.ordinal(), 0);
  }

  @Override
  public List<Piece> under(StateView view, Square square) {
    HookState state = HookState.of(view);
    List<Piece> units = new ArrayList<>();
    Piece unit;
    for (int i = 0; (unit = state.under(this, square.ordinal(), i)) != null; i++) {
      units.add(unit);
    }
    return units;
  }

  /** Returns whether units lie under occupied squares. */
  public boolean isUnderUnits() {
    return !underEmpty;
  }

  /** Returns how many units may lie under one square. */
  public int limit() {
    return limit;
  }

  /** Returns whether a new unit takes the place of the old one. */
  public boolean isSingle() {
    return limit == 1;
  }

  /** Returns the units under the square of a board, top first. */
  public List<Piece> under(Board board, int square) {
    List<Piece> units = new ArrayList<>();
    Piece unit;
    for (int i = 0; (unit = board.buried(word(), square, i)) != null; i++) {
      units.add(unit);
    }
    return units;
  }

  @Override
  public void push(StateEditor state, Square square, Piece piece) {
    HookState.of(state).push(this, square.ordinal(), piece);
  }

  @Override
  public @Nullable Piece pop(StateEditor state, Square square) {
    return HookState.of(state).pop(this, square.ordinal());
  }

  @Override
  public @Nullable String read(Board board, String value) {
    for (String entry : value.split(",", -1)) {
      int square = SquareNames.parse(entry, 0);
      if (square < 0 || entry.length() < 3) {
        return "'"
            + Quotes.clipWord(entry)
            + "' is not a square with the letters of the units under it, such as a6r";
      }
      if (board.isBuried(word(), square)) {
        return SquareNames.name(square) + " is given twice";
      }
      int depth = entry.length() - 2;
      if (depth > limit) {
        return "only " + limit + " may lie under " + SquareNames.name(square) + ", not " + depth;
      }
      for (int i = entry.length() - 1; i >= 2; i--) {
        char letter = entry.charAt(i);
        if ("PNBRQKpnbrqk".indexOf(letter) < 0) {
          return "'" + letter + "' in '" + Quotes.clipWord(entry) + "' is not a unit's letter";
        }
        board.bury(word(), square, Piece.of(letter));
      }
    }
    return null;
  }

  @Override
  public @Nullable String contradiction(Board board, PawnSquares pawns) {
    for (long squares = board.words[word()]; squares != 0; squares &= squares - 1) {
      int square = Long.numberOfTrailingZeros(squares);
      String name = SquareNames.name(square);
      if ((board.occupied() >>> square & 1) == 0 != underEmpty) {
        return underEmpty
            ? name + " is closed, but a unit stands on it"
            : "no unit stands on " + name;
      }
      for (Piece unit : under(board, square)) {
        if (unit.is(Role.KING)) {
          return "a king cannot lie under " + name;
        }
        if (unit.is(Role.PAWN) && !pawns.allow(unit.side(), square)) {
          return "a pawn cannot lie under " + name;
        }
      }
    }
    return null;
  }

  @Override
  public int units(Board board) {
    int units = 0;
    for (long squares = board.words[word()]; squares != 0; squares &= squares - 1) {
      units += under(board, Long.numberOfTrailingZeros(squares)).size();
    }
    return units;
  }

  @Override
  public String write(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int square = SquareNames.alphabetical(i);
      if (board.isBuried(word(), square)) {
        out.append(out.length() == 0 ? "" : ",").append(SquareNames.name(square));
        for (Piece unit : under(board, square)) {
          out.append(unit.letter());
        }
      }
    }
    return out.toString();
  }
}

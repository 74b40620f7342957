package org.molychess.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Pile;
import org.molychess.spi.Play;
import org.molychess.spi.View;

/** Units under squares: a word says where, {@link Board} keeps them. */
final class PileState extends StateKind implements Pile, WordMask {
  private final int limit;
  private final boolean underEmpty;

  /**
   * Declares a pile.
   *
   * @param limit how many units may lie under one square
   * @param underEmpty whether they lie under squares that are empty, instead of occupied ones
   */
  PileState(String token, String rule, int limit, boolean underEmpty) {
    super(token, rule);
    this.limit = limit;
    this.underEmpty = underEmpty;
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
  public boolean isUnder(View view, Square square) {
    return BoardView.board(view).isBuried(first, square.ordinal());
  }

  @Override
  public @Nullable Piece top(View view, Square square) {
    return BoardView.board(view).buried(first, square.ordinal(), 0);
  }

  @Override
  public List<Piece> under(View view, Square square) {
    return under(BoardView.board(view), square.ordinal());
  }

  /** Returns whether units lie under occupied squares. */
  boolean isUnderUnits() {
    return !underEmpty;
  }

  List<Piece> under(Board board, int square) {
    List<Piece> units = new ArrayList<>();
    Piece unit;
    for (int i = 0; (unit = board.buried(first, square, i)) != null; i++) {
      units.add(unit);
    }
    return units;
  }

  @Override
  public void push(Play play, Square square, Piece piece) {
    Board board = BoardView.board(play);
    Script script = (Script) play;
    if (limit == 1) {
      Piece lost = board.unbury(first, square.ordinal());
      if (lost != null) {
        script.note(Deed.Kind.LOST, square, lost, token());
      }
    }
    board.bury(first, square.ordinal(), piece);
    script.note(Deed.Kind.BURIED, square, piece, token());
  }

  @Override
  public @Nullable Piece pop(Play play, Square square) {
    return play instanceof Rehearsal rehearsal
        ? rehearsal.pop(this, square)
        : BoardView.board(play).unbury(first, square.ordinal());
  }

  @Override
  @Nullable String read(Board board, String value) {
    for (String entry : value.split(",", -1)) {
      int square = Squares.parse(entry, 0);
      if (square < 0 || entry.length() < 3) {
        return "'"
            + FenReader.clip(entry)
            + "' is not a square with the letters of the units under it, such as a6r";
      }
      if (board.isBuried(first, square)) {
        return Squares.name(square) + " is given twice";
      }
      int depth = entry.length() - 2;
      if (depth > limit) {
        return "only " + limit + " may lie under " + Squares.name(square) + ", not " + depth;
      }
      for (int i = entry.length() - 1; i >= 2; i--) {
        char letter = entry.charAt(i);
        if ("PNBRQKpnbrqk".indexOf(letter) < 0) {
          return "'" + letter + "' in '" + FenReader.clip(entry) + "' is not a unit's letter";
        }
        board.bury(first, square, Piece.of(letter));
      }
    }
    return null;
  }

  @Override
  @Nullable String contradiction(Board board, Program program) {
    for (long squares = board.words[first]; squares != 0; squares &= squares - 1) {
      int square = Long.numberOfTrailingZeros(squares);
      String name = Squares.name(square);
      if ((board.occupied() >>> square & 1) == 0 != underEmpty) {
        return underEmpty
            ? name + " is closed, but a unit stands on it"
            : "no unit stands on " + name;
      }
      for (Piece unit : under(board, square)) {
        if (unit.is(Role.KING)) {
          return "a king cannot lie under " + name;
        }
        if (unit.is(Role.PAWN) && !program.mayHoldPawn(unit.side(), Square.of(square))) {
          return "a pawn cannot lie under " + name;
        }
      }
    }
    return null;
  }

  @Override
  int units(Board board) {
    int units = 0;
    for (long squares = board.words[first]; squares != 0; squares &= squares - 1) {
      units += under(board, Long.numberOfTrailingZeros(squares)).size();
    }
    return units;
  }

  @Override
  String write(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      int square = Squares.alphabetical(i);
      if (board.isBuried(first, square)) {
        out.append(out.length() == 0 ? "" : ",").append(Squares.name(square));
        for (Piece unit : under(board, square)) {
          out.append(unit.letter());
        }
      }
    }
    return out.toString();
  }
}

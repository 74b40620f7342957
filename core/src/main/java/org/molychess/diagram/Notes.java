package org.molychess.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** What a position holds besides the units on the board, for the eye and in words. */
final class Notes {
  private Notes() {}

  /** Returns the units under a square, top first, whichever condition put them there. */
  static List<Piece> under(Position position, Square square) {
    return position.under(square).values().stream().flatMap(List::stream).toList();
  }

  /** Returns the pawns of either side that wait on their last rank. */
  static SquareSet waiting(Position position) {
    SquareSet white = position.squares(Piece.WHITE_PAWN).and(SquareSet.rank(8));
    return white.or(position.squares(Piece.BLACK_PAWN).and(SquareSet.rank(1)));
  }

  /** Returns the notes as sentences without full stops, whose turn it is first. */
  static List<String> words(Position position) {
    List<String> notes = new ArrayList<>();
    notes.add(name(position.sideToMove()) + " to move");
    for (Square square : Square.values()) {
      List<Piece> under = under(position, square);
      if (!under.isEmpty()) {
        notes.add(
            "under " + square + ": " + String.join(", ", under.stream().map(Notes::name).toList()));
      }
    }
    note(notes, "closed: ", position.closed());
    note(notes, "cannot be captured: ", position.protectedUnits());
    note(notes, "waiting for a choice: ", waiting(position));
    return notes;
  }

  private static void note(List<String> notes, String what, SquareSet squares) {
    if (!squares.isEmpty()) {
      notes.add(what + String.join(", ", squares.stream().map(Square::toString).toList()));
    }
  }

  /** Returns {@code white knight}. */
  static String name(Piece piece) {
    return lower(piece.side()) + " " + lower(piece.role());
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}

package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;

/** Draws a board in characters. */
final class BoardText {
  private final boolean unicode;

  /**
   * Creates it.
   *
   * @param unicode whether units are drawn as chess figures, or as their FEN letters
   */
  BoardText(boolean unicode) {
    this.unicode = unicode;
  }

  /**
   * Returns the eight ranks and a line with the names of the files.
   *
   * @param bottom the side whose first rank is the last of the eight
   */
  List<String> draw(Position position, Side bottom) {
    boolean white = bottom == Side.WHITE;
    List<String> lines = new ArrayList<>();
    for (int row = 1; row <= 8; row++) {
      int rank = white ? 9 - row : row;
      StringBuilder line = new StringBuilder().append(rank);
      for (int column = 1; column <= 8; column++) {
        line.append(' ').append(cell(position, Square.at(white ? column : 9 - column, rank)));
      }
      lines.add(line.toString());
    }
    lines.add(white ? "  a b c d e f g h" : "  h g f e d c b a");
    return lines;
  }

  private char cell(Position position, Square square) {
    Optional<Piece> piece = position.at(square);
    if (piece.isPresent()) {
      return unicode ? piece.get().figurine() : piece.get().letter();
    }
    boolean closed = position.closed().contains(square);
    return unicode ? closed ? '×' : '·' : closed ? 'x' : '.';
  }
}

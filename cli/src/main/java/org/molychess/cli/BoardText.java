package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Square;

/** Draws a board in characters, White below. */
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

  /** Returns the eight ranks and a line with the names of the files. */
  List<String> draw(Position position) {
    List<String> lines = new ArrayList<>();
    for (int rank = 8; rank >= 1; rank--) {
      StringBuilder line = new StringBuilder().append(rank);
      for (int file = 1; file <= 8; file++) {
        line.append(' ').append(cell(position, Square.at(file, rank)));
      }
      lines.add(line.toString());
    }
    lines.add("  a b c d e f g h");
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

package org.molychess.diagram;

import java.util.function.Function;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;

/** Writes a diagram as lines of text, eight for the board and one for each note. */
final class TextDiagram {
  private TextDiagram() {}

  static String write(Diagram diagram, Function<Piece, String> unit, String empty) {
    Position position = diagram.position();
    boolean white = diagram.bottom() == Side.WHITE;
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      int rank = white ? 8 - row : row + 1;
      out.append(diagram.hasCoordinates() ? rank + " " : "");
      for (int column = 0; column < 8; column++) {
        Square square = Square.at(white ? column + 1 : 8 - column, rank);
        String closed = position.closed().contains(square) ? "#" : empty;
        out.append(column == 0 ? "" : " ").append(position.at(square).map(unit).orElse(closed));
      }
      out.append('\n');
    }
    if (diagram.hasCoordinates()) {
      out.append(white ? "  a b c d e f g h\n" : "  h g f e d c b a\n");
    }
    if (diagram.move() != null) {
      out.append("move: ").append(diagram.move()).append('\n');
    }
    Notes.words(position).forEach(note -> out.append(note).append('\n'));
    return out.toString();
  }
}

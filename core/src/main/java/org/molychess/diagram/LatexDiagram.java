package org.molychess.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.pgn.MoveCommands;

/** Writes a diagram for the LaTeX package chessboard. */
final class LatexDiagram {
  private LatexDiagram() {}

  static String write(Diagram diagram) {
    Position position = diagram.position();
    String fen = position.fen();
    List<String> options = new ArrayList<>();
    options.add("setfen=" + fen.substring(0, fen.indexOf(' ')));
    options.add("label=" + diagram.hasCoordinates());
    options.add("showmover=false");
    if (diagram.bottom() == Side.BLACK) {
      options.add("inverse");
    }
    mark(options, "cross", "red", position.closed());
    mark(options, "circle", "orange", position.protectedUnits());
    mark(options, "border", "violet", Notes.waiting(position));
    Move move = diagram.move();
    if (move != null) {
      Arrow.of(move).forEach(arrow -> mark(options, arrow));
    }
    diagram
        .settings()
        .marks()
        .forEach(mark -> mark(options, "circle", color(mark.color()), SquareSet.of(mark.square())));
    diagram
        .settings()
        .arrows()
        .forEach(
            arrow ->
                move(
                    options,
                    new Arrow(arrow.from(), arrow.to(), Arrow.Kind.MOVE),
                    color(arrow.color())));
    StringBuilder out = new StringBuilder("% \\usepackage{chessboard}\n\\chessboard[%\n  ");
    out.append(String.join(",\n  ", options)).append("]\n");
    out.append("\\par\\noindent\\small ");
    if (move != null) {
      String text = move.san().replace("#", "\\#").replace("->", "$\\to$");
      out.append(text).append(". ");
    }
    return out.append(String.join(". ", Notes.words(position))).append(".\\par\n").toString();
  }

  private static void mark(List<String> options, String style, String color, SquareSet squares) {
    if (!squares.isEmpty()) {
      options.add("pgfstyle=" + style);
      options.add("color=" + color);
      options.add(
          "markfields={" + String.join(",", squares.stream().map(Square::toString).toList()) + "}");
    }
  }

  private static void mark(List<String> options, Arrow arrow) {
    switch (arrow.kind()) {
      case MOVE -> move(options, arrow, "teal");
      case EFFECT -> move(options, arrow, "blue");
      case APPEARANCE -> mark(options, "circle", "blue", SquareSet.of(arrow.to()));
      case REMOVAL -> mark(options, "cross", "blue", SquareSet.of(arrow.to()));
    }
  }

  private static void move(List<String> options, Arrow arrow, String color) {
    options.add("pgfstyle=straightmove");
    options.add("arrow=to");
    options.add("color=" + color);
    options.add("markmove=" + arrow.from() + "-" + arrow.to());
  }

  /** Returns the name of a colour that LaTeX knows. */
  private static String color(MoveCommands.Color color) {
    return color == MoveCommands.Color.GREEN ? "teal" : color.name().toLowerCase(Locale.ROOT);
  }
}

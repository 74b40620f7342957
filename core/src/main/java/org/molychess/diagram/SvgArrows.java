package org.molychess.diagram;

import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Square;
import org.molychess.pgn.MoveCommands;

/** Draws what a move does, and arrows and circles that somebody wants. */
final class SvgArrows {
  private static final String MOVE = "#0f7a4f";
  private static final String EFFECT = "#1c56b0";

  /** The tip stops so far from the middle of its square, that it lies on the unit. */
  private static final double TIP = 5;

  private static final double START = 14;
  private static final double HEAD = 22;
  private static final double HALF_HEAD = 12;

  private final SvgCanvas canvas;
  private final @Nullable Move move;

  SvgArrows(SvgCanvas canvas, @Nullable Move move) {
    this.canvas = canvas;
    this.move = move;
  }

  /** Draws one thing that the move does. */
  void draw(Arrow arrow) {
    double x = canvas.centerX(arrow.to());
    double y = canvas.centerY(arrow.to());
    switch (arrow.kind()) {
      case MOVE -> line("moly-move", MOVE, false, arrow.from(), arrow.to());
      case EFFECT -> line("moly-effect", EFFECT, true, arrow.from(), arrow.to());
      case APPEARANCE -> circle("moly-effect", EFFECT, arrow.to());
      case REMOVAL ->
          canvas.add(
              "<path class=\"moly-effect\" d=\"M%s %sl40 40m0 -40l-40 40\" fill=\"none\""
                  + " stroke=\"%s\" stroke-width=\"6\" stroke-linecap=\"round\" opacity=\"0.8\"/>",
              x - 20, y - 20, EFFECT);
    }
  }

  /** Draws an arrow that somebody wants. */
  void draw(MoveCommands.Arrow arrow) {
    line("moly-drawn", color(arrow.color()), false, arrow.from(), arrow.to());
  }

  /** Draws a circle that somebody wants. */
  void draw(MoveCommands.Mark mark) {
    circle("moly-drawn", color(mark.color()), mark.square());
  }

  private void circle(String name, String color, Square square) {
    canvas.add(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"26.5\" fill=\"none\" stroke=\"%s\""
            + " stroke-width=\"5\" opacity=\"0.85\"/>",
        name, canvas.centerX(square), canvas.centerY(square), color);
  }

  private void line(String name, String color, boolean dashed, Square from, Square to) {
    double aside = aside(from);
    double x = canvas.centerX(to);
    double y = canvas.centerY(to) + aside;
    double startX = canvas.centerX(from);
    double startY = canvas.centerY(from) + aside;
    double length = Math.hypot(x - startX, y - startY);
    double dx = (x - startX) / length;
    double dy = (y - startY) / length;
    double tipX = x - TIP * dx;
    double tipY = y - TIP * dy;
    double neckX = tipX - HEAD * dx;
    double neckY = tipY - HEAD * dy;
    canvas.add(
        "<g class=\"%s\" opacity=\"0.8\"><path d=\"M%s %sL%s %s\" fill=\"none\" stroke=\"%s\""
            + " stroke-width=\"8\"%s/><path d=\"M%s %sL%s %sL%s %sz\" fill=\"%s\"/></g>",
        name,
        startX + START * dx,
        startY + START * dy,
        neckX,
        neckY,
        color,
        dashed ? " stroke-dasharray=\"11 5\"" : "",
        tipX,
        tipY,
        neckX - HALF_HEAD * dy,
        neckY + HALF_HEAD * dx,
        neckX + HALF_HEAD * dy,
        neckY - HALF_HEAD * dx,
        color);
  }

  /** Returns how far down an arrow is moved: king and rook pass each other in castling. */
  private double aside(Square from) {
    return move == null || !move.isCastling() ? 0 : from == move.from() ? -13 : 13;
  }

  private static String color(MoveCommands.Color color) {
    return switch (color) {
      case GREEN -> "#15781b";
      case RED -> "#b3201f";
      case YELLOW -> "#d9a300";
      case BLUE -> "#003f9e";
      case ORANGE -> "#d96a00";
      case CYAN -> "#008b9a";
      case MAGENTA -> "#a01c8f";
    };
  }
}

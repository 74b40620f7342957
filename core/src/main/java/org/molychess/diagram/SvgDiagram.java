package org.molychess.diagram;

import com.google.common.xml.XmlEscapers;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/**
 * Writes a diagram as SVG that is valid in version 1.1 and in version 2: no fonts for the units, no
 * style sheet, nothing that refers to another element.
 */
final class SvgDiagram {
  private final Diagram diagram;
  private final Position position;
  private final Settings settings;
  private final SvgCanvas canvas;

  private SvgDiagram(Diagram diagram) {
    this.diagram = diagram;
    this.position = diagram.position();
    this.settings = diagram.settings();
    this.canvas = new SvgCanvas(settings);
  }

  static String write(Diagram diagram) {
    return new SvgDiagram(diagram).write();
  }

  private String write() {
    int side = canvas.side();
    int width = settings.width();
    canvas.add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"moly\" viewBox=\"0 0 %s %s\"%s>",
        side, side, width == 0 ? "" : " width=\"" + width + "\" height=\"" + width + "\"");
    canvas.add("<title>%s</title>", escape(title()));
    canvas.add("<desc>%s</desc>", escape(description()));
    canvas.add(
        "<rect class=\"moly-border\" width=\"%s\" height=\"%s\" fill=\"%s\"/>",
        side, side, settings.theme().border());
    frame();
    for (Square square : Square.values()) {
      ground(square);
    }
    switch (settings.coordinates()) {
      case OUTSIDE -> outside();
      case INSIDE -> inside();
      case NONE -> {}
    }
    check();
    SvgUnits units = new SvgUnits(canvas, position);
    for (Square square : Square.values()) {
      units.draw(square);
    }
    arrows();
    for (Square square : settings.targets()) {
      target(square);
    }
    canvas.add("</svg>");
    return canvas.toString();
  }

  private String title() {
    Move move = diagram.move();
    return "Chess diagram, " + position.rules() + (move == null ? "" : ", " + move);
  }

  private String description() {
    return position.fen() + ". " + String.join(". ", Notes.words(position)) + ".";
  }

  // The board

  private void frame() {
    Square corner = settings.bottom() == Side.WHITE ? Square.A8 : Square.H1;
    int board = 8 * SvgCanvas.SIZE;
    canvas.add(
        "<rect class=\"moly-text\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>",
        canvas.left(corner) - 1.5,
        canvas.top(corner) - 1.5,
        board + 3,
        board + 3,
        settings.theme().text());
  }

  private void ground(Square square) {
    Move move = diagram.move();
    boolean touched = move != null && (move.from() == square || move.to() == square);
    canvas.add(
        "<rect class=\"moly-%s%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>",
        touched ? "touched-" : "",
        square.isLight() ? "light" : "dark",
        canvas.left(square),
        canvas.top(square),
        SvgCanvas.SIZE,
        SvgCanvas.SIZE,
        settings.theme().square(square.isLight(), touched));
    if (touched && settings.theme() == Theme.PRINT) {
      canvas.add(
          "<rect x=\"%s\" y=\"%s\" width=\"56\" height=\"56\" fill=\"none\" stroke=\"#000\""
              + " stroke-width=\"2\"/>",
          canvas.left(square) + 2, canvas.top(square) + 2);
    }
    if (position.closed().contains(square)) {
      hatch(square);
    }
  }

  private void hatch(Square square) {
    int size = SvgCanvas.SIZE;
    StringBuilder lines = new StringBuilder();
    for (int step = 12; step < 2 * size; step += 12) {
      double far = Math.min(step, size);
      double near = step - far;
      lines.append('M').append(SvgCanvas.number(canvas.left(square) + near)).append(' ');
      lines.append(SvgCanvas.number(canvas.top(square) + far));
      lines.append('L').append(SvgCanvas.number(canvas.left(square) + far)).append(' ');
      lines.append(SvgCanvas.number(canvas.top(square) + near));
    }
    canvas.add(
        "<path class=\"moly-closed\" d=\"%s\" fill=\"none\" stroke=\"#a3201a\" stroke-width=\"3.5\""
            + " opacity=\"0.6\"/>",
        lines);
  }

  private void check() {
    if (!position.isCheck()) {
      return;
    }
    for (Square king : position.squares(Piece.of(position.sideToMove(), Role.KING))) {
      canvas.add(
          "<circle class=\"moly-check\" cx=\"%s\" cy=\"%s\" r=\"29\" fill=\"#e0261a\""
              + " fill-opacity=\"0.75\"/>",
          canvas.centerX(king), canvas.centerY(king));
    }
  }

  private void target(Square square) {
    boolean capture = position.at(square).isPresent();
    canvas.add(
        "<circle class=\"moly-target\" cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"%s\""
            + " stroke-width=\"%s\" opacity=\"0.7\"/>",
        canvas.centerX(square),
        canvas.centerY(square),
        capture ? 26 : 9,
        capture ? "none" : "#145c3a",
        capture ? "#145c3a" : "#fff",
        capture ? 6 : 1.5);
  }

  private void arrows() {
    SvgArrows arrows = new SvgArrows(canvas, diagram.move());
    Move move = diagram.move();
    if (move != null) {
      Arrow.of(move).forEach(arrows::draw);
    }
    SvgArrows drawn = new SvgArrows(canvas, null);
    settings.marks().forEach(drawn::draw);
    settings.arrows().forEach(drawn::draw);
  }

  // Coordinates

  private void outside() {
    for (int i = 1; i <= 8; i++) {
      Square file = Square.at(i, settings.bottom().firstRank());
      Square rank = Square.at(settings.bottom() == Side.WHITE ? 1 : 8, i);
      String color = settings.theme().text();
      double below = canvas.top(file) + SvgCanvas.SIZE + 17;
      String name = file.toString().substring(0, 1);
      text("text", name, canvas.centerX(file), below, 15, "middle", color);
      text("text", "" + i, canvas.stripX(), canvas.centerY(rank) + 5, 15, "middle", color);
    }
  }

  /** Writes them in the colour of the other squares. */
  private void inside() {
    for (int i = 1; i <= 8; i++) {
      Square file = Square.at(i, settings.bottom().firstRank());
      Square rank = Square.at(settings.bottom() == Side.WHITE ? 1 : 8, i);
      double right = canvas.left(file) + SvgCanvas.SIZE - 3;
      double bottom = canvas.top(file) + SvgCanvas.SIZE - 4;
      String name = file.toString().substring(0, 1);
      text(otherClass(file), name, right, bottom, 13, "end", other(file));
      double top = canvas.top(rank) + 13;
      text(otherClass(rank), "" + i, canvas.left(rank) + 3, top, 13, "start", other(rank));
    }
  }

  private static String otherClass(Square square) {
    return square.isLight() ? "dark" : "light";
  }

  private String other(Square square) {
    return settings.theme() == Theme.PRINT
        ? settings.theme().text()
        : settings.theme().square(!square.isLight(), false);
  }

  private void text(
      String name, String text, double x, double y, int size, String anchor, String color) {
    canvas.add(
        "<text class=\"moly-%s\" x=\"%s\" y=\"%s\" font-family=\"sans-serif\" font-size=\"%s\""
            + " font-weight=\"bold\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        name, x, y, size, anchor, color, text);
  }

  private static String escape(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }
}

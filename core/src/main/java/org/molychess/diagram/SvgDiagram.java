package org.molychess.diagram;

import com.google.common.xml.XmlEscapers;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;

/** Writes a diagram as SVG; a square is 60 units wide. */
final class SvgDiagram {
  private static final int SIZE = 60;
  private static final int MARGIN = 22;

  private final Diagram diagram;
  private final Position position;
  private final int margin;
  private final StringBuilder out = new StringBuilder();

  private SvgDiagram(Diagram diagram) {
    this.diagram = diagram;
    this.position = diagram.position();
    this.margin = diagram.hasCoordinates() ? MARGIN : 0;
  }

  static String write(Diagram diagram) {
    return new SvgDiagram(diagram).write();
  }

  private String write() {
    int side = 8 * SIZE + 2 * margin;
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">",
        side, side);
    add("<title>%s</title>", escape(title()));
    add("<desc>%s</desc>", escape(description()));
    defs();
    add("<rect width=\"%d\" height=\"%d\" fill=\"#fbf8f2\"/>", side, side);
    for (Square square : Square.values()) {
      ground(square);
    }
    coordinates();
    for (Square square : Square.values()) {
      units(square);
    }
    Move move = diagram.move();
    if (move != null) {
      Arrow.of(move).forEach(this::arrow);
    }
    return out.append("</svg>\n").toString();
  }

  private String title() {
    Move move = diagram.move();
    return "Chess diagram, " + position.rules() + (move == null ? "" : ", " + move);
  }

  private String description() {
    return position.fen() + ". " + String.join(". ", Notes.words(position)) + ".";
  }

  private void defs() {
    Set<Piece> used = EnumSet.noneOf(Piece.class);
    for (Square square : Square.values()) {
      position.at(square).ifPresent(used::add);
      used.addAll(Notes.under(position, square));
    }
    out.append("<defs>\n");
    for (Piece piece : used) {
      add("<g id=\"%s\">%s</g>", id(piece), PieceArt.draw(piece));
    }
    out.append("</defs>\n");
  }

  private static String id(Piece piece) {
    return "moly-" + piece.code();
  }

  // Squares

  private double left(Square square) {
    int column = diagram.bottom() == Side.WHITE ? square.file() - 1 : 8 - square.file();
    return margin + column * SIZE;
  }

  private double top(Square square) {
    int row = diagram.bottom() == Side.WHITE ? 8 - square.rank() : square.rank() - 1;
    return margin + row * SIZE;
  }

  private void ground(Square square) {
    Move move = diagram.move();
    boolean touched = move != null && (move.from() == square || move.to() == square);
    String color =
        square.isLight() ? touched ? "#f2e6a0" : "#f1e7d3" : touched ? "#cdb65c" : "#bfa27c";
    rect(square, color);
    if (position.closed().contains(square)) {
      StringBuilder hatch = new StringBuilder();
      for (int step = 12; step < 2 * SIZE; step += 12) {
        double far = Math.min(step, SIZE);
        double near = step - far;
        hatch.append(
            String.format(
                Locale.ROOT,
                "M%s %sL%s %s",
                number(left(square) + near),
                number(top(square) + far),
                number(left(square) + far),
                number(top(square) + near)));
      }
      add("<path d=\"%s\" stroke=\"#a3352c\" stroke-width=\"2.5\" opacity=\"0.75\"/>", hatch);
    }
  }

  private void rect(Square square, String color) {
    add(
        "<rect x=\"%s\" y=\"%s\" width=\"%d\" height=\"%d\" fill=\"%s\"/>",
        number(left(square)), number(top(square)), SIZE, SIZE, color);
  }

  private void coordinates() {
    if (margin == 0) {
      return;
    }
    out.append(
        "<g font-family=\"sans-serif\" font-size=\"13\" fill=\"#5a4a3a\" text-anchor=\"middle\">\n");
    for (int i = 1; i <= 8; i++) {
      Square file = Square.at(i, diagram.bottom().firstRank());
      Square rank = Square.at(diagram.bottom() == Side.WHITE ? 1 : 8, i);
      add(
          "<text x=\"%s\" y=\"%s\">%s</text>",
          number(left(file) + SIZE / 2.0),
          number(top(file) + SIZE + 15),
          file.toString().charAt(0));
      add(
          "<text x=\"%s\" y=\"%s\">%d</text>",
          number(margin / 2.0), number(top(rank) + SIZE / 2.0 + 4.5), i);
    }
    out.append("</g>\n");
  }

  // Units

  private void units(Square square) {
    Piece piece = position.at(square).orElse(null);
    if (piece != null) {
      boolean haunted = !Notes.under(position, square).isEmpty();
      unit(piece, left(square), top(square) + (haunted ? 10 : 0), haunted ? 0.5 : 0.6, 1);
    }
    ghosts(square, piece == null);
    if (position.protectedUnits().contains(square)) {
      add(
          "<circle cx=\"%s\" cy=\"%s\" r=\"28\" fill=\"none\" stroke=\"#b8860b\""
              + " stroke-width=\"3\" stroke-dasharray=\"5 3\"/>",
          number(left(square) + SIZE / 2.0), number(top(square) + SIZE / 2.0));
    }
    if (Notes.waiting(position).contains(square)) {
      // An hourglass in the lower right corner.
      add(
          "<path transform=\"translate(%s %s)\" d=\"M0 0H12L7 8 12 16H0L5 8z\" fill=\"#fff\""
              + " stroke=\"#6a3d9a\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
          number(left(square) + SIZE - 16), number(top(square) + SIZE - 20));
    }
  }

  private void unit(Piece piece, double x, double y, double scale, double opacity) {
    add(
        "<use href=\"#%s\" transform=\"translate(%s %s) scale(%s)\"%s/>",
        id(piece),
        number(x),
        number(y),
        number(scale),
        opacity == 1 ? "" : " opacity=\"" + number(opacity) + "\"");
  }

  /**
   * Draws what lies under the square: in its corner, the top one in front; alone if it is empty.
   */
  private void ghosts(Square square, boolean alone) {
    List<Piece> under = Notes.under(position, square);
    if (under.isEmpty()) {
      return;
    }
    if (alone) {
      unit(under.get(0), left(square) + 10, top(square) + 10, 0.4, 0.55);
      return;
    }
    double x = left(square) + SIZE - 27;
    double y = top(square) + 1;
    for (int i = Math.min(under.size(), 3) - 1; i >= 0; i--) {
      add(
          "<circle cx=\"%s\" cy=\"%s\" r=\"12.5\" fill=\"#fbf8f2\" stroke=\"#5a4a3a\""
              + " stroke-width=\"1\"/>",
          number(x + 13 - 5 * i), number(y + 13));
    }
    unit(under.get(0), x + 1, y + 1, 0.24, 0.6);
    if (under.size() > 1) {
      add(
          "<text x=\"%s\" y=\"%s\" font-family=\"sans-serif\" font-size=\"12\""
              + " font-weight=\"bold\" fill=\"#1a1715\" stroke=\"#fbf8f2\" stroke-width=\"3\""
              + " paint-order=\"stroke\" text-anchor=\"end\">%d</text>",
          number(left(square) + SIZE - 3), number(top(square) + 37), under.size());
    }
  }

  // The move

  private void arrow(Arrow arrow) {
    String color = arrow.kind() == Arrow.Kind.MOVE ? "#1b7f5c" : "#1f5fa8";
    double x = left(arrow.to()) + SIZE / 2.0;
    double y = top(arrow.to()) + SIZE / 2.0;
    switch (arrow.kind()) {
      case APPEARANCE ->
          add(
              "<circle cx=\"%s\" cy=\"%s\" r=\"23\" fill=\"none\" stroke=\"%s\""
                  + " stroke-width=\"4\" opacity=\"0.8\"/>",
              number(x), number(y), color);
      case REMOVAL ->
          add(
              "<path d=\"M%s %sl40 40m0 -40l-40 40\" stroke=\"%s\" stroke-width=\"4\""
                  + " opacity=\"0.8\"/>",
              number(x - 20), number(y - 20), color);
      default -> line(arrow, x, y, color);
    }
  }

  private void line(Arrow arrow, double x, double centerY, String color) {
    double y = centerY + aside(arrow);
    double startX = left(arrow.from()) + SIZE / 2.0;
    double startY = top(arrow.from()) + SIZE / 2.0 + aside(arrow);
    double length = Math.hypot(x - startX, y - startY);
    double dx = (x - startX) / length;
    double dy = (y - startY) / length;
    // The shaft starts beside the centre and ends where the head begins.
    double headX = x - 14 * dx;
    double headY = y - 14 * dy;
    double neckX = headX - 14 * dx;
    double neckY = headY - 14 * dy;
    add(
        "<g opacity=\"0.8\"><path d=\"M%s %sL%s %s\" stroke=\"%s\" stroke-width=\"5\"%s/>"
            + "<path d=\"M%s %sL%s %sL%s %sz\" fill=\"%s\"/></g>",
        number(startX + 18 * dx),
        number(startY + 18 * dy),
        number(neckX),
        number(neckY),
        color,
        arrow.kind() == Arrow.Kind.MOVE ? "" : " stroke-dasharray=\"9 5\"",
        number(headX),
        number(headY),
        number(neckX - 8 * dy),
        number(neckY + 8 * dx),
        number(neckX + 8 * dy),
        number(neckY - 8 * dx),
        color);
  }

  /** Returns how far down an arrow is moved: king and rook pass each other in castling. */
  private double aside(Arrow arrow) {
    Move move = diagram.move();
    return move == null || !move.isCastling() ? 0 : arrow.from() == move.from() ? -14 : 14;
  }

  // Text

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  /** Returns a number with two decimals at most, the same everywhere. */
  private static String number(double value) {
    long hundredths = Math.round(value * 100);
    String text = String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
    return text.replaceAll("\\.?0+$", "");
  }

  private static String escape(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }
}

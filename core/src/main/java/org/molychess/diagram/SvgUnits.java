package org.molychess.diagram;

import java.util.List;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;

/** Draws units: all of one size, with badges for what lies under them and what is theirs. */
final class SvgUnits {
  /** Of the drawings, which are 100 wide. */
  private static final double SCALE = 0.66;

  private static final double SMALL = 0.25;

  /** The colour of all that has to do with units under squares. */
  private static final String SPIRIT = "#5b3f94";

  private final SvgCanvas canvas;
  private final Position position;

  SvgUnits(SvgCanvas canvas, Position position) {
    this.canvas = canvas;
    this.position = position;
  }

  /** Draws what stands on a square and lies under it. */
  void draw(Square square) {
    Piece piece = position.at(square).orElse(null);
    List<Piece> under = Notes.under(position, square);
    if (position.protectedUnits().contains(square)) {
      ring(square);
    }
    if (piece != null) {
      unit(square, piece.side() == Side.WHITE ? "moly-white" : "moly-black", PieceArt.draw(piece));
      if (!under.isEmpty()) {
        badge(square, under);
      }
    } else if (!under.isEmpty()) {
      unit(square, "moly-ghost", ghost(under.get(0)));
    }
    if (under.size() > 1) {
      depth(square, under.size());
    }
    if (Notes.waiting(position).contains(square)) {
      hourglass(square);
    }
  }

  private void unit(Square square, String name, String drawing) {
    double corner = SvgCanvas.SIZE / 2.0 - 50 * SCALE;
    canvas.add(
        "<g class=\"%s\" transform=\"translate(%s %s) scale(%s)\">%s</g>",
        name, canvas.left(square) + corner, canvas.top(square) + corner + 1, SCALE, drawing);
  }

  /** Returns a unit that is not there to be moved: its outline in dashes, its body translucent. */
  private static String ghost(Piece piece) {
    boolean white = piece.side() == Side.WHITE;
    return PieceArt.outline(
        piece,
        "fill=\""
            + (white ? "#fff" : "#2d2926")
            + "\" fill-opacity=\"0.75\" stroke=\""
            + SPIRIT
            + "\" stroke-width=\"5\" stroke-dasharray=\"9 5\"");
  }

  /** Draws the top one of the units under a unit in its corner, on a disc of contrast. */
  private void badge(Square square, List<Piece> under) {
    double x = canvas.left(square) + SvgCanvas.SIZE - 15;
    double y = canvas.top(square) + 15;
    boolean white = under.get(0).side() == Side.WHITE;
    for (int i = Math.min(under.size(), 3) - 1; i >= 0; i--) {
      canvas.add(
          "<circle class=\"moly-ghost\" cx=\"%s\" cy=\"%s\" r=\"13.5\" fill=\"%s\" stroke=\"%s\""
              + " stroke-width=\"2\"/>",
          x - 5 * i, y, white ? SPIRIT : "#f3edff", white ? "#f3edff" : SPIRIT);
    }
    canvas.add(
        "<g class=\"moly-ghost\" transform=\"translate(%s %s) scale(%s)\">%s</g>",
        x - 50 * SMALL,
        y - 49 * SMALL,
        SMALL,
        PieceArt.outline(under.get(0), "fill=\"" + (white ? "#fff" : "#1d1430") + "\""));
  }

  /** Says how many units lie under a square. */
  private void depth(Square square, int count) {
    double x = canvas.left(square) + SvgCanvas.SIZE - 10;
    double y = canvas.top(square) + 38;
    canvas.add(
        "<circle class=\"moly-ghost\" cx=\"%s\" cy=\"%s\" r=\"9.5\" fill=\"#f3edff\" stroke=\"%s\""
            + " stroke-width=\"1.5\"/>",
        x, y, SPIRIT);
    canvas.add(
        "<text class=\"moly-ghost\" x=\"%s\" y=\"%s\" font-family=\"sans-serif\" font-size=\"15\""
            + " font-weight=\"bold\" fill=\"#1d1430\" text-anchor=\"middle\">%s</text>",
        x, y + 5.5, count);
  }

  /** Draws a ring around a unit that cannot be captured. */
  private void ring(Square square) {
    for (String style :
        List.of(
            "stroke=\"#3d2a00\" stroke-width=\"5.5\"",
            "stroke=\"#ffc83d\" stroke-width=\"3.5\" stroke-dasharray=\"8 5\"")) {
      canvas.add(
          "<circle class=\"moly-taboo\" cx=\"%s\" cy=\"%s\" r=\"26.5\" fill=\"none\" %s/>",
          canvas.centerX(square), canvas.centerY(square), style);
    }
  }

  /** Draws an hourglass in the lower right corner: a pawn waits for its officer. */
  private void hourglass(Square square) {
    canvas.add(
        "<path class=\"moly-waiting\" transform=\"translate(%s %s)\""
            + " d=\"M0 0H16L9.500 10 16 20H0L6.500 10z\" fill=\"#fff\" stroke=\"#7a1f8a\""
            + " stroke-width=\"3\" stroke-linejoin=\"round\"/>",
        canvas.left(square) + SvgCanvas.SIZE - 19, canvas.top(square) + SvgCanvas.SIZE - 23);
  }
}

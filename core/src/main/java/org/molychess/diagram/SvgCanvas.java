package org.molychess.diagram;

import java.util.Locale;
import org.molychess.Side;
import org.molychess.Square;

/** The text of an SVG document, and where its squares lie; a square is 60 units wide. */
final class SvgCanvas {
  static final int SIZE = 60;

  /** The strip with coordinates, left of the board and below it. */
  private static final int STRIP = 22;

  /** The frame on all sides. */
  private static final int FRAME = 3;

  private final Settings settings;
  private final int strip;
  private final StringBuilder out = new StringBuilder();

  SvgCanvas(Settings settings) {
    this.settings = settings;
    this.strip = settings.coordinates() == Coordinates.OUTSIDE ? STRIP : 0;
  }

  /** Returns the width, which is also the height. */
  int side() {
    return 8 * SIZE + 2 * FRAME + strip;
  }

  /** Returns the middle of the strip at the left, from the left. */
  double stripX() {
    return FRAME + strip / 2.0;
  }

  double left(Square square) {
    return FRAME + strip + SIZE * (isTurned() ? 8 - square.file() : square.file() - 1);
  }

  double top(Square square) {
    return FRAME + SIZE * (isTurned() ? square.rank() - 1 : 8 - square.rank());
  }

  double centerX(Square square) {
    return left(square) + SIZE / 2.0;
  }

  double centerY(Square square) {
    return top(square) + SIZE / 2.0;
  }

  private boolean isTurned() {
    return settings.bottom() == Side.BLACK;
  }

  /** Adds a line; numbers have two decimals at most. */
  void add(String format, Object... values) {
    Object[] texts = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      texts[i] = values[i] instanceof Double number ? number(number) : values[i];
    }
    out.append(String.format(Locale.ROOT, format, texts)).append('\n');
  }

  /** Returns a number with two decimals at most, the same everywhere. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", Math.round(value * 100) / 100.0);
    return text.replaceAll("\\.?0+$", "");
  }

  /** Returns what was added. */
  @Override
  public String toString() {
    return out.toString();
  }
}

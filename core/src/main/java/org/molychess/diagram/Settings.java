package org.molychess.diagram;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Side;
import org.molychess.SquareSet;
import org.molychess.pgn.MoveCommands;

/**
 * How a diagram is drawn.
 *
 * @param bottom the side whose first rank is at the bottom
 * @param width in pixels; 0 if the picture has no size of its own
 * @param targets squares with a dot
 */
record Settings(
    Side bottom,
    Coordinates coordinates,
    Theme theme,
    int width,
    List<MoveCommands.Arrow> arrows,
    List<MoveCommands.Mark> marks,
    SquareSet targets) {
  static final Settings USUAL =
      new Settings(
          Side.WHITE, Coordinates.OUTSIDE, Theme.BROWN, 0, List.of(), List.of(), SquareSet.empty());

  Settings bottom(Side side) {
    return new Settings(side, coordinates, theme, width, arrows, marks, targets);
  }

  Settings coordinates(Coordinates where) {
    return new Settings(bottom, where, theme, width, arrows, marks, targets);
  }

  Settings theme(Theme colors) {
    return new Settings(bottom, coordinates, colors, width, arrows, marks, targets);
  }

  Settings width(int pixels) {
    return new Settings(bottom, coordinates, theme, pixels, arrows, marks, targets);
  }

  Settings arrow(MoveCommands.Arrow arrow) {
    return new Settings(bottom, coordinates, theme, width, and(arrows, arrow), marks, targets);
  }

  Settings mark(MoveCommands.Mark mark) {
    return new Settings(bottom, coordinates, theme, width, arrows, and(marks, mark), targets);
  }

  Settings targets(SquareSet squares) {
    return new Settings(bottom, coordinates, theme, width, arrows, marks, squares);
  }

  private static <T> List<T> and(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return List.copyOf(longer);
  }
}

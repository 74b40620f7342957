package org.molychess.diagram;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.pgn.MoveCommands;

/**
 * A picture of a position: immutable, each setting returns another diagram.
 *
 * <pre>{@code
 * String picture = Diagram.of(move.after()).lastMove(move).svg();
 * }</pre>
 *
 * <p>Besides the units it shows what conditions add: units under squares, squares that no unit may
 * enter, units that cannot be captured, and pawns that wait for their owner's choice.
 */
public final class Diagram {
  private static final int WIDEST = 10_000;

  private final Position position;
  private final @Nullable Move move;
  private final Settings settings;

  private Diagram(Position position, @Nullable Move move, Settings settings) {
    this.position = position;
    this.move = move;
    this.settings = settings;
  }

  /** Returns the diagram of a position, White at the bottom, with coordinates. */
  public static Diagram of(Position position) {
    Objects.requireNonNull(position, "position");
    return new Diagram(position, null, Settings.USUAL);
  }

  /**
   * Returns the diagram with arrows for a move and its effects.
   *
   * @param move a move that leads to the position, or one of the position's own
   * @throws IllegalArgumentException if it is neither
   */
  public Diagram lastMove(Move move) {
    Objects.requireNonNull(move, "move");
    if (!move.after().equals(position) && !move.before().equals(position)) {
      throw new IllegalArgumentException(
          "the move " + move + " neither leads to the position nor is one of its own: " + position);
    }
    return new Diagram(position, move, settings);
  }

  /** Returns the diagram as this side sees it, its first rank at the bottom. */
  public Diagram seenBy(Side side) {
    Objects.requireNonNull(side, "side");
    return with(settings.bottom(side));
  }

  private Diagram with(Settings other) {
    return new Diagram(position, move, other);
  }

  /** Returns the diagram with or without the names of files and ranks outside the board. */
  public Diagram coordinates(boolean shown) {
    return coordinates(shown ? Coordinates.OUTSIDE : Coordinates.NONE);
  }

  /** Returns the diagram with the names of files and ranks there; in text they are outside. */
  public Diagram coordinates(Coordinates where) {
    return with(settings.coordinates(Objects.requireNonNull(where, "where")));
  }

  /** Returns the diagram in these colours, which matter for SVG. */
  public Diagram theme(Theme theme) {
    return with(settings.theme(Objects.requireNonNull(theme, "theme")));
  }

  /**
   * Returns the diagram with a size of its own in SVG; without one it is as large as it is shown.
   *
   * @param pixels the width, from 1 to 10,000; the height follows
   * @throws IllegalArgumentException if it is out of range
   */
  public Diagram width(int pixels) {
    if (pixels < 1 || pixels > WIDEST) {
      throw new IllegalArgumentException(
          "the width of a diagram must be from 1 to " + WIDEST + " pixels, not " + pixels);
    }
    return with(settings.width(pixels));
  }

  /**
   * Returns the diagram with one more arrow, in SVG and LaTeX.
   *
   * @throws IllegalArgumentException if it leads nowhere
   */
  public Diagram arrow(MoveCommands.Color color, Square from, Square to) {
    Objects.requireNonNull(color, "color");
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    if (from == to) {
      throw new IllegalArgumentException("an arrow from " + from + " to itself leads nowhere");
    }
    return with(settings.arrow(new MoveCommands.Arrow(color, from, to)));
  }

  /** Returns the diagram with one more circled square, in SVG and LaTeX. */
  public Diagram mark(MoveCommands.Color color, Square square) {
    Objects.requireNonNull(color, "color");
    Objects.requireNonNull(square, "square");
    return with(settings.mark(new MoveCommands.Mark(color, square)));
  }

  /** Returns the diagram with the arrows and coloured squares of a comment in PGN. */
  public Diagram drawn(MoveCommands commands) {
    Objects.requireNonNull(commands, "commands");
    Diagram diagram = this;
    for (MoveCommands.Mark mark : commands.marks()) {
      diagram = diagram.mark(mark.color(), mark.square());
    }
    for (MoveCommands.Arrow arrow : commands.arrows()) {
      if (arrow.from() != arrow.to()) {
        diagram = diagram.arrow(arrow.color(), arrow.from(), arrow.to());
      }
    }
    return diagram;
  }

  /** Returns the diagram with a dot on each of these squares, in SVG: where a unit may go. */
  public Diagram targets(SquareSet squares) {
    return with(settings.targets(Objects.requireNonNull(squares, "squares")));
  }

  /** Returns it in lines of Unicode chess figures. */
  public String unicode() {
    return TextDiagram.write(this, piece -> String.valueOf(piece.figurine()), "·");
  }

  /** Returns it in lines of FEN letters. */
  public String ascii() {
    return TextDiagram.write(this, piece -> String.valueOf(piece.letter()), ".");
  }

  /** Returns it as an SVG document that needs no fonts for the units and nothing from elsewhere. */
  public String svg() {
    return SvgDiagram.write(this);
  }

  /** Returns it as LaTeX for the package {@code chessboard}, which brings its own units. */
  public String latex() {
    return LatexDiagram.write(this);
  }

  /** Returns the position. */
  public Position position() {
    return position;
  }

  @Nullable Move move() {
    return move;
  }

  Settings settings() {
    return settings;
  }

  Side bottom() {
    return settings.bottom();
  }

  boolean hasCoordinates() {
    return settings.coordinates() != Coordinates.NONE;
  }

  /** Returns the Unicode lines. */
  @Override
  public String toString() {
    return unicode();
  }
}

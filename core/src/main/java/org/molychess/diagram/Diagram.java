package org.molychess.diagram;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Side;

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
  private final Position position;
  private final @Nullable Move move;
  private final Side bottom;
  private final boolean coordinates;

  private Diagram(Position position, @Nullable Move move, Side bottom, boolean coordinates) {
    this.position = position;
    this.move = move;
    this.bottom = bottom;
    this.coordinates = coordinates;
  }

  /** Returns the diagram of a position, White at the bottom, with coordinates. */
  public static Diagram of(Position position) {
    Objects.requireNonNull(position, "position");
    return new Diagram(position, null, Side.WHITE, true);
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
    return new Diagram(position, move, bottom, coordinates);
  }

  /** Returns the diagram as this side sees it, its first rank at the bottom. */
  public Diagram seenBy(Side side) {
    Objects.requireNonNull(side, "side");
    return new Diagram(position, move, side, coordinates);
  }

  /** Returns the diagram with or without the names of files and ranks. */
  public Diagram coordinates(boolean shown) {
    return new Diagram(position, move, bottom, shown);
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

  Position position() {
    return position;
  }

  @Nullable Move move() {
    return move;
  }

  Side bottom() {
    return bottom;
  }

  boolean hasCoordinates() {
    return coordinates;
  }

  /** Returns the Unicode lines. */
  @Override
  public String toString() {
    return unicode();
  }
}

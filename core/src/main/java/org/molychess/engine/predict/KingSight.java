package org.molychess.engine.predict;

import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.movegen.GenContext;

/**
 * The squares that the mover's king sees. Only there can a unit that is reborn attack or shield the
 * king. All are sets of squares.
 */
public final class KingSight {
  /** The squares that a rook on the king's square attacks. */
  long orthogonal;

  /** The squares that a bishop on the king's square attacks. */
  long diagonal;

  /** The squares from which a unit could attack the king, as the board stands. */
  long rays;

  /** Those of {@link #rays} on which a unit could be placed. */
  long rebirthSquares;

  private int king;
  private long occupied;

  void compute(GenContext context) {
    king = context.king;
    occupied = context.occupied;
    orthogonal = Sliders.rook(king, occupied);
    diagonal = Sliders.bishop(king, occupied);
    rays = orthogonal | diagonal | Geometry.KNIGHT[king];
    rebirthSquares = rays & ~(occupied | context.closed);
  }

  /** Returns the squares from which a unit could attack the king, as the board stands. */
  public long rays() {
    return rays;
  }

  /** Returns the squares that the king sees and on which a unit could be placed. */
  public long rebirthSquares() {
    return rebirthSquares;
  }

  /** Returns the squares that a queen on the king's square attacks. */
  public long lines() {
    return orthogonal | diagonal;
  }

  /**
   * Returns the squares that become visible to the king when a unit leaves {@code from}: that
   * square and the empty squares behind it on the line; none if the king does not see the unit.
   */
  public long openedBy(int from) {
    long seen = -(rays >>> from & 1);
    return seen & (1L << from | Geometry.line(king, from) & ~occupied);
  }
}

package org.molychess.engine.predict;

import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.movegen.GenContext;

/** What the mover's king sees: only there can a unit that is reborn attack or shield him. */
public final class KingSight {
  /** The squares that a rook in the king's place attacks. */
  long orthogonal;

  /** The squares that a bishop in the king's place attacks. */
  long diagonal;

  /** The squares from which a unit could attack the king, as the board stands. */
  long rays;

  /** Those of them on which a unit could be placed. */
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

  /** Returns the squares that a queen in the king's place attacks. */
  public long lines() {
    return orthogonal | diagonal;
  }

  /**
   * Returns the squares that come into the king's sight when a unit leaves its square: that square
   * and the empty ones on the line behind it; none if the king does not see the unit.
   */
  public long openedBy(int from) {
    long seen = -(rays >>> from & 1);
    return seen & (1L << from | Geometry.line(king, from) & ~occupied);
  }
}

package org.molychess.solver;

import org.molychess.Cursor;

/**
 * Tells whether a goal may still be reached. To say so where it cannot costs time; to say no where
 * it can would lose solutions.
 */
interface Prospect {
  /**
   * Returns whether the goal may be reached in so many moves of White and of Black, from the
   * position of the cursor.
   */
  boolean mayBeReached(Cursor cursor, int white, int black);
}

package org.molychess.diagram;

/** Where the names of files and ranks stand. */
public enum Coordinates {
  /** Left of the board and below it. */
  OUTSIDE,
  /** In the corners of the squares at its left and lower edge. */
  INSIDE,
  NONE
}

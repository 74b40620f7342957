package org.molychess.engine.board;

/** What the units on the board and under it can still do, whatever the moves. */
public final class DeadPosition {
  private static final long LIGHT = 0x55AA_55AA_55AA_55AAL;

  private DeadPosition() {}

  /** Returns whether nothing but kings is on the board, and nothing under it. */
  public static boolean isBare(Board board) {
    return board.occupied() == board.kings() && !board.hasBuried();
  }

  /**
   * Returns whether no sequence of orthodox moves can mate: beside the kings there is nothing, one
   * knight, or any number of bishops that all stand on squares of one colour.
   */
  public static boolean cannotMate(Board board) {
    long others = board.occupied() & ~board.kings();
    boolean oneKnight = (others & others - 1) == 0 && (others & ~board.knights()) == 0;
    boolean bishopsOnly = (others & ~board.coded(Board.BISHOP)) == 0;
    return oneKnight || bishopsOnly && ((others & LIGHT) == 0 || (others & ~LIGHT) == 0);
  }
}

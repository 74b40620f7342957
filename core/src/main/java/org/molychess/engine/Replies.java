package org.molychess.engine;

/**
 * Counts the replies to the moves of orthodox chess, without making a board of each.
 *
 * <p>A move is a few bits that change, which stay in local variables.
 */
final class Replies {
  private Replies() {}

  /**
   * Returns the number of replies to the plain moves of an examined node, and leaves those listed
   * that need a board: castling, and double steps that may be answered en passant.
   */
  static long count(Node node) {
    Board board = node.board;
    // The enemy is to reply, and plays up the board as Leaf wants it.
    boolean turned = board.side == Board.WHITE;
    int turn = turned ? 56 : 0;
    long x = turned ? Long.reverseBytes(board.x) : board.x;
    long y = turned ? Long.reverseBytes(board.y) : board.y;
    long z = turned ? Long.reverseBytes(board.z) : board.z;
    long their = turned ? Long.reverseBytes(node.their) : node.their;
    long unmoved = turned ? Long.reverseBytes(board.unmoved) : board.unmoved;
    long takers = x & ~y & ~z & their;
    long total = 0;
    int rest = 0;
    for (int i = 0; i < node.count; i++) {
      int move = node.moves[i];
      int from = Moves.from(move) ^ turn;
      int to = Moves.to(move) ^ turn;
      int code = Moves.arriving(move);
      long target = 1L << to;
      if (Moves.isCastling(move)
          || code == Board.PAWN && from - to == 16 && (Tables.beside(target) & takers) != 0) {
        node.moves[rest++] = move;
        continue;
      }
      long keep = ~(1L << from | target);
      total +=
          Leaf.count(
              x & keep | target & -(long) (code & 1),
              y & keep | target & -(long) (code >> 1 & 1),
              z & keep | target & -(long) (code >> 2),
              their & keep,
              unmoved & keep,
              0,
              0,
              null,
              Leaf.UNKNOWN,
              0,
              false);
    }
    node.count = rest;
    return total;
  }
}

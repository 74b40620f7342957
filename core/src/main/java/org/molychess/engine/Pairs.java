package org.molychess.engine;

import org.jspecify.annotations.Nullable;

/**
 * Counts moves and replies in pairs, without making the moves.
 *
 * <p>Most replies are there wherever a unit goes to, so they are counted once for all its moves;
 * then {@link Replier} looks which of them the squares of arrival change. Moves that give check,
 * change a pin, castle, or may be answered en passant are left to be made.
 */
final class Pairs {
  private final Replier replier;

  Pairs(Program program) {
    replier = new Replier(program);
  }

  /**
   * Returns the number of replies to the plain moves of an examined node, and leaves those listed
   * that must be made.
   */
  long count(Node node, @Nullable Forecast forecast) {
    if (node.checkers != 0
        || node.king == 64
        || !replier.look(node, forecast)) {
      Generator.listPlain(node);
      node.legal = node.count;
      return 0;
    }
    Board board = node.board;
    node.count = 0;
    node.legal = 0;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long own = node.own & ~node.fixed;
    long occupied = node.occupied;
    long total = countPawns(node, x & ~y & ~z & own & Board.PAWN_RANKS);
    for (long from = x & y & own & ~node.pinned; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      total += count(node, square, Board.KNIGHT, Tables.KNIGHT[square] & node.knightTargets);
    }
    for (long from = z & ~x & ~y & own; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.bishop(square, occupied) & node.bishopTargets;
      total += count(node, square, Board.BISHOP, to & Generator.bound(node, square));
    }
    for (long from = y & ~x & ~z & own; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.rook(square, occupied) & node.rookTargets;
      total += count(node, square, Board.ROOK, to & Generator.bound(node, square));
    }
    for (long from = y & z & own; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to =
          (Sliders.bishop(square, occupied) | Sliders.rook(square, occupied))
              & node.bishopTargets
              & node.rookTargets;
      total += count(node, square, Board.QUEEN, to & Generator.bound(node, square));
    }
    long to = 0;
    for (long rest = Generator.kingSteps(node); rest != 0; rest &= rest - 1) {
      to |= Generator.isSafeStep(node, Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
    }
    total += count(node, node.king, Board.KING, to);
    if (!node.castlingTouched) {
      Generator.listCastling(node);
    }
    node.legal += node.count;
    return total;
  }

  private long count(Node node, int from, int code, long to) {
    long settled = to & ~replier.unsettledBy(from, code);
    if (to != settled) {
      Generator.add(node, from, code, to & ~settled);
    }
    if (settled == 0) {
      return 0;
    }
    node.legal += Long.bitCount(settled);
    return replier.count(node.board, 1L << from, code, settled);
  }

  private long countPawns(Node node, long units) {
    Board board = node.board;
    int side = board.side;
    int forward = 8 - (side << 4);
    long replying = board.pawns() & node.their;
    long seventh = 0xFFL << 48 - 40 * side;
    long leapRank = 0xFFL << 24 + (side << 3);
    long unsettled = replier.unsettledBy(Board.PAWN);
    long total = 0;
    // Nothing notices that one of these is gone, so all go together.
    long unnoticed = units & ~(seventh | node.pinned | replier.noticed());
    long step = Long.rotateLeft(unnoticed, forward) & ~node.occupied;
    long leap = Long.rotateLeft(step, forward) & ~node.occupied & leapRank;
    // It may be answered en passant.
    long answered = leap & Tables.beside(replying);
    long quiet = (step | leap) & node.pawnTargets & ~(unsettled | answered);
    if (quiet != 0) {
      node.legal += Long.bitCount(quiet);
      total += replier.count(board, 0, Board.PAWN, quiet);
    }
    Generator.listPawns(node, unnoticed, node.pawnTargets & ~quiet);
    for (units &= ~unnoticed; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      long pawn = units & -units;
      step = Long.rotateLeft(pawn, forward) & ~node.occupied;
      leap = Long.rotateLeft(step, forward) & ~node.occupied & leapRank;
      answered = leap & Tables.beside(replying);
      long taken = Tables.PAWN[side * 65 + from] & node.their;
      long to = (step | leap | taken) & Generator.bound(node, from) & node.pawnTargets;
      if ((pawn & seventh) != 0) {
        answered = to;
      }
      long settled = to & ~(answered | replier.unsettledBy(from, Board.PAWN));
      if (to != settled) {
        Generator.listPawns(node, pawn, to & ~settled);
      }
      if (settled != 0) {
        node.legal += Long.bitCount(settled);
        total += replier.count(board, pawn, Board.PAWN, settled);
      }
    }
    return total;
  }
}

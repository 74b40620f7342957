package org.molychess.engine;

import org.jspecify.annotations.Nullable;

/**
 * Counts moves and replies in pairs, without making the moves.
 *
 * <p>Most replies are there wherever a unit goes to, so the {@link Replier} counts them once for
 * all its moves, and then what the squares of arrival change. Moves that give check, change a pin,
 * castle, or may be answered en passant are left to be made. At the start position this made
 * orthodox chess nearly twice as fast, and Circe Coucou too.
 */
final class Pairs {
  private final Replier replier;

  /** Whether the replier has been looked at for the node at hand. */
  private boolean looks;

  Pairs(Program program) {
    replier = new Replier(program);
  }

  /**
   * Returns the number of replies to the plain moves of an examined node, and leaves those listed
   * that must be made; {@code node.legal} becomes the number of all.
   */
  long count(Node node, @Nullable Forecast forecast) {
    node.count = 0;
    node.legal = 0;
    long total = 0;
    looks = node.checkers == 0 && node.king < 64 && replier.look(node, forecast);
    if (looks) {
      total = countUnits(node) + countKing(node);
      if (!node.castlingTouched) {
        Generator.listCastling(node);
      }
    } else {
      Generator.listPlain(node);
    }
    node.legal += node.count;
    return total;
  }

  /**
   * Returns the number of replies to a legal capture of the node counted last, -1 if it must be
   * made.
   */
  int countCapture(Node node, int move, Forecast forecast) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int code = Moves.arriving(move);
    long unsettled = replier.unsettledBy(from, code);
    if (Moves.promotion(move) != 0) {
      unsettled |= behind(node, from);
    }
    if (!looks || (unsettled >>> to & 1) != 0) {
      return -1;
    }
    int home = forecast.rebirth(node, Forecast.capturer(move), from, to);
    return replier.countCapture(node.board, from, to, code, home);
  }

  private long countUnits(Node node) {
    Board board = node.board;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long occupied = node.occupied;
    long units = node.own & ~node.fixed;
    long total = countPawns(node, x & ~y & ~z & units & Board.PAWN_RANKS);
    for (long from = x & y & units & ~node.pinned; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      total += count(node, square, Board.KNIGHT, Tables.KNIGHT[square] & node.knightTargets);
    }
    for (long from = z & ~x & ~y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.bishop(square, occupied) & node.bishopTargets;
      total += count(node, square, Board.BISHOP, to & Generator.bound(node, square));
    }
    for (long from = y & ~x & ~z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.rook(square, occupied) & node.rookTargets;
      total += count(node, square, Board.ROOK, to & Generator.bound(node, square));
    }
    for (long from = y & z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long to = Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
      to &= node.bishopTargets & node.rookTargets;
      total += count(node, square, Board.QUEEN, to & Generator.bound(node, square));
    }
    return total;
  }

  private long countKing(Node node) {
    long safe = 0;
    for (long steps = Generator.kingSteps(node); steps != 0; steps &= steps - 1) {
      safe |= Generator.isSafeStep(node, Long.numberOfTrailingZeros(steps)) ? steps & -steps : 0;
    }
    return safe == 0 ? 0 : count(node, node.king, Board.KING, safe);
  }

  private long count(Node node, int from, int code, long to) {
    long settled = to & ~replier.unsettledBy(from, code);
    if (to != settled) {
      Generator.add(node, from, code, to & ~settled);
    }
    return settled == 0 ? 0 : countSettled(node, 1L << from, code, settled);
  }

  /** Counts the replies to settled moves of a unit; of several pawns that are alike if it is 0. */
  private long countSettled(Node node, long unit, int code, long settled) {
    node.legal += Long.bitCount(settled);
    return replier.count(node.board, unit, code, settled);
  }

  private long countPawns(Node node, long pawns) {
    Board board = node.board;
    int side = board.side;
    long seventh = 0xFFL << 48 - 40 * side;
    // Whichever of these goes, nothing else changes, so they are counted together.
    long alike = pawns & ~(seventh | node.pinned | replier.noticed());
    long quiet = steps(node, alike) & ~replier.unsettledBy(Board.PAWN) & node.pawnTargets;
    long total = quiet == 0 ? 0 : countSettled(node, 0, Board.PAWN, quiet);
    Generator.listPawns(node, alike, node.pawnTargets & ~quiet);
    for (long rest = pawns & ~alike; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long pawn = rest & -rest;
      long bound = node.pawnTargets & Generator.bound(node, from);
      long moves = (steps(node, pawn) | Tables.PAWN[side * 65 + from] & node.their) & bound;
      // Quiet promotions are few, so they are made.
      long settled = (pawn & seventh) != 0 ? 0 : moves & ~replier.unsettledBy(from, Board.PAWN);
      Generator.listPawns(node, pawn, bound & ~settled);
      total += settled == 0 ? 0 : countSettled(node, pawn, Board.PAWN, settled);
    }
    return total;
  }

  /** Returns from where a figure looks along the line on which its pawn stood in the way. */
  private static long behind(Node node, int pawn) {
    return Tables.LINE[node.board.king(node.board.side ^ 1) << 6 | pawn];
  }

  /** Returns where these pawns may step, but for double steps that may be answered en passant. */
  private static long steps(Node node, long pawns) {
    int side = node.board.side;
    int forward = 8 - (side << 4);
    long step = Long.rotateLeft(pawns, forward) & ~node.occupied;
    long leap = Long.rotateLeft(step, forward) & ~node.occupied & 0xFFL << 24 + (side << 3);
    return step | leap & ~Tables.beside(node.board.pawns() & node.their);
  }
}

package org.molychess.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the moves of a leaf: by masks, as in orthodox chess, and then what hooks change of that.
 *
 * <p>Of the moves that concern a hook, most are foreseen by the {@link Forecast} to be as legal as
 * without it. Only what is left is listed, to be played.
 */
final class Review {
  private Review() {}

  /** Returns the number of moves that are legal for sure, and lists those that must be judged. */
  static long count(Node node, @Nullable Forecast forecast) {
    node.examineLeaf(forecast);
    node.count = 0;
    Board board = node.board;
    long total = 0;
    if (node.fixed != -1L) {
      boolean foretold = forecast != null || !node.program.asksAboutCaptures();
      long open = foretold ? node.open : node.open & ~node.their;
      if (node.asksAboutChecks) {
        barChecks(node);
        listChecks(node, forecast, open);
      }
      if (!foretold) {
        listCaptures(node);
      }
      if (forecast != null) {
        total += forecast.harmless ? 0 : changeOfCaptures(node, forecast);
        total += node.promoters == 0 ? 0 : countPromoters(node, forecast);
        total += node.haunted == 0 ? 0 : countHaunted(node, forecast);
      }
      total +=
          Leaf.count(
              board,
              node.castlingTouched ? 0 : board.unmoved,
              node.fixed | node.promoters | node.haunted,
              ~open,
              node.bars ? node.barred : null,
              node.isShielded ? node.checkers : Leaf.UNKNOWN,
              node.pinned);
    }
    Generator.listFixed(node);
    if (node.castlingTouched) {
      node.shieldKing();
      Generator.listCastling(node);
    }
    if (board.enPassant != 0) {
      Generator.listEnPassant(node);
    }
    if (node.count != 0) {
      node.shieldKing();
    }
    return total;
  }

  /** Lists the captures, of which nothing is foreseen. */
  private static void listCaptures(Node node) {
    long units = node.own & ~node.fixed;
    long targets = node.their & node.open;
    Generator.list(node, units & ~node.board.kings(), targets, targets, targets, targets, targets);
    Generator.listKing(node, units, targets);
  }

  // Captures whose victim may be reborn

  /** Returns by how much the hooks change the number of legal captures, promotions aside. */
  private static int changeOfCaptures(Node node, Forecast forecast) {
    Board board = node.board;
    int side = board.side;
    long units = node.own & ~(node.fixed | node.promoters);
    int change = 0;
    if ((units >>> node.king & 1) != 0 && forecast.homes(side, Board.KING) != 0) {
      change = changeOfKing(node, forecast);
    }
    if ((forecast.homes(side) & Tables.ZONE[node.king] & ~node.their) == 0) {
      // Nothing can be reborn where it would matter.
      return change;
    }
    node.lookOut();
    node.shieldKing();
    long victims = node.their & node.open;
    long takers = board.pawns() & units & Board.PAWN_RANKS & takers(node, victims);
    long promoters = takers & 0xFFL << 48 - 40 * side;
    long single = units & ~(board.pawns() | board.kings()) | takers & ~promoters;
    if (forecast.tellsAll(node)) {
      single &= node.pinned | leavers(node, forecast, single & node.dangerous);
      barSpoiled(node, forecast);
    }
    if (promoters != 0) {
      change += changeOfPromotions(node, forecast, promoters, victims);
    }
    for (; single != 0; single &= single - 1) {
      int from = Long.numberOfTrailingZeros(single);
      int code = board.code(from);
      long captures = attacks(node, from, code) & victims;
      if (captures != 0) {
        change += change(node, forecast, from, code, captures);
      }
    }
    return change;
  }

  private static int changeOfPromotions(Node node, Forecast forecast, long pawns, long victims) {
    int change = 0;
    // These open no line and leave no home that the king sees.
    long spoilers = forecast.tellsAll(node) ? pawns & ~(node.pinned | node.dangerous) : 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long captures = Tables.PAWN[node.board.side * 65 + from] & victims;
      for (int figure : Program.PROMOTIONS) {
        int code = Forecast.PROMOTED | figure;
        change +=
            (spoilers & rest & -rest) == 0
                ? change(node, forecast, from, code, captures)
                : -Long.bitCount(node.spoils.of(code, node.board, captures));
      }
    }
    return change;
  }

  /** Returns the units in the king's sight that open a line to a home, or leave one, by moving. */
  private static long leavers(Node node, Forecast forecast, long units) {
    int side = node.board.side;
    long threats = forecast.threats(side, node.king);
    long leavers = units & threats & forecast.atHome(node.board, side);
    long hidden = threats & ~(node.occupied | node.dangerous);
    if (hidden == 0) {
      return leavers;
    }
    for (; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      long homes = hidden & forecast.homes(side, node.board.code(from));
      leavers |= (homes & node.opened(from)) == 0 ? 0 : units & -units;
    }
    return leavers;
  }

  /** Bars the captures whose victim would be reborn where it attacks the king. */
  static void barSpoiled(Node node, Forecast forecast) {
    Board board = node.board;
    long homes = node.exposed & forecast.threats(board.side, node.king);
    Spoils spoils = Spoils.of(node.knownSpoils, forecast, board.side, node.king, homes);
    node.spoils = spoils;
    int capturers = spoils.capturers & (1 << Forecast.PROMOTED) - 1;
    if (capturers == 0) {
      return;
    }
    if (!node.bars) {
      Arrays.fill(node.barred, 0);
      node.bars = true;
    }
    for (int rest = capturers; rest != 0; rest &= rest - 1) {
      int code = Integer.numberOfTrailingZeros(rest);
      node.barred[code] |= spoils.of(code, board, node.their);
    }
  }

  /** Returns what a unit attacks, a king aside. */
  static long attacks(Node node, int from, int code) {
    return switch (code) {
      case Board.PAWN -> Tables.PAWN[node.board.side * 65 + from];
      case Board.KNIGHT -> Tables.KNIGHT[from];
      case Board.BISHOP -> Sliders.bishop(from, node.occupied);
      case Board.ROOK -> Sliders.rook(from, node.occupied);
      default -> Sliders.bishop(from, node.occupied) | Sliders.rook(from, node.occupied);
    };
  }

  /** Returns the squares from which the mover's pawns would attack one of these. */
  private static long takers(Node node, long victims) {
    int forward = 8 - (node.board.side << 4);
    return Long.rotateRight(victims, forward - 1) & ~Tables.FILE_A
        | Long.rotateRight(victims, forward + 1) & ~Tables.FILE_H;
  }

  /**
   * Returns by how much the hooks change the number of a unit's legal captures, and lists those
   * that remain in doubt.
   */
  static int change(Node node, Forecast forecast, int from, int code, long captures) {
    captures &= ~checks(node, code);
    long homes = captures == 0 ? 0 : forecast.atStake(node, code, from);
    if (homes == 0) {
      return 0;
    }
    captures &= forecast.suspects(node, code, homes);
    if (captures == 0) {
      return 0;
    }
    node.shieldKing();
    int change = 0;
    long bound = Generator.bound(node, from);
    long counted = node.bars && code <= Board.QUEEN ? bound & ~node.barred[code] : bound;
    for (; captures != 0; captures &= captures - 1) {
      int to = Long.numberOfTrailingZeros(captures);
      int verdict = forecast.judge(node, code, from, to, (bound >>> to & 1) != 0);
      if (verdict == Forecast.UNKNOWN) {
        verdict = 0;
        list(node, from, code, to);
      }
      change += verdict - (int) (counted >>> to & 1);
    }
    return change;
  }

  /** The same for the king. */
  private static int changeOfKing(Node node, Forecast forecast) {
    int change = 0;
    long homes = forecast.homes(node.board.side, Board.KING);
    for (long steps = Tables.KING[node.king] & node.their & node.open;
        steps != 0;
        steps &= steps - 1) {
      int to = Long.numberOfTrailingZeros(steps);
      if ((Tables.ZONE[to] & homes) != 0) {
        int safe = Generator.isSafeStep(node, to) ? 1 : 0;
        int verdict = forecast.judge(node, Board.KING, node.king, to, safe != 0);
        if (verdict == Forecast.UNKNOWN) {
          verdict = 0;
          list(node, node.king, Board.KING, to);
        }
        change += verdict - safe;
      }
    }
    return change;
  }

  // Departures

  /** Returns the number of moves of units from under which a ghost will reappear. */
  private static int countHaunted(Node node, Forecast forecast) {
    node.shieldKing();
    Board board = node.board;
    int total = 0;
    for (long units = node.haunted; units != 0; units &= units - 1) {
      int from = Long.numberOfTrailingZeros(units);
      int code = board.code(from);
      // The square stays occupied, so no line opens; but the ghost may be an attacker itself.
      long bound = node.open & node.parries & forecast.parriesToGhost(node, from);
      total +=
          code == Board.PAWN
              ? Leaf.countPawns(node, units & -units, bound)
              : Long.bitCount(attacks(node, from, code) & bound);
    }
    return total;
  }

  // Promotions

  /** Returns the number of moves of the pawns before their last rank, and lists those in doubt. */
  private static int countPromoters(Node node, Forecast forecast) {
    boolean transfers = node.program.promotions.length != 0;
    if (transfers || !forecast.harmless) {
      node.lookOut();
    }
    node.shieldKing();
    long seen = node.seenLines | node.seenDiagonals;
    long seenByEnemy = node.asksAboutChecks ? node.rookChecks | node.bishopChecks : 0;
    int total = 0;
    for (long pawns = node.promoters; pawns != 0; pawns &= pawns - 1) {
      int from = Long.numberOfTrailingZeros(pawns);
      long pawn = pawns & -pawns;
      if ((seenByEnemy & pawn) != 0
          || transfers && (node.asksAboutChecks || node.checkers != 0 || (seen & pawn) != 0)) {
        // Lines may open for the enemy king, or the figure be transferred to or from a king's line.
        Generator.listPawns(node, pawn, node.open);
        continue;
      }
      long captures = Tables.PAWN[node.board.side * 65 + from] & node.their & node.open;
      if (transfers) {
        Generator.listPawns(node, pawn, captures & seen);
        captures &= ~seen;
      }
      long step = Long.rotateLeft(pawn, 8 - (node.board.side << 4)) & ~node.occupied & node.open;
      if ((step | captures) != 0) {
        for (int figure : Program.PROMOTIONS) {
          int code = Forecast.PROMOTED | figure;
          long moves = step | captures;
          total += Long.bitCount(moves & Generator.bound(node, from));
          total -= checks(node, forecast, from, code, moves);
          if (captures != 0) {
            total += change(node, forecast, from, code, captures);
          }
        }
      }
    }
    return total;
  }

  // Checks

  /** Bars the moves that give check: they are counted one by one, if at all. */
  private static void barChecks(Node node) {
    for (int code = Board.PAWN; code <= Board.QUEEN; code++) {
      node.barred[code] = checks(node, code);
    }
    node.bars = true;
  }

  /** Lists the moves that give check and may be legal still. */
  private static void listChecks(Node node, @Nullable Forecast forecast, long open) {
    Board board = node.board;
    long targets =
        open & (node.pawnChecks | node.knightChecks | node.bishopChecks | node.rookChecks);
    if (node.bansChecks) {
      targets &= node.their;
      if (targets == 0 || forecast == null || !mayBeParried(node, forecast.homes(board.side))) {
        return;
      }
    }
    long units = node.own & ~(node.fixed | node.promoters);
    long pawnTargets = targets & node.pawnChecks;
    if (pawnTargets != 0) {
      Generator.listPawns(node, board.pawns() & units, pawnTargets);
    }
    for (long from = board.knights() & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Tables.KNIGHT[square] & targets & node.knightChecks;
      if (attacks != 0) {
        Generator.add(node, square, Board.KNIGHT, attacks);
      }
    }
    // Most sliders are out of line with all these squares.
    for (long from = (board.diagonals() | board.lines()) & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      if (((Tables.DIAGONAL[square] | Tables.STRAIGHT[square]) & targets) != 0) {
        int code = board.code(square);
        long attacks = attacks(node, square, code) & targets & checks(node, code);
        if (attacks != 0) {
          Generator.add(node, square, code, attacks);
        }
      }
    }
  }

  /**
   * Counts a promoting pawn's moves that give check and would be legal, and lists those in doubt.
   */
  private static int checks(Node node, Forecast forecast, int from, int code, long moves) {
    long targets = moves & checks(node, code);
    if (targets == 0) {
      return 0;
    }
    long doubt = targets;
    if (node.bansChecks) {
      doubt = mayBeParried(node, forecast.homes(node.board.side, code)) ? targets & node.their : 0;
    }
    for (; doubt != 0; doubt &= doubt - 1) {
      list(node, from, code, Long.numberOfTrailingZeros(doubt));
    }
    return Long.bitCount(targets & Generator.bound(node, from));
  }

  /** Returns whether a victim that is reborn on one of these homes may come in between a check. */
  private static boolean mayBeParried(Node node, long homes) {
    return (homes & (node.rookChecks | node.bishopChecks)) != 0;
  }

  /** Returns from where a unit with this code would give check, if anybody asks. */
  private static long checks(Node node, int code) {
    if (!node.asksAboutChecks) {
      return 0;
    }
    return switch (code & ~Forecast.PROMOTED) {
      case Board.PAWN -> node.pawnChecks;
      case Board.KNIGHT -> node.knightChecks;
      case Board.BISHOP -> node.bishopChecks;
      case Board.ROOK -> node.rookChecks;
      case Board.QUEEN -> node.bishopChecks | node.rookChecks;
      default -> 0;
    };
  }

  private static void list(Node node, int from, int code, int to) {
    node.moves[node.count++] =
        (code & Forecast.PROMOTED) == 0
            ? Moves.of(from, to, code)
            : Moves.promotion(from, to, code & ~Forecast.PROMOTED);
  }
}

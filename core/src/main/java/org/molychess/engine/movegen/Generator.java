package org.molychess.engine.movegen;

import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.Checks;

/**
 * Generates the moves of a prepared {@link GenContext}.
 *
 * <p>All pawns move together, by a shift of their set; other units move one by one. Plain moves are
 * legal; hooked moves are pseudo-legal and have to be played and judged.
 */
public final class Generator {
  private Generator() {}

  /** Lists the plain moves; the list is emptied first. */
  public static void listPlain(GenContext context, MoveList out) {
    listPlain(context, -1L, -1L, out);
  }

  /**
   * Lists the plain moves of some units to some squares; the list is emptied first. Castling is
   * listed whatever the squares.
   *
   * @param units the units, as a set
   * @param squares the squares, as a set
   */
  public static void listPlain(GenContext context, long units, long squares, MoveList out) {
    out.clear();
    CheckMasks masks = context.masks;
    TargetMasks targets = context.targets;
    long mask = masks.checkMask & squares;
    long free = context.own & units & ~context.hooked.units;
    if (mask != 0) {
      list(context, free & ~masks.pinned & ~context.board.kings(), mask, targets, out);
      for (long pinned = masks.pinned & free; pinned != 0; pinned &= pinned - 1) {
        int square = Long.numberOfTrailingZeros(pinned);
        list(context, pinned & -pinned, context.legalTargets(square) & squares, targets, out);
      }
    }
    if (context.king == Geometry.NO_SQUARE || (units >>> context.king & 1) == 0) {
      return;
    }
    for (long steps = kingSteps(context) & squares; steps != 0; steps &= steps - 1) {
      int to = Long.numberOfTrailingZeros(steps);
      if (isSafeStep(context, to)) {
        out.add(PackedMove.of(context.king, to, UnitCode.KING));
      }
    }
    if (!context.hooked.castling) {
      listCastling(context, out);
    }
  }

  /** Lists the hooked moves, legal or not; the list is emptied first. */
  public static void listHooked(GenContext context, MoveList out) {
    out.clear();
    if (context.rules.kinds().any() || context.hooked.units != 0) {
      listHookedUnits(context, out);
      TargetMasks targets = context.targets;
      long others = context.own & ~context.hooked.units;
      list(
          context,
          others & ~context.board.kings(),
          targets.anyPawn & ~targets.pawn,
          targets.anyKnight & ~targets.knight,
          targets.anyBishop & ~targets.bishop,
          targets.anyRook & ~targets.rook,
          targets.anyBishop & targets.anyRook & ~(targets.bishop & targets.rook),
          out);
      listKing(context, others, context.open & ~targets.king, out);
    }
    if (context.hooked.castling) {
      listCastling(context, out);
    }
    if (context.board.enPassant != 0) {
      listEnPassant(context, out);
    }
  }

  /** Adds all moves, legal or not, of the units that are hooked. */
  public static void listHookedUnits(GenContext context, MoveList out) {
    long units = context.own & context.hooked.units;
    if (units != 0) {
      long open = context.open;
      list(context, units & ~context.board.kings(), open, out);
      listKing(context, units, open, out);
    }
  }

  /** Returns whether the king has a legal quiet step that no hook concerns. */
  public static boolean hasKingStep(GenContext context) {
    int king = context.king;
    if (king == Geometry.NO_SQUARE || (context.hooked.units >>> king & 1) != 0) {
      return false;
    }
    for (long steps = Geometry.KING[king] & context.open & ~context.their;
        steps != 0;
        steps &= steps - 1) {
      if (isSafeStep(context, Long.numberOfTrailingZeros(steps))) {
        return true;
      }
    }
    return false;
  }

  /** Adds the king's steps to these squares, legal or not, if the king is among the units. */
  public static void listKing(GenContext context, long units, long targets, MoveList out) {
    int king = context.king;
    if (king != Geometry.NO_SQUARE && (units >>> king & 1) != 0) {
      add(king, UnitCode.KING, Geometry.KING[king] & targets, out);
    }
  }

  private static void list(
      GenContext context, long units, long mask, TargetMasks targets, MoveList out) {
    list(
        context,
        units,
        targets.pawn & mask,
        targets.knight & mask,
        targets.bishop & mask,
        targets.rook & mask,
        targets.bishop & targets.rook & mask,
        out);
  }

  /** Adds the moves of these units, kings aside, to these squares; checks and pins are ignored. */
  public static void list(GenContext context, long units, long targets, MoveList out) {
    list(context, units, targets, targets, targets, targets, targets, out);
  }

  private static void list(
      GenContext context,
      long units,
      long pawnTargets,
      long knightTargets,
      long bishopTargets,
      long rookTargets,
      long queenTargets,
      MoveList out) {
    Board board = context.board;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long occupied = context.occupied;
    listPawns(context, x & ~y & ~z & units, pawnTargets, out);
    for (long from = x & y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(square, UnitCode.KNIGHT, Geometry.KNIGHT[square] & knightTargets, out);
    }
    for (long from = z & ~x & ~y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(square, UnitCode.BISHOP, Sliders.bishop(square, occupied) & bishopTargets, out);
    }
    for (long from = y & ~x & ~z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(square, UnitCode.ROOK, Sliders.rook(square, occupied) & rookTargets, out);
    }
    for (long from = y & z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
      add(square, UnitCode.QUEEN, attacks & queenTargets, out);
    }
  }

  /** Adds moves of a unit, not a promoting pawn, to these squares. */
  public static void add(int from, int code, long targets, MoveList out) {
    int[] moves = out.moves;
    int count = out.count;
    for (; targets != 0; targets &= targets - 1) {
      moves[count++] = PackedMove.of(from, Long.numberOfTrailingZeros(targets), code);
    }
    out.count = count;
  }

  /** Adds the moves of these pawns to these squares; checks and pins are ignored. */
  public static void listPawns(GenContext context, long pawns, long targets, MoveList out) {
    int side = context.board.side;
    int forward = Ranks.forward(side);
    long movable = pawns & Ranks.PAWN_RANKS;
    long empty = ~context.occupied;
    long step = Ranks.ahead(side, movable) & empty;
    long leap = Ranks.ahead(side, step) & empty & Ranks.fourth(side);
    long taken = targets & context.their;
    addPawns(step & targets, forward, out);
    addPawns(leap & targets, 2 * forward, out);
    addPawns(Ranks.attackedToA(side, movable) & taken, forward - 1, out);
    addPawns(Ranks.attackedToH(side, movable) & taken, forward + 1, out);
  }

  private static void addPawns(long targets, int step, MoveList out) {
    for (; targets != 0; targets &= targets - 1) {
      int to = Long.numberOfTrailingZeros(targets);
      int from = to - step;
      if ((Ranks.PAWN_RANKS >>> to & 1) == 0) {
        for (int code : UnitCode.PROMOTIONS) {
          out.add(PackedMove.promotion(from, to, code));
        }
      } else {
        out.add(PackedMove.of(from, to, UnitCode.PAWN));
      }
    }
  }

  /** Adds the captures en passant, legal or not. */
  public static void listEnPassant(GenContext context, MoveList out) {
    Board board = context.board;
    int side = board.side;
    for (long squares = board.enPassant & Ranks.sixth(side) & ~context.occupied & context.open;
        squares != 0;
        squares &= squares - 1) {
      int to = Long.numberOfTrailingZeros(squares);
      long victims = board.pawns() & context.their & context.open;
      if ((victims >>> PackedMove.enPassantVictim(to) & 1) == 0) {
        continue;
      }
      long takers = Geometry.pawnAttacks(side ^ 1, to) & board.pawns() & context.own;
      for (; takers != 0; takers &= takers - 1) {
        out.add(PackedMove.enPassant(Long.numberOfTrailingZeros(takers), to));
      }
    }
  }

  /** Returns whether a pawn of the mover stands where it could take en passant. */
  public static boolean mayTakeEnPassant(Board board) {
    int side = board.side;
    long takers = board.pawns() & board.units(side);
    for (long squares = board.enPassant; squares != 0; squares &= squares - 1) {
      int to = Long.numberOfTrailingZeros(squares);
      if ((Geometry.pawnAttacks(side ^ 1, to) & takers) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Adds castling. Where it is hooked, the king's arrival may yet be attacked. */
  public static void listCastling(GenContext context, MoveList out) {
    int side = context.board.side;
    if ((context.board.unmoved & Ranks.first(side)) == 0) {
      return;
    }
    if (context.rules.kinds().castlesFreely()) {
      FreeCastling.list(context, out);
      return;
    }
    int from = Castling.kingHome(side);
    if (mayCastle(context, true)) {
      out.add(PackedMove.castling(from, from + 2));
    }
    if (mayCastle(context, false)) {
      out.add(PackedMove.castling(from, from - 2));
    }
  }

  private static boolean mayCastle(GenContext context, boolean kingside) {
    Board board = context.board;
    int home = Castling.kingHome(board.side);
    int corner = kingside ? home + 3 : home - 4;
    long marks = 1L << home | 1L << corner;
    if ((board.unmoved & marks) != marks
        || context.masks.checkers != 0
        || (Geometry.between(home, corner) & context.occupied) != 0) {
      return false;
    }
    int step = kingside ? 1 : -1;
    long arrivals = 1L << home + step | 1L << home + 2 * step;
    if ((arrivals & ~context.open) != 0) {
      return false;
    }
    return !Checks.barsCrossing(context.rules, board, board.side, home + step)
        && (context.hooked.castling || !Attacks.isAttacked(board, home + 2 * step, board.side ^ 1));
  }

  /** Returns the squares to which the king may go by plain moves, safe or not. */
  public static long kingSteps(GenContext context) {
    int king = context.king;
    return king != Geometry.NO_SQUARE && (context.hooked.units >>> king & 1) == 0
        ? Geometry.KING[king] & context.targets.king
        : 0;
  }

  /** Returns whether the king would not be attacked on the square. */
  public static boolean isSafeStep(GenContext context, int to) {
    return !Attacks.isAttacked(
        context.board, to, context.board.side ^ 1, context.occupied & ~(1L << context.king));
  }

  /**
   * Returns the squares that a unit of the mover attacks.
   *
   * @param code the code of the unit, not a king
   */
  public static long attacks(GenContext context, int from, int code) {
    return switch (code) {
      case UnitCode.PAWN -> Geometry.pawnAttacks(context.board.side, from);
      case UnitCode.KNIGHT -> Geometry.KNIGHT[from];
      default -> Sliders.attacks(code, from, context.occupied);
    };
  }
}

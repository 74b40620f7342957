package org.molychess.engine;

/**
 * Finds the moves of an examined {@link Node}.
 *
 * <p>Pawns move by shifting their whole set, everything else square by square. Plain moves are
 * strictly legal at once; touched moves are left to the {@link Script} to judge.
 */
final class Generator {
  private static final long LAST_RANKS = 0xFFL | 0xFFL << 56;

  private Generator() {}

  /**
   * Returns the number of moves that are legal for sure, and lists those that must be judged.
   *
   * <p>It does in one pass what {@link #listPlain} and {@link #listTouched} do in two, so that a
   * slider's attacks are looked up once, and it asks the forecast about captures.
   */
  static long sweep(Node node) {
    Board board = node.board;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long occupied = node.occupied;
    long units = node.own & ~node.fixed;
    node.count = 0;
    if (node.forecast != null && !node.forecast.harmless && node.king < 64) {
      node.lookOut();
    }
    long total = sweepPawns(node, x & ~y & ~z & units);
    for (long from = x & y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Tables.KNIGHT[square] & node.knightOpen;
      total += weigh(node, square, Board.KNIGHT, attacks, node.knightTargets);
    }
    for (long from = z & ~x & ~y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Sliders.bishop(square, occupied) & node.bishopOpen;
      total += weigh(node, square, Board.BISHOP, attacks, node.bishopTargets);
    }
    for (long from = y & ~x & ~z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Sliders.rook(square, occupied) & node.rookOpen;
      total += weigh(node, square, Board.ROOK, attacks, node.rookTargets);
    }
    long queenTargets = node.bishopTargets & node.rookTargets;
    long queenOpen = node.bishopOpen & node.rookOpen;
    for (long from = y & z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks =
          (Sliders.bishop(square, occupied) | Sliders.rook(square, occupied)) & queenOpen;
      total += weigh(node, square, Board.QUEEN, attacks, queenTargets);
    }
    for (long steps = kingSteps(node); steps != 0; steps &= steps - 1) {
      total += weighStep(node, Long.numberOfTrailingZeros(steps));
    }
    listKing(node, units, node.open & ~node.kingTargets);
    listFixed(node);
    if (node.castlingTouched) {
      listCastling(node);
    } else if ((board.unmoved & Castling.units(board.side)) != 0) {
      total += (mayCastle(node, true) ? 1 : 0) + (mayCastle(node, false) ? 1 : 0);
    }
    if (board.enPassant != 0) {
      listEnPassant(node);
    }
    return total;
  }

  /**
   * Returns how many of a unit's moves are sure to be legal, and lists those in doubt.
   *
   * @param attacks where the unit may go
   * @param plain where no hook concerns it, or what the hook does is foreseen
   */
  private static int weigh(Node node, int from, int code, long attacks, long plain) {
    long bound = bound(node, from);
    if ((attacks & ~plain) != 0) {
      add(node, from, code, attacks & ~plain);
    }
    attacks &= plain;
    Forecast forecast = node.forecast;
    if (forecast == null || forecast.harmless || (attacks & node.their) == 0) {
      return Long.bitCount(attacks & bound);
    }
    long homes = forecast.homes(node.board.side, code) & node.risk(from);
    if (homes == 0) {
      return Long.bitCount(attacks & bound);
    }
    if (forecast.tellsAll(node) && (node.dangerous >>> from & 1) == 0) {
      int sure = Long.bitCount(attacks);
      for (long captures = attacks & node.their; captures != 0; captures &= captures - 1) {
        sure -= forecast.spoils(node, code, Long.numberOfTrailingZeros(captures));
      }
      return sure;
    }
    long suspects = attacks & forecast.suspects(node, code, homes);
    int sure = Long.bitCount(attacks & bound & ~suspects);
    for (; suspects != 0; suspects &= suspects - 1) {
      int to = Long.numberOfTrailingZeros(suspects);
      int verdict = forecast.judge(node, code, from, to, (bound >>> to & 1) != 0);
      if (verdict == Forecast.UNKNOWN) {
        node.moves[node.count++] =
            (code & Forecast.PROMOTED) == 0
                ? Moves.of(from, to, code)
                : Moves.promotion(from, to, code & ~Forecast.PROMOTED);
      } else {
        sure += verdict;
      }
    }
    return sure;
  }

  /** The same for a step of the king. */
  private static int weighStep(Node node, int to) {
    int verdict = isSafeStep(node, to) ? Forecast.LEGAL : Forecast.ILLEGAL;
    Forecast forecast = node.forecast;
    if (forecast != null && (node.their >>> to & 1) != 0 && !forecast.harmless) {
      verdict = forecast.judgeKing(node, to, verdict == Forecast.LEGAL);
      if (verdict == Forecast.UNKNOWN) {
        node.moves[node.count++] = Moves.of(node.king, to, Board.KING);
        return 0;
      }
    }
    return verdict;
  }

  private static int sweepPawns(Node node, long pawns) {
    long targets = node.pawnTargets;
    long touched = node.pawnOpen & ~targets;
    long special = node.pinned;
    int total = 0;
    Forecast forecast = node.forecast;
    if (forecast != null) {
      long promoters = pawns & 0xFFL << 48 - 40 * node.board.side;
      if (promoters != 0) {
        total = sweepPromoters(node, forecast, promoters);
        pawns ^= promoters;
      }
      if (!forecast.harmless) {
        // A pawn that leaves the king's sight may open a line for what is reborn.
        special |= node.dangerous & takers(node, node.their);
        long homes = forecast.homes(node.board.side, Board.PAWN) & node.exposed;
        if (homes != 0) {
          special |= takers(node, forecast.suspects(node, Board.PAWN, homes));
        }
      }
    }
    if (node.parries != 0) {
      total += countPawns(node, pawns & ~special, targets & node.parries);
    }
    for (special &= pawns; special != 0; special &= special - 1) {
      int square = Long.numberOfTrailingZeros(special);
      long captures = Tables.PAWN[node.board.side * 65 + square] & node.their & targets;
      total += countPawns(node, special & -special, targets & ~node.their & bound(node, square));
      total += weigh(node, square, Board.PAWN, captures, captures);
    }
    if (touched != 0) {
      listPawns(node, pawns, touched);
    }
    return total;
  }

  /** Returns the squares from which the mover's pawns would attack one of these. */
  private static long takers(Node node, long victims) {
    int forward = 8 - (node.board.side << 4);
    return Long.rotateRight(victims, forward - 1) & ~Tables.FILE_A
        | Long.rotateRight(victims, forward + 1) & ~Tables.FILE_H;
  }

  /** Weighs the moves of pawns that stand before their last rank. */
  private static int sweepPromoters(Node node, Forecast forecast, long pawns) {
    boolean transfers = node.program.promotions.length != 0;
    if (transfers && forecast.harmless) {
      node.lookOut();
    }
    int total = 0;
    for (; pawns != 0; pawns &= pawns - 1) {
      int from = Long.numberOfTrailingZeros(pawns);
      long seen = node.seenLines | node.seenDiagonals;
      if (transfers && (node.checkers != 0 || (seen >>> from & 1) != 0)) {
        // The figure may shield the king from its new square, or have shielded him from its old.
        listPawns(node, pawns & -pawns, node.pawnTargets);
        continue;
      }
      long captures = Tables.PAWN[node.board.side * 65 + from] & node.their & node.pawnTargets;
      total +=
          countPawns(
              node, pawns & -pawns, node.pawnTargets & ~node.their & bound(node, from));
      if (transfers) {
        listPawns(node, pawns & -pawns, captures & seen);
        captures &= ~seen;
      }
      if (captures != 0) {
        for (int figure : Program.PROMOTIONS) {
          total += weigh(node, from, Forecast.PROMOTED | figure, captures, captures);
        }
      }
    }
    return total;
  }

  /** Returns where the checks and pins let a unit go by a plain move. */
  private static long bound(Node node, int square) {
    return (node.pinned >>> square & 1) == 0
        ? node.parries
        : node.parries & Tables.LINE[node.king * 64 + square];
  }

  private static void listFixed(Node node) {
    long fixed = node.own & node.fixed;
    if (fixed != 0) {
      long open = node.open;
      list(node, fixed & ~node.board.kings(), open, open, open, open, open);
      listKing(node, fixed, open);
    }
  }

  /** Returns whether the king has a step without capture. */
  static boolean hasKingStep(Node node) {
    for (long steps = kingSteps(node) & ~node.their; steps != 0; steps &= steps - 1) {
      if (isSafeStep(node, Long.numberOfTrailingZeros(steps))) {
        return true;
      }
    }
    return false;
  }

  private static int countPawns(Node node, long pawns, long targets) {
    int forward = 8 - (node.board.side << 4);
    long movable = pawns & Board.PAWN_RANKS;
    long empty = ~node.occupied;
    long step = Long.rotateLeft(movable, forward) & empty;
    long leap = Long.rotateLeft(step, forward) & empty & leapRank(node);
    step = (step | leap) & targets;
    long taken = targets & node.their;
    long west = Long.rotateLeft(movable & ~Tables.FILE_A, forward - 1) & taken;
    long east = Long.rotateLeft(movable & ~Tables.FILE_H, forward + 1) & taken;
    return Long.bitCount(step)
        + Long.bitCount(west)
        + Long.bitCount(east)
        + 3
            * (Long.bitCount(step & LAST_RANKS)
                + Long.bitCount(west & LAST_RANKS)
                + Long.bitCount(east & LAST_RANKS));
  }

  /** Lists the plain moves of a node. */
  static void listPlain(Node node) {
    node.count = 0;
    long parries = node.parries;
    if (parries != 0) {
      list(
          node,
          node.own & ~node.fixed & ~node.pinned & ~node.board.kings(),
          node.pawnTargets & parries,
          node.knightTargets & parries,
          node.bishopTargets & parries,
          node.rookTargets & parries,
          node.bishopTargets & node.rookTargets & parries);
      if ((node.pinned & ~node.fixed) != 0) {
        listPinned(node);
      }
    }
    for (long steps = kingSteps(node); steps != 0; steps &= steps - 1) {
      int to = Long.numberOfTrailingZeros(steps);
      if (isSafeStep(node, to)) {
        node.moves[node.count++] = Moves.of(node.king, to, Board.KING);
      }
    }
    if (!node.castlingTouched) {
      listCastling(node);
    }
  }

  private static void listPinned(Node node) {
    for (long units = node.pinned & ~node.fixed; units != 0; units &= units - 1) {
      long line = Tables.LINE[node.king * 64 + Long.numberOfTrailingZeros(units)] & node.parries;
      list(
          node,
          units & -units,
          node.pawnTargets & line,
          node.knightTargets & line,
          node.bishopTargets & line,
          node.rookTargets & line,
          node.bishopTargets & node.rookTargets & line);
    }
  }

  /** Lists the touched moves of a node, legal or not. */
  static void listTouched(Node node) {
    node.count = 0;
    if (node.program.hasFootprint() || node.fixed != 0) {
      listFixed(node);
      long others = node.own & ~node.fixed;
      list(
          node,
          others & ~node.board.kings(),
          node.pawnOpen & ~node.pawnTargets,
          node.knightOpen & ~node.knightTargets,
          node.bishopOpen & ~node.bishopTargets,
          node.rookOpen & ~node.rookTargets,
          node.bishopOpen & node.rookOpen & ~(node.bishopTargets & node.rookTargets));
      listKing(node, others, node.open & ~node.kingTargets);
    }
    if (node.castlingTouched) {
      listCastling(node);
    }
    if (node.board.enPassant != 0) {
      listEnPassant(node);
    }
  }

  private static void listKing(Node node, long units, long targets) {
    int king = node.king;
    if (king < 64 && (units >>> king & 1) != 0) {
      for (long to = Tables.KING[king] & targets; to != 0; to &= to - 1) {
        node.moves[node.count++] = Moves.of(king, Long.numberOfTrailingZeros(to), Board.KING);
      }
    }
  }

  /** Lists the moves of these units, kings aside, to these squares. */
  private static void list(
      Node node,
      long units,
      long pawnTargets,
      long knightTargets,
      long bishopTargets,
      long rookTargets,
      long queenTargets) {
    Board board = node.board;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long occupied = node.occupied;
    listPawns(node, x & ~y & ~z & units, pawnTargets);
    for (long from = x & y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(node, square, Board.KNIGHT, Tables.KNIGHT[square] & knightTargets);
    }
    for (long from = z & ~x & ~y & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(node, square, Board.BISHOP, Sliders.bishop(square, occupied) & bishopTargets);
    }
    for (long from = y & ~x & ~z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      add(node, square, Board.ROOK, Sliders.rook(square, occupied) & rookTargets);
    }
    for (long from = y & z & units; from != 0; from &= from - 1) {
      int square = Long.numberOfTrailingZeros(from);
      long attacks = Sliders.bishop(square, occupied) | Sliders.rook(square, occupied);
      add(node, square, Board.QUEEN, attacks & queenTargets);
    }
  }

  private static void add(Node node, int from, int code, long targets) {
    int[] moves = node.moves;
    int count = node.count;
    for (; targets != 0; targets &= targets - 1) {
      moves[count++] = Moves.of(from, Long.numberOfTrailingZeros(targets), code);
    }
    node.count = count;
  }

  private static void listPawns(Node node, long pawns, long targets) {
    int forward = 8 - (node.board.side << 4);
    long movable = pawns & Board.PAWN_RANKS;
    long empty = ~node.occupied;
    long step = Long.rotateLeft(movable, forward) & empty;
    long leap = Long.rotateLeft(step, forward) & empty & leapRank(node);
    long taken = targets & node.their;
    addPawns(node, step & targets, forward);
    addPawns(node, leap & targets, 2 * forward);
    addPawns(node, Long.rotateLeft(movable & ~Tables.FILE_A, forward - 1) & taken, forward - 1);
    addPawns(node, Long.rotateLeft(movable & ~Tables.FILE_H, forward + 1) & taken, forward + 1);
  }

  /** Returns the rank on which a double step ends: the fourth of the mover. */
  private static long leapRank(Node node) {
    return 0xFFL << 24 + (node.board.side << 3);
  }

  private static void addPawns(Node node, long targets, int step) {
    for (; targets != 0; targets &= targets - 1) {
      int to = Long.numberOfTrailingZeros(targets);
      int from = to - step;
      if ((LAST_RANKS >>> to & 1) != 0) {
        for (int code : Program.PROMOTIONS) {
          node.moves[node.count++] = Moves.promotion(from, to, code);
        }
      } else {
        node.moves[node.count++] = Moves.of(from, to, Board.PAWN);
      }
    }
  }

  private static void listEnPassant(Node node) {
    Board board = node.board;
    int side = board.side;
    long rank = side == Board.WHITE ? 0xFFL << 40 : 0xFFL << 16;
    for (long squares = board.enPassant & rank & ~node.occupied & node.open;
        squares != 0;
        squares &= squares - 1) {
      int to = Long.numberOfTrailingZeros(squares);
      int victim = victim(to);
      if ((board.pawns() & node.their & node.open) >>> victim << 63 == 0) {
        continue;
      }
      long takers = Tables.PAWN[(side ^ 1) * 65 + to] & board.pawns() & node.own;
      for (; takers != 0; takers &= takers - 1) {
        node.moves[node.count++] =
            Moves.of(Long.numberOfTrailingZeros(takers), to, Board.PAWN) | Moves.EN_PASSANT;
      }
    }
  }

  /** Returns where the pawn stands that is taken en passant on this square. */
  static int victim(int enPassant) {
    return enPassant ^ 8;
  }

  private static void listCastling(Node node) {
    if ((node.board.unmoved & Castling.units(node.board.side)) == 0) {
      return;
    }
    int from = Castling.kingHome(node.board.side);
    if (mayCastle(node, true)) {
      node.moves[node.count++] = Moves.of(from, from + 2, Board.KING) | Moves.CASTLING;
    }
    if (mayCastle(node, false)) {
      node.moves[node.count++] = Moves.of(from, from - 2, Board.KING) | Moves.CASTLING;
    }
  }

  /**
   * Returns whether the mover may castle on this wing; where castling is touched, the king's
   * arrival is left to the script.
   */
  private static boolean mayCastle(Node node, boolean kingside) {
    Board board = node.board;
    int home = Castling.kingHome(board.side);
    int corner = kingside ? home + 3 : home - 4;
    long marks = 1L << home | 1L << corner;
    if ((board.unmoved & marks) != marks
        || node.checkers != 0
        || (Tables.BETWEEN[home * 64 + corner] & node.occupied) != 0) {
      return false;
    }
    int step = kingside ? 1 : -1;
    long arrivals = 1L << home + step | 1L << home + 2 * step;
    if ((arrivals & ~node.open) != 0) {
      return false;
    }
    return !Checks.barsCrossing(node.program, board, board.side, home + step)
        && (node.castlingTouched || !Attacks.isAttacked(board, home + 2 * step, board.side ^ 1));
  }

  private static long kingSteps(Node node) {
    return node.king < 64 && (node.fixed >>> node.king & 1) == 0
        ? Tables.KING[node.king] & node.kingTargets
        : 0;
  }

  private static boolean isSafeStep(Node node, int to) {
    return !Attacks.isAttacked(
        node.board, to, node.board.side ^ 1, node.occupied & ~(1L << node.king));
  }
}

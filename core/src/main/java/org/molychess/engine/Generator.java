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

  /** Returns where the checks and pins let a unit go by a plain move. */
  static long bound(Node node, int square) {
    return (node.pinned >>> square & 1) == 0
        ? node.parries
        : node.parries & Tables.LINE[node.king * 64 + square];
  }

  static void listFixed(Node node) {
    long fixed = node.own & node.fixed;
    if (fixed != 0) {
      long open = node.open;
      list(node, fixed & ~node.board.kings(), open, open, open, open, open);
      listKing(node, fixed, open);
    }
  }

  /** Returns whether the king has a step that no hook concerns. */
  static boolean hasKingStep(Node node) {
    if (node.king == 64 || (node.fixed >>> node.king & 1) != 0) {
      return false;
    }
    for (long steps = Tables.KING[node.king] & node.open & ~node.their;
        steps != 0;
        steps &= steps - 1) {
      if (isSafeStep(node, Long.numberOfTrailingZeros(steps))) {
        return true;
      }
    }
    return false;
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

  static void listKing(Node node, long units, long targets) {
    int king = node.king;
    if (king < 64 && (units >>> king & 1) != 0) {
      for (long to = Tables.KING[king] & targets; to != 0; to &= to - 1) {
        node.moves[node.count++] = Moves.of(king, Long.numberOfTrailingZeros(to), Board.KING);
      }
    }
  }

  /** Lists the moves of these units, kings aside, to these squares. */
  static void list(
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

  static void add(Node node, int from, int code, long targets) {
    int[] moves = node.moves;
    int count = node.count;
    for (; targets != 0; targets &= targets - 1) {
      moves[count++] = Moves.of(from, Long.numberOfTrailingZeros(targets), code);
    }
    node.count = count;
  }

  static void listPawns(Node node, long pawns, long targets) {
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

  static void listEnPassant(Node node) {
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

  /** Returns whether a pawn of the mover stands where it could take en passant. */
  static boolean mayTakeEnPassant(Board board) {
    int side = board.side;
    long takers = board.pawns() & board.units(side);
    for (long squares = board.enPassant; squares != 0; squares &= squares - 1) {
      int to = Long.numberOfTrailingZeros(squares);
      if ((Tables.PAWN[(side ^ 1) * 65 + to] & takers) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns where the pawn stands that is taken en passant on this square. */
  static int victim(int enPassant) {
    return enPassant ^ 8;
  }

  static void listCastling(Node node) {
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

  static long kingSteps(Node node) {
    return node.king < 64 && (node.fixed >>> node.king & 1) == 0
        ? Tables.KING[node.king] & node.kingTargets
        : 0;
  }

  static boolean isSafeStep(Node node, int to) {
    return !Attacks.isAttacked(
        node.board, to, node.board.side ^ 1, node.occupied & ~(1L << node.king));
  }
}

package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.spi.Capability;

/**
 * A position under examination: what the masks of legal generation need, worked out once.
 *
 * <p>The moves of a node fall into two parts. A <i>plain</i> move touches no hook: it is an
 * orthodox move, legal by the masks of checks and pins. A <i>touched</i> move is one that some hook
 * wants to see: it is played by the {@link Script} and judged there. The fields {@code fixed} and
 * {@code …Targets} draw the line between the two.
 */
final class Node {
  final Program program;
  final Board board;
  private final BoardView view;
  private @Nullable Node next;

  long own;
  long their;
  long occupied;

  /** The square of the mover's king, 64 if there is none. */
  int king;

  /** The enemy units that give check. */
  long checkers;

  /** The mover's units that alone shield their king from a slider. */
  long pinned;

  /** Whether {@link Script} may judge the king's safety by what has changed around it. */
  boolean quick;

  /** The squares that units may enter by the rules of closed squares and untouchable units. */
  long open;

  /** The units all of whose moves are touched. */
  long fixed;

  /** Whether castling is touched. */
  boolean castlingTouched;

  // Where the other units may go by plain moves, checks and pins aside.
  long pawnTargets;
  long knightTargets;
  long bishopTargets;
  long rookTargets;
  long kingTargets;

  /** The squares that end a check; all squares if there is none. */
  long parries;

  /** The mover's answers in the move that is being played from here. */
  final Answers answers = new Answers();

  final int[] moves = new int[512];
  int count;

  /** How many legal moves the node has turned out to have. */
  long legal;

  Node(Program program) {
    this.program = program;
    this.board = new Board(program.layout);
    this.view = new BoardView(program, board);
  }

  /** Returns the node below, one for each ply. */
  Node next() {
    Node below = next;
    if (below == null) {
      below = new Node(program);
      next = below;
    }
    return below;
  }

  /** Works out the fields for the board. */
  void examine() {
    int side = board.side;
    occupied = board.occupied();
    own = (board.white ^ -(long) side) & occupied;
    their = occupied & ~own;
    king = board.king(side);
    if (king == 64) {
      withoutKing();
    } else {
      shieldKing(side);
    }
    open = ~(own | board.kings());
    if (program.hasFootprint() || king == 64) {
      drawFootprint(side);
    } else {
      fixed = 0;
      castlingTouched = false;
      pawnTargets = open;
      knightTargets = open;
      bishopTargets = open;
      rookTargets = open;
      kingTargets = open;
    }
  }

  private void withoutKing() {
    checkers = 0;
    pinned = 0;
    parries = -1L;
    quick = false;
  }

  private void shieldKing(int side) {
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long attackers =
        Tables.KNIGHT[king] & x & y & their
            | Tables.PAWN[side * 65 + king] & x & ~y & ~z & their & Board.PAWN_RANKS;
    long snipers =
        (Sliders.rook(king, their) & y & ~x | Sliders.bishop(king, their) & z & ~x) & their;
    long blockers = 0;
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Tables.BETWEEN[king * 64 + sniper] & occupied;
      if (between == 0) {
        attackers |= 1L << sniper;
      } else if ((between & between - 1) == 0) {
        blockers |= between;
      }
    }
    checkers = attackers;
    pinned = blockers & own;
    if (attackers == 0) {
      parries = -1L;
      quick = true;
    } else {
      quick = false;
      parries =
          (attackers & attackers - 1) == 0
              ? attackers | Tables.BETWEEN[king * 64 + Long.numberOfTrailingZeros(attackers)]
              : 0;
    }
  }

  /** Tells plain and touched moves apart. */
  private void drawFootprint(int side) {
    if (program.closesSquares()) {
      open &= ~program.closed(view);
    }
    if (program.protectsUnits()) {
      open &= ~(program.untouchable(view) & their);
    }
    boolean full = !program.isMixed() || king == 64;
    if (program.check != null) {
      checkers = Checks.checkers(program, board, side);
      quick = false;
    }
    if (program.takesKings()) {
      open |= board.kings() & their;
    }
    if (board.waiting(side ^ 1) != 0) {
      full = true;
      quick = false;
    }
    if (full) {
      fixed = -1L;
      castlingTouched = true;
      return;
    }
    fixed = program.watched(view);
    castlingTouched = (fixed & Castling.units(side)) != 0;
    long touched = program.asksAboutCaptures() ? their : 0;
    boolean asksAboutChecks = program.asksAboutChecks();
    if (program.promotions.length != 0 || asksAboutChecks) {
      fixed |= board.pawns() & (side == Board.WHITE ? 0xFFL << 48 : 0xFFL << 8);
    }
    long plain = open & ~touched;
    pawnTargets = plain;
    knightTargets = plain;
    bishopTargets = plain;
    rookTargets = plain;
    kingTargets = plain;
    if (asksAboutChecks) {
      castlingTouched = true;
      int enemy = board.king(side ^ 1);
      if (enemy < 64) {
        if (Checks.inCheck(program, board, side ^ 1)) {
          // A choice for a waiting pawn has given check already.
          fixed = -1L;
        } else {
          excludeChecks(side, enemy);
        }
      }
    }
  }

  /** Makes every move touched that could give check: by the unit that moves, or from behind it. */
  private void excludeChecks(int side, int enemy) {
    long rooks = Sliders.rook(enemy, occupied);
    long bishops = Sliders.bishop(enemy, occupied);
    pawnTargets &= ~Tables.PAWN[(side ^ 1) * 65 + enemy];
    knightTargets &= ~Tables.KNIGHT[enemy];
    bishopTargets &= ~bishops;
    rookTargets &= ~rooks;
    long screen = (rooks | bishops) & own;
    fixed |= screen & discoverers(enemy, screen, rooks, bishops);
  }

  /** Returns the own units on the enemy king's lines behind which an own slider stands. */
  private long discoverers(int enemy, long screen, long rooks, long bishops) {
    long beyond = occupied & ~screen;
    long lines = Sliders.rook(enemy, beyond) & ~rooks & board.lines() & own;
    long diagonals = Sliders.bishop(enemy, beyond) & ~bishops & board.diagonals() & own;
    long found = 0;
    for (long sliders = lines | diagonals; sliders != 0; sliders &= sliders - 1) {
      found |= Tables.BETWEEN[enemy * 64 + Long.numberOfTrailingZeros(sliders)];
    }
    return found;
  }

  /** Returns whether the mover's king may be carried home, so that rook marks outlive its moves. */
  boolean kingsReturn() {
    return program.may(Capability.RETURN_KING);
  }
}

package org.molychess.engine.movegen;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.ClosedSquares;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookedMoveKinds;
import org.molychess.engine.rules.KeptAnswer;
import org.molychess.engine.rules.KeptMask;

/**
 * A position whose moves are generated: the square sets that generation needs, each worked out
 * once.
 *
 * <p>Its moves fall into two parts. A <i>plain</i> move concerns no hook: it is an orthodox move,
 * legal by the masks of checks and pins. A <i>hooked</i> move is one that some hook wants to see:
 * it is generated pseudo-legally, played and judged. {@link #hooked} and {@link #targets} draw the
 * line between the two.
 */
public final class GenContext {
  /** The rules. */
  public final CompiledRules rules;

  /** The position. */
  public final Board board;

  /** The mover's units, as a set. */
  public long own;

  /** The enemy units, as a set. */
  public long their;

  /** The squares of all units. */
  public long occupied;

  /** The squares that units of the mover may enter, checks and pins aside. */
  public long open;

  /** The squares that are closed to all units. */
  public long closed;

  /** The squares at which a king may arrive by free castling. */
  long arrivals;

  /** The square of the mover's king; {@link Geometry#NO_SQUARE} if there is none. */
  public int king;

  /** Checks and pins. */
  public final CheckMasks masks = new CheckMasks();

  /** Which moves are hooked. */
  public final HookedMoves hooked = new HookedMoves();

  /** Which moves could give check, where that matters. */
  public final GivenChecks given = new GivenChecks();

  /** To which squares the kinds of units may go. */
  public final TargetMasks targets = new TargetMasks();

  private final BoardView view;
  private final KeptAnswer checksForbidden;
  private final KeptMask watched;

  // Parts of the rules, at hand.
  private final HookedMoveKinds kinds;
  private final ClosedSquares closedSquares;

  /** Makes a context with an empty board of its own. */
  public GenContext(CompiledRules rules) {
    this.rules = rules;
    board = rules.layout.newBoard();
    view = rules.view(board);
    checksForbidden = rules.checksForbidden();
    watched = rules.watched();
    kinds = rules.kinds();
    closedSquares = rules.closed();
  }

  /** Works out all that listing moves needs. */
  public void prepare() {
    prepareCount();
    hooked.includePromoters();
    findChecksAndPins();
    targets.set(open, their, kinds.captures(), given.matter && !hooked.all(), given);
  }

  /** Works out what counting moves needs; checks and pins are found when they are wanted. */
  public void prepareCount() {
    int side = board.side;
    occupied = board.occupied();
    own = (board.white ^ -(long) side) & occupied;
    their = occupied & ~own;
    king = board.king(side);
    open = ~(own | board.kings());
    closed = 0;
    arrivals = -1L;
    hooked.reset();
    given.reset();
    masks.known = false;
    if ((kinds.any() || king == Geometry.NO_SQUARE) && !hooksCapturesOnly()) {
      findHookedMoves(side);
    }
  }

  /**
   * Narrows a prepared context to the moves of one unit to some squares. The moves of all other
   * units then count as hooked, and castling unless the unit is the king. The caller must leave
   * these out when it plays hooked moves.
   *
   * @param from the square of the unit
   * @param to the squares, as a set
   */
  public void narrow(int from, long to) {
    open &= to;
    arrivals = to;
    hooked.narrow(own, from, king);
    targets.set(open, their, kinds.captures(), given.matter && !hooked.all(), given);
  }

  /**
   * Returns whether nothing but captures can concern a hook, as in most positions of most rules.
   */
  private boolean hooksCapturesOnly() {
    return kinds.capturesOnly() && king != Geometry.NO_SQUARE && board.waiting(board.side ^ 1) == 0;
  }

  /**
   * Returns whether an enemy pawn waits, so that the king must be safe from all it could become.
   */
  private boolean isThreatenedByWaitingPawns() {
    return kinds.leavesPawnsWaiting() && board.waiting(board.side ^ 1) != 0;
  }

  /** Finds checks and pins, unless they are known. */
  public void findChecksAndPins() {
    if (!masks.known) {
      masks.find(rules, board, king, own, their, isThreatenedByWaitingPawns());
    }
  }

  /** Finds the moves that could give check, unless they are known. */
  public void findGivenChecks() {
    given.find(this);
  }

  /**
   * Returns whether a unit that goes from one square to another stays on its line to the enemy
   * king.
   */
  public boolean isOnLineToEnemyKing(int from, int to) {
    int enemy = board.king(board.side ^ 1);
    return (Geometry.line(enemy, from) >>> to & 1) != 0;
  }

  /** Leaves out the squares that units may not enter and the units that may not be captured. */
  private void restrictSquares() {
    if (closedSquares.any()) {
      closed = closedSquares.squares(view);
      open &= ~closed;
    }
    if (closedSquares.protectsUnits()) {
      open &= ~(closedSquares.protectedUnits(view) & their);
    }
    if (kinds.takesKings()) {
      open |= board.kings() & their;
    }
  }

  /** Tells plain and hooked moves apart. */
  private void findHookedMoves(int side) {
    if (kinds.restrictsSquares()) {
      restrictSquares();
    }
    boolean forbidden = kinds.bansChecks() && checksForbidden.of(board) != 0;
    boolean matter = forbidden || kinds.checks();
    given.forbidden = forbidden;
    given.matter = matter;
    if (matter) {
      given.find(this);
    }
    if (!kinds.isMixed() || king == Geometry.NO_SQUARE || isThreatenedByWaitingPawns()) {
      hooked.setAll();
      return;
    }
    if (matter || rules.departures.length != 0) {
      findHookedUnits(side, matter);
    }
    hooked.castling |= kinds.castlesFreely() && (board.unmoved & board.kings() & own) != 0;
    if (matter || rules.promotions.length != 0) {
      hooked.promoters = board.pawns() & own & Ranks.seventh(side) & ~hooked.units;
    }
  }

  private void findHookedUnits(int side, boolean checksMatter) {
    long units = 0;
    if (rules.departures.length != 0) {
      hooked.asked = watched.asked(board);
      units = watched.squares(board);
    }
    units |= checksMatter ? given.discoverers : 0;
    long castlingUnits = Castling.units(side);
    hooked.units = units;
    hooked.castling =
        (units & castlingUnits) != 0
            || checksMatter
                && (board.unmoved & castlingUnits) != 0
                && given.mayBeByCastling(
                    Castling.kingHome(side), board.kings() & their & Ranks.first(side));
  }

  /** Returns the squares to which checks and pins let a unit go by a plain move. */
  public long legalTargets(int square) {
    return masks.targets(king, square);
  }
}

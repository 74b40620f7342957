package org.molychess.engine.predict;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.DepartureWatch;
import org.molychess.engine.rules.MaskUnion;
import org.molychess.engine.rules.Optimization;
import org.molychess.engine.state.PileState;
import org.molychess.spi.DepartureHook;

/**
 * A departure hook that lets the top of a pile reappear on the square that is left. The square
 * stays occupied, so no line opens; only the unit that reappears may attack the king.
 */
public final class ReappearancePrediction {
  /** The pile; null if there is none, or departures are unpredictable. */
  private final @Nullable PileState pile;

  /** The squares that other departure hooks watch. */
  private final MaskUnion others;

  private ReappearancePrediction(CompiledRules rules, @Nullable PileState pile) {
    this.pile = pile;
    List<DepartureWatch> rest = new ArrayList<>();
    for (DepartureWatch watch : rules.departures) {
      if (watch.watched() != pile) {
        rest.add(watch);
      }
    }
    others = DepartureWatch.union(rules.layout, rest);
  }

  static ReappearancePrediction of(CompiledRules rules, CapturePrediction captures) {
    boolean possible =
        rules.uses(Optimization.PREDICT_REAPPEARANCES)
            && captures.isHarmless()
            && rules.promotions.length == 0
            && !rules.kinds().leavesPawnsWaiting();
    return new ReappearancePrediction(rules, possible ? pile(rules) : null);
  }

  private static @Nullable PileState pile(CompiledRules rules) {
    for (DepartureWatch watch : rules.departures) {
      if (watch.watched() instanceof PileState pile
          && pile.isUnderUnits()
          && isReappearance(watch.hook(), pile)) {
        return pile;
      }
    }
    return null;
  }

  private static boolean isReappearance(DepartureHook hook, PileState pile) {
    for (Piece buried : Piece.values()) {
      for (Square square : Square.values()) {
        if (!DepartureProbe.isReappearance(hook, pile, buried, square)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether any reappearance can be predicted. */
  boolean isPossible() {
    return pile != null;
  }

  /**
   * Returns which of the mover's units, kings aside, do no more by leaving than let a unit
   * reappear; a set.
   */
  long among(GenContext context) {
    if (pile == null) {
      return 0;
    }
    Board board = context.board;
    // The pile need not be asked, so all masks that are asked are masks of others.
    return board.words[pile.word()]
        & context.own
        & ~(board.kings() | others.ready(board) | context.hooked.asked);
  }

  /**
   * Returns the squares to which such a unit may go so that the unit that reappears gives no check
   * to the mover's king.
   */
  public long targets(GenContext context, int from) {
    if (pile == null) {
      return -1L;
    }
    int buried = context.board.topOf(pile.word(), from);
    int side = buried >> 3;
    if (side == context.board.side
        || !RebirthAttacks.mayAttack(side, buried & 7, from, context.king, context.occupied)) {
      return -1L;
    }
    return Geometry.between(context.king, from);
  }
}

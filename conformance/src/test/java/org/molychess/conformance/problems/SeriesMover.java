package org.molychess.conformance.problems;

import org.molychess.SquareSet;
import org.molychess.spi.Capability;
import org.molychess.spi.Counter;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Lets one side make a series of moves, as problems with {@code ser-} have it: {@code left:5}. */
public final class SeriesMover implements RuleVariant {
  /** Creates the condition. */
  public SeriesMover() {}

  @Override
  public String id() {
    return "series-mover";
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.KEEP_TURN);
    Counter left = hooks.declareCounter("left", 0);
    hooks.onTurnEnd(
        turn -> {
          if (left.get(turn) > 0) {
            left.set(turn, left.get(turn) - 1);
            turn.setEnPassant(SquareSet.empty());
            turn.keepTurn();
          }
        });
  }
}

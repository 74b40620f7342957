package org.molychess.engine.rules;

import org.molychess.engine.state.WordMask;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Mask;

/**
 * A departure hook and the squares it watches.
 *
 * @param rule the id of the condition
 */
public record DepartureWatch(String rule, Mask watched, DepartureHook hook) {
  static final String VERB = "name the squares it watches in";

  /** Returns the squares as the position stands. */
  public long squares(BoardView view) {
    return watched instanceof WordMask ready
        ? view.board.words[ready.word()]
        : MaskUnion.squares(new RuleHook<>(rule, watched), view, VERB);
  }
}

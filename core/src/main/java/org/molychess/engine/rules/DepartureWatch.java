package org.molychess.engine.rules;

import java.util.List;
import org.molychess.engine.state.StateLayout;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Mask;

/**
 * A departure hook and the squares that it watches.
 *
 * @param rule the id of the condition
 * @param watched the squares
 * @param hook what is called
 */
public record DepartureWatch(String rule, Mask watched, DepartureHook hook) {
  private static final String VERB = "name the squares it watches in";

  /** Returns the union of all squares that are watched. */
  public static MaskUnion union(StateLayout layout, List<DepartureWatch> watches) {
    return new MaskUnion(
        layout,
        VERB,
        watches.stream().map(watch -> new RuleHook<>(watch.rule(), watch.watched())).toList());
  }

  /** Returns the squares as positions come; one thread at a time. */
  public KeptMask squares(StateLayout layout) {
    return new KeptMask(union(layout, List.of(this)));
  }
}

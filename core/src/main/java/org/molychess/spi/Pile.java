package org.molychess.spi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;

/** Units that lie under squares; as a {@link Mask}, the squares that hold any. */
public interface Pile extends Mask {
  /** Returns whether a unit lies under the square. */
  boolean isUnder(StateView view, Square square);

  /** Returns the topmost unit under the square, or null. */
  @Nullable Piece top(StateView view, Square square);

  /** Returns all units under the square, top first. */
  List<Piece> under(StateView view, Square square);

  /**
   * Lays a unit under the square, on top of those that lie there.
   *
   * @throws BrokenRuleException if the hook may only read
   */
  void push(StateEditor state, Square square, Piece piece);

  /**
   * Takes the topmost unit from under the square and returns it, or null if none lies there.
   *
   * @throws BrokenRuleException if the hook may only read
   */
  @Nullable Piece pop(StateEditor state, Square square);
}

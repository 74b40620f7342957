package org.molychess.engine.play;

import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.Stage;

/**
 * Something that a hook did, or found, in the middle of a move.
 *
 * @param stage the part of the move
 * @param rule the condition whose hook it was
 * @param kind what it was; it says which of the other components are there
 */
public record TraceEvent(
    Stage stage,
    String rule,
    Kind kind,
    @Nullable Effect effect,
    @Nullable Square square,
    @Nullable Piece piece,
    String token) {
  /** What a hook can do that an explanation tells. */
  public enum Kind {
    /** The hook edited the board: {@code effect}. */
    EFFECT,
    /**
     * The hook asked whether {@code square} is empty: {@code piece} stands there, or the square is
     * closed.
     */
    OCCUPIED,
    /** The hook would have carried the mated king to {@code square}, where he is attacked too. */
    UNSAFE,
    /** The hook laid {@code piece} under {@code square}, in the pile {@code token}. */
    BURIED,
    /** The hook lost {@code piece}, which lay under {@code square}, for another one. */
    LOST,
    /** The hook set the mark {@code token} on {@code piece}, which stands on {@code square}. */
    MARKED,
    /** The hook left the turn with the side that moved. */
    KEPT_TURN
  }
}

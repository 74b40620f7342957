package org.molychess.engine.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.engine.board.Board;

/**
 * A move that the movement of its unit allows, played to its end or to where it turns out illegal.
 *
 * @param after the board when the move ended, or turned out illegal
 * @param effects what it did besides itself, in order
 * @param pendingTrace what hooks did and found when waiting pawns became officers
 * @param trace what hooks did and found after that, in order
 * @param reason why it is illegal; null if it is legal
 * @param rule the condition that forbids it; empty if the mover's king is in check
 * @param offeredBy the condition that offers it in stalemate; empty if the unit moves so anyway
 */
public record MoveTrial(
    MoveCode code,
    Board after,
    List<Effect> effects,
    List<TraceEvent> pendingTrace,
    List<TraceEvent> trace,
    @Nullable String reason,
    String rule,
    String offeredBy) {}

package org.molychess.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that the movement of its unit allows, played to its end or to where it turns out illegal.
 *
 * @param played the move; the board after it is what it was when the script stopped
 * @param chosenDeeds what the hooks did and found when the figures of waiting pawns were chosen
 * @param deeds what the hooks did and found after that, in order
 * @param reason why it is illegal; null if it is legal
 * @param rule the condition that forbids it; empty if the mover's king is in check
 * @param offeredBy the condition that offers it in stalemate; empty if the unit moves so anyway
 */
public record Attempt(
    Played played,
    List<Deed> chosenDeeds,
    List<Deed> deeds,
    @Nullable String reason,
    String rule,
    String offeredBy) {}

package org.molychess.spi;

import org.jspecify.annotations.Nullable;
import org.molychess.Side;

/**
 * How a condition ends a game.
 *
 * @param winner the winning side, or null for a draw
 * @param reason why, in a few words for the user
 */
public record Verdict(@Nullable Side winner, String reason) {}

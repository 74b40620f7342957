package org.molychess.solver;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How far a search has come.
 *
 * @param label the phase
 * @param halfMoves the length that is searched now, in half moves
 * @param firstMove the machine text of the first move that has just been finished, or null
 * @param done the number of first moves that are finished, of this length
 * @param count the number of first moves
 * @param found the number of keys or lines so far
 * @param positions the number of positions that were visited
 */
public record Progress(
    String label,
    int halfMoves,
    @Nullable String firstMove,
    int done,
    int count,
    int found,
    long positions,
    Duration time) {}

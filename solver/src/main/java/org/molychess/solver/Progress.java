package org.molychess.solver;

import java.time.Duration;

/**
 * How far a search has come.
 *
 * @param label the phase
 * @param halfMoves the length that is searched now, in half moves
 * @param done the number of branches that are finished, of this length: first moves, or pairs of
 *     moves
 * @param count the number of branches
 * @param found the number of keys or lines so far
 * @param positions the number of positions that were visited
 */
public record Progress(
    String label, int halfMoves, int done, int count, int found, long positions, Duration time) {}

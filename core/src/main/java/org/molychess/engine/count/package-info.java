/**
 * Counts sequences of legal moves.
 *
 * <p><b>In.</b> {@link org.molychess.engine.predict.PredictedRules}, a board, and a depth.
 *
 * <p><b>Out.</b> {@link org.molychess.engine.count.PerftCounter}: a number. {@link
 * org.molychess.engine.count.LegalMoveSearch} answers whether there is a legal move at all.
 *
 * <p><b>How.</b> The moves of a leaf are counted by masks ({@code BulkCounter}), then corrected by
 * what hooks change ({@code HookAwareCounter}); moves in doubt are played. The last two plies are
 * counted in pairs where that is possible ({@code TwoPlyCounter}, {@code ReplyCounter}, {@code
 * KingFlights}): the replies to all moves of a unit together, without making the moves.
 *
 * <p><b>The contract.</b> What is counted is exact. {@code MustPlayMoves} says which moves must be
 * made to count their replies: it may name too many, which costs time, but never too few. {@code
 * HookAwareCounter} may list too many moves as doubtful, but never count one whose legality depends
 * on a hook that was not asked. End-of-turn hooks are not called after the last ply, as they cannot
 * change legality.
 *
 * <p><b>What a new hook must tell.</b> {@link org.molychess.engine.rules.HookedMoveKinds} says
 * which moves a kind of hook concerns: they are not counted by masks. A hook that makes quiet moves
 * differ (forbids some, changes targets, acts at the end of a turn) clears {@code countsInPairs}
 * there.
 *
 * <p>Counting in pairs can be switched off by an {@link org.molychess.engine.rules.Optimization};
 * tests compare it with the plain way.
 */
@NullMarked
package org.molychess.engine.count;

import org.jspecify.annotations.NullMarked;

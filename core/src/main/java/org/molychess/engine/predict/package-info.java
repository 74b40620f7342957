/**
 * What hooks will do with a move, known without playing it. It serves counting, and the listing of
 * captures.
 *
 * <p><b>In.</b> {@link org.molychess.engine.predict.PredictedRules} wraps compiled rules and
 * learns, when it is first asked, what their hooks do. A {@link
 * org.molychess.engine.predict.PredictionContext} wraps a position.
 *
 * <p><b>Out.</b> {@link org.molychess.engine.predict.HookPrediction}: for captures, promotions and
 * reappearances each, a verdict on a move, or sets of squares for many moves at once.
 *
 * <p><b>How.</b> A {@link org.molychess.engine.predict.HookProbe} is a move that is not played. It
 * is shown to a hook for every unit and square, and answers the few questions whose answers it
 * knows. A hook that asks or does anything else is stopped by an exception of the probe's own and
 * counts as unpredictable: its moves are played one by one.
 *
 * <p><b>The contract.</b> A verdict may be {@code UNKNOWN} at any time, which costs time: the move
 * is played. A verdict of {@code LEGAL} or {@code ILLEGAL} must be true for every position and
 * state in which the probe gave these answers. So a probe must never answer what it does not know.
 *
 * <p><b>What a new hook must tell.</b> A new kind of hook that can make a capture, a promotion or a
 * departure illegal, or edit the board then, makes {@link
 * org.molychess.engine.predict.HookPrediction#of} return null until a probe for it exists. A new
 * question in the interfaces of conditions throws in {@link
 * org.molychess.engine.predict.HookProbe}, and is so unpredictable until a probe answers it.
 *
 * <p>Each part can be switched off by an {@link org.molychess.engine.rules.Optimization}; tests
 * compare all of them with the plain way.
 */
@NullMarked
package org.molychess.engine.predict;

import org.jspecify.annotations.NullMarked;

/**
 * Chess with fairy conditions: rules, positions and moves as immutable values.
 *
 * <p>Start at {@link org.molychess.Rules}: it names the conditions, makes positions, and a {@link
 * org.molychess.Position} lists and plays its legal moves. A {@link org.molychess.Cursor} walks
 * through a tree of moves, a {@link org.molychess.Game} keeps one, and a {@link
 * org.molychess.Perft} counts it.
 *
 * <p>Two exceptions are not named at each method. A {@link NullPointerException} that names the
 * argument refuses null, wherever null is not allowed. A {@link
 * org.molychess.spi.BrokenRuleException} comes from every method that asks the hooks of a
 * condition, if a hook fails or does what it may not do: a fault in the condition.
 */
@NullMarked
package org.molychess;

import org.jspecify.annotations.NullMarked;

/**
 * Chess with fairy conditions: rules, positions and moves as immutable values.
 *
 * <p>Start at {@link org.molychess.Rules}: it names the conditions, makes positions, and a {@link
 * org.molychess.Position} lists and plays its legal moves.
 */
@NullMarked
package org.molychess;

import org.jspecify.annotations.NullMarked;

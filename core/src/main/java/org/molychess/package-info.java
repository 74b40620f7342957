/** Positions, moves and rules of chess with fairy conditions. */
@NullMarked
package org.molychess;

import org.jspecify.annotations.NullMarked;

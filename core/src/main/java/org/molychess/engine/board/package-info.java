/** Boards of bits, the geometry of squares, packed moves, and attacks. */
@NullMarked
package org.molychess.engine.board;

import org.jspecify.annotations.NullMarked;

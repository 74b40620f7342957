/** Lists and makes legal moves, and walks through the tree of moves. */
@NullMarked
package org.molychess.engine.walk;

import org.jspecify.annotations.NullMarked;

/** Reads and writes games as PGN, one at a time. */
@NullMarked
package org.molychess.pgn;

import org.jspecify.annotations.NullMarked;

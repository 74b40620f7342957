/**
 * Reads and writes games as PGN, one at a time: as trees ({@link org.molychess.pgn.PgnReader#next})
 * or as a stream of moves ({@link org.molychess.pgn.PgnVisitor}).
 */
@NullMarked
package org.molychess.pgn;

import org.jspecify.annotations.NullMarked;

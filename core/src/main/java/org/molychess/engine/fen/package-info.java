/** Writes positions. */
@NullMarked
package org.molychess.engine.fen;

import org.jspecify.annotations.NullMarked;

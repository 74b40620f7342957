/** The kinds of declared state: where they lie on a board, and their FEN tokens. */
@NullMarked
package org.molychess.engine.state;

import org.jspecify.annotations.NullMarked;

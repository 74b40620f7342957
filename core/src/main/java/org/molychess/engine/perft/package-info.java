/** Counts large trees: on several threads, with progress and checkpoints. */
@NullMarked
package org.molychess.engine.perft;

import org.jspecify.annotations.NullMarked;

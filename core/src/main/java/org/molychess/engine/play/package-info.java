/** Plays a move with every hook, and judges it. */
@NullMarked
package org.molychess.engine.play;

import org.jspecify.annotations.NullMarked;

/** Reads positions, and refuses those that cannot be. */
@NullMarked
package org.molychess.engine.setup;

import org.jspecify.annotations.NullMarked;

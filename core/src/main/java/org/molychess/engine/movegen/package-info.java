/** Generates moves by masks. */
@NullMarked
package org.molychess.engine.movegen;

import org.jspecify.annotations.NullMarked;

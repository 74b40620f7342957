/**
 * The engine: boards as bits, generation by masks, the script of a move, counting. Not exported.
 */
@NullMarked
package org.molychess.engine;

import org.jspecify.annotations.NullMarked;

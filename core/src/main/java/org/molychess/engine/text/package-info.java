/** Squares, numbers and quotations as text. */
@NullMarked
package org.molychess.engine.text;

import org.jspecify.annotations.NullMarked;

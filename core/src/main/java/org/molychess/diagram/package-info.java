/** Pictures of positions: text, SVG and LaTeX. */
@NullMarked
package org.molychess.diagram;

import org.jspecify.annotations.NullMarked;

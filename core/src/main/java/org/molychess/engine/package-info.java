/** What positions ask of the engine, whose parts lie in the packages below. Not exported. */
@NullMarked
package org.molychess.engine;

import org.jspecify.annotations.NullMarked;

/** The {@code moly} program. */
@NullMarked
package org.molychess.cli;

import org.jspecify.annotations.NullMarked;

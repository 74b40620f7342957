/** Haunted and Ghost chess: captured units that come back where they fell. */
@NullMarked
package org.molychess.rules.haunted;

import org.jspecify.annotations.NullMarked;

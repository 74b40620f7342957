/** Conditions under which a captured unit comes back. */
@NullMarked
package org.molychess.rules.circe;

import org.jspecify.annotations.NullMarked;

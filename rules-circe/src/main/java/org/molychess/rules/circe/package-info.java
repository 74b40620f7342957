/** Circe, its relatives, and progressive play. */
@NullMarked
package org.molychess.rules.circe;

import org.jspecify.annotations.NullMarked;

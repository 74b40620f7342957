/** Circe of Ulysses: kings that come home instead of being mated. */
@NullMarked
package org.molychess.rules.ulysses;

import org.jspecify.annotations.NullMarked;

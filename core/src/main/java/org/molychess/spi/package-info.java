/**
 * The service interface for conditions: what an author implements and what core offers to him.
 *
 * <p>{@link org.molychess.spi.RuleVariant} holds the recipe. An author implements that one type;
 * everything else here is implemented by core and may grow.
 */
@NullMarked
package org.molychess.spi;

import org.jspecify.annotations.NullMarked;

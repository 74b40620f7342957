/**
 * The laws that every condition keeps, for its author to check.
 *
 * <p>{@link org.molychess.testkit.RuleContract} is the way in; no test framework is needed.
 */
@NullMarked
package org.molychess.testkit;

import org.jspecify.annotations.NullMarked;

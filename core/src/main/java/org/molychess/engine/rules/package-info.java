/** Compiled rules: what conditions have registered, and the questions that they answer. */
@NullMarked
package org.molychess.engine.rules;

import org.jspecify.annotations.NullMarked;

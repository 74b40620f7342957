/** Chess960: castling from any array, and the 960 arrays with which a game begins. */
@NullMarked
package org.molychess.rules.fischerandom;

import org.jspecify.annotations.NullMarked;

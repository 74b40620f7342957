/** JMH benchmarks. */
@NullMarked
package org.molychess.benchmarks;

import org.jspecify.annotations.NullMarked;

/**
 * Solves chess problems: direct mates, selfmates, reflexmates, helpmates, series movers, proof
 * games, under any {@link org.molychess.Rules}.
 *
 * <p>Start at {@link org.molychess.solver.Problem} and {@link org.molychess.solver.Solver}.
 */
@NullMarked
package org.molychess.solver;

import org.jspecify.annotations.NullMarked;

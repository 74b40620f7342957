package org.molychess.benchmarks;

import java.util.concurrent.TimeUnit;
import org.molychess.Position;
import org.molychess.Rules;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Perft through the public API; {@code nodes} is the secondary result, nodes per second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {
  /** Nodes per second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Nodes {
    /** The nodes counted in the iteration. */
    public long nodes;
  }

  /** The conditions. */
  @Param({
    "orthodox",
    "circe",
    "circe-coucou",
    "circe-couscous",
    "promotion-circe",
    "haunted",
    "ghost",
    "progressive",
    "circe+progressive",
    "circe-ulysses",
    "progressive-circe",
    "circe+haunted+progressive"
  })
  public String rules;

  /** The position and its depth. */
  @Param public Start start;

  private Position position;

  /** Sets up the position. */
  @Setup
  public void setUp() {
    position = start.under(Rules.parse(rules));
  }

  /** Counts. */
  @Benchmark
  public long perft(Nodes counter) {
    long nodes = position.perft(start.depth());
    counter.nodes += nodes;
    return nodes;
  }
}

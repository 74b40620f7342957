package org.molychess.benchmarks;

import java.util.concurrent.TimeUnit;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
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

/** What hooks cost: none, one that does nothing, Circe, and three conditions at once. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class HookBenchmark {
  /** What is installed. */
  public enum Load {
    /** No condition. */
    NONE,
    /** A capture hook that does nothing. */
    EMPTY,
    /** Circe. */
    CIRCE,
    /** Three conditions. */
    THREE
  }

  /** A condition whose capture hook does nothing. */
  private static final class Idle implements RuleVariant {
    @Override
    public String id() {
      return "idle";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.onCapture(capture -> {});
    }
  }

  /** What is installed. */
  @Param public Load load;

  private Position position;

  /** Sets up Kiwipete. */
  @Setup
  public void setUp() {
    position =
        Start.KIWIPETE.under(
            switch (load) {
              case NONE -> Rules.orthodox();
              case EMPTY -> Rules.builder().add(new Idle()).build();
              case CIRCE -> Rules.of("circe");
              case THREE -> Rules.of("circe", "haunted", "progressive");
            });
  }

  /** Counts. */
  @Benchmark
  public long perft(PerftBenchmark.Nodes counter) {
    long nodes = position.perft(Start.KIWIPETE.depth());
    counter.nodes += nodes;
    return nodes;
  }
}

package org.molychess.benchmarks;

import java.util.concurrent.TimeUnit;
import org.molychess.Cursor;
import org.molychess.Move;
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

/**
 * Walks through trees as programs do, making every move: by values, and by a cursor. The secondary
 * result {@code nodes} is moves a second; for bytes an operation add {@code -prof gc}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class WalkBenchmark {
  private static final int DEPTH = 3;

  /** The conditions. */
  @Param({"orthodox", "circe", "circe-coucou", "haunted", "progressive", "circe-ulysses"})
  public String rules;

  /** Where the tree begins. */
  @Param({"START", "KIWIPETE"})
  public Start start;

  private Position position;
  private Cursor cursor;

  /** Counts the moves that are made. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Moves {
    /** Moves made. */
    public long nodes;
  }

  /** Sets up the position. */
  @Setup
  public void setUp() {
    position = start.under(Rules.parse(rules));
    cursor = position.cursor();
  }

  /** Walks by {@code legalMoves()} and {@code after()}. */
  @Benchmark
  public void values(Moves moves) {
    moves.nodes += byValues(position, DEPTH);
  }

  private static long byValues(Position position, int depth) {
    long nodes = 0;
    for (Move move : position.legalMoves()) {
      Position after = move.after();
      nodes += 1 + (depth > 1 ? byValues(after, depth - 1) : 0);
    }
    return nodes;
  }

  /** Walks by a cursor. */
  @Benchmark
  public void cursor(Moves moves) {
    moves.nodes += byCursor(DEPTH);
  }

  private long byCursor(int depth) {
    long nodes = 0;
    for (int i = 0, count = cursor.listMoves(); i < count; i++) {
      cursor.make(cursor.move(i));
      nodes += 1 + (depth > 1 ? byCursor(depth - 1) : 0);
      cursor.unmake();
    }
    return nodes;
  }
}

package org.molychess.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
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
import org.openjdk.jmh.infra.Blackhole;

/** What a program that embeds the library does all day; for bytes an operation add -prof gc. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PositionBenchmark {
  /** The conditions. */
  @Param({"orthodox", "circe", "circe+haunted+progressive"})
  public String rules;

  private Rules parsed;
  private Position position;
  private String text;

  /** Sets up Kiwipete. */
  @Setup
  public void setUp() {
    parsed = Rules.parse(rules);
    position = Start.KIWIPETE.under(parsed);
    text = position.legalMoves().get(0).uci();
  }

  /** Reads a FEN. */
  @Benchmark
  public Position readFen() {
    return parsed.position(Start.KIWIPETE.fen());
  }

  /** Writes a FEN. */
  @Benchmark
  public String writeFen() {
    return position.fen();
  }

  /** Reads a FEN and lists the legal moves. */
  @Benchmark
  public List<Move> legalMoves() {
    return readFen().legalMoves();
  }

  /** Plays a move from its machine text in a position that knows its moves. */
  @Benchmark
  public Position play() {
    return position.play(text);
  }

  /** Writes the human text of every legal move of a new position. */
  @Benchmark
  public void moveTexts(Blackhole hole) {
    for (Move move : readFen().legalMoves()) {
      hole.consume(move.san());
    }
  }

  /** Mixes the hash. */
  @Benchmark
  public long hash() {
    return position.hash();
  }
}

package org.molychess;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.count.PerftTable;
import org.molychess.engine.perft.ParallelPerft;
import org.molychess.engine.perft.PerftCheckpoint;

/**
 * Counts the sequences of legal moves of a length: on several threads, with a table of counts, with
 * progress and a checkpoint, as asked.
 *
 * <pre>{@code
 * long nodes = Perft.of(position).threads(2).hash(1L << 30).count(8);
 * }</pre>
 *
 * <p>Set it up in one thread; {@link #progress} and {@link #cancel} may come from any. One count at
 * a time.
 */
public final class Perft {
  /**
   * How far a count has got.
   *
   * @param nodes sequences counted so far
   * @param fraction how much of the tree they are, an estimate from 0 to 1
   * @param elapsed the time since the count began
   */
  public record Progress(long nodes, double fraction, Duration elapsed) {
    /** Returns an estimate of the remaining time; nothing while there is nothing to judge by. */
    public Optional<Duration> remaining() {
      return fraction <= 0
          ? Optional.empty()
          : Optional.of(Duration.ofMillis((long) (elapsed.toMillis() * (1 - fraction) / fraction)));
    }
  }

  /** The largest depth: deeper trees, however thin, would need more stack than a thread has. */
  public static final int DEEPEST = 1000;

  /** Up to this depth a table costs more than it saves. */
  private static final int LEAST_HASHED = 3;

  private final Position position;
  private int threads = 1;
  private long hashBytes;
  private @Nullable Path checkpoint;

  /** Set when the running count is to stop; each count begins with a new one. */
  private volatile AtomicBoolean cancelled = new AtomicBoolean();

  private volatile ParallelPerft running;
  private volatile long started = System.nanoTime();

  private Perft(Position position) {
    this.position = position;
    this.running = new ParallelPerft(position.rules().engine().predicted(), cancelled);
  }

  /** Returns a count that starts at this position, on one thread. */
  public static Perft of(Position position) {
    Objects.requireNonNull(position, "position");
    return new Perft(position);
  }

  /**
   * Sets the number of threads, 1 to 1024.
   *
   * @throws IllegalArgumentException if it is not 1 to 1024
   */
  public Perft threads(int number) {
    if (number < 1 || number > 1024) {
      throw new IllegalArgumentException("threads must be 1 to 1024, not " + number);
    }
    threads = number;
    return this;
  }

  /**
   * Uses a table of counts, so that positions reached in several ways are counted once.
   *
   * <p>Two positions are told apart by 64 bits. The risk that a count of {@code n} distinct
   * positions goes wrong is below {@code n * s / 2^64}, where {@code s} is the number of entries:
   * with the billion positions of a long run and a table of 1 GiB, about one in 250.
   *
   * <p>The table grows as it fills, up to its size. A size beyond the whole heap is refused with an
   * {@link OutOfMemoryError} when a count begins; where the heap turns out to be too full, the
   * table stays as it is.
   *
   * @param bytes its size, rounded down to a power of two, at most 2^38, which is 256 GiB; 0 for
   *     none
   * @throws IllegalArgumentException if it is negative or larger than 2^38
   */
  public Perft hash(long bytes) {
    if (bytes < 0 || bytes > PerftTable.LARGEST) {
      throw new IllegalArgumentException(
          "a table cannot have " + bytes + " bytes; it has 0 to " + PerftTable.LARGEST);
    }
    hashBytes = bytes;
    return this;
  }

  /**
   * Keeps finished subtrees in a file, written anew whole every few seconds, and begins with those
   * that the file holds.
   *
   * <p>A count that was stopped at any moment goes on from there, whatever its threads and table.
   */
  public Perft checkpoint(Path file) {
    Objects.requireNonNull(file, "file");
    checkpoint = file;
    return this;
  }

  /**
   * Returns the number of sequences of legal moves of this length.
   *
   * @param depth 0 to {@link #DEEPEST}
   * @throws CancellationException if {@link #cancel} was called
   * @throws ArithmeticException if the number is larger than 2^63 - 1
   * @throws CheckpointException if the checkpoint's file cannot be read or written, is of another
   *     count, or is in use by one
   * @throws IllegalArgumentException if the depth is out of range
   * @throws OutOfMemoryError if the table asked for is larger than the whole heap
   */
  public long count(int depth) {
    requireDepth(depth, 0);
    cancelled = new AtomicBoolean();
    Path file = checkpoint;
    if (file == null) {
      return count(position, depth, table(depth), null);
    }
    try (PerftCheckpoint kept =
        PerftCheckpoint.open(file, position.rules().toString(), position.fen(), depth)) {
      return count(position, depth, table(depth), kept);
    }
  }

  private static void requireDepth(int depth, int least) {
    if (depth < least || depth > DEEPEST) {
      throw new IllegalArgumentException(
          "depth " + depth + " is out of range; it must be " + least + " to " + DEEPEST);
    }
  }

  private @Nullable PerftTable table(int depth) {
    return hashBytes > 0 && depth > LEAST_HASHED ? PerftTable.ofBytes(hashBytes) : null;
  }

  private long count(
      Position from, int depth, @Nullable PerftTable table, @Nullable PerftCheckpoint kept) {
    ParallelPerft counting = new ParallelPerft(position.rules().engine().predicted(), cancelled);
    counting.threads(threads);
    if (table != null) {
      counting.table(table);
    }
    if (kept != null) {
      counting.checkpoint(kept);
    }
    started = System.nanoTime();
    running = counting;
    return counting.count(from.board(), depth);
  }

  /**
   * Returns, for each legal move in order, the number of sequences that begin with it.
   *
   * <p>The moves are counted one after the other, with one table; progress is that of the move at
   * hand.
   *
   * @param depth 1 to {@link #DEEPEST}
   * @throws CancellationException if {@link #cancel} was called
   * @throws IllegalStateException if a checkpoint was asked for, which keeps a single count
   * @throws IllegalArgumentException if the depth is out of range
   * @throws ArithmeticException if a number is larger than 2^63 - 1
   */
  public Map<Move, Long> divide(int depth) {
    requireDepth(depth, 1);
    if (checkpoint != null) {
      throw new IllegalStateException("a checkpoint keeps a single count, not a division");
    }
    cancelled = new AtomicBoolean();
    PerftTable table = table(depth - 1);
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(move.after(), depth - 1, table, null));
    }
    return counts;
  }

  /** Returns how far the running count has got, or the last one. */
  public Progress progress() {
    ParallelPerft counting = running;
    return new Progress(
        counting.nodes(), counting.fraction(), Duration.ofNanos(System.nanoTime() - started));
  }

  /** Stops the running count, which then throws; one that has not begun is not affected. */
  public void cancel() {
    cancelled.set(true);
  }
}

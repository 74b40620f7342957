package org.molychess.pgn;

import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.molychess.Game;
import org.molychess.Rules;

/**
 * Reads games from PGN, one after the other: a file of any size takes the memory of its largest
 * game.
 *
 * <pre>{@code
 * try (PgnReader games = PgnReader.open(path)) {
 *   games.stream(broken -> log(broken.getMessage())).forEach(game -> …);
 * }
 * }</pre>
 *
 * <p>Each game may be taken in the way that fits: {@link #next} makes a {@link Game} and throws
 * where something of it is lost; {@link #read} makes what can be made, and lists what was mended
 * and what is lost; {@link #visit} tells a {@link PgnVisitor} and keeps nothing; {@link #skip}
 * passes it over.
 *
 * <p>The tag {@code Variant} names the rules, as {@link Rules#parse} reads them; without it, or
 * with a name that programs write for the usual game, they are orthodox. {@code FEN} sets the
 * start.
 *
 * <p>It reads what programs and people write, not only what the standard allows. A broken game
 * never takes the one behind it with it: a tag section begins a game, whatever stands before it. A
 * tag's value may have 65,536 characters, a comment 1,048,576 and a move 1000; a game and the whole
 * input are as long as they are. It is not thread-safe.
 */
public final class PgnReader implements Iterator<Game>, AutoCloseable {
  private final Input input;
  private final PgnOptions options;
  private final GameReader games;
  private final TreeBuilder trees = new TreeBuilder();

  /** Reads games in the usual way; see {@link PgnOptions#usual}. */
  public PgnReader(Reader in) {
    this(in, PgnOptions.usual());
  }

  /** Reads games by the rules that this function finds for the value of {@code Variant}. */
  public PgnReader(Reader in, Function<String, Rules> rules) {
    this(in, PgnOptions.usual().rules(Objects.requireNonNull(rules, "rules")));
  }

  /** Reads games from characters; the encoding is the affair of the {@code Reader}. */
  public PgnReader(Reader in, PgnOptions options) {
    this(Input.of(Objects.requireNonNull(in, "in")), Objects.requireNonNull(options, "options"));
  }

  /** Reads games from bytes, in the encoding that the options say. */
  public PgnReader(InputStream in, PgnOptions options) {
    this(
        Input.of(
            Objects.requireNonNull(in, "in"),
            Objects.requireNonNull(options, "options"),
            OptionalLong.empty()),
        options);
  }

  private PgnReader(Input input, PgnOptions options) {
    this.input = input;
    this.options = options;
    this.games = new GameReader(input.source(), options);
  }

  /**
   * Opens a file in the usual way: UTF-8, and Latin-1 where it is not.
   *
   * @throws UncheckedIOException if it cannot be opened
   */
  public static PgnReader open(Path path) {
    return open(path, PgnOptions.usual());
  }

  /**
   * Opens a file.
   *
   * @throws UncheckedIOException if it cannot be opened
   */
  public static PgnReader open(Path path, PgnOptions options) {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(options, "options");
    return new PgnReader(Input.of(path, options), options);
  }

  /**
   * Returns the first game of a text.
   *
   * @throws PgnException if something of it is lost
   * @throws NoSuchElementException if there is none
   */
  public static Game parse(String pgn) {
    return parse(pgn, PgnOptions.usual());
  }

  /**
   * Returns the first game of a text.
   *
   * @throws PgnException as {@link #next} does
   * @throws NoSuchElementException if there is none
   */
  public static Game parse(String pgn, PgnOptions options) {
    Objects.requireNonNull(pgn, "pgn");
    try (PgnReader games = new PgnReader(new StringReader(pgn), options)) {
      return games.next();
    }
  }

  // Game by game

  /**
   * Returns whether another game follows, broken or not.
   *
   * @throws UncheckedIOException if the input fails
   */
  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  /**
   * Returns the next game.
   *
   * @throws PgnException if something of it is lost and this is no archive, or if there is no
   *     position to begin with; it carries what could be read, and the next call goes on with the
   *     game after it
   * @throws NoSuchElementException if no game follows
   * @throws IllegalStateException if moves are read unchecked
   * @throws UncheckedIOException if the input fails
   */
  @Override
  public Game next() {
    PgnReading reading = read();
    PgnFinding loss = games.findings().loss();
    if (loss != null && (reading.game().isEmpty() || !options.isArchive())) {
      throw new PgnException(reading, loss, games.findings().cause());
    }
    return reading.game().orElseThrow();
  }

  /**
   * Returns what can be read of the next game: it is not thrown away for what is wrong with it.
   *
   * @throws NoSuchElementException if no game follows
   * @throws IllegalStateException if moves are read unchecked
   * @throws UncheckedIOException if the input fails
   */
  public PgnReading read() {
    if (!options.isChecked()) {
      throw new IllegalStateException("moves are read unchecked: they make no game");
    }
    if (!hasNext()) {
      throw new NoSuchElementException("there is no further game");
    }
    games.read(trees, trees);
    return trees.reading(games.moveText());
  }

  /**
   * Tells a visitor of the next game; returns false if none follows.
   *
   * <p>If the visitor throws something, the next call goes on with the game after it.
   *
   * @throws UncheckedIOException if the input fails
   */
  public boolean visit(PgnVisitor visitor) {
    Objects.requireNonNull(visitor, "visitor");
    if (!hasNext()) {
      return false;
    }
    games.read(visitor, null);
    return true;
  }

  /**
   * Passes the next game over; returns false if none follows.
   *
   * @throws UncheckedIOException if the input fails
   */
  public boolean skip() {
    return visit(
        new PgnVisitor() {
          @Override
          public PgnScope begin(PgnHeader header) {
            return PgnScope.TAGS;
          }
        });
  }

  // All of them

  /**
   * Tells a visitor of all games that follow.
   *
   * @throws UncheckedIOException if the input fails
   */
  public void visitAll(PgnVisitor visitor) {
    while (visit(visitor)) {
      // The visitor does it all.
    }
  }

  /**
   * Returns the games that follow; those that {@link #next} refuses go to {@code broken}.
   *
   * @throws UncheckedIOException while the stream is used, if the input fails
   */
  public Stream<Game> stream(Consumer<? super PgnException> broken) {
    Objects.requireNonNull(broken, "broken");
    return stream(
        () -> {
          while (hasNext()) {
            try {
              return next();
            } catch (PgnException e) {
              broken.accept(e);
            }
          }
          return null;
        });
  }

  /**
   * Returns what can be read of each game that follows.
   *
   * @throws UncheckedIOException while the stream is used, if the input fails
   */
  public Stream<PgnReading> readings() {
    return stream(() -> hasNext() ? read() : null);
  }

  /** Gives one thing after the other, and null at the end. */
  private interface Supply<T> {
    @Nullable T next();
  }

  private static <T> Stream<T> stream(Supply<T> supply) {
    return StreamSupport.stream(
        new Spliterators.AbstractSpliterator<T>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          @Override
          public boolean tryAdvance(Consumer<? super T> action) {
            T next = supply.next();
            if (next != null) {
              action.accept(next);
            }
            return next != null;
          }
        },
        false);
  }

  // Progress

  /**
   * Returns how much of the input has been read: bytes of a file or stream, characters of a {@code
   * Reader}.
   *
   * <p>It is ahead of the games by what has been read in advance, at most some ten thousand.
   */
  public long consumed() {
    return input.consumed();
  }

  /** Returns the size of the file in bytes; nothing if it is no file. */
  public OptionalLong size() {
    return input.size();
  }

  /**
   * Closes the input.
   *
   * @throws UncheckedIOException if it fails
   */
  @Override
  public void close() {
    input.close();
  }
}

package org.molychess.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.molychess.Game;
import org.molychess.Rules;
import org.molychess.pgn.Token.Kind;

/**
 * Reads games from PGN, one at a time: millions of games take the memory of the largest.
 *
 * <pre>{@code
 * try (PgnReader games = new PgnReader(Files.newBufferedReader(path))) {
 *   games.stream(broken -> log(broken.getMessage())).forEach(game -> …);
 * }
 * }</pre>
 *
 * <p>The tag {@code Variant} names the rules, as {@link Rules#parse} reads them; without it, or
 * with a name that programs write for the usual game, they are orthodox. {@code FEN} sets the
 * start.
 *
 * <p>It reads what programs write, not only what the standard allows: no tags, no result, results
 * glued to a move, {@code 0-0}, {@code e.p.}, figurines, {@code ;} comments, {@code %} lines, byte
 * order marks, any line ends, lines of any length. The encoding is the given {@code Reader}'s
 * affair. A tag's value may have 65,536 characters, a comment 1,048,576 and a move 1000; a game and
 * the whole input are as long as they are. It is not thread-safe.
 */
public final class PgnReader implements Iterator<Game>, AutoCloseable {
  private final Reader in;
  private final Lexer lexer;
  private final Function<String, Rules> rules;
  private final List<String> intro = new ArrayList<>();
  private int gameNumber;

  /** Reads games by the rules that {@link Rules#parse} finds. */
  public PgnReader(Reader in) {
    this(in, Rules::parse);
  }

  /** Reads games by the rules that this function finds for the value of {@code Variant}. */
  public PgnReader(Reader in, Function<String, Rules> rules) {
    Objects.requireNonNull(in, "in");
    Objects.requireNonNull(rules, "rules");
    this.in = in;
    this.lexer = new Lexer(new Source(in));
    this.rules = new Variants(rules);
  }

  /**
   * Returns the first game of a text.
   *
   * @throws PgnException if it cannot be read
   * @throws NoSuchElementException if there is none
   */
  public static Game parse(String pgn) {
    Objects.requireNonNull(pgn, "pgn");
    try (PgnReader games = new PgnReader(new StringReader(pgn))) {
      return games.next();
    }
  }

  /** Returns whether another game follows, broken or not. */
  @Override
  public boolean hasNext() {
    while (lexer.peek().is(Kind.COMMENT)) {
      intro.add(lexer.next().text());
    }
    return !lexer.peek().is(Kind.END);
  }

  /**
   * Returns the next game.
   *
   * @throws PgnException if it cannot be read; the next call goes on with the game after it
   * @throws NoSuchElementException if no game follows
   */
  @Override
  public Game next() {
    if (!hasNext()) {
      throw new NoSuchElementException("there is no further game");
    }
    gameNumber++;
    GameParser parser = new GameParser(lexer, rules, gameNumber, List.copyOf(intro));
    intro.clear();
    return parser.parse();
  }

  /** Returns the games that follow; those that cannot be read are handed to {@code broken}. */
  public Stream<Game> stream(Consumer<? super PgnException> broken) {
    Objects.requireNonNull(broken, "broken");
    Spliterator<Game> games =
        new Spliterators.AbstractSpliterator<>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          @Override
          public boolean tryAdvance(Consumer<? super Game> action) {
            while (hasNext()) {
              Game game;
              try {
                game = next();
              } catch (PgnException e) {
                broken.accept(e);
                continue;
              }
              action.accept(game);
              return true;
            }
            return false;
          }
        };
    return StreamSupport.stream(games, false);
  }

  /** Closes the {@code Reader}. */
  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

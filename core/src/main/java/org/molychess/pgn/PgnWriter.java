package org.molychess.pgn;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.molychess.Game;
import org.molychess.Move;
import org.molychess.Position;

/**
 * Writes games as PGN, one after the other, in the export format of the standard; {@link PgnReader}
 * reads them back equal, but for tags of the roster that say only that nothing is known. Null moves
 * on a main line are read back by {@link PgnOptions#archive} alone.
 *
 * <pre>{@code
 * try (PgnWriter out = PgnWriter.open(path)) {
 *   games.forEach(out::write);
 * }
 * }</pre>
 *
 * <p>Rules other than orthodox stand in the tag {@code Variant}, a start position other than the
 * usual one in {@code SetUp} and {@code FEN}. A progressive series is written under one number:
 * {@code 3.Qf3 Qxb7 Qxc8+}. It is not thread-safe.
 */
public final class PgnWriter implements Closeable, Flushable {
  private final Appendable out;
  private final MoveTextWriter moves = new MoveTextWriter();
  private final GameWalker walker = new GameWalker(moves);
  private final StringBuilder head = new StringBuilder();

  /** Writes to this; it need not be closed, and is only if somebody closes the writer. */
  public PgnWriter(Appendable out) {
    this.out = Objects.requireNonNull(out, "out");
  }

  /**
   * Writes to a file in UTF-8, instead of what it has.
   *
   * @throws UncheckedIOException if it cannot be opened
   */
  public static PgnWriter open(Path path) {
    Objects.requireNonNull(path, "path");
    try {
      return new PgnWriter(Files.newBufferedWriter(path));
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  /**
   * Writes to a file in UTF-8, behind what it has.
   *
   * @throws UncheckedIOException if it cannot be opened
   */
  public static PgnWriter append(Path path) {
    Objects.requireNonNull(path, "path");
    try {
      boolean empty = Files.notExists(path) || Files.size(path) == 0;
      PgnWriter writer =
          new PgnWriter(
              Files.newBufferedWriter(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
      if (!empty) {
        // What is there may end within a line.
        writer.out.append("\n\n");
      }
      return writer;
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  private static UncheckedIOException cannotWrite(Path path, IOException e) {
    return new UncheckedIOException("cannot write " + path + ": " + e, e);
  }

  /** Returns a game as text. */
  public static String text(Game game) {
    StringBuilder out = new StringBuilder();
    new PgnWriter(out).write(game);
    return out.toString();
  }

  /**
   * Writes a game and an empty line behind it.
   *
   * @throws UncheckedIOException if the output fails
   */
  public void write(Game game) {
    Objects.requireNonNull(game, "game");
    moves.clear();
    walker.write(game);
    finish(game.tags(), game.start().position(), game.resultText());
  }

  /**
   * Returns a visitor that writes each game of which it is told: so games can be copied from one
   * file to another without keeping them, whatever is left out between.
   *
   * <p>A game without a start position cannot be written and is passed over.
   */
  public PgnVisitor visitor() {
    return new Copier();
  }

  /** Writes what it is told. */
  private final class Copier implements PgnVisitor {
    private Optional<PgnHeader> header = Optional.empty();

    @Override
    public PgnScope begin(PgnHeader head) {
      header = Optional.of(head);
      moves.clear();
      return PgnScope.ALL;
    }

    @Override
    public void move(PgnMove move) {
      Optional<Move> found = move.move();
      if (found.isPresent()) {
        moves.move(found.get().before(), found.get().san());
      } else {
        moves.move(move.before(), GameWalker.NULL_MOVE);
      }
    }

    @Override
    public void nag(int nag) {
      moves.nag(nag);
    }

    @Override
    public void comment(String text) {
      moves.comment(text);
    }

    @Override
    public boolean beginVariation() {
      moves.beginVariation();
      return true;
    }

    @Override
    public void endVariation() {
      moves.endVariation();
    }

    @Override
    public void end(String result, List<PgnFinding> findings) {
      PgnHeader told = header.orElseThrow();
      told.start()
          .ifPresent(start -> finish(told.tags(), start, result.isEmpty() ? Results.OPEN : result));
    }
  }

  /** Puts out the tags and the moves that were written. */
  private void finish(Map<String, String> tags, Position start, String result) {
    moves.result(result);
    head.setLength(0);
    TagWriter.write(head, tags, start, result);
    try {
      out.append(head).append('\n').append(moves.text()).append("\n\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Flushes the output, if that is something that can be flushed.
   *
   * @throws UncheckedIOException if it fails
   */
  @Override
  public void flush() {
    if (out instanceof Flushable flushable) {
      try {
        flushable.flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * Closes the output, if that is something that can be closed.
   *
   * @throws UncheckedIOException if it fails
   */
  @Override
  public void close() {
    if (out instanceof Closeable closeable) {
      try {
        closeable.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

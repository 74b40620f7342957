package org.molychess.pgn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;

/**
 * Writes games as PGN, in the export format of the standard; {@link PgnReader} reads them back
 * equal, but for tags of the roster that say only that nothing is known.
 *
 * <p>Rules other than orthodox stand in the tag {@code Variant}, a start position other than the
 * usual one in {@code SetUp} and {@code FEN}. A progressive series is written under one number:
 * {@code 3.Qf3 Qxb7 Qxc8+}. It is not thread-safe.
 */
public final class PgnWriter {
  /** What is still to be written of a tree. */
  private sealed interface Work {
    /** All that follows a node. */
    record Continuations(GameNode node, boolean numbered) implements Work {}

    /** A variation, from its first move on. */
    record Variation(GameNode first) implements Work {}

    /** The end of a variation. */
    record Close() implements Work {}
  }

  private final Appendable out;

  /** Writes to this; flushing and closing it is the caller's affair. */
  public PgnWriter(Appendable out) {
    Objects.requireNonNull(out, "out");
    this.out = out;
  }

  /** Returns a game as text. */
  public static String text(Game game) {
    StringBuilder out = new StringBuilder();
    new PgnWriter(out).write(game);
    return out.toString();
  }

  /** Writes a game and an empty line behind it. */
  public void write(Game game) {
    Objects.requireNonNull(game, "game");
    try {
      writeTags(game);
      out.append('\n');
      Lines lines = new Lines();
      writeMoves(game, lines);
      lines.word(game.resultText());
      out.append(lines.text()).append("\n\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // Tags

  private void writeTags(Game game) throws IOException {
    for (Map.Entry<String, String> seven : Roster.UNKNOWN.entrySet()) {
      String name = seven.getKey();
      tag(
          name,
          name.equals("Result")
              ? game.resultText()
              : game.tags().getOrDefault(name, seven.getValue()));
    }
    Rules rules = game.rules();
    if (!rules.conditions().isEmpty()) {
      tag("Variant", rules.toString());
    }
    String fen = game.start().position().fen();
    if (!fen.equals(rules.initialPosition().fen())) {
      tag("SetUp", "1");
      tag("FEN", fen);
    }
    for (Map.Entry<String, String> tag : game.tags().entrySet()) {
      if (!Roster.UNKNOWN.containsKey(tag.getKey())) {
        tag(tag.getKey(), tag.getValue());
      }
    }
  }

  private void tag(String name, String value) throws IOException {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  // Moves

  private static void writeMoves(Game game, Lines lines) {
    game.start().comments().forEach(lines::comment);
    Deque<Work> work = new ArrayDeque<>();
    work.push(new Work.Continuations(game.start(), true));
    while (!work.isEmpty()) {
      Work next = work.pop();
      if (next instanceof Work.Continuations all) {
        writeNext(all.node, all.numbered, lines, work);
      } else if (next instanceof Work.Variation variation) {
        GameNode first = variation.first;
        lines.open();
        first.commentsBefore().forEach(lines::comment);
        boolean commented = writeMove(first, true, lines);
        work.push(new Work.Close());
        work.push(new Work.Continuations(first, commented));
      } else {
        lines.close();
      }
    }
  }

  private static void writeNext(GameNode node, boolean numbered, Lines lines, Deque<Work> work) {
    List<GameNode> continuations = node.continuations();
    if (continuations.isEmpty()) {
      return;
    }
    GameNode main = continuations.get(0);
    boolean commented = writeMove(main, numbered, lines);
    work.push(new Work.Continuations(main, commented || continuations.size() > 1));
    for (int i = continuations.size() - 1; i > 0; i--) {
      work.push(new Work.Variation(continuations.get(i)));
    }
  }

  /** Writes a move, its glyphs and comments; returns whether there are comments. */
  private static boolean writeMove(GameNode node, boolean numbered, Lines lines) {
    lines.word(number(node, numbered) + node.san());
    node.nags().forEach(nag -> lines.word("$" + nag));
    node.comments().forEach(lines::comment);
    return !node.comments().isEmpty();
  }

  /** Returns the number before a move, empty where none is usual. */
  private static String number(GameNode node, boolean numbered) {
    GameNode parent = node.parent().orElseThrow();
    Position before = parent.position();
    boolean turnBegins =
        parent
            .parent()
            .map(earlier -> earlier.position().sideToMove() != before.sideToMove())
            .orElse(true);
    OptionalInt turn = before.turnNumber();
    if (turn.isPresent()) {
      return turnBegins ? turn.getAsInt() + "." : numbered ? turn.getAsInt() + "..." : "";
    }
    if (turnBegins && before.sideToMove() == Side.WHITE) {
      return before.moveNumber() + ". ";
    }
    return numbered ? before.moveNumber() + "... " : "";
  }
}

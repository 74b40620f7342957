package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Move;
import org.molychess.Position;

/** Tells the tree of a game in the order of a score, without recursion. */
final class GameWalker {
  static final String NULL_MOVE = "--";

  /** What is still to be told of a tree. */
  private sealed interface Work {
    /** All that follows a node. */
    record Continuations(GameNode node, Position position) implements Work {}

    /** A variation, from its first move on. */
    record Variation(GameNode first, Position before) implements Work {}

    /** The end of a variation. */
    record Close() implements Work {}
  }

  private final MoveTextWriter out;
  private final Deque<Work> work = new ArrayDeque<>();

  GameWalker(MoveTextWriter out) {
    this.out = out;
  }

  void write(Game game) {
    GameNode start = game.start();
    start.comments().forEach(out::comment);
    work.push(new Work.Continuations(start, start.position()));
    while (!work.isEmpty()) {
      Work next = work.pop();
      if (next instanceof Work.Continuations all) {
        writeNext(all.node(), all.position());
      } else if (next instanceof Work.Variation variation) {
        GameNode first = variation.first();
        out.beginVariation();
        first.commentsBefore().forEach(out::comment);
        Position after = writeMove(first, variation.before());
        work.push(new Work.Close());
        work.push(new Work.Continuations(first, after));
      } else {
        out.endVariation();
      }
    }
  }

  private void writeNext(GameNode node, Position position) {
    List<GameNode> continuations = node.continuations();
    if (continuations.isEmpty()) {
      return;
    }
    Position after = writeMove(continuations.get(0), position);
    work.push(new Work.Continuations(continuations.get(0), after));
    for (int i = continuations.size() - 1; i > 0; i--) {
      work.push(new Work.Variation(continuations.get(i), position));
    }
  }

  /** Writes a move, its glyphs and comments; returns the position after it. */
  private Position writeMove(GameNode node, Position before) {
    Position after;
    if (node.isNullMove()) {
      out.move(before, NULL_MOVE);
      after = node.position();
    } else {
      Move move = before.exactMove(node.uci());
      out.move(before, move.san());
      after = move.after();
    }
    node.nags().forEach(out::nag);
    node.comments().forEach(out::comment);
    return after;
  }
}

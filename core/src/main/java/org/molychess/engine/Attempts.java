package org.molychess.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.molychess.spi.StalemateHook;

/** Tries every move that the movement of the units allows, legal or not: for explanations. */
final class Attempts {
  private final Program program;
  private final Script script;
  private final List<Attempt> found = new ArrayList<>();

  private Attempts(Program program) {
    this.program = program.full();
    this.script = new Script(this.program);
    script.keepJournal();
  }

  /** Returns the attempts, in the order of their machine texts. */
  static List<Attempt> of(Program program, Board board) {
    if (program.isOver(board)) {
      return List.of();
    }
    Attempts attempts = new Attempts(program);
    Node root = new Node(attempts.program);
    root.board.copy(board);
    attempts.tryMoves(root, new int[0]);
    if (attempts.found.stream().allMatch(attempt -> attempt.reason() != null)
        && attempts.isStalemateBeneath(board)) {
      attempts.tryOffers(root, new int[0]);
    }
    attempts.found.sort((a, b) -> a.played().machine().compareTo(b.played().machine()));
    return List.copyOf(attempts.found);
  }

  private boolean isStalemateBeneath(Board board) {
    return program.stalemates.length != 0
        && !Checks.inCheck(program, board, board.side)
        && !script.hasReplyBeneath(board);
  }

  private interface Continuation {
    void go(Node node, int[] pending);
  }

  private void tryMoves(Node node, int[] pending) {
    if (choosePending(node, pending, this::tryMoves)) {
      return;
    }
    node.examine();
    Generator.listTouched(node);
    for (int i = 0; i < node.count; i++) {
      tryMove(node, node.moves[i], pending, "");
    }
  }

  private void tryOffers(Node node, int[] pending) {
    if (choosePending(node, pending, this::tryOffers)) {
      return;
    }
    node.examine();
    for (Program.Entry<StalemateHook> entry : program.stalemates) {
      Worker.Offers offers = new Worker.Offers(program, node.board);
      offers.ask(entry);
      for (int i = 0; i < offers.count; i++) {
        tryMove(node, offers.moves[i], pending, entry.rule());
      }
    }
  }

  private boolean choosePending(Node node, int[] pending, Continuation then) {
    long waiting = node.board.waiting(node.board.side);
    if (waiting == 0) {
      return false;
    }
    int square = Long.numberOfTrailingZeros(waiting);
    for (int code : Program.PROMOTIONS) {
      script.choosePending(node, square, code, node.next());
      int[] more = Arrays.copyOf(pending, pending.length + 2);
      more[pending.length] = square;
      more[pending.length + 1] = code;
      then.go(node.next(), more);
    }
    return true;
  }

  private void tryMove(Node node, int move, int[] pending, String offeredBy) {
    Board child = node.next().board;
    node.answers.first();
    do {
      script.play(node, move, child);
      Played played =
          new Played(
              move,
              pending,
              node.answers.meanings(),
              new Board(node.board),
              new Board(child),
              script.effects());
      found.add(
          new Attempt(
              played,
              List.copyOf(node.chosenDeeds),
              script.deeds(),
              script.reason(),
              script.forbiddenBy(),
              offeredBy));
    } while (node.answers.next());
  }
}

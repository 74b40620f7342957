package org.molychess.engine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Square;
import org.molychess.spi.Stalemate;
import org.molychess.spi.StalemateHook;

/** Goes through legal moves, with scratch memory of its own: one for each thread. */
public final class Worker {
  /** Sees each legal move; its arguments and the worker's answers are valid during the call. */
  interface Visitor {
    /** Returns whether to go on. */
    boolean visit(Node before, int move, Board after);
  }

  private final Program program;
  private final Script script;
  private final Node root;
  private final @Nullable CountTable table;
  private @Nullable Forecast forecast;
  private boolean forecastKnown;
  private @Nullable Precedents precedents;
  private final Pairs pairs;

  /** The choices for waiting pawns that lead to the node at hand: square and code in turn. */
  private int[] pending = {};

  /** Makes a worker for these conditions. */
  public Worker(Program program) {
    this(program, null);
  }

  /** Makes a worker that keeps counts in a table. */
  Worker(Program program, @Nullable CountTable table) {
    this.table = table;
    this.program = program;
    this.script = new Script(program);
    this.root = new Node(program);
    this.pairs = new Pairs(program);
  }

  /** Returns the number of sequences of legal moves of this length. */
  long perft(Board board, int depth) {
    if (depth == 0) {
      return 1;
    }
    root.board.copy(board);
    return perft(root, depth);
  }

  private long perft(Node node, int depth) {
    if (table == null || depth < 2) {
      return perftHere(node, depth);
    }
    long key = Engine.key(program, node.board, depth);
    long known = table.get(key);
    return known >= 0 ? known : learn(table, key, node, depth);
  }

  private long learn(CountTable table, long key, Node node, int depth) {
    long total = perftHere(node, depth);
    table.put(key, total);
    return total;
  }

  private long perftHere(Node node, int depth) {
    if (program.outcomes.length != 0 && program.isOver(node.board)) {
      return 0;
    }
    long total = count(node, depth);
    if (node.legal == 0 && program.stalemates.length != 0) {
      total = countOffers(node, depth);
    }
    return total;
  }

  /** Counts below a node, and leaves the number of its legal moves in {@code node.legal}. */
  private long count(Node node, int depth) {
    long waiting = waiting(node);
    if (waiting != 0) {
      return countChoices(node, Long.numberOfTrailingZeros(waiting), depth);
    }
    if (depth == 1) {
      node.legal = countLeaves(node);
      return node.legal;
    }
    node.examine();
    Node next = node.next();
    long total = 0;
    node.legal = 0;
    if (node.fixed != -1L) {
      total = countPlain(node, next, depth);
    }
    Generator.listTouched(node);
    Forecast foreseen = foreseenCaptures(node);
    for (int i = 0; i < node.count; i++) {
      int move = node.moves[i];
      if (foreseen != null && isPlainCapture(node, move)) {
        int verdict = foreseen.judge(node, move);
        if (verdict != Forecast.UNKNOWN) {
          if (verdict == Forecast.LEGAL) {
            node.legal++;
            total = Math.addExact(total, countForeseen(node, move, depth, foreseen));
          }
          continue;
        }
      }
      node.answers.first();
      do {
        if (script.play(node, move, next.board)) {
          node.legal++;
          total = Math.addExact(total, perft(next, depth - 1));
        }
      } while (node.answers.next());
    }
    return total;
  }

  /** Counts below a legal capture of which everything is foreseen. */
  private long countForeseen(Node node, int move, int depth, Forecast foreseen) {
    if (countsInPairs(depth)) {
      int replies = pairs.countCapture(node, move, foreseen);
      if (replies > 0 || replies == 0 && program.stalemates.length == 0) {
        return replies;
      }
    }
    Node next = node.next();
    script.playForeseen(node, move, next.board, foreseen);
    return perft(next, depth - 1);
  }

  /** Returns whether quiet moves and their replies can be counted together. */
  private boolean countsInPairs(int depth) {
    return depth == 2
        && program.countsPairs()
        && (forecast() != null || !program.asksAboutCaptures());
  }

  /** Returns the forecast if captures can be played by it here, or null. */
  private @Nullable Forecast foreseenCaptures(Node node) {
    Forecast known = forecast();
    return known != null && known.playsCaptures && node.fixed != -1L && !node.asksAboutChecks
        ? known
        : null;
  }

  /** Returns whether the move is a capture that concerns no hook but that of captures. */
  private boolean isPlainCapture(Node node, int move) {
    return (node.their >>> Moves.to(move) & 1) != 0
        && (Moves.promotion(move) == 0 || program.promotions.length == 0);
  }

  /** Returns the mover's pawns that wait for a choice. */
  private long waiting(Node node) {
    return program.leavesPawnsWaiting() ? node.board.waiting(node.board.side) : 0;
  }

  private @Nullable Forecast forecast() {
    if (!forecastKnown) {
      forecast = program.forecast();
      precedents = forecast == null ? Precedents.of(program) : null;
      forecastKnown = true;
    }
    return forecast;
  }

  /**
   * Counts the legal moves of a node: plain moves are not even listed, touched ones only judged.
   */
  private long countLeaves(Node node) {
    Board board = node.board;
    if (!program.hasFootprint()
        && (board.enPassant == 0 || !Generator.mayTakeEnPassant(board))
        && board.king(board.side) < 64) {
      return Leaf.count(board, board.unmoved, 0, 0, null, Leaf.UNKNOWN, 0);
    }
    long total = Review.count(node, forecast());
    Board scratch = node.next().board;
    for (int i = 0; i < node.count; i++) {
      if (precedents != null) {
        int verdict = precedents.judge(node, node.moves[i]);
        if (verdict != Forecast.UNKNOWN) {
          total += verdict;
          continue;
        }
      }
      node.answers.first();
      do {
        total += script.judge(node, node.moves[i], scratch) ? 1 : 0;
      } while (node.answers.next());
    }
    return total;
  }

  private long countPlain(Node node, Node next, int depth) {
    if (countsInPairs(depth)) {
      return pairs.count(node, forecast()) + countGrandchildren(node, next);
    }
    Generator.listPlain(node);
    node.legal = node.count;
    if (depth == 2 && program.outcomes.length == 0) {
      return countGrandchildren(node, next);
    }
    if (table != null && depth > 2) {
      return countRemembered(table, node, next, depth);
    }
    long total = 0;
    for (int i = 0; i < node.count; i++) {
      script.playPlain(node, node.moves[i], next.board);
      total = Math.addExact(total, perft(next, depth - 1));
    }
    return total;
  }

  /**
   * Counts below plain moves with the table: looks all of them up before the first is counted, as
   * the processor then waits for many places of a large table together.
   */
  private long countRemembered(CountTable table, Node node, Node next, int depth) {
    long[] keys = node.keys();
    long[] counts = node.counts();
    for (int i = 0; i < node.count; i++) {
      script.playPlain(node, node.moves[i], next.board);
      keys[i] = Engine.key(program, next.board, depth - 1);
    }
    for (int i = 0; i < node.count; i++) {
      counts[i] = table.get(keys[i]);
    }
    long total = 0;
    for (int i = 0; i < node.count; i++) {
      long count = counts[i];
      if (count < 0) {
        script.playPlain(node, node.moves[i], next.board);
        count = learn(table, keys[i], next, depth - 1);
      }
      total = Math.addExact(total, count);
    }
    return total;
  }

  /**
   * Counts the leaves below plain moves, where nearly all the time goes, without a call a ply.
   *
   * <p>No plain move leaves a pawn waiting, so no choice comes first.
   */
  private long countGrandchildren(Node node, Node next) {
    long total = 0;
    for (int i = 0; i < node.count; i++) {
      script.playPlain(node, node.moves[i], next.board);
      long leaves = countLeaves(next);
      if (leaves == 0 && program.stalemates.length != 0) {
        leaves = countOffers(next, 1);
      }
      total += leaves;
    }
    return total;
  }

  private long countChoices(Node node, int square, int depth) {
    Node next = node.next();
    long total = 0;
    long legal = 0;
    for (int code : Program.PROMOTIONS) {
      script.choosePending(node, square, code, next);
      total = Math.addExact(total, count(next, depth));
      legal += next.legal;
    }
    node.legal = legal;
    return total;
  }

  private long countOffers(Node node, int depth) {
    long[] total = {0};
    Node below = new Node(program);
    visitOffers(
        node,
        (before, move, after) -> {
          if (depth == 1) {
            total[0]++;
          } else {
            below.board.copy(after);
            total[0] += perft(below, depth - 1);
          }
          return true;
        });
    return total[0];
  }

  /** Returns the move that is being visited, without what it did. */
  Played made(Node before, int move) {
    return new Played(
        move, pending(), before.answers.meanings(), before.board, before.board, List.of());
  }

  /** Returns whether the side to move has a legal move. */
  boolean hasLegalMove(Board board) {
    root.board.copy(board);
    if (program.stalemates.length + program.outcomes.length != 0) {
      return !visit(board, (before, move, after) -> false);
    }
    return hasMove(root);
  }

  private boolean hasMove(Node node) {
    long waiting = waiting(node);
    if (waiting != 0) {
      return !visitChoices(node, Long.numberOfTrailingZeros(waiting), next -> !hasMove(next));
    }
    node.examineLeaf(forecast());
    // The king's steps, the usual answer to a check, cost least.
    if (Generator.hasKingStep(node) || Review.count(node, forecast()) != 0) {
      return true;
    }
    Board scratch = node.next().board;
    for (int i = 0; i < node.count; i++) {
      node.answers.first();
      do {
        if (script.judge(node, node.moves[i], scratch)) {
          return true;
        }
      } while (node.answers.next());
    }
    return false;
  }

  /** Visits every legal move; returns false if the visitor stopped it. */
  boolean visit(Board board, Visitor visitor) {
    root.board.copy(board);
    pending = new int[0];
    if (program.outcomes.length != 0 && program.isOver(board)) {
      return true;
    }
    boolean[] any = {false};
    boolean completed =
        visitMoves(
            root,
            (before, move, after) -> {
              any[0] = true;
              return visitor.visit(before, move, after);
            });
    if (!completed || any[0] || program.stalemates.length == 0) {
      return completed;
    }
    return visitOffers(root, visitor);
  }

  private boolean visitMoves(Node node, Visitor visitor) {
    long waiting = waiting(node);
    if (waiting != 0) {
      return visitChoices(
          node, Long.numberOfTrailingZeros(waiting), next -> visitMoves(next, visitor));
    }
    node.examine();
    Board child = node.next().board;
    if (node.fixed != -1L) {
      Generator.listPlain(node);
      for (int i = 0; i < node.count; i++) {
        script.playPlain(node, node.moves[i], child);
        if (!visitor.visit(node, node.moves[i], child)) {
          return false;
        }
      }
    }
    Generator.listTouched(node);
    for (int i = 0; i < node.count; i++) {
      if (!visitTouched(node, node.moves[i], visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean visitTouched(Node node, int move, Visitor visitor) {
    Board child = node.next().board;
    node.answers.first();
    do {
      if (script.play(node, move, child) && !visitor.visit(node, move, child)) {
        return false;
      }
    } while (node.answers.next());
    return true;
  }

  private interface Continuation {
    boolean go(Node next);
  }

  private boolean visitChoices(Node node, int square, Continuation then) {
    int[] before = pending;
    try {
      for (int code : Program.PROMOTIONS) {
        script.choosePending(node, square, code, node.next());
        pending = Arrays.copyOf(before, before.length + 2);
        pending[before.length] = square;
        pending[before.length + 1] = code;
        if (!then.go(node.next())) {
          return false;
        }
      }
      return true;
    } finally {
      pending = before;
    }
  }

  /** Visits the moves that exist only in stalemate, if it is one by the conditions beneath. */
  private boolean visitOffers(Node node, Visitor visitor) {
    if (Checks.inCheck(program, node.board, node.board.side)
        || script.hasReplyBeneath(node.board)) {
      return true;
    }
    return visitOffersOf(node, visitor);
  }

  private boolean visitOffersOf(Node node, Visitor visitor) {
    long waiting = waiting(node);
    if (waiting != 0) {
      return visitChoices(
          node, Long.numberOfTrailingZeros(waiting), next -> visitOffersOf(next, visitor));
    }
    node.examine();
    Offers offers = new Offers(program, node.board);
    for (Program.Entry<StalemateHook> entry : program.stalemates) {
      offers.ask(entry);
    }
    for (int i = 0; i < offers.count; i++) {
      if (!visitTouched(node, offers.moves[i], visitor)) {
        return false;
      }
    }
    return true;
  }

  /** Collects the moves that a stalemate hook offers. */
  static final class Offers extends BoardView implements Stalemate {
    int[] moves = new int[4];
    int count;

    Offers(Program program, Board board) {
      super(program, board);
    }

    void ask(Program.Entry<StalemateHook> entry) {
      try {
        entry.hook().stalemated(this);
      } catch (RuntimeException e) {
        throw program.fault(entry.rule(), "offer moves in", board, e);
      }
    }

    @Override
    public void offer(Square from, Square to) {
      if (count == moves.length) {
        moves = Arrays.copyOf(moves, 2 * count);
      }
      moves[count++] = Moves.of(from.ordinal(), to.ordinal(), board.code(from.ordinal()));
    }
  }

  // What the last visited move was made of.

  void keepJournal() {
    script.keepJournal();
  }

  int[] pending() {
    return pending.clone();
  }

  List<Effect> effects() {
    return script.effects();
  }
}

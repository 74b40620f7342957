package org.molychess.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.molychess.FenException;
import org.molychess.Rules;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.count.PerftCounter;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookRegistry;
import org.molychess.engine.rules.Optimization;
import org.molychess.engine.setup.FenMode;
import org.molychess.engine.setup.FenReader;
import org.molychess.engine.text.SquareNames;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.Walker;

/**
 * Counts moves in every way: with all optimizations, without each of them alone, without any, and
 * with every move played. What is played is right; a count that differs names its move.
 */
final class CountComparison {
  private static final int PLIES = 12;
  private static final FenMode GAME = new FenMode(false, false, false, false);

  /** Few positions have fewer moves than this, and a count of three plies is not tried in vain. */
  private static final int BRANCHING = 5;

  /** The largest count of three plies that is compared. */
  private final long most;

  private final String name;
  private final CompiledRules rules;
  private final Map<String, PerftCounter> ways = new LinkedHashMap<>();
  private final PerftCounter played;
  private final Walker walker;
  private final Walker descent;
  private int compared;

  /**
   * Prepares the ways to count.
   *
   * @param most the largest count of three plies that is compared
   */
  CountComparison(String name, CompiledRules rules, long most) {
    this.name = name;
    this.rules = rules;
    this.most = most;
    ways.put("all switched on", counter(rules));
    CompiledRules none = rules;
    for (Optimization optimization : Optimization.values()) {
      ways.put("without " + optimization, counter(rules.without(optimization)));
      none = none.without(optimization);
    }
    ways.put("all switched off", counter(none));
    CompiledRules full = none.fullPlan();
    played = counter(full);
    walker = new Walker(new PredictedRules(full));
    descent = new Walker(new PredictedRules(full));
  }

  /** Compiles rules again, for the comparison. */
  static CompiledRules compile(Rules rules) {
    return CompiledRules.compile(
        rules.variants().stream()
            .map(
                variant ->
                    new HookRegistry.Condition(
                        variant.id(), "", variant, rules.options(variant.id())))
            .toList());
  }

  private static PerftCounter counter(CompiledRules rules) {
    return PerftCounter.of(new PredictedRules(rules), null);
  }

  /** Returns how many positions have been compared. */
  int compared() {
    return compared;
  }

  /** Plays a random game from a FEN and compares each of its positions; skips an impossible FEN. */
  void playGame(String fen, Random random, int atMost) {
    Board start;
    try {
      start = FenReader.read(rules, fen, GAME).board();
    } catch (FenException e) {
      return;
    }
    walker.reset(start);
    for (int ply = 0; ply < PLIES && ply < atMost; ply++) {
      compare(walker.board());
      LegalMoves moves = walker.list(MoveFilter.ALL);
      if (moves.count() == 0) {
        return;
      }
      walker.make(choose(moves, random));
    }
  }

  /** Chooses a move; prefers captures, so that hooks are asked often. */
  private int choose(LegalMoves moves, Random random) {
    int chosen = random.nextInt(moves.count());
    for (int tries = 0; tries < 4; tries++) {
      int move = moves.move(chosen);
      if (walker.board().code(PackedMove.victim(move)) != 0 || PackedMove.isSpecial(move)) {
        break;
      }
      chosen = random.nextInt(moves.count());
    }
    return chosen;
  }

  /** Returns the ways that count the moves of a position wrongly. */
  List<String> wrongWays(String fen, int depth) {
    Board board = FenReader.read(rules, fen, GAME).board();
    long expected = played.count(board, depth);
    List<String> wrong = new ArrayList<>();
    ways.forEach(
        (way, counter) -> {
          if (counter.count(board, depth) != expected) {
            wrong.add(way);
          }
        });
    return wrong;
  }

  /** Compares the counts of a position at depths 1, 2 and, if that is not too large, 3. */
  void compare(String fen) {
    compare(FenReader.read(rules, fen, GAME).board());
  }

  private void compare(Board board) {
    compared++;
    compare(board, 1);
    if (compare(board, 2) <= most / BRANCHING
        && ways.get("all switched on").count(board, 3) <= most) {
      compare(board, 3);
    }
  }

  /** Compares the counts of one depth, and returns what is right. */
  private long compare(Board board, int depth) {
    long expected = played.count(board, depth);
    ways.forEach(
        (way, counter) -> {
          long actual = counter.count(board, depth);
          if (actual != expected) {
            throw new AssertionError(
                report(way, counter, board, depth, new ArrayList<>())
                    + "\nwhole count: "
                    + actual
                    + " of depth "
                    + depth
                    + " in "
                    + fen(board)
                    + ", played "
                    + expected);
          }
        });
    return expected;
  }

  private String fen(Board board) {
    return FenWriter.write(rules.layout, board, 0, 1);
  }

  /** Goes down to the position whose own moves are counted wrongly, and names these. */
  private String report(
      String way, PerftCounter counter, Board board, int depth, List<String> path) {
    descent.reset(board);
    LegalMoves moves = descent.list(MoveFilter.ALL);
    Map<Integer, Long> expected = new TreeMap<>();
    Map<Integer, String> texts = new TreeMap<>();
    for (int i = 0; i < moves.count(); i++) {
      int move = moves.move(i);
      String text = moves.code(board, i).text();
      descent.make(i);
      Board after = new Board(descent.board());
      descent.unmake();
      long below = depth == 1 ? 1 : played.count(after, depth - 1);
      if (depth > 1 && counter.count(after, depth - 1) != below) {
        path.add(text);
        return report(way, counter, after, depth - 1, path);
      }
      int squares = PackedMove.from(move) << 6 | PackedMove.to(move);
      expected.merge(squares, below, Long::sum);
      texts.merge(squares, text, (one, other) -> one + " " + other);
    }
    StringBuilder out = new StringBuilder("rules: " + name + "\nway: " + way);
    out.append("\nFEN: ").append(fen(board)).append(path.isEmpty() ? "" : "\nafter: " + path);
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        boolean own = (board.units(board.side) >>> from & 1) != 0;
        long wanted = expected.getOrDefault(from << 6 | to, 0L);
        long found = own && from != to ? counter.count(board, depth, from, to) : 0;
        if (found != wanted) {
          out.append("\nmove: ").append(SquareNames.name(from)).append(SquareNames.name(to));
          out.append(" counts ").append(found).append(" at depth ").append(depth);
          out.append(", played ").append(wanted);
          out.append(wanted == 0 ? "" : " (" + texts.get(from << 6 | to) + ")");
        }
      }
    }
    return out.toString();
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.conformance.plain.PlainMove;
import org.molychess.conformance.plain.PlainPosition;
import org.molychess.conformance.plain.PlainRules;
import org.molychess.conformance.plain.RandomGames;

/**
 * Moly and the plain implementation agree: random games under every condition, and under
 * combinations of them, are compared move for move.
 *
 * <p>The system property {@code moly.differential.positions} sets how many positions are compared
 * for each set of rules, {@code moly.differential.seed} where the random numbers begin; {@code mvn
 * verify -Pdifferential} compares a million in all.
 */
final class DifferentialTest {
  private static final int POSITIONS = Integer.getInteger("moly.differential.positions", 80);
  private static final long SEED = Long.getLong("moly.differential.seed", 1);
  private static final int PLIES = 40;

  @TestFactory
  Stream<DynamicTest> agreesWithThePlainImplementation() {
    return RandomGames.underAllRules(text -> new Match(text, SEED).play(POSITIONS));
  }

  /** Games under one set of rules. */
  static final class Match {
    private final String text;
    private final Rules rules;
    private final Rules full;
    private final PlainRules plain;
    private final Random random;
    private final List<String> starts = new ArrayList<>(RandomGames.STARTS);
    private int compared;

    Match(String text, long seed) {
      this.text = text;
      rules = Rules.parse(text);
      full = rules.withFullPlan();
      plain = PlainRules.parse(text);
      random = new Random(text.hashCode() + seed);
      for (Golden golden : Golden.read("first", "second", "combined")) {
        if (golden.rules().equals(text)) {
          starts.add(golden.fen());
        }
      }
    }

    void play(int positions) {
      while (compared < positions) {
        boolean madeUp = random.nextInt(3) != 0;
        boolean problem = madeUp && random.nextInt(5) == 0;
        String fen =
            problem
                ? RandomFens.problem(random, text)
                : madeUp
                    ? RandomFens.make(random, text)
                    : starts.get(random.nextInt(starts.size()));
        Position position = read(rules, fen, problem);
        PlainPosition plainPosition = readPlainly(fen, problem);
        assertEquals(plainPosition != null, position != null, () -> "accepted: " + fen);
        if (position != null) {
          playGame(position, plainPosition);
        }
      }
    }

    private static Position read(Rules rules, String fen, boolean problem) {
      try {
        return problem ? rules.position(fen, Reading.PROBLEM) : rules.position(fen);
      } catch (FenException e) {
        return null;
      }
    }

    private PlainPosition readPlainly(String fen, boolean problem) {
      try {
        return problem ? plain.problem(fen) : plain.position(fen);
      } catch (IllegalArgumentException e) {
        return null;
      }
    }

    private void playGame(Position start, PlainPosition plainStart) {
      Position position = start;
      PlainPosition plainPosition = plainStart;
      for (int ply = 0; ply < PLIES; ply++) {
        List<PlainMove> moves = plainPosition.legalMoves();
        compare(position, plainPosition, moves);
        if (moves.isEmpty()) {
          return;
        }
        PlainMove move = RandomGames.pick(moves, random);
        plainPosition = move.after();
        position = position.exactMove(move.text()).after();
      }
    }

    private void compare(Position position, PlainPosition plainPosition, List<PlainMove> moves) {
      compared++;
      String fen = plainPosition.fen();
      assertEquals(fen, position.fen());
      Map<String, String> expected = new TreeMap<>();
      for (PlainMove move : moves) {
        expected.put(move.text(), String.join("", move.effects()) + " " + move.after().fen());
      }
      Map<String, String> actual = new TreeMap<>();
      for (Move move : position.legalMoves()) {
        StringBuilder effects = new StringBuilder();
        move.effects().forEach(effects::append);
        actual.put(move.uci(), effects + " " + move.after().fen());
        assertEquals(move, position.exactMove(move.san()), () -> move.san() + " in " + fen);
      }
      assertEquals("", differences(expected, actual), fen);
      assertEquals(moves.size(), position.legalMoves().size(), fen);
      assertEquals(moves.size(), position.perft(1), fen);
      if (compared % 8 == 0) {
        long sum = position.legalMoves().stream().mapToLong(move -> move.after().perft(1)).sum();
        assertEquals(sum, position.perft(2), fen);
      }
      assertEquals(plainPosition.isCheck(), position.isCheck(), fen);
      assertEquals(plainPosition.isCheck(), !position.checkers().isEmpty(), fen);
      assertEquals(plainPosition.isCheck() && moves.isEmpty(), position.isCheckmate(), fen);
      assertEquals(!plainPosition.isCheck() && moves.isEmpty(), position.isStalemate(), fen);
      Position again = full.position(fen, Reading.KINGLESS);
      assertEquals(moves.size(), again.perft(1), fen);
      assertEquals(again, position);
      assertEquals(again.hash(), position.hash(), fen);
      // Without conditions FIDE knows more dead positions than two bare kings.
      if (!rules.conditions().isEmpty()) {
        assertEquals(moves.isEmpty() || isDead(fen), position.outcome().isPresent(), fen);
      }
    }

    /** Returns whether nothing but kings is left, on the board or under it. */
    private static boolean isDead(String fen) {
      String placement = fen.split(" ")[0];
      return placement.matches("[Kk1-8/]*")
          && placement.contains("K")
          && placement.contains("k")
          && !fen.matches(".* (ghosts|barred|sealed):.*");
    }

    /** Returns the moves that only one side knows, or whose results differ, a line each. */
    private static String differences(Map<String, String> expected, Map<String, String> actual) {
      Set<String> moves = new TreeSet<>(expected.keySet());
      moves.addAll(actual.keySet());
      StringBuilder out = new StringBuilder();
      for (String move : moves) {
        String wanted = expected.getOrDefault(move, "illegal");
        String found = actual.getOrDefault(move, "illegal");
        if (!wanted.equals(found)) {
          out.append(move).append(": expected ").append(wanted).append(", was ").append(found);
          out.append('\n');
        }
      }
      return out.toString();
    }
  }
}

package org.molychess.conformance.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.molychess.Effect;
import org.molychess.Game;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/**
 * Published problems with a solver's solutions: every line is replayed, and every effect, check,
 * mate, stalemate and uncapturable unit that it claims is there, and no other.
 *
 * <p>One public solver puts the victim of a haunted en passant capture back at once, where the rule
 * keeps it hidden until the captor moves on (RULES 7, Haunted 3). No line here depends on that: the
 * one en passant capture is under Ghost chess, where the victim never leaves the board; {@link
 * #noLineDependsOnHauntedEnPassant} holds that fast, so no line is left out.
 */
final class PublishedProblemsTest {
  private static final String FILE = "/org/molychess/conformance/golden/problems.jsonl";
  private static final Pattern SERIES = Pattern.compile("ser-.*");

  /** A line of a solution. */
  record Line(String id, String rules, String fen, String stipulation, String moves) {
    @Override
    public String toString() {
      return id + " " + rules + " " + stipulation + " " + moves;
    }
  }

  private static String field(String json, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(json);
    if (!matcher.find()) {
      throw new IllegalArgumentException("no '" + name + "' in " + json);
    }
    return matcher.group(1);
  }

  private static List<String> solution(String json) {
    int start = json.indexOf("\"solution\": [") + 13;
    List<String> lines = new ArrayList<>();
    Matcher matcher = Pattern.compile("\"([^\"]*)\"").matcher(json);
    matcher.region(start, json.indexOf("\"]", start) + 1);
    while (matcher.find()) {
      lines.add(matcher.group(1));
    }
    return lines;
  }

  static Stream<Line> lines() {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(PublishedProblemsTest.class.getResourceAsStream(FILE)),
                StandardCharsets.UTF_8))) {
      return in.lines().flatMap(PublishedProblemsTest::lines).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A direct problem's solution is a tree, here of one branch; any other's is a list of lines. */
  private static Stream<Line> lines(String json) {
    String stipulation = field(json, "stipulation");
    List<String> solution = solution(json);
    boolean direct = stipulation.matches("(exact-)?#\\d+");
    Stream<String> lines = direct ? Stream.of(String.join(" ", solution)) : solution.stream();
    return lines.map(
        line ->
            new Line(
                field(json, "id"), field(json, "rules"), field(json, "fen"), stipulation, line));
  }

  @Test
  void everyLineIsRead() {
    assertEquals(39, lines().count());
    assertEquals(33, lines().map(Line::id).distinct().count());
  }

  @Test
  void noLineDependsOnHauntedEnPassant() {
    assertTrue(
        lines().noneMatch(line -> line.rules().equals("haunted") && line.moves().contains(" ep.")));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void replays(Line line) {
    List<ProblemMove> moves = ProblemMove.line(line.moves());
    boolean series = SERIES.matcher(line.stipulation()).matches();
    Game game = new Game(start(line, moves, series));
    for (int i = 0; i < moves.size(); i++) {
      ProblemMove wanted = moves.get(i);
      Position before = game.position();
      if (!wanted.from().isEmpty()) {
        assertEquals(
            wanted.uncapturable(), isTaboo(before, Square.of(wanted.from())), wanted.toString());
      }
      Move move = before.move(wanted.human());
      game.play(move);
      examine(wanted, move, game.position());
    }
    assertEquals(moves.size(), game.ply());
    for (int i = 0; i < moves.size(); i++) {
      game.takeBack();
    }
    assertEquals(new Game(game.start().position()), game);
  }

  /** In a series, the first side makes all moves but the answer that helps it, if there is one. */
  private static Position start(Line line, List<ProblemMove> moves, boolean series) {
    Rules.Builder rules = Rules.builder().add(line.rules());
    String tail = sideOf(line.fen(), Square.of(moves.get(0).from())).letter() + " - - 0 1";
    if (series) {
      rules.add(new SeriesMover());
      long together = seriesLength(line);
      tail += together > 1 ? " left:" + (together - 1) : "";
    }
    return rules.build().position(line.fen() + " " + tail, Reading.PROBLEM);
  }

  private static Side sideOf(String placement, Square square) {
    String rank = placement.split("/")[8 - square.rank()];
    for (int empty = 1; empty <= 8; empty++) {
      rank = rank.replace(String.valueOf(empty), ".".repeat(empty));
    }
    return Character.isUpperCase(rank.charAt(square.file() - 1)) ? Side.WHITE : Side.BLACK;
  }

  /** Returns the last number before a move: so many moves the first side makes in a row. */
  private static int seriesLength(Line line) {
    int last = 0;
    Matcher number = Pattern.compile("(\\d+)\\.").matcher(line.moves());
    while (number.find()) {
      last = Integer.parseInt(number.group(1));
    }
    return last;
  }

  private static void examine(ProblemMove wanted, Move move, Position after) {
    String claims = wanted.claims();
    List<String> effects = new ArrayList<>();
    for (Effect effect : move.effects()) {
      Effect.Placed placed = (Effect.Placed) effect;
      effects.add(
          placed.piece().side().letter()
              + (isTaboo(after, placed.square()) ? "u" : "")
              + placed.piece().role().letter()
              + placed.square());
    }
    assertEquals(wanted.effects(), effects, wanted + " of " + move.before());
    assertEquals(wanted.text().contains("ep."), move.isEnPassant());
    assertEquals(wanted.text().matches(".*[x*].*"), move.isCapture());
    assertEquals(claims.contains("#"), after.isCheckmate(), after.toString());
    assertEquals(claims.contains("="), after.isStalemate(), after.toString());
    assertEquals(claims.contains("+") || claims.contains("#"), move.isCheck(), after.toString());
    assertFalse(claims.contains("x") && !move.isCapture());
  }

  private static boolean isTaboo(Position position, Square square) {
    return List.of(position.tokens().getOrDefault("taboo", "").split(","))
        .contains(square.toString());
  }
}

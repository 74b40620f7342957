package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.Square;
import org.molychess.pgn.MoveCommands.Arrow;
import org.molychess.pgn.MoveCommands.Color;
import org.molychess.pgn.MoveCommands.Mark;

final class MoveCommandsTest {
  @ParameterizedTest
  @CsvSource({
    "0:05:00, PT5M, 0:05:00",
    "1:02:03, PT1H2M3S, 1:02:03",
    "00:00:01.5, PT1.5S, 0:00:01.5",
    "0:00:00.001, PT0.001S, 0:00:00.001",
    "12:34, PT12M34S, 0:12:34",
    "90, PT1M30S, 0:01:30",
    "123:00:00, PT123H, 123:00:00",
  })
  void readsAndWritesClocks(String text, Duration time, String written) {
    assertEquals(Optional.of(time), MoveCommands.of("[%clk " + text + "]").clock());
    assertEquals(Optional.of(time), MoveCommands.of("a [%emt " + text + "] b").elapsed());
    assertEquals(
        List.of("[%clk " + written + "]"), MoveCommands.of(List.of()).withClock(time).comments());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "1:2:3:4", "-0:01:00", "0:00:", "1.", "0:00:00.1234567890", "::"})
  void whatIsNoTimeIsNotRead(String text) {
    MoveCommands commands = MoveCommands.of("[%clk " + text + "]");
    assertEquals(Optional.empty(), commands.clock());
    assertEquals(List.of("[%clk " + text + "]"), commands.comments());
  }

  @ParameterizedTest
  @CsvSource({
    "0.17, false, 17, 0.17",
    "-1.2, false, -120, -1.20",
    "+3, false, 300, 3.00",
    "-.05, false, -5, -0.05",
    "12.345, false, 1234, 12.34",
    "#3, true, 3, #3",
    "#-12, true, -12, #-12",
  })
  void readsAndWritesEvaluations(String text, boolean mate, int value, String written) {
    Evaluation evaluation = MoveCommands.of("[%eval " + text + "]").evaluation().orElseThrow();
    assertEquals(new Evaluation(mate, value, OptionalInt.empty()), evaluation);
    assertEquals(written, evaluation.toString());
  }

  @Test
  void readsHowDeepAnEvaluationIs() {
    Evaluation evaluation = MoveCommands.of("[%eval -0.25, 22]").evaluation().orElseThrow();
    assertEquals(new Evaluation(false, -25, OptionalInt.of(22)), evaluation);
    assertEquals("-0.25,22", evaluation.toString());
    assertEquals(Evaluation.mate(-2), MoveCommands.of("[%eval #-2]").evaluation().orElseThrow());
    for (String text : List.of("", "x", "#", "1.2.3", "0.1,", "1234567", "--1", ".")) {
      assertEquals(Optional.empty(), MoveCommands.of("[%eval " + text + "]").evaluation(), text);
    }
  }

  @Test
  void readsArrowsAndSquares() {
    MoveCommands commands =
        MoveCommands.of(List.of("see [%cal Ge2e4,Rd8h4, Yx1a1][%csl Ra1,Bh8,Qa1]", "[%cal Ba1h8]"));
    assertEquals(
        List.of(
            new Arrow(Color.GREEN, Square.E2, Square.E4),
            new Arrow(Color.RED, Square.D8, Square.H4),
            new Arrow(Color.BLUE, Square.A1, Square.H8)),
        commands.arrows());
    assertEquals(
        List.of(new Mark(Color.RED, Square.A1), new Mark(Color.BLUE, Square.H8)), commands.marks());
    assertEquals(List.of("see"), commands.remarks());
  }

  @Test
  void writesEachCommandBackInItsPlace() {
    MoveCommands commands =
        MoveCommands.of(
            List.of("first", "good [%eval 0.17] [%clk 0:05:00] move [%csl Ra1] [%x y]", "last"));
    assertEquals(
        List.of("first", "good [%eval 0.17] [%clk 0:04:50] move [%csl Ra1] [%x y]", "last"),
        commands.withClock(Duration.ofSeconds(290)).comments());
    assertEquals(
        List.of("first", "good [%eval #2] [%clk 0:05:00] move [%csl Ra1] [%x y]", "last"),
        commands.withEvaluation(Evaluation.mate(2)).comments());
    assertEquals(
        List.of("first", "good [%eval 0.17] [%clk 0:05:00] move  [%x y]", "last"),
        commands.withMarks(List.of()).comments());
    assertEquals(
        List.of(
            "first",
            "good [%eval 0.17] [%clk 0:05:00] move [%csl Ra1] [%x y]",
            "last [%cal Ge2e4]"),
        commands.withArrows(List.of(new Arrow(Color.GREEN, Square.E2, Square.E4))).comments());
    assertEquals(List.of("first", "good move", "last"), commands.remarks());
    assertEquals(List.of("first", "good move", "last"), commands.withoutCommands().comments());
    assertEquals(
        List.of("[%emt 0:00:03]"),
        MoveCommands.of(List.of()).withElapsed(Duration.ofSeconds(3)).comments());
    assertEquals(List.of(), MoveCommands.of("[%csl Ra1]").withMarks(List.of()).comments());
    assertThrows(IllegalArgumentException.class, () -> commands.withClock(Duration.ofSeconds(-1)));
  }

  @Test
  void ofADoubledCommandTheFirstCountsAndOneIsWritten() {
    MoveCommands commands = MoveCommands.of("[%clk 0:00:01] a [%clk 0:00:02]");
    assertEquals(Optional.of(Duration.ofSeconds(1)), commands.clock());
    assertEquals(List.of("[%clk 0:00:03] a"), commands.withClock(Duration.ofSeconds(3)).comments());
  }

  @Test
  void goesThroughAGame() {
    Game game = PgnReader.parse("1. e4 {[%clk 0:05:00] king's pawn} e5 {[%clk 0:04:59]} *");
    for (GameNode node : game.mainLine()) {
      MoveCommands said = MoveCommands.of(node.comments());
      node.setComments(said.withClock(said.clock().orElseThrow().minusSeconds(10)).comments());
    }
    String text = PgnWriter.text(game);
    assertEquals(
        "1. e4 {[%clk 0:04:50] king's pawn} 1... e5 {[%clk 0:04:49]} *",
        text.substring(text.indexOf("1. e4")).strip());
  }

  @Test
  void isAValue() {
    assertEquals(MoveCommands.of("a"), MoveCommands.of(List.of("a")));
    assertEquals(MoveCommands.of("a").hashCode(), MoveCommands.of("a").hashCode());
    assertNotEquals(MoveCommands.of("a"), MoveCommands.of("b"));
    assertEquals("[a]", MoveCommands.of("a").toString());
    assertEquals("[%clk", MoveCommands.of("[%clk").remarks().get(0));
  }
}

package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where one game ends and the next begins: none is lost, merged with another, or split. */
final class GameBoundaryTest {
  private static List<String> read(String pgn) {
    List<PgnReading> readings = Readings.of(pgn);
    assertEquals(
        IntStream.rangeClosed(1, readings.size()).boxed().toList(),
        readings.stream().map(PgnReading::number).toList());
    return Readings.summary(pgn, "White");
  }

  @Test
  void recordsOfTagsOnlyAreGames() {
    assertEquals(
        List.of("Ash:  1-0", "Elm: e4 0-1"),
        read(
            "[Round \"1\"]\n[White \"Ash\"]\n[Result \"1-0\"]\n\n"
                + "[Round \"2\"]\n[White \"Elm\"]\n\n1. e4 0-1\n"));
    assertEquals(
        List.of("-:  *", "Elm:  1-0", "-:  *"),
        read("[Event \"a\"]\n\n\n[White \"Elm\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n"));
    assertEquals(
        List.of("Ash:  *", "Elm:  *", "Oak: d4 *"),
        read("[White \"Ash\"]\n \t\n[White \"Elm\"]\r\n\r\n[White \"Oak\"]\n\n1. d4"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[White \"Ash\"]\n; a note\n[Black \"Elm\"]\n\n1. e4 *\n",
        "[White \"Ash\"]\n{a note}\n[Black \"Elm\"]\n\n1. e4 *\n",
        "[White \"Ash\"] {a\nnote} [Black \"Elm\"]\n\n1. e4 *\n",
        "[White \"Ash\"]\n% a note\n[Black \"Elm\"]\n\n1. e4 *\n",
        "% a note\n[White \"Ash\"]\n%\n%\n[Black \"Elm\"]\n\n1. e4 *\n",
        "[White \"Ash\"]\r\r\n[Black \"Elm\"]\r\r\n\r\r\n1. e4 *\r\r\n",
        "[White \"Ash\"]\r[Black \"Elm\"]\r\r1. e4 *\r",
        "[White \"Ash\"]\n[%note]\n[Black \"Elm\"]\n\n1. e4 *\n",
      })
  void whatStandsBetweenTagsBelongsToThem(String pgn) {
    PgnReading reading = Readings.one(pgn);
    assertTrue(reading.isWhole());
    assertEquals("Ash", reading.tags().get("White"));
    assertEquals("Elm", reading.tags().get("Black"));
    assertEquals("e4", Readings.moves(reading));
  }

  @Test
  void aCommentBetweenTagsIsKept() {
    PgnReading reading = Readings.one("[White \"Ash\"]\n; a note\n[Black \"Elm\"]\n\n1. e4 *\n");
    assertEquals(List.of("a note"), reading.game().orElseThrow().start().comments());
  }

  @Test
  void aTagSectionThatBeginsAgainBeginsAGame() {
    assertEquals(
        List.of("Ash: e4 *", "Elm:  *", "Oak: d4 *"),
        read(
            "[Event \"1\"]\n[White \"Ash\"]\n1. e4\n"
                + "[Event \"2\"]\n[White \"Elm\"]\n"
                + "[Event \"3\"]\n[White \"Oak\"]\n1. d4"));
    assertEquals(
        List.of("Ash:  *", "Elm: d4 *"),
        read("[White \"Ash\"]\n[Black \"A\"]\n[White \"Elm\"]\n[Black \"B\"]\n\n1. d4 *"));
    assertEquals(
        List.of("Ash:  *", "Elm: d4 *"),
        read("[White \"Ash\"]\n[Black \"A\"]\n[Event \"x\"]\n[White \"Elm\"]\n\n1. d4 *"));
  }

  @Test
  void anOpenCommentEndsAtTheNextTagSection() {
    assertEquals(
        List.of("broken Ash: e4 e5 *", "Elm: d4 d5 c4 0-1"),
        read(
            "[White \"Ash\"]\n\n1. e4 e5 {open 1-0\n\n"
                + "[White \"Elm\"]\n\n1. d4 d5 {shut} 2. c4 0-1\n"));
    assertEquals(
        List.of("broken Ash: e4 e5 *", "Elm: d4 0-1"),
        read("[White \"Ash\"]\n\n1. e4 e5 {open 1-0\n[White \"Elm\"]\n\n1. d4 0-1\n"));
    assertEquals(
        List.of("broken Ash:  *", "Elm: d4 0-1"),
        read("[White \"Ash\"]\n{open\n\n[White \"Elm\"]\n\n1. d4 0-1\n"));
  }

  @Test
  void anOpenCommentWithoutTagsBehindItEndsAtABlankLine() {
    assertEquals(
        List.of("broken -: e4 e5 *", "-: d4 d5 c4 0-1"),
        read("1. e4 e5 {open 1-0\n\n1. d4 d5 {shut} 2. c4 0-1\n"));
    assertEquals(
        List.of("broken -: e4 e5 *", "-: d4 d5 0-1"), read("1. e4 e5 {open\n\n1. d4 d5 0-1\n"));
    assertEquals(List.of("broken -: e4 e5 *"), read("1. e4 e5 {open 1-0\n"));
  }

  @Test
  void aCommentMayHaveBlankLinesAndWhatLooksLikeATag() {
    PgnReading reading = Readings.one("1. e4 {one\n\ntwo [Event \"x\"]\n [%clk 0:01:00]} e5 *");
    assertTrue(reading.isWhole());
    assertEquals("e4 e5", Readings.moves(reading));
  }

  @Test
  void withoutResultsAndTagsTheNumberOfTheFirstMoveBeginsAGame() {
    assertEquals(
        List.of("-: e4 e5 Nf3 *", "-: d4 d5 *", "-: c4 *"),
        read("1. e4 e5 2. Nf3\n\n1. d4 d5\n\n1.c4"));
    assertEquals(List.of("-: e4 e5 *", "-: d4 d5 *"), read("1. e4 e5\n1. d4 d5"));
    assertEquals(List.of("-: e4 e5 *"), read("1. e4\n\n1... e5"));
    assertEquals(List.of("-: e4 e5 *"), read("1. e4\n\n1. ... e5"));
    assertEquals(List.of("-: e4 e5 Nf3 *"), read("1. e4\n1. e5\n2. Nf3"));
    assertEquals(List.of("-: e4 e5 *"), read("1.\n\ne4 e5"));
    assertEquals(List.of("-: e4 c5 *"), read("{intro}\n\n1. e4 (\n\n1. d4 d5) c5 *"));
    assertEquals(List.of("broken -: e4 *", "-: c4 *"), read("1. e4 (1. d4 d5\n\n1. c4 *"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 1-0 1. d4 1/2-1/2",
        "1. e4 e5 1-01. d4 1/2-1/2",
        "1. e4 e51-0\n1. d41/2-1/2",
        "1. e4 e5 1-0[Event \"x\"]1. d4 1/2-1/2",
        "1. e4 e5 1-0\uFEFF1. d4 1/2-1/2",
        "\uFEFF1. e4 e5 1-0\n\n\uFEFF1. d4 1/2-1/2\n\uFEFF",
        "ï»¿1. e4 e5 1-0\n\nï»¿1. d4 1/2-1/2",
        "1. e4 e5 {x} 1-0 {y} 1. d4 1/2-1/2",
        "1. e4 e5 1-0 1-0\n\n1. d4 1/2-1/2 1/2-1/2",
      })
  void resultsPartGames(String pgn) {
    assertEquals(List.of("-: e4 e5 1-0", "-: d4 1/2-1/2"), read(pgn));
  }

  @Test
  void aResultThatIsGivenTwiceIsTold() {
    PgnReading reading = Readings.one("1. e4 1-0 1-0\n");
    assertEquals(
        "line 1, column 11, '1-0': the result is given twice",
        reading.findings().get(0).toString());
  }

  @Test
  void tagsThatAreCutTakeNoGameWithThem() {
    String good = "[Event \"good\"]\n[White \"Elm\"]\n\n1. d4 d5 1-0\n";
    for (String cut :
        List.of(
            "[Event \"x\"]\n[Wh",
            "[Event \"x\"]\n[White",
            "[Event \"x\"]\n[White ",
            "[Event \"x\"]\n[White \"",
            "[Event \"x\"]\n[White \"As",
            "[Event \"x\"]\n[White \"Ash\"",
            "[Event \"x\"]\n[White \"Ash\"]",
            "[Event \"x\"]\n[White \"Ash\"]\n",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1.",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1. e",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1. e4 {",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1. e4 (",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1. e4 $",
            "[Event \"x\"]\n[White \"Ash\"]\n\n1. e4 1-")) {
      for (String between : List.of("", "\n", "\n\n", "\n\n\n", "\uFEFF", "\n\uFEFF")) {
        if (cut.endsWith("{") && !between.contains("\n")) {
          // What follows on the same line is in the comment.
          continue;
        }
        List<PgnReading> readings = Readings.of(cut + between + good);
        PgnReading last = readings.get(readings.size() - 1);
        assertEquals("good", last.tags().get("Event"), cut + between);
        assertEquals("d4 d5", Readings.moves(last), cut + between);
        assertTrue(last.isWhole(), cut + between);
      }
    }
  }
}

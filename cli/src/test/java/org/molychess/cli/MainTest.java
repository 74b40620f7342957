package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
  @Test
  void printsItsUsageWithoutACommand() {
    Run run = Run.moly();
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("Usage: moly"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-V", "--version"})
  void printsItsVersion(String option) {
    Run run = Run.moly(option);
    assertEquals(0, run.status());
    assertTrue(run.out().matches("moly \\S+\n"), run.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"rules", "moves", "perft", "suite", "show", "explain", "completion", "manual"})
  void everyCommandHelps(String command) {
    Run run = Run.moly(command, "--help");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("Usage: moly " + command), run.out());
    assertEquals("", run.err());
    assertEquals(run, Run.moly(command, "-h"));
    assertTrue(Run.moly("--help").out().contains("\n  " + command + " "));
  }

  @Test
  void describesEveryCommandInAWholeSentence() {
    List<String> commands =
        Run.moly("--help").lines().stream()
            .dropWhile(line -> !line.equals("Commands:"))
            .skip(1)
            .takeWhile(line -> !line.isEmpty())
            .toList();
    assertFalse(commands.isEmpty());
    commands.forEach(line -> assertTrue(line.endsWith("."), line));
  }

  /** One line that says what is wrong, where, and what would be right. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "castle | 'castle' is no command; there are rules, moves, perft, suite, show, explain, solve, completion, manual",
        "moves e4 | 'e4' is one argument too many; see 'moly moves --help'",
        "manual castle | 'castle' is no command; there are rules, moves, perft",
        "move | 'move' is no command; did you mean 'moves'?; see 'moly --help'",
        "pertf --depth 3 | 'pertf' is no command; did you mean 'perft'?",
        "moves --ruels circe | unknown option '--ruels'; did you mean '--rules'?; see 'moly moves",
        "moves -x | unknown option '-x'; see 'moly moves --help'",
        "moves --rules hanuted | ; did you mean 'haunted'?",
        "moves --moves e5 | --moves, move 1: 'e5' ",
        "show --move e5 | --move: 'e5' ",
        "moves --fen | missing required parameter for option '--fen' (F)",
        "moves --fen a --fen b | option '--fen' (F) should be specified only once",
        "moves --fen a --input b | '--input' names positions, as '--fen' and '--moves' do; give one",
        "moves --rules draughts | unknown condition 'draughts'; found: orthodox, ",
        "moves --rules circe:x | condition 'circe' has no option 'x'",
        "moves --rules circe+orthodox | 'orthodox' means no condition and stands alone",
        "moves --rules circe++ghost | name no condition between 'circe+' and the next",
        "moves --fen startpos | fields: 1 found, 6 expected",
        "moves --input nowhere | cannot read 'nowhere': there is no such file",
        "moves --input . | cannot read '.': it is a directory, not a file",
        "perft | missing required option: '--depth=N'",
        "perft --depth | missing required parameter for option '--depth' (N)",
        "perft --depth abc | 'abc' is not a whole number from 1 to 1000",
        "perft --depth -1 | '-1' is not a whole number",
        "perft --depth 0 | '0' is not a whole number",
        "perft --depth 1.5 | '1.5' is not a whole number",
        "perft --depth +1 | '+1' is not a whole number",
        "perft --depth 999999999999 | '999999999999' is not a whole number",
        "perft --depth 99999999999999999999 | '99999999999999999999' is not a whole number",
        "perft --depth 1 --threads 0 | '0' is not a whole number from 1 to 1024",
        "perft --depth 1 --threads two | 'two' is not a whole number from 1 to 1024",
        "perft --depth 1 --plain --divide | --plain, --divide are mutually exclusive",
        "suite | missing required parameter: 'FILE'",
        "suite nowhere | cannot read 'nowhere': there is no such file",
        "suite . | cannot read '.': it is a directory, not a file",
        "suite - --max-nodes many | 'many' is not a whole number from 0 to 9223372036854775807",
        "suite - --rules nothing | unknown condition 'nothing'",
        "show --fen 8/8/8/8/8/8/8/8 | fields: 1 found, 6 expected",
      })
  void refusesWithOneLine(String arguments, String expected) {
    Run run = Run.moly(arguments.split(" "));
    assertEquals(2, run.status(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("moly: "), run.err());
    assertTrue(run.err().contains(expected), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--rules", "--fen", "--input", "--unheard-of"})
  void refusesEmptyAndEndlessValues(String option) {
    for (String value : new String[] {"", "\0", "x\ny\u001b[2J", "8/".repeat(5_000_000)}) {
      Run run = Run.moly("moves", option, value);
      assertEquals(2, run.status());
      assertEquals(1, run.err().lines().count());
      assertTrue(run.err().length() < 3_000, run.err());
      assertEquals(
          -1, run.err().stripTrailing().chars().filter(c -> c < ' ').findFirst().orElse(-1));
    }
  }

  @Test
  void takesAnAtSignAsItIs() {
    assertTrue(Run.moly("moves", "--fen", "@pom.xml").err().contains("'@pom.xml'"));
  }
}

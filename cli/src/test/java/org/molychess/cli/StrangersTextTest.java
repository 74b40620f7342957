package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.molychess.solver.Problem;
import org.molychess.solver.Stipulation;

/** Whatever strangers write, it commands no terminal, turns no line around and ends none. */
final class StrangersTextTest {
  /** What terminals obey, what turns lines around, and what only looks like the end of a line. */
  static List<String> odd() {
    return List.of(
        "\u001b]0;title\u0007",
        "\u001b[2J",
        "\u009b31m",
        "\u0000\b\u007f",
        "\r",
        "\u202eturned\u202c",
        "\u2066isolated\u2069",
        "\u200f\u061c",
        "\u2028\u2029\u0085",
        "\ufeff\u200b\u00ad",
        new String(Character.toChars(0xE0041)),
        "\ud800");
  }

  private static void assertPlain(Run run) {
    assertPlain(run.out());
    assertPlain(run.err());
  }

  private static void assertPlain(String text) {
    text.codePoints()
        .filter(c -> c != '\n' && c != '\t')
        .forEach(
            c -> {
              int type = Character.getType(c);
              assertFalse(
                  type == Character.CONTROL
                      || type == Character.FORMAT
                      || type == Character.LINE_SEPARATOR
                      || type == Character.PARAGRAPH_SEPARATOR,
                  () -> "U+%04X in: %s".formatted(c, text));
            });
  }

  private static String json(String text) {
    return new com.google.gson.Gson().toJson(text);
  }

  @ParameterizedTest
  @MethodSource("odd")
  void inAProblemAsJson(String odd) {
    String problem =
        "{\"id\":%s,\"fen\":\"7k/8/6K1/8/8/8/8/R7\",\"stipulation\":\"#1\",\"answers\":[%s]}\n"
            .formatted(json("one" + odd), json(odd));
    Run text = Run.molyReading(problem, "solve", "-");
    assertEquals(1, text.status(), text.err());
    assertPlain(text);
    assertPlain(Run.molyReading(problem, "solve", "--plain", "-"));
    assertPlain(Run.molyReading(problem, "solve", "--latex", "-"));
    assertPlain(Run.molyReading(problem.replace("#1", json(odd)), "solve", "-"));
  }

  /** What is escaped on its way to the terminal is the same text to who reads the JSON. */
  @ParameterizedTest
  @MethodSource("odd")
  void isTheSameInJson(String odd) {
    String id = "one" + odd.replace("\ud800", "");
    String problem =
        "{\"id\":%s,\"fen\":\"7k/8/6K1/8/8/8/8/R7\",\"stipulation\":\"#1\"}\n".formatted(json(id));
    Run run = Run.molyReading(problem, "solve", "--json", "-");
    assertPlain(run);
    assertEquals(id, JsonParser.parseString(run.out()).getAsJsonObject().get("id").getAsString());
  }

  @ParameterizedTest
  @MethodSource("odd")
  void inAProblemForPopeye(String odd) {
    String text = odd.replaceAll("[\r\ud800]", "");
    String problem =
        "beginproblem\nauthor A%sB\ntitle T%s\nstipulation #1\npieces white Kg6 Ra1 black kh8\nendproblem\n"
            .formatted(text, text);
    assertPlain(Run.molyReading(problem, "solve", "-"));
    assertPlain(Run.molyReading(problem, "solve", "--json", "-"));
    assertPlain(Run.molyReading(problem, "solve", "--latex", "-"));
    assertPlain(Run.molyReading(problem.replace("#1", "#" + text), "solve", "-"));
    assertPlain(Run.molyReading(problem.replace("Ra1", "R" + text + "a1"), "solve", "-"));
  }

  @ParameterizedTest
  @MethodSource("odd")
  void inAFileOfProblems(String odd, @TempDir Path folder) throws Exception {
    Path file = folder.resolve("problems.olv");
    String problem =
        "---\nauthors:\n- %s\nsource: %s\nalgebraic:\n  white: [Kg6, Ra1]\n  black: [Kh8]\nstipulation: '#1'\n"
            .formatted(json("A" + odd.replace("\ud800", "")), json(odd.replace("\ud800", "x")));
    Files.writeString(file, problem);
    // YAML itself forbids some of them.
    assertPlain(Run.moly("solve", file.toString()));
    assertPlain(Run.moly("solve", "--latex", file.toString()));
    Files.writeString(file, problem.replace("'#1'", json(odd.replace("\ud800", "x"))));
    assertPlain(Run.moly("solve", file.toString()));
  }

  @ParameterizedTest
  @MethodSource("odd")
  void inPositionsAndArguments(String odd) {
    String fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (String[] arguments :
        new String[][] {
          {"show", "--fen", fen + odd},
          {"show", "--rules", "circe" + odd},
          {"show", "--theme", odd},
          {"show", "--svg", "none/" + odd},
          {"moves", "--moves", "e4" + odd},
          {"moves", "--input", odd},
          {"explain", "--fen", fen, "--move", odd},
          {"explain", "--fen", fen + " ghosts:" + odd, "--rules", "haunted", "--move", "e1e2"},
          {"solve", "--fen", fen, "--stipulation", odd},
          {"solve", odd},
          {"perft", "--depth", odd},
          {"perft", "--depth", "1", "--checkpoint", "none/" + odd},
          {"suite", odd},
          {odd},
          {"show", "--" + odd},
        }) {
      Run run = Run.moly(arguments);
      assertPlain(run);
      assertTrue(run.err().lines().count() <= 1, run.err());
    }
    Run suite = Run.molyReading(fen + " ;D1 5 ;D2 " + odd + "\n" + odd + ";D1 1\n", "suite", "-");
    assertPlain(suite);
    assertEquals(2, suite.status());
  }

  /** A program at the other end of a pipe gets its lines back as they were; a terminal does not. */
  @ParameterizedTest
  @MethodSource("odd")
  void onATerminalInARepeatedLine(String odd) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(("x" + odd + "y\n").getBytes(UTF_8));
    Console console = new Console(in, out, err, true, false, false, true);
    assertEquals(2, Main.run(console, "moves", "--input", "-"));
    assertPlain(out.toString(UTF_8).replace(System.lineSeparator(), "\n"));
    assertPlain(err.toString(UTF_8));
    assertTrue(out.toString(UTF_8).startsWith("# x"));
  }

  @Test
  void meansNothingToLatex() {
    String odd = "\\input{x} #$%&_{}~^^41 \u001b\u202e < > \"' [x] -- ]]> \ud800";
    Problem problem =
        Problem.of(
                org.molychess.Rules.orthodox().position("7k/8/6K1/8/8/8/8/R7 w - - 0 1"),
                Stipulation.parse("#1"))
            .withText("author", odd)
            .withText("title", "a\n\n% b");
    String latex = org.molychess.solver.Solver.of(problem).solve().get(0).latex();
    assertTrue(
        latex.contains(
            "\\textbackslash{}input\\{x\\} \\#\\$\\%\\&\\_\\{\\}\\textasciitilde{}"
                + "\\textasciicircum{}\\textasciicircum{}41 "),
        latex);
    assertTrue(latex.contains("\\noindent a  \\% b\\par\n"), latex);
    assertPlain(latex);
  }
}

package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program does for the shell and the terminal: completion, manual pages, colours. */
final class ShellTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mo       | moves",
        "co       | completion",
        "show --sv | --svg",
        "perft --pl | --plain",
      })
  void bashCompletes(String typed, String expected, @TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    Path script = Files.writeString(folder.resolve("moly"), Run.moly("completion").out());
    String words = "moly " + typed;
    String bash =
        "compopt() { :; }; source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; _complete_moly; echo ${COMPREPLY[*]}"
            .formatted(script, words, words.split(" ", -1).length - 1, words);
    Run run = Checkout.result(new ProcessBuilder("/bin/bash", "-c", bash).start());
    assertEquals(new Run(0, expected + "\n", ""), run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "rules", "moves", "perft", "suite", "show", "explain", "manual"})
  void everyCommandHasAPage(String command) {
    Run run = command.isEmpty() ? Run.moly("manual") : Run.moly("manual", command);
    assertEquals(0, run.status(), run.err());
    String name = command.isEmpty() ? "moly" : "moly\\-" + command;
    List<String> lines = run.lines();
    assertTrue(lines.contains(".SH \"NAME\""), run.out());
    assertTrue(lines.get(lines.indexOf(".SH \"NAME\"") + 1).startsWith(name + " \\- "), run.out());
    for (String line : lines) {
      assertFalse(line.startsWith("'"), line);
      assertFalse(line.startsWith(".") && !line.matches("\\.(TH|SH|TP|nf|fi).*"), line);
    }
  }

  @Test
  void pagesTellWhatHelpTells() {
    String page = Run.moly("manual", "perft").out();
    assertTrue(page.contains("\\fB\\-\\-depth\\fR=\\fIN\\fR"), page);
    assertTrue(page.contains("  moly perft \\-\\-depth 6"), page);
  }

  private static String shown(boolean coloured, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = InputStream.nullInputStream();
    assertEquals(
        0, Main.run(new Console(in, out, err, true, false, coloured, coloured), arguments));
    return out.toString(UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "show", "rules", "show --help"})
  void coloursAddNothingButColours(String arguments) {
    String plain = shown(false, arguments.split(" "));
    String coloured = shown(true, arguments.split(" "));
    assertFalse(plain.contains("\u001b"), plain);
    assertTrue(coloured.contains("\u001b["), coloured);
    assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
  }
}

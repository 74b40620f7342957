package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The program prints what docs/classics.md shows, but for its version and the time it takes. */
final class ClassicsTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```console\\R\\$ bin/moly (.*)\\R((?:.*\\R)*?)```");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern SETTINGS =
      Pattern.compile("\\(moly [^;]*; \\d+ positions, [\\d.]+ s\\)");

  @TestFactory
  List<DynamicTest> examples() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "classics.md"));
    List<DynamicTest> tests = new ArrayList<>();
    Matcher matcher = EXAMPLE.matcher(page);
    while (matcher.find()) {
      String command = matcher.group(1);
      String shown = withoutSettings(matcher.group(2));
      tests.add(
          DynamicTest.dynamicTest(
              command,
              () -> {
                Run run = Run.moly(words(command));
                assertEquals(new Run(0, shown, ""), new Run(0, withoutSettings(run.out()), ""));
                assertEquals(0, run.status());
              }));
    }
    assertTrue(tests.size() >= 10, tests.size() + " examples");
    return tests;
  }

  private static String[] words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words.toArray(String[]::new);
  }

  private static String withoutSettings(String output) {
    return SETTINGS.matcher(output.replace(System.lineSeparator(), "\n")).replaceAll("()");
  }
}

package org.molychess.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches for input that breaks an entrance, guided by what code it reaches: {@code mvn verify
 * -Pfuzz}.
 *
 * <p>What is found lies in {@code target/fuzz}, with all that the fuzzer said; what it has learnt
 * too, and the next run begins with it.
 */
final class CoverageTest {
  private static final String SECONDS = System.getProperty("moly.fuzz.seconds", "60");
  private static final String ONLY = System.getProperty("moly.fuzz.only", "");
  private static final String LONGEST_INPUT = "4096";

  /** Of time for one input, in seconds, and of memory for all. */
  private static final String PATIENCE = "30";

  private static final String MEMORY = "-Xmx512m";

  @ParameterizedTest
  @EnumSource
  void findsNothing(Entrance entrance) throws Exception {
    Assumptions.assumeTrue(ONLY.isEmpty() || ONLY.equals(entrance.name()));
    Path folder = Files.createDirectories(Path.of("target", "fuzz", entrance.name()));
    Path log = folder.resolve("log.txt");
    Process fuzzer =
        new ProcessBuilder(command(entrance, folder))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int status = fuzzer.waitFor();
    assertEquals(0, status, () -> "see " + log.toAbsolutePath() + "\n" + tail(log));
  }

  private static List<String> command(Entrance entrance, Path folder) throws IOException {
    Path learnt = Files.createDirectories(folder.resolve("learnt"));
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    for (int i = 0; i < entrance.seeds().size(); i++) {
      Files.writeString(seeds.resolve("seed-" + i), entrance.seeds().get(i));
    }
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        MEMORY,
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + entrance.target().getName(),
        "--instrumentation_includes=org.molychess.**",
        "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.*",
        "--reproducer_path=" + folder,
        "-artifact_prefix=" + folder + "/",
        "-dict=" + dictionary(folder),
        "-max_len=" + LONGEST_INPUT,
        "-max_total_time=" + SECONDS,
        "-timeout=" + PATIENCE,
        "-print_final_stats=1",
        learnt.toString(),
        seeds.toString());
  }

  private static Path dictionary(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String word : Seeds.words()) {
      StringBuilder line = new StringBuilder("\"");
      for (byte b : word.getBytes(StandardCharsets.UTF_8)) {
        line.append(String.format("\\x%02x", b & 0xFF));
      }
      lines.add(line.append('"').toString());
    }
    return Files.write(folder.resolve("words.dict"), lines);
  }

  private static String tail(Path log) {
    try {
      List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1);
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 60), lines.size()));
    } catch (IOException e) {
      return e.toString();
    }
  }
}

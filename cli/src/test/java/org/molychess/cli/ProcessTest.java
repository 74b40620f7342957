package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the program in a JVM of its own. */
@DisabledOnOs(OS.WINDOWS)
final class ProcessTest {
  private static Process start(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).start();
  }

  @Test
  void exitsWithTheStatusOfTheCommand() throws Exception {
    Process process = start("moves", "--fen", "");
    assertEquals("", new String(process.getInputStream().readAllBytes(), UTF_8));
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertTrue(err.startsWith("moly: fields: "), err);
    assertEquals(2, process.waitFor());
  }

  /** A signal to end works as an interrupt does, and reaches those that ignore interrupts too. */
  @Test
  void stopsAtOnceAndTellsWhatIsKnown() throws Exception {
    Process process = start("perft", "--depth", "1000", "--plain");
    assertEquals("20 ", new String(process.getInputStream().readNBytes(3), UTF_8));
    process.toHandle().destroy();
    assertEquals(143, process.waitFor());
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    // Nothing is known yet of a count that has not begun.
    assertTrue(err.isEmpty() || err.startsWith("moly: interrupted; depth "), err);
  }

  @Test
  void keepsWhatIsFinishedWhenItIsStopped(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("checkpoint");
    Process process = start("perft", "--depth", "9", "--checkpoint", file.toString());
    while (!Files.exists(file)) {
      Thread.onSpinWait();
    }
    int header = Files.readAllLines(file).size();
    // The count has begun; its first subtrees take some milliseconds each.
    assertFalse(process.waitFor(3, TimeUnit.SECONDS));
    process.toHandle().destroy();
    assertEquals(143, process.waitFor());
    assertTrue(Files.readAllLines(file).size() > header, () -> "nothing was kept in " + file);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertTrue(err.startsWith("moly: interrupted; depth 9"), err);
    assertEquals(1, err.lines().count(), err);
  }
}

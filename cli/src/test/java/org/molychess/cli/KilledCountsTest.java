package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A count that is stopped or killed again and again, at any moment, is exact in the end.
 *
 * <p>The system property {@code moly.kills} sets how often, {@code moly.kills.seed} where the
 * random numbers begin; {@code mvn verify -Pkills -pl cli -am} does it a hundred times.
 */
@DisabledOnOs(OS.WINDOWS)
final class KilledCountsTest {
  private static final int KILLS = Integer.getInteger("moly.kills", 4);
  private static final long SEED = Long.getLong("moly.kills.seed", 1);
  private static final String DEPTH = "6";
  private static final long COUNT = 119_060_324L;

  private static Process count(Path file) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "perft",
                "--depth",
                DEPTH,
                "--plain",
                "--threads",
                "2",
                "--checkpoint",
                file.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  @Test
  void areExactInTheEnd(@TempDir Path folder) throws Exception {
    Random random = new Random(SEED);
    int finished = 0;
    int kept = 0;
    Path file = folder.resolve("checkpoint0");
    for (int i = 0; i < KILLS; i++) {
      Process process = count(file);
      if (process.waitFor(50 + random.nextInt(1_200), TimeUnit.MILLISECONDS)) {
        assertEquals(COUNT + "\n", new String(process.getInputStream().readAllBytes()));
        finished++;
        file = folder.resolve("checkpoint" + finished);
        continue;
      }
      // SIGKILL, which nothing can be done about, or SIGTERM, upon which what is known is kept.
      if (random.nextBoolean()) {
        process.destroyForcibly();
      } else {
        process.toHandle().destroy();
      }
      process.waitFor();
      kept += Files.exists(file) ? 1 : 0;
    }
    if (kept + finished == 0) {
      // On a busy machine none came as far as its checkpoint, so one is waited for.
      Process process = count(file);
      while (process.isAlive() && !Files.exists(file)) {
        Thread.sleep(10);
      }
      process.destroyForcibly().waitFor();
    }
    Process last = count(file);
    assertEquals(COUNT + "\n", new String(last.getInputStream().readAllBytes()));
    assertEquals(0, last.waitFor());
  }
}

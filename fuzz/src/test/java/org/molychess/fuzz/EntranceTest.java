package org.molychess.fuzz;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every entrance reads or refuses whatever comes, by documented exceptions, and is left as it was.
 *
 * <p>The same inputs each time; {@code -Dmoly.fuzz.inputs} says how many for each entrance and
 * {@code -Dmoly.fuzz.seed} where they begin. {@link CoverageTest} goes further.
 */
final class EntranceTest {
  private static final int INPUTS = Integer.getInteger("moly.fuzz.inputs", 100);
  private static final long SEED = Long.getLong("moly.fuzz.seed", 1);

  /** Only a guard against hangs: for a hundred inputs. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @ParameterizedTest
  @EnumSource
  void readsWhatIsGood(Entrance entrance) {
    attempt(entrance, entrance.seeds().stream().map(seed -> seed.getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @EnumSource
  void readsOrRefusesWhateverComes(Entrance entrance) {
    attempt(entrance, Stream.generate(new Mutator(entrance.seeds(), SEED)::next).limit(INPUTS));
  }

  private static void attempt(Entrance entrance, Stream<byte[]> inputs) {
    AtomicReference<byte[]> last = new AtomicReference<>(new byte[0]);
    try {
      assertTimeoutPreemptively(
          PATIENCE.multipliedBy(1 + INPUTS / 100),
          () ->
              inputs.forEach(
                  input -> {
                    last.set(input);
                    entrance.attempt(input);
                  }));
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          entrance
              + " '"
              + new String(last.get(), StandardCharsets.UTF_8)
              + "' (Base64 "
              + Base64.getEncoder().encodeToString(last.get())
              + "): "
              + e,
          e);
    }
  }
}

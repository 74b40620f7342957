package org.molychess.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookRegistry;
import org.molychess.engine.setup.FenMode;
import org.molychess.engine.setup.FenReader;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Rules made up for tests of the engine, and boards under them. */
public final class MadeUp {
  /** Circe: a victim is reborn on its home square if that is empty. */
  public static final CompiledRules CIRCE =
      rules(
          hooks ->
              hooks.onCapture(
                  capture -> {
                    Square home = Home.of(capture.victim(), capture.captureSquare());
                    if (capture.canPlace(home)) {
                      capture.rebirth(home);
                    }
                  }));

  private MadeUp() {}

  private record Condition(Consumer<Hooks> hooks) implements RuleVariant {
    @Override
    public String id() {
      return "made-up";
    }

    @Override
    public void install(Hooks to) {
      hooks.accept(to);
    }
  }

  /** Returns rules with one condition. */
  public static CompiledRules rules(Consumer<Hooks> hooks) {
    return CompiledRules.compile(
        List.of(new HookRegistry.Condition("made-up", "", new Condition(hooks), Set.of())));
  }

  /** Reads a board. */
  public static Board board(CompiledRules rules, String fen) {
    return FenReader.read(rules, fen, new FenMode(false, false, false, false)).board();
  }

  /** Reads a board of orthodox chess. */
  public static Board board(String fen) {
    return board(CompiledRules.ORTHODOX, fen);
  }

  /** Returns a set of squares by their names, divided by blanks. */
  public static long squares(String names) {
    return names.isEmpty()
        ? 0
        : Arrays.stream(names.split(" "))
            .mapToLong(name -> 1L << Square.of(name).ordinal())
            .reduce(0, (a, b) -> a | b);
  }

  /** Returns a square by its name. */
  public static int square(String name) {
    return Square.of(name).ordinal();
  }
}

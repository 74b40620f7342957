package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.molychess.Game;
import org.molychess.GameNode;

/** Games of any shape are read and written in time that grows with their length only. */
final class LargePgnTest {
  private static final int MANY = 20_000;
  private static final String[] SHUFFLE = {"Nf3", "Nf6", "Ng1", "Ng8"};

  /** Only a guard: where a step costs more the larger the game, this takes many times as long. */
  private static final Duration HANGING = Duration.ofMinutes(2);

  static Stream<String> games() {
    return Stream.of(
        "1. e4 " + "(1. d4 ".repeat(MANY) + ")".repeat(MANY) + " *",
        deepening(),
        "1. e4 " + "(1. d4) ".repeat(MANY) + "*",
        "1. e4 " + "{c} ".repeat(MANY) + "*",
        "1. e4 (" + "{c} ".repeat(MANY) + "1. d4) *",
        "1. e4 " + "$1 ".repeat(MANY) + "*",
        "{c} ".repeat(MANY) + "1. e4 *",
        "1. e4 (1. d4 " + "1-0 ".repeat(MANY) + ") *");
  }

  /** Each variation lies in the one before, a ply deeper. */
  private static String deepening() {
    StringBuilder pgn = new StringBuilder("Nf3 ");
    for (int i = 1; i <= MANY; i++) {
      String move = SHUFFLE[i % SHUFFLE.length];
      pgn.append(move).append(" (").append(move).append(' ');
    }
    return pgn.append(")".repeat(MANY)).append(" *").toString();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isReadAndWrittenInLinearTimeWithoutRecursion(String pgn) {
    assertTimeoutPreemptively(
        HANGING,
        () -> {
          Game game = PgnReader.parse(pgn);
          Game read = PgnReader.parse(PgnWriter.text(game));
          // Not assertEquals, which would print both.
          assertEquals(true, read.equals(game.copy()));
        });
  }

  @Test
  void placesFarApartInAWideTreeAreFound() {
    Game game = PgnReader.parse("1. e4 " + "(1. d4) ".repeat(100) + "e5 2. d4 *");
    for (GameNode node : game.start().continuations()) {
      game.goTo(node);
      assertEquals(1, game.ply());
      game.toEnd();
    }
    game.goTo(game.mainLine().get(2));
    assertEquals(3, game.ply());
  }
}

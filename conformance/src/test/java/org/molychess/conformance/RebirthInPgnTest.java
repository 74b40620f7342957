package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.pgn.PgnException;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** Rebirths as books print them, and variations that look like them. */
final class RebirthInPgnTest {
  private static final String CIRCE =
      "[Variant \"circe\"]\n[FEN \"4n3/8/8/8/4R3/8/8/K5k1 w - - 0 1\"]\n\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Rxe8",
        "Rxe8(Ng8)",
        "Rxe8(Sg8)",
        "Rxe8(bSg8)",
        "Rxe8(+bSg8)",
        "Rxe8 (+bSg8)",
        "Rxe8 (Ng8)",
        "Rxe8[+bNg8]",
        "Rxe8 [+bNg8]",
        "Rxe8[+Ng8]",
        "Rxe8(♘g8)",
        "Rxe8 (+b♞g8)",
      })
  void areReadInEachForm(String move) {
    Game game = PgnReader.parse(CIRCE + "1. " + move + " Nf6 *");
    assertEquals(2, game.mainLine().size());
    assertEquals("Rxe8[+bNg8]", game.mainLine().get(0).san());
    assertEquals(1, game.start().continuations().size());
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }

  @ParameterizedTest
  @CsvSource({"Rxe8(Re5), Re5", "Rxe8 (Re5), Re5", "Rxe8 (1. Re5), Re5", "Rxe8(Kb1), Kb1"})
  void areToldFromVariations(String moves, String variation) {
    Game game = PgnReader.parse(CIRCE + "1. " + moves + " Nf6 *");
    assertEquals(2, game.start().continuations().size());
    assertEquals(variation, game.start().continuations().get(1).san());
  }

  @Test
  void aWrongOneIsRefused() {
    PgnException error =
        assertThrows(PgnException.class, () -> PgnReader.parse(CIRCE + "1. Rxe8(+bNb8) Nf6 *"));
    assertEquals(IllegalMoveException.class, error.getCause().getClass());
    assertEquals("Rxe8(+bNb8)", error.token());
  }

  @Test
  void variationsWithoutNumbersStayVariationsInOrthodoxChess() {
    Game game = PgnReader.parse("1. e4 e5 2. Nf3(Nc3) Nc6 (Nf6) *");
    assertEquals(4, game.mainLine().size());
    assertEquals(2, game.mainLine().get(1).continuations().size());
    assertEquals(2, game.mainLine().get(2).continuations().size());
  }
}

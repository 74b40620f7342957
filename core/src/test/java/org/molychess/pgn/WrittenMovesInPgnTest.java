package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.MoveLanguage;

/** Moves in PGN as people write them. */
final class WrittenMovesInPgnTest {
  private static String moves(Game game) {
    return game.mainLine().stream().map(GameNode::uci).collect(Collectors.joining(" "));
  }

  private static void reads(String fen, String text, String expected) {
    Game game = PgnReader.parse("[FEN \"" + fen + "\"]\n\n1. " + text + " *\n");
    assertEquals(expected, moves(game), text);
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e8=Q", "e8=q", "e8Q", "e8q", "e8(Q)", "e8(q)", "e8/Q", "e8/q", "e8 =Q", "e8 = Q", "e8 (Q)",
        "e7-e8Q", "e7e8Q", "E7E8Q", "e7–e8=Q", "e8♕", "e8=Q!", "e8Q+", "e8=Q #", "Pe8Q", "e8(Q)+"
      })
  void promotions(String text) {
    reads("7k/4P3/8/8/8/8/8/K7 w - - 0 1", text + " Kg7", "e7e8q h8g7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O-O", "0-0", "o-o", "OO", "oo", "00", "O–O", "0–0", "O - O", "o - o", "O- O", "O -O",
        "Kg1", "Ke1-g1", "e1g1", "E1G1", "e1-g1", "0-0!", "O-O +", "O-O+"
      })
  void castling(String text) {
    reads("r3k3/8/8/8/8/8/8/4K2R w K - 0 1", text + " Ra1", "e1g1 a8a1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd6",
        "exd6 e.p.",
        "exd6ep",
        "exd6 ep",
        "exd6 e.p.+",
        "ed6",
        "ed",
        "e5xd6",
        "e5-d6",
        "E5D6",
        "e5 x d6",
        "e x d6",
        "ex d6",
        "e xd6",
        "e:d6",
        "e×d6"
      })
  void enPassant(String text) {
    reads("8/8/7k/3pP3/8/8/8/K7 w - d6 0 1", text + " Kg7", "e5d6 h6g7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 *",
        "1. e2e4 e7e5 2. g1f3 b8c6 *",
        "1. E2E4 E7E5 2. G1F3 B8C6 *",
        "1. e2–e4 e7–e5 2. Ng1–f3 Nb8–c6 *",
        "1. Pe4 Pe5 2. ♘f3 ♞c6 *",
        "1. e4 e5 2. Sf3 Sc6 *",
        "1. e4+ e5 2. Nxf3 Nc6# *",
        "1. e4 e5 2. nf3 nc6 *",
        "1. E4 E5 2. NF3 NC6 *"
      })
  void wholeGames(String text) {
    assertEquals("e2e4 e7e5 g1f3 b8c6", moves(PgnReader.parse(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "GERMAN, 1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 6. Te1 *",
    "FRENCH, 1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Dd4 6. Te1 *",
    "SPANISH, 1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Dd4 6. Te1 *",
    "RUSSIAN, 1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 dc 5. 0-0 Фd4 6. Лe1 *",
    "POLISH, 1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Gxc6 dxc6 5. O-O Hd4 6. We1 *",
    "DUTCH, 1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 6. Te1 *",
    "HUNGARIAN, 1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Vd4 6. Be1 *",
  })
  void otherLanguages(MoveLanguage language, String text) {
    PgnOptions options = PgnOptions.usual().language(language);
    Game game = PgnReader.parse(text, options);
    assertEquals(
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 d8d4 f1e1", moves(game), language::name);
  }

  @Test
  void withoutALanguageItIsRefusedByName() {
    PgnException error = assertThrows(PgnException.class, () -> PgnReader.parse("1. Cf3 *"));
    assertEquals("Cf3", error.token());
  }

  @Test
  void theCandidatesAreNamed() {
    PgnException error =
        assertThrows(
            PgnException.class,
            () -> PgnReader.parse("[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. e8 *"));
    assertTrue(error.getMessage().contains("e8=Q+, e8=R+, e8=B, e8=N"), error.getMessage());
  }

  @Test
  void variationsAndResultsAfterThemStay() {
    Game game = PgnReader.parse("1. e4 (1. d4) e5 (c5) 2. Nf3 = Nc6 (2... Nf6) 0-1");
    assertEquals("e2e4 e7e5 g1f3 b8c6", moves(game));
    assertEquals(2, game.start().continuations().size());
    assertEquals("0-1", game.resultText());
  }
}

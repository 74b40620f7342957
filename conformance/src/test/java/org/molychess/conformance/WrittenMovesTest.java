package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.MoveLanguage;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;

/** Moves as people write them under conditions: rebirths, waiting pawns, choices, leaps. */
final class WrittenMovesTest {
  private static void reads(Position position, String expected, String text) {
    assertEquals(expected, position.move(text).uci(), text);
    assertEquals(expected, position.cursor().text(position.cursor().read(text)), text);
    String tags = "[Variant \"" + position.rules() + "\"]\n[FEN \"" + position.fen() + "\"]\n\n";
    assertEquals(expected, PgnReader.parse(tags + text + " *").mainLine().get(0).uci(), text);
  }

  private static String refusal(Position position, String text) {
    return assertThrows(IllegalMoveException.class, () -> position.move(text), text).reason();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Rxe8(Ng8)", "Rxe8(Sg8)", "Rxe8 (+bSg8)", "Rxe8(+bNg8)", "Rxe8 (Ng8)", "Rxe8[Ng8]",
        "Rxe8[+bNg8]", "Re8(Ng8)", "R:e8(Sg8)", "R×e8(Ng8)", "♖xe8(♞g8)", "Re4xe8(Ng8)",
        "e4xe8(Ng8)", "rxe8(Ng8)", "Rxe8(+b♞g8)", "R x e8 (Ng8)", "Rxe8 [+bNg8] +"
      })
  void rebirthsInBrackets(String text) {
    reads(Rules.of("circe").position("4n3/8/8/8/4R3/8/8/K5k1 w - - 0 1"), "e4e8", text);
  }

  @ParameterizedTest
  @CsvSource({
    "GERMAN, Txe8(Sg8)",
    "GERMAN, Txe8 (+bSg8)",
    "FRENCH, Txe8(Cg8)",
    "SPANISH, Txe8 (+bCg8)",
    "RUSSIAN, Л:e8(Кg8)",
    "POLISH, Wxe8 (Sg8)",
    "ENGLISH, Rxe8(Ng8)",
  })
  void rebirthsInOtherLanguages(MoveLanguage language, String text) {
    Position position = Rules.of("circe").position("4n3/8/8/8/4R3/8/8/K5k1 w - - 0 1");
    assertEquals("e4e8", position.move(text, language).uci());
    Game game =
        PgnReader.parse(
            "[Variant \"circe\"]\n[FEN \"" + position.fen() + "\"]\n\n1. " + text + " *",
            PgnOptions.usual().language(language));
    assertEquals("e4e8", game.mainLine().get(0).uci());
  }

  @Test
  void aRebirthThatDoesNotHappenIsRefusedWithWhatDoes() {
    Position position = Rules.of("circe").position("4n3/8/8/8/4R3/8/8/K5k1 w - - 0 1");
    assertTrue(refusal(position, "Rxe8(Nb8)").endsWith("candidates: Rxe8[+bNg8]"));
    assertTrue(refusal(position, "Rxe8 (+bBc8)").endsWith("candidates: Rxe8[+bNg8]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b8=R",
        "b8=r",
        "b8(R)",
        "b8R",
        "b7-b8r",
        "B7B8R",
        "b8=R(Rb8-a1)",
        "b8=R (wRb8->a1)",
        "b8=R[wRb8->a1]",
        "b8=R(Rb8->a1)"
      })
  void transfers(String text) {
    reads(Rules.of("promotion-circe").position("8/1P4k1/8/8/8/8/8/4K3 w - - 0 1"), "b7b8r", text);
  }

  @Test
  void choices() {
    Position position =
        Rules.parse("promotion-circe:enlarged").position("8/1P4k1/8/8/8/8/8/4K3 w - - 0 1");
    List<Move> moves =
        position.legalMoves().stream().filter(move -> move.uci().contains("@")).toList();
    assertTrue(moves.size() > 2);
    for (Move move : moves) {
      String step = move.uci().substring(0, 5);
      String choice = move.uci().substring(6);
      for (String text :
          List.of(
              step + "@" + choice,
              "b8=" + step.substring(4).toUpperCase() + "@" + choice,
              "b8(" + step.charAt(4) + ") @" + choice.toUpperCase(),
              "b7-b8" + step.charAt(4) + " @ " + choice)) {
        assertEquals(move, position.move(text), text);
      }
      assertEquals(move, position.move(move.san()));
    }
    assertTrue(refusal(position, "b8=R").contains("candidates: "));
    assertTrue(refusal(position, "b8=R@b8").contains("candidates: "));
    assertTrue(refusal(position, "b8").contains("which officer"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c8=Q,Kh1",
        "c8=q,Kh1",
        "c8(Q),Kh1",
        "c8/Q,Kh1",
        "c8Q,Kh1",
        "c8=Q, Kh1",
        "c8=q,g1h1",
        "C8=Q,G1H1",
        "c8=♕,♔h1",
        "c8=Q,Kg1-h1",
        "c8=Q,g1-h1",
        "c8=Q,Kh1+"
      })
  void officersForWaitingPawns(String text) {
    Position position = Rules.of("circe-coucou").position("2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2");
    reads(position, "c8=q,g1h1", text);
  }

  @Test
  void aWaitingPawnNeedsItsOfficer() {
    Position position = Rules.of("circe-coucou").position("2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2");
    String reason = refusal(position, "Kh1");
    assertTrue(reason.contains("waiting pawn"), reason);
    assertTrue(reason.contains("c8=Q,Kh1"), reason);
    assertTrue(refusal(position, "b8=Q,Kh1").contains("candidates: "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bd3(Ra6)", "Bd3 (+bRa6)", "Bd3", "Ba6-d3(+Ra6)", "a6d3", "A6D3"})
  void ghosts(String text) {
    Position position = Rules.of("haunted").position("4k3/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6r");
    reads(position, "a6d3", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orthodox",
        "circe",
        "circe-coucou",
        "promotion-circe:enlarged",
        "haunted",
        "ghost",
        "progressive",
        "circe-ulysses",
        "anticirce",
        "circe-super"
      })
  void everyMoveIsReadInLongFormAndInCapitals(String rules) {
    Position position = Rules.parse(rules).initialPosition();
    Random random = new Random(7);
    for (int ply = 0; ply < 25 && !position.legalMoves().isEmpty(); ply++) {
      for (Move move : position.legalMoves()) {
        String uci = move.uci();
        String capitals = uci.toUpperCase();
        // In capitals, B may be a bishop.
        if (capitals.charAt(capitals.lastIndexOf(',') + 1) != 'B') {
          assertEquals(move, position.move(capitals), capitals);
        }
        assertEquals(move, position.move(move.san().replace("N", "S")), move.san());
        assertEquals(move, position.move(move.san().replace('[', '(').replace(']', ')')));
        assertEquals(move, position.move(move.san() + " ch"));
        assertEquals(move, position.move(" " + move.san().replace("[", " [") + " "));
      }
      position = position.legalMoves().get(random.nextInt(position.legalMoves().size())).after();
    }
  }
}

package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Game;
import org.molychess.GameBuilder;
import org.molychess.Rules;

/** No text in a game ends the tag or the comment that it stands in, or begins anything else. */
final class StrangersTextTest {
  private static GameBuilder begun() {
    return new GameBuilder(Rules.orthodox().initialPosition());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"]",
        "\"]\\",
        "\\",
        "\\\"",
        "a\"] [Result \"1-0",
        "}",
        "{",
        "} 1-0 {",
        ")",
        "; rest",
        "% escape",
        "[Event \"x\"]",
        "<b>&amp;]]>",
        "\\input{x}%$#_^~",
        "\u202eturned\u202c",
        "\u2028\u2029\u0085",
        "\ufeff",
        "*",
        "1-0 0-1 1/2-1/2 *",
        "$1 e4 Nf3 --",
        "[%clk 0:00:01] [%csl Gd4]",
      })
  void isReadBackAsItWas(String odd) {
    Game game = begun().comment(odd).move("e4").comment(odd).build();
    game.tag("Event", "x" + odd);
    game.tag("Odd", odd);
    String text = PgnWriter.text(game) + PgnWriter.text(game);
    List<Game> read = new ArrayList<>();
    new PgnReader(new StringReader(text)).forEachRemaining(read::add);
    assertEquals(List.of(game, game), read, text);
  }

  @Test
  void controlCharactersAreNoPartOfATag() {
    Game game = begun().build();
    for (String odd : List.of("a\nb", "a\r\n[Result \"1-0\"]", "\u001b[2J", "\u0000", "\t")) {
      assertThrows(IllegalArgumentException.class, () -> game.tag("Event", odd));
    }
  }

  @Test
  void aLineBreakInACommentIsABlank() {
    Game game = begun().move("e4").comment("a\r\n[Result \"1-0\"]\n%").build();
    assertEquals(List.of("a [Result \"1-0\"] %"), game.start().next().orElseThrow().comments());
    assertEquals(game, PgnReader.parse(PgnWriter.text(game)));
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.FenException;
import org.molychess.FenReading;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.Square;

/** The tokens of a FEN (RULES 8): what is refused, what is read, and what is kept. */
final class TokensTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:c1r|under an empty square
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1k|a king as ghost
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1rn|two ghosts in Haunted
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1p|a pawn ghost on the first rank
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1rP|a pawn ghost deep on the first rank
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1rK|a king deep in a pile
          circe-coucou+haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1P|its own first rank
          haunted|1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8P|nobody can wait in Haunted alone
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1|no unit
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:|nothing
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1x|no letter
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b9r|no square
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:B1r|a capital
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r,|an empty entry
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r;e1q|another separator
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r,b1n|a square twice
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r ghosts:e1q|a token twice
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts|no colon
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 Ghosts:b1r|an unknown token
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:b1|a token of Ghost
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 sealed:c5p|a token of Haunted
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:c1|taboo and empty
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:e1|a taboo king
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:b1,b1|a square twice
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:b1b1|no comma
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:|nothing
          haunted|4k3/8/8/8/8/8/8/4K3 w - - 0 1 barred:c5p|no captor
          haunted|4k3/8/2p5/8/8/8/8/4K3 w - - 0 1 barred:c5p|a captor of the wrong side
          haunted|4k3/8/2N5/8/8/8/8/4K3 w - - 0 1 barred:c5p|no pawn as captor
          haunted|4k3/8/2N5/8/8/8/8/4K3 w - - 0 1 barred:c5p ghosts:c6p|the wrong ghost as captor
          haunted|4k3/8/2P5/2n5/8/8/8/4K3 w - - 0 1 barred:c5p|occupied
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5P|a victim of the wrong side
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5n|no pawn
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c4P|not before its captor
          haunted|4k3/2P5/8/8/8/8/8/4K3 w - - 0 1 barred:c6p|on another rank
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c2P|on its second rank
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5pp|two victims
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5p sealed:c5p|barred and sealed
          haunted|4k3/8/8/2n5/8/8/8/4K3 w - - 0 1 sealed:c5p|sealed and occupied
          haunted|4k3/8/8/8/8/8/8/4K3 w - - 0 1 sealed:c5P|sealed and of the wrong side
          haunted|4k3/8/8/8/8/8/8/4K3 w - - 0 1 sealed:c6p|sealed on another rank
          haunted|4k3/8/8/8/8/8/8/4K3 w - - 0 1 sealed:c5p,c5p|sealed twice
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:1|made not below series 1
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:3 series:3|made not below series
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:0|no move to make
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:-1|negative
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:100000|too large
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:x series:3|no number
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:|nothing
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:2 series:2|twice
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 unmoved:-|nothing is ever placed
          progressive|4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1 series:3|not mid-series
          progressive|4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 made:1 series:3|mid-series
          progressive|4k3/8/8/4p3/4P3/8/8/4K3 b - e3e6 0 1|of both sides
          progressive|4k3/8/8/8/2P1P3/8/8/4K3 b - e3e3 0 1|a square twice
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=h4|two origins alike
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=a1,h4=a1|two alike
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:b4=a1|no unit there
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:e1=e8|a king has none
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=a1,a4=a2|a unit twice
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4|no origin
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=a9|no square
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=|nothing
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=--|no square
          progressive-circe|4k3/8/8/8/P7/8/8/4K3 w - - 0 1 origins:a4=a1|a pawn's on rank 1
          progressive-circe|4k3/8/8/8/P7/8/8/4K3 w - - 0 1 origins:a4=a8|a pawn's on rank 8
          progressive-circe|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 origins:a4=a1 promoted:a4|a former pawn's
          progressive-circe|R3k3/8/8/8/8/8/8/4K3 b - - 0 1 promoted:a8|a former pawn's by default
          progressive-circe|4k3/8/8/8/P7/8/8/4K3 w - - 0 1 promoted:a4|a promoted pawn
          progressive-circe|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 promoted:b4|promoted and empty
          progressive-circe|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 promoted:e1|a promoted king
          circe+progressive|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 origins:a4=a1|no origins here
          circe|4k3/8/8/8/8/8/8/R4K2 w - - 0 1 unmoved:K|away from home
          circe|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 unmoved:-|against its letter
          circe|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 unmoved:k|against its letter
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:kK|out of order
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:Q|no king
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:|nothing
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:K unmoved:K|twice
          circe|4k3/8/8/8/8/8/8/R4K2 w Q - 0 1|a letter without its king
          circe-ulysses|4k3/8/8/8/8/8/8/R4K2 w Q - 0 1|he has moved, but it is not said
          circe-ulysses|4k3/8/8/8/8/8/8/R4K2 w Q - 0 1 unmoved:K|away from home
          circe|2P1k3/8/8/8/8/8/8/4K3 w - - 0 1|nobody can wait in Circe
          circe-coucou|4k3/8/8/8/8/8/8/2P1K3 w - - 0 1|a pawn on its own first rank
          """)
  void refuses(String rules, String fen, String why) {
    assertThrows(
        FenException.class, () -> Rules.parse(rules).position(fen), () -> why + ": " + fen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          haunted|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r,e1Q
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1rNq,e1Q taboo:b1
          haunted|4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5p
          haunted|4k3/8/2N5/8/8/8/8/4K3 w - - 0 1 barred:c5p ghosts:c6P
          haunted|4k3/8/8/8/8/5p2/8/4K3 w - - 0 1 barred:f4P
          haunted|4k3/8/4P3/8/8/4p3/8/4K3 w - - 0 1 barred:e4P,e5p
          haunted|4k3/8/8/8/8/8/8/4K3 w - - 0 1 sealed:a4P,c5p
          circe-coucou+haunted|1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8P
          circe-coucou|2P1k3/8/8/8/8/8/8/2p1K3 w - - 0 1
          circe-coucou|2P1k3/8/8/8/8/8/8/2p1K3 b - - 0 1
          progressive|4k3/8/8/2p2p2/8/8/8/4K3 w - c6f6 0 1 series:3
          progressive|4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1 made:1 series:3
          progressive|4k3/8/2n5/2p5/8/8/8/4K3 w - c6 0 1
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:99998 series:99999
          progressive-circe|4k3/8/8/8/R6R/8/8/4K3 w - - 0 1 origins:a4=h4,h4=-
          progressive-circe|R3k3/8/8/8/8/8/8/4K3 b - - 0 1 origins:a8=a2 promoted:a8
          progressive-circe|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 promoted:a4
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:K
          circe|4k3/8/8/8/8/8/8/R3K3 w - - 0 1 unmoved:Kk
          circe|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 unmoved:Kk
          circe-ulysses|4k3/8/8/8/8/8/8/R4K2 w Q - 0 1 unmoved:-
          """)
  void readsAndWritesTheSame(String rules, String fen) {
    Position position = Rules.parse(rules).position(fen);
    assertEquals(fen, position.fen());
    Position again = position.edit().build();
    assertEquals(position, again);
    assertEquals(position.hash(), again.hash());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          progressive|4k3/8/8/8/8/8/8/4K3 w - - 0 1 series:1 made:0|4k3/8/8/8/8/8/8/4K3 w - - 0 1
          ghost|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 taboo:b1 ghosts:e1Q,b1r|4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 ghosts:b1r,e1Q taboo:b1
          circe|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 unmoved:K|4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
          progressive-circe|4k3/8/8/8/R7/8/8/4K3 w - - 0 1 origins:a4=a4|4k3/8/8/8/R7/8/8/4K3 w - - 0 1
          """)
  void defaultsAndOrderAreReadNotWritten(String rules, String fen, String written) {
    assertEquals(written, Rules.parse(rules).position(fen).fen());
  }

  @Test
  void unknownTokensAreRefusedWithTheKnownOnes() {
    String message =
        assertThrows(
                FenException.class,
                () ->
                    Rules.of("ghost", "progressive")
                        .position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 origins:a4=a1"))
            .getMessage();
    assertTrue(message.contains("ghosts, made, series, taboo, unmoved"), message);
  }

  @Test
  void ghostAndHauntedShareAToken() {
    assertThrows(RuleLoadException.class, () -> Rules.of("ghost", "haunted"));
  }

  @Test
  void lenientDropsASquareOfTheWrongSideInProgressiveToo() {
    String fen = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1";
    FenReading reading = Rules.of("progressive").read(fen, Reading.LENIENT);
    assertTrue(reading.position().enPassant().isEmpty());
    assertEquals(1, reading.repairs().size());
    assertThrows(FenException.class, () -> Rules.of("progressive").position(fen));
  }

  @Test
  void whatLiesUnderUnitsBelongsToThePosition() {
    Rules haunted = Rules.of("haunted");
    String plain = "4k3/8/8/8/8/8/4K3/1N6 w - - 0 1";
    assertNotEquals(haunted.position(plain), haunted.position(plain + " ghosts:b1r"));
    assertNotEquals(
        haunted.position(plain + " ghosts:b1n").hash(),
        haunted.position(plain + " ghosts:b1r").hash());
    for (String text : List.of("haunted", "ghost")) {
      Position position = Rules.of(text).position(plain + " ghosts:b1r");
      assertEquals(3, position.legalMoves(Square.B1).size());
      position
          .legalMoves(Square.B1)
          .forEach(move -> assertTrue(move.san().contains("[+bRb1]"), move.san()));
    }
  }

  @Test
  void problemsOfUlyssesTakeARookAtHomeAsUnmovedWhereverTheKingIs() {
    Position position = Rules.of("circe-ulysses").position("4k3/8/8/8/8/5K2/8/R7", Reading.PROBLEM);
    assertEquals("Q", position.fen().split(" ")[2]);
    assertEquals(
        "-",
        Rules.of("circe").position("4k3/8/8/8/8/5K2/8/R7", Reading.PROBLEM).fen().split(" ")[2]);
  }
}

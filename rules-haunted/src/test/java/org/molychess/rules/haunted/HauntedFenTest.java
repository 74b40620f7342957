package org.molychess.rules.haunted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.FenException;
import org.molychess.Position;
import org.molychess.RuleLoadException;
import org.molychess.Rules;

/** What lies under a board in a FEN (RULES 8): read, written, compared, refused with the reason. */
final class HauntedFenTest {
  private static final String BARE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "haunted: 1N2k3/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6p,b8r",
        "haunted: 6k1/8/2P5/8/8/5p2/8/K7 w - - 0 1 barred:c5p,f4P",
        "haunted: 6k1/8/2n5/8/8/8/8/K7 w - - 0 1 barred:c5p ghosts:c6P sealed:d4P,d5p",
        "ghost: 1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8rBb taboo:b8",
      })
  void tokensAreReadAndWritten(String line) {
    String fen = line.substring(line.indexOf(' ') + 1);
    Position position = Rules.of(line.substring(0, line.indexOf(':'))).position(fen);
    assertEquals(fen, position.fen());
    Position again = position.rules().position(position.fen());
    assertEquals(position, again);
    assertEquals(position.hash(), again.hash());
  }

  @Test
  void whatLiesUnderTheBoardBelongsToThePosition() {
    String board = "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1";
    Rules ghost = Rules.of("ghost");
    Position[] positions = {
      ghost.position(board),
      ghost.position(board + " ghosts:b8r"),
      ghost.position(board + " ghosts:b8rB"),
      ghost.position(board + " ghosts:b8Br"),
      ghost.position(board + " taboo:b8"),
    };
    for (int i = 0; i < positions.length; i++) {
      for (int j = 0; j < i; j++) {
        assertNotEquals(positions[i], positions[j]);
        assertNotEquals(positions[i].hash(), positions[j].hash());
      }
    }
  }

  @Test
  void plainFenHidesNothing() {
    assertEquals(BARE, Rules.of("haunted").position(BARE).fen());
    assertEquals(BARE, Rules.of("ghost").position(BARE).fen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8r | no unit stands on b8",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8k | king",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8rB | only 1 may lie under b8",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8p | pawn",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8 | b8",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8r,b8r | twice",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 taboo:b8 | not known",
        "4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5P | en passant victim",
        "4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5n | en passant victim",
        "4k3/2P5/8/8/8/8/8/4K3 w - - 0 1 barred:c6p | en passant victim",
        "4k3/8/2N5/8/8/8/8/4K3 w - - 0 1 barred:c5p | needs the pawn that took it",
        "4k3/8/8/8/8/5P2/8/4K3 w - - 0 1 barred:f4P | needs the pawn that took it",
        "4k3/8/2P5/2N5/8/8/8/4K3 w - - 0 1 barred:c5p | c5",
        "4k3/8/8/2N5/8/8/8/4K3 w - - 0 1 sealed:c5p | c5",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 sealed:c6p | en passant victim",
        "4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 barred:c5p sealed:c5p | at once",
        "4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1 ghosts:c5N | double step",
      })
  void hauntedRefuses(String fen, String reason) {
    refuses("haunted", fen, reason);
  }

  @Test
  void refusalNamesWhatIsNoEnPassantVictimAndSaysWhatIsOne() {
    String rule = " is no en passant victim: those are white pawns on rank 4, black on rank 5";
    String board = "4k3/8/2P5/8/8/8/8/4K3 w - - 0 1 ";
    refuses("haunted", board + "barred:c5n", "barred c5n" + rule);
    refuses("haunted", board + "barred:c5P", "barred c5P" + rule);
    refuses("haunted", board + "barred:c7p", "barred c7p" + rule);
    refuses("haunted", board + "sealed:e6p", "sealed e6p" + rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 taboo:b8 | no unit stands on b8",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 taboo:e8 | king",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 taboo:b8,b8 | twice",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 ghosts:b8rkr | king",
        "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1 barred:c5p | not known",
        "4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 1 ghosts:c5N | double step",
      })
  void ghostRefuses(String fen, String reason) {
    refuses("ghost", fen, reason);
  }

  private static void refuses(String rules, String fen, String reason) {
    FenException refused =
        assertThrows(FenException.class, () -> Rules.of(rules).position(fen.strip()));
    assertTrue(String.valueOf(refused.getMessage()).contains(reason.strip()), refused::getMessage);
  }

  @Test
  void ghostAndHauntedShareATokenAndRefuseEachOther() {
    RuleLoadException refused =
        assertThrows(RuleLoadException.class, () -> Rules.of("ghost", "haunted"));
    assertTrue(String.valueOf(refused.getMessage()).contains("'ghosts'"), refused::getMessage);
  }
}

package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as people write them, by one reader for all. */
final class WrittenMovesTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String PROMOTING = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final String OPEN =
      "rnbqkbnr/ppp2ppp/8/3pp3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq d6 0 3";

  private static void reads(String fen, String expected, String text) {
    Position position = Rules.orthodox().position(fen);
    assertEquals(expected, position.move(text).uci(), text);
    Cursor cursor = position.cursor();
    assertEquals(expected, cursor.text(cursor.read(text)), text);
    assertTrue(position.isLegal(text));
    assertTrue(position.explain(text).isLegal());
  }

  private static String refusal(Position position, String text) {
    assertFalse(position.isLegal(text), text);
    assertThrows(IllegalMoveException.class, () -> position.cursor().read(text), text);
    assertFalse(position.explain(text).isLegal());
    return assertThrows(IllegalMoveException.class, () -> position.move(text), text).reason();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e8=Q",
        "e8=q",
        "e8Q",
        "e8q",
        "e8(Q)",
        "e8(q)",
        "e8=(Q)",
        "e8(=Q)",
        "e8/Q",
        "e8/q",
        "e8:q",
        "e8 =Q",
        "e8 = q",
        "e8 (Q)",
        "e8 Q",
        "e7e8q",
        "e7e8Q",
        "E7E8Q",
        "e7-e8Q",
        "e7-e8=q",
        "e7-e8(Q)",
        "e7 - e8 / q",
        "e8=Q+",
        "e8=Q #",
        "e8q!?",
        "e8♕",
        "e8=♛",
        "♙e8=♕",
        "Pe8=Q",
        "Pe7-e8=Q",
        "e7–e8Q",
        " e8=Q ",
        "e8=Q ch",
        "e8=Q mate",
        "E8=Q"
      })
  void promotions(String text) {
    reads(PROMOTING, "e7e8q", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd8=N", "exd8N", "ed8n", "ed8(N)", "exd8=S", "exd8s", "e7xd8n", "e7d8N", "e7:d8=N",
        "ed=N", "exdN", "e:d8N", "xd8=N", "Pxd8=N", "e×d8=♘", "e7d8n+", "e7-d8n"
      })
  void capturesThatPromote(String text) {
    reads(PROMOTING, "e7d8n", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O-O", "o-o", "0-0", "OO", "oo", "00", "O–O", "O—O", "0−0", "O‑O", "o-O", "О-О", "о-о",
        "Ke1-g1", "Ke1g1", "Kg1", "e1-g1", "E1G1", "e1g1", "♔g1", "O-O+", "O - O", "O-O!", "0-0 +",
        " O-O"
      })
  void castlingOnTheKingside(String text) {
    reads(CASTLING, "e1g1", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O-O-O",
        "o-o-o",
        "0-0-0",
        "OOO",
        "ooo",
        "000",
        "O–O–O",
        "Ke1-c1",
        "Kc1",
        "e1-c1",
        "E1C1",
        "0-0-0#",
        "O - O - O"
      })
  void castlingOnTheQueenside(String text) {
    reads(CASTLING, "e1c1", text);
  }

  @ParameterizedTest
  @CsvSource({
    "g1-f3, g1f3",
    "G1-F3, g1f3",
    "G1F3, g1f3",
    "Ng1-f3, g1f3",
    "Ng1f3, g1f3",
    "Sg1-f3, g1f3",
    "♘f3, g1f3",
    "♞f3, g1f3",
    "NF3, g1f3",
    "nf3, g1f3",
    "N-f3, g1f3",
    "Nxf3, g1f3",
    "Nf3+, g1f3",
    "Nf3 +, g1f3",
    "Nf3#, g1f3",
    "Nf3++, g1f3",
    "Nf3†, g1f3",
    "Nf3 ch, g1f3",
    "e2-e4, e2e4",
    "e2–e4, e2e4",
    "E2E4, e2e4",
    "E4, e2e4",
    "Pe4, e2e4",
    "Pe2-e4, e2e4",
    "♙e4, e2e4",
    "e2e4+, e2e4",
    "e2 - e4, e2e4",
    "e2xe4, e2e4",
    "е4, e2e4",
    "е2-е4, e2e4",
  })
  void firstMoves(String text, String expected) {
    reads(START, expected, text);
  }

  @ParameterizedTest
  @CsvSource({
    "exd5, e4d5",
    "ed5, e4d5",
    "e:d5, e4d5",
    "exd5 e.p., e4d5",
    "ed, e4d5",
    "exd, e4d5",
    "e4xd5, e4d5",
    "e4-d5, e4d5",
    "e4:d5, e4d5",
    "E4D5, e4d5",
    "EXD5, e4d5",
    "xd5, e4d5",
    "Bd5, c4d5",
    "Bxd5, c4d5",
    "B:d5, c4d5",
    "B*d5, c4d5",
    "B×d5, c4d5",
    "Bc4xd5, c4d5",
    "Bc4-d5, c4d5",
    "c4xd5, c4d5",
    "Bxd5+, c4d5",
    "BD5, c4d5",
    "Bxb3, c4b3",
    "bb3, b2b3",
    "bd5, ",
    "bxd5, ",
    "d5, "
  })
  void signsOfCapture(String text, String expected) {
    if (expected == null) {
      refusal(Rules.orthodox().position(OPEN), text);
    } else {
      reads(OPEN, expected, text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd6",
        "ed6",
        "ed",
        "exd6 e.p.",
        "exd6ep",
        "exd6 ep",
        "exd6 e. p.",
        "exd6e.p.+",
        "e5xd6 ep",
        "e5d6 e.p.",
        "E5D6",
        "Pxd6",
        "xd6 e.p.",
        "exd6 + e.p."
      })
  void enPassant(String text) {
    reads("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", text);
  }

  @Test
  void aSmallBIsAlwaysTheFile() {
    Position both = Rules.orthodox().position("4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1");
    assertEquals("b2c3", both.move("bxc3").uci());
    assertEquals("d2c3", both.move("Bxc3").uci());
    Position bishop = Rules.orthodox().position("4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1");
    refusal(bishop, "bxc3");
    assertEquals("d2c3", bishop.move("BXC3").uci());
    assertTrue(refusal(both, "BXC3").contains("ambiguous; candidates: "));
  }

  @Test
  void inCapitalsBMayBeABishopOrTheFile() {
    Position both = Rules.orthodox().position("4k3/8/8/8/8/8/1N1B4/1N2K3 w - - 0 1");
    assertEquals("b1c3", both.move("B1C3").uci());
    Position bishop = Rules.orthodox().position("4k3/8/8/8/8/8/1N6/4KB2 w - - 0 1");
    assertEquals("f1c4", bishop.move("B1C4").uci());
  }

  @Test
  void whatIsLeftOpenIsRefusedWithTheCandidates() {
    Position promoting = Rules.orthodox().position("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    String officers = refusal(promoting, "e8");
    assertTrue(officers.contains("which officer"), officers);
    assertTrue(officers.endsWith("e8=Q+, e8=R+, e8=B, e8=N"), officers);
    assertTrue(refusal(promoting, "e7-e8").endsWith("e8=Q+, e8=R+, e8=B, e8=N"));
    assertTrue(refusal(promoting, "e7e8").endsWith("e7e8q, e7e8r, e7e8b, e7e8n"));
    Position twins = Rules.orthodox().position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    assertTrue(refusal(twins, "Nd2").endsWith("ambiguous; candidates: Nbd2, Nfd2"));
    assertTrue(refusal(twins, "nxd2+").endsWith("ambiguous; candidates: Nbd2, Nfd2"));
    Position pawns = Rules.orthodox().position("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    assertTrue(refusal(pawns, "xd5").endsWith("ambiguous; candidates: cxd5, exd5"));
    assertTrue(refusal(Rules.orthodox().initialPosition(), "e4=Q").contains("no pawn is promoted"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2 e4", "e4 e5", "e4 Nf6", "e5", "Ke2", "Nf6", "bf3", "e2E4", "E2e4", "Exd3", "O-O",
        "0000", "--", "e4=", "e4,", ",e4", "(e4)", "xx", "ch", "e.p.", "mate", "Nf3Nf6", "12", "N",
        "f", "e8=Q", "Db5"
      })
  void nothingElseIsGuessed(String text) {
    refusal(Rules.orthodox().initialPosition(), text);
  }

  @Test
  void theExactModeStaysExact() {
    Position position = Rules.orthodox().position(PROMOTING);
    for (String text : List.of("e8=q", "e8(Q)", "E7E8Q", "e7-e8Q", "ed8=Q", "exd8=Q+")) {
      assertTrue(position.isLegal(text), text);
    }
    assertEquals("e7d8q", position.exactMove("exd8=Q+").uci());
    for (String text : List.of("e8=q", "e8(Q)", "E7E8Q", "e7-e8Q", "ed8=Q", " e7e8q", "e8")) {
      assertThrows(IllegalMoveException.class, () -> position.exactMove(text), text);
    }
  }

  @Test
  void whyALooselyWrittenMoveIsIllegal() {
    Position pinned = Rules.orthodox().position("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    String usual = pinned.explain("Nc3").reason().orElseThrow();
    for (String text : List.of("e2-c3", "NC3", "nc3", "Ne2-c3", "E2C3", "♘c3", "Nc3 +")) {
      assertEquals(usual, pinned.explain(text).reason().orElseThrow(), text);
    }
  }
}

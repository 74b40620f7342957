package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a lenient reading mends, and that it says so. */
final class LenientFenTest {
  private static final Rules ORTHODOX = Rules.orthodox();
  private static final String CORNERS = "r3k2r/8/8/8/8/8/8/R3K2R";
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

  private static void mends(String text, String fen, String... repairs) {
    FenReading reading = ORTHODOX.read(text, Reading.LENIENT);
    assertEquals(fen, reading.position().fen(), text);
    assertEquals(List.of(repairs), reading.repairs(), text);
    assertThrows(FenException.class, () -> ORTHODOX.position(text), text);
  }

  @ParameterizedTest
  @CsvSource({
    "qkQK, KQkq",
    "AHah, KQkq",
    "HAha, KQkq",
    "KQq-, KQq",
    "-kq, kq",
    "KKq, Kq",
    "kQ, Qk",
    "Ha, Kq",
    "h, k",
    "--, -",
    "–, -",
    "—, -",
    "−, -",
    "‐, -",
  })
  void castlingLettersInAnyOrderAndForm(String field, String castling) {
    mends(
        CORNERS + " w " + field + " - 0 1",
        CORNERS + " w " + castling + " - 0 1",
        "read castling '" + field + "' as '" + castling + "'");
  }

  /** Slips as users reported them of other programs. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r3k3/8/8/8/8/8/8/4K2R w qK - 0 1|r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1
          r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1|r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
          4k3/8/8/8/8/8/8/4K3 w – – 0 1|4k3/8/8/8/8/8/8/4K3 w - - 0 1
          \uFEFF4k3/8/8/8/8/8/8/4K3 w - - 0 1|4k3/8/8/8/8/8/8/4K3 w - - 0 1
          4k3/8/8/8/8/8/8/4K3 w - - hmvc 12; fmvn 40;|4k3/8/8/8/8/8/8/4K3 w - - 12 40
          """)
  void reportedSlips(String text, String fen) {
    FenReading reading = ORTHODOX.read(text, Reading.LENIENT);
    assertEquals(fen, reading.position().fen());
    assertFalse(reading.repairs().isEmpty());
  }

  @Test
  void rooksOfOtherFilesCannotCastleHere() {
    mends(
        CORNERS + " w HGk - 0 1",
        CORNERS + " w Kk - 0 1",
        "dropped castling 'G': rooks castle from the a-file and the h-file only",
        "read castling 'HGk' as 'Kk'");
  }

  @Test
  void aMendedLetterWithoutItsRookIsDropped() {
    mends(
        KINGS + " w HA - 0 1",
        KINGS + " w - - 0 1",
        "read castling 'HA' as 'KQ'",
        "dropped castling 'K': no rook on h1",
        "dropped castling 'Q': no rook on a1");
  }

  @ParameterizedTest
  @CsvSource({"W, w", "B, b", "white, w", "Black, b", "BLACK, b"})
  void theSideInCapitalsAndWords(String field, String side) {
    mends(
        KINGS + " " + field + " - - 0 1",
        KINGS + " " + side + " - - 0 1",
        "read side to move '" + field + "' as '" + side + "'");
  }

  @Test
  void dashesOfAnyKind() {
    mends(
        KINGS + " w – − 0 1",
        KINGS + " w - - 0 1",
        "read castling '–' as '-'",
        "read en passant '−' as '-'");
    mends(
        KINGS + " w - - - —",
        KINGS + " w - - 0 1",
        "filled in halfmove clock '0'",
        "filled in move number '1'");
  }

  @Test
  void anEnPassantSquareInCapitals() {
    mends(
        "4k3/8/8/2pP4/8/8/8/4K3 w - C6 0 1",
        "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
        "read en passant 'C6' as 'c6'");
  }

  @ParameterizedTest
  @CsvSource({
    "007 1, 7 1, read halfmove clock '007' as '7'",
    "00 1, 0 1, read halfmove clock '00' as '0'",
    "3 01, 3 1, read move number '01' as '1'",
    "000000000012 1, 12 1, read halfmove clock '000000000012' as '12'",
  })
  void leadingZeros(String counters, String read, String repair) {
    mends(KINGS + " w - - " + counters, KINGS + " w - - " + read, repair);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\t" + KINGS + " w - - 0 1",
        KINGS + " w  - - 0 1",
        KINGS + " w - - 0 1 ",
        KINGS + " w - - 0 1\r\n",
        KINGS + " w\t- -\t0 1",
        KINGS + "\u00A0w - - 0 1",
        KINGS + " w - - 0\u2003\u200B1",
      })
  void surplusBlanks(String text) {
    mends(text, KINGS + " w - - 0 1", "read white space as single blanks");
  }

  @Test
  void aByteOrderMark() {
    mends("\uFEFF" + KINGS + " w - - 0 1", KINGS + " w - - 0 1", "dropped a byte order mark");
  }

  static List<List<String>> missing() {
    String side = "filled in side to move 'w'";
    String castling = "filled in castling '-'";
    String enPassant = "filled in en passant '-'";
    String clock = "filled in halfmove clock '0'";
    String number = "filled in move number '1'";
    return List.of(
        List.of("", "w - - 0 1", side, castling, enPassant, clock, number),
        List.of(" b", "b - - 0 1", castling, enPassant, clock, number),
        List.of(" w Kq", "w Kq - 0 1", enPassant, clock, number),
        List.of(" w Kq -", "w Kq - 0 1", clock, number),
        List.of(" w Kq - 5", "w Kq - 5 1", number),
        List.of(" w Kq 5 9", "w Kq - 5 9", enPassant),
        List.of(" w - 5 9", "w - - 5 9", enPassant),
        List.of(" Kq - 5 9", "w Kq - 5 9", side),
        List.of(" b 5 9", "b - - 5 9", castling, enPassant),
        List.of(" 5 9", "w - - 5 9", side, castling, enPassant));
  }

  @ParameterizedTest
  @MethodSource("missing")
  void missingFields(List<String> sample) {
    mends(
        CORNERS + sample.get(0),
        CORNERS + " " + sample.get(1),
        sample.subList(2, sample.size()).toArray(String[]::new));
  }

  @Test
  void aMissingCastlingFieldBeforeAnEnPassantSquare() {
    String units = "4k3/8/8/2pP4/8/8/8/4K3";
    mends(units + " w c6 0 1", units + " w - c6 0 1", "filled in castling '-'");
  }

  @Test
  void digitsSideBySide() {
    mends(
        "4k3/44/8/8/8/8/8/111111K1 w - - 0 1",
        "4k3/8/8/8/8/8/8/6K1 w - - 0 1",
        "added the digits side by side in rank '44'",
        "added the digits side by side in rank '111111K1'");
  }

  @Test
  void countersAsOperations() {
    mends(
        KINGS + " w - - hmvc 12; fmvn 40;",
        KINGS + " w - - 12 40",
        "read halfmove clock '12' from 'hmvc'",
        "read move number '40' from 'fmvn'");
    mends(
        KINGS + " w - - bm Kd2; fmvn 40",
        KINGS + " w - - 0 40",
        "dropped 'bm Kd2;'",
        "filled in halfmove clock '0'",
        "read move number '40' from 'fmvn'");
  }

  @Test
  void whatIsNoOperationIsDropped() {
    mends(KINGS + " w - - 3 4 !? \"", KINGS + " w - - 3 4", "dropped '!? \"'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\uFEFF",
        KINGS + " x - - 0 1",
        KINGS + " w xQ - 0 1",
        KINGS + " w K/ - 0 1",
        KINGS + " w - c9 0 1",
        KINGS + " w - c 0 1",
        KINGS + " w - - -1 1",
        KINGS + " w - - 100000 1",
        KINGS + " w - - hmvc x;",
        KINGS + " w - - hmvc 1 2;",
        KINGS + " w - - 0 1 ghosts:e1q",
        "4k3/45/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/0p7/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
      })
  void whatCannotBeIsStillRefused(String text) {
    assertThrows(FenException.class, () -> ORTHODOX.position(text, Reading.LENIENT));
  }

  @Test
  void aFenWithoutSlipsNeedsNoRepair() {
    String fen = CORNERS + " b Qk - 7 9";
    assertEquals(List.of(), ORTHODOX.read(fen, Reading.LENIENT).repairs());
    assertEquals(fen, ORTHODOX.position(fen, Reading.LENIENT).fen());
  }

  // Without a king

  @Test
  void withoutAKingAllElseIsReadAsInAGame() {
    String fen = "8/8/8/8/8/8/8/R3K2R w - - 0 1";
    assertThrows(FenException.class, () -> ORTHODOX.position(fen));
    assertEquals(fen, ORTHODOX.position(fen, Reading.KINGLESS).fen());
    assertEquals("8/8/8/8/8/8/8/R3K2R w KQ - 0 1", ORTHODOX.position(fen, Reading.PROBLEM).fen());
    assertTrue(ORTHODOX.position("8/8/8/8/8/8/8/8 w - - 0 1", Reading.KINGLESS).isStalemate());
  }

  @Test
  void withAKingKinglessIsTheReadingOfAGame() {
    for (String fen :
        List.of(CORNERS + " w - - 0 1", CORNERS + " b Qk - 3 4", KINGS + " w - - 0 1")) {
      assertEquals(fen, ORTHODOX.position(fen, Reading.KINGLESS).fen());
    }
    for (String fen :
        List.of(
            KINGS,
            KINGS + " w - -",
            "4k3/8/8/8/2K5/8/2K5/8 w - - 0 1",
            "8/8/8/8/8/8/8/4K3 w Q - 0 1",
            "P7/8/8/8/8/8/8/4K3 w - - 0 1")) {
      assertThrows(FenException.class, () -> ORTHODOX.position(fen, Reading.KINGLESS), fen);
    }
  }

  @Test
  void kinglessAndLenientMend() {
    FenReading reading =
        ORTHODOX.read("r3k2r/8/8/8/8/8/8/8 b ah -", Reading.KINGLESS, Reading.LENIENT);
    assertEquals("r3k2r/8/8/8/8/8/8/8 b kq - 0 1", reading.position().fen());
    assertFalse(reading.repairs().isEmpty());
  }
}

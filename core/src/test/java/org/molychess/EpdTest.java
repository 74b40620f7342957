package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.testing.EqualsTester;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing lines of EPD. */
final class EpdTest {
  private static final Rules ORTHODOX = Rules.orthodox();
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - -";
  private static final String ROOK = "7k/8/6K1/8/8/8/8/R7 w - -";

  private static Epd epd(String line) {
    return Epd.parse(ORTHODOX, line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        KINGS,
        KINGS + " bm Kd2;",
        KINGS + " bm Kd2 Ke2; id \"two moves\"; c0 \"a; b\";",
        KINGS + " hmvc 12; fmvn 40;",
        KINGS + " fmvn 40; bm Kd2; hmvc 12;",
        KINGS + " hmvc 0; fmvn 1;",
        KINGS + " noop;",
        KINGS + " D1 5; D2 25;",
        KINGS + " id \"\";",
        KINGS + " id \"a \\\"quoted\\\" back\\\\slash\";",
        KINGS + " x y \"y\" \"y z\" 1.5 +3;",
      })
  void writesWhatItReads(String line) {
    Epd epd = epd(line);
    assertEquals(line, epd.toString());
    assertEquals(epd, epd(epd.toString()));
    assertEquals(List.of(), Epd.read(ORTHODOX, line).repairs());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          bm Kd2|bm Kd2;
          bm  Kd2 ;id "x"|bm Kd2; id "x";
          ;D1 5 ;D2 25|D1 5; D2 25;
          12 40 bm Kd2;|hmvc 12; fmvn 40; bm Kd2;
          0 1|
          0 40|fmvn 40;
          """)
  void readsOperationsAsTheyAreFound(String written, String read) {
    Epd epd = epd(KINGS + " " + written);
    assertEquals(read == null ? KINGS : KINGS + " " + read, epd.toString());
    assertEquals(epd, epd(epd.toString()));
  }

  @Test
  void theCountersAreThoseOfThePosition() {
    Position position = epd(KINGS + " bm Kd2; hmvc 12; fmvn 40;").position();
    assertEquals(KINGS + " 12 40", position.fen());
    assertEquals(KINGS + " hmvc 12; fmvn 40;", Epd.of(position).toString());
    assertEquals(KINGS, Epd.of(ORTHODOX.position(KINGS + " 0 1")).toString());
    Epd changed = Epd.of(position).with("hmvc", "7").without("fmvn");
    assertEquals(KINGS + " 7 1", changed.position().fen());
    assertEquals(KINGS + " hmvc 7;", changed.toString());
    assertEquals(KINGS + " hmvc 7;", changed.with("hmvc", "007").toString());
  }

  @Test
  void theCommonOperationsHaveTypes() {
    Epd epd =
        epd(
            ROOK
                + " bm Ra8#; am Ra7 Ra6; dm 1; ce 32766; acd 5; acn 12345678901; acs 3;"
                + " pv Ra7 Kg8 Ra8#; id \"corner\"; c0 \"first\"; c9 \"last\";");
    assertEquals(List.of(epd.position().move("Ra8")), epd.bestMoves());
    assertEquals(List.of("a1a7", "a1a6"), epd.avoidMoves().stream().map(Move::uci).toList());
    assertEquals(OptionalInt.of(1), epd.mateIn());
    assertEquals(OptionalInt.of(32766), epd.evaluation());
    assertEquals(OptionalInt.of(5), epd.analysisDepth());
    assertEquals(OptionalLong.of(12_345_678_901L), epd.analysisNodes());
    assertEquals(OptionalLong.of(3), epd.analysisSeconds());
    assertEquals(List.of("Ra7", "Kg8", "Ra8#"), epd.variation().stream().map(Move::san).toList());
    assertEquals(Optional.of("corner"), epd.id());
    assertEquals(Optional.of("first"), epd.comment(0));
    assertEquals(Optional.of("last"), epd.comment(9));
    assertEquals(Optional.of(List.of("Ra7", "Ra6")), epd.operands("am"));
    assertEquals(
        List.of("bm", "am", "dm", "ce", "acd", "acn", "acs", "pv", "id", "c0", "c9"),
        List.copyOf(epd.operations().keySet()));
  }

  @Test
  void whatIsMissingIsEmpty() {
    Epd epd = epd(KINGS);
    assertEquals(List.of(), epd.bestMoves());
    assertEquals(List.of(), epd.variation());
    assertEquals(OptionalInt.empty(), epd.mateIn());
    assertEquals(OptionalLong.empty(), epd.analysisNodes());
    assertEquals(Optional.empty(), epd.id());
    assertEquals(Optional.empty(), epd.operands("bm"));
    assertTrue(epd.operations().isEmpty());
    assertSame(epd, epd.without("bm"));
  }

  @Test
  void whatIsNoMoveOrNumberIsToldWhenAsked() {
    Epd epd = epd(KINGS + " bm Qd5; dm x; ce 1 2; acd 99999999999;");
    assertThrows(IllegalMoveException.class, epd::bestMoves);
    String message = assertThrows(NumberFormatException.class, epd::mateIn).getMessage();
    assertEquals("operation 'dm x;' needs a whole number", message);
    assertThrows(NumberFormatException.class, epd::evaluation);
    assertThrows(NumberFormatException.class, epd::analysisDepth);
    assertThrows(IndexOutOfBoundsException.class, () -> epd.comment(10));
  }

  @Test
  void operationsAreChangedInACopy() {
    Epd epd = epd(KINGS + " bm Kd2; id \"a\";");
    assertEquals(KINGS + " bm Ke2; id \"a\";", epd.with("bm", "Ke2").toString());
    assertEquals(KINGS + " bm Kd2; id \"a\"; c1 \"x\";", epd.with("c1", "x").toString());
    assertEquals(KINGS + " id \"a\";", epd.without("bm").toString());
    assertEquals(KINGS + " bm Kd2; id \"a\";", epd.toString());
    for (String odd : List.of("", "a b", "a;b", "\"", "\\", "\\\"", "ü", "a\u00A0b")) {
      Epd with = epd.with("x", odd, odd).with("id", odd);
      assertEquals(with, epd(with.toString()), odd);
      assertEquals(Optional.of(odd), epd(with.toString()).id());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1x", "a b", "a;", "a-b", "ä", "abcdefghijklmnop", "x:"})
  void aNameOfAnOperationIsAWord(String opcode) {
    assertThrows(IllegalArgumentException.class, () -> epd(KINGS).with(opcode, "x"));
  }

  @Test
  void badOperandsAreRefused() {
    Epd epd = epd(KINGS);
    assertThrows(IllegalArgumentException.class, () -> epd.with("id", "a\nb"));
    assertThrows(IllegalArgumentException.class, () -> epd.with("hmvc", "-1"));
    assertThrows(IllegalArgumentException.class, () -> epd.with("hmvc", "x"));
    assertThrows(IllegalArgumentException.class, () -> epd.with("fmvn", "0"));
    assertThrows(IllegalArgumentException.class, () -> epd.with("fmvn"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          bm Kd2; bm Ke2;|operation 'bm'
          1x y;|fields
          bm-x y;|operation 'bm-x'
          "x" y;|operation '"x"'
          id "open|operation 'id'
          hmvc -1;|halfmove clock
          hmvc 05;|halfmove clock
          fmvn 0;|move number
          hmvc;|halfmove clock
          3 4 hmvc 3;|operations
          x:y;|token 'x:y;'
          """)
  void badOperationsAreRefused(String operations, String part) {
    FenException error =
        assertThrows(FenException.class, () -> epd(KINGS + " " + operations), operations);
    if (!part.equals("fields")) {
      assertEquals(part, error.part());
    }
  }

  @Test
  void lenientReadingMendsAndTells() {
    EpdReading reading =
        Epd.read(
            ORTHODOX,
            "\uFEFF4k2r/8/8/8/8/8/8/4K3  W h –  bm Kd2; bm Ke2; hmvc 007;",
            Reading.LENIENT);
    assertEquals("4k2r/8/8/8/8/8/8/4K3 w k - bm Kd2; hmvc 7;", reading.epd().toString());
    assertEquals(
        List.of(
            "dropped second 'bm Ke2;'",
            "read halfmove clock '007' as '7'",
            "dropped a byte order mark",
            "read white space as single blanks"),
        reading.repairs().stream()
            .filter(repair -> !repair.contains("castling") && !repair.contains("passant"))
            .filter(repair -> !repair.contains("side"))
            .toList());
    assertEquals(7, reading.repairs().size());
  }

  @Test
  void aLineIsAValue() {
    new EqualsTester()
        .addEqualityGroup(epd(KINGS + " x \"y\";"), epd(KINGS + " x y;"))
        .addEqualityGroup(epd(KINGS + " x y z;"))
        .addEqualityGroup(epd(KINGS + " x y; z;"))
        .addEqualityGroup(epd(KINGS + " z; x y;"))
        .addEqualityGroup(epd(ROOK + " x y;"))
        .testEquals();
    assertNotEquals(epd(KINGS), epd(KINGS + " hmvc 0;"));
  }
}

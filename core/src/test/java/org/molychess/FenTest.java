package org.molychess;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading and writing FENs: what is refused, what is mended, and what is not minded. */
final class FenTest {
  private static final Rules ORTHODOX = Rules.orthodox();
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  private static FenException refused(String fen, Reading... readings) {
    return assertThrows(FenException.class, () -> ORTHODOX.position(fen, readings), fen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K3 x - - 0 1|side to move
          4k3/8/8/8/8/8/8/4K3 W - - 0 1|side to move
          4k3/8/8/8/8/8/8/4K3 w x - 0 1|castling
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w xQkq - 0 1|castling
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1|castling
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w -K - 0 1|castling
          4k3/7/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/ppppppppp/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/p8/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/8/4K3/ w - - 0 1|placement
          4k3//8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/44/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/0p7/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/9/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/7x/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/7S/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/4R3/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/8/4KR2 w K - 0 1|castling
          5k2/8/8/8/8/8/8/4K2R w Kk - 0 1|castling
          4k3/8/8/8/8/8/8/5K1R w K - 0 1|castling
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1|en passant
          4k3/8/8/8/8/8/8/4KR2 w - - -1 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - 99999999999 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - 100000 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - 1e3 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - +1 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - - 1|halfmove clock
          4k3/8/8/8/8/8/8/4KR2 w - - 0 0|move number
          4k3/8/8/8/8/8/8/4KR2 w - - 0 -1|move number
          4k3/8/8/8/8/8/8/4KR2 w - - 0 100000|move number
          4k3/8/8/8/8/8/8/4KR2 w - - 0|fields
          4k3/8/8/8/8/8/8/4KR2 w - -|fields
          4k3/8/8/8/8/8/8/4KR2 w -|fields
          4k3/8/8/8/8/8/8/4KR2|fields
          4k3/8/8/8/8/8/8/4KR2  w - - 0 1|fields
           4k3/8/8/8/8/8/8/4KR2 w - - 0 1|fields
          4k3/8/8/8/8/8/8/4KR2 w - - 0 1 |fields
          4k3/8/8/8/8/8/8/4KR2 w - - 0 1 x|token 'x'
          4k3/8/8/8/8/8/8/4KR2 w - - 0 1 ghosts:e1q|token 'ghosts:e1q'
          4k3/8/8/8/8/8/8/4KR2 w - - 0 1 unmoved:K|token 'unmoved:K'
          4k3/8/8/8/8/8/8/4KR2 w - - 0 1 series:2|token 'series:2'
          8/2K5/8/8/2K5/8/8/8 w - - 0 1|placement
          8/8/8/8/8/8/5kK1/8 w - - 0 1|placement
          P3k3/8/8/8/8/8/8/4K3 w - - 0 1|placement
          4k3/8/8/8/8/8/8/p3K3 w - - 0 1|placement
          p3k3/8/8/8/8/8/8/4K3 w - - 0 1|placement
          8/5b2/8/8/4k3/1Q5r/6P1/8 b - - 0 1|placement
          4k3/8/8/2pP4/8/8/8/4K3 w - c5 0 1|en passant
          rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1|en passant
          4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1|en passant
          4k3/8/2n5/2pP4/8/8/8/4K3 w - c6 0 1|en passant
          4k3/8/8/2PP4/8/8/8/4K3 w - c6 0 1|en passant
          4k3/8/8/2pP4/8/8/8/4K3 w - c6d6 0 1|en passant
          4k3/8/8/2pP4/8/8/8/4K3 w - C6 0 1|en passant
          4k3/8/8/2pP4/8/8/8/4K3 w - i6 0 1|en passant
          4k3/8/8/2pP4/8/8/8/4K3 w - c 0 1|en passant
          """)
  void refusesInAGame(String fen, String part) {
    FenException refusal = refused(fen);
    assertEquals(part, refusal.part(), refusal.getMessage());
    assertEquals(fen, refusal.fen());
    assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\t",
        "4k3/8/8/8/8/8/8/4K3\tw - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1\u2003x",
        "\u0000",
        "/////// w - - 0 1",
        "４k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - ０ 1",
      })
  void refusesOddCharacters(String fen) {
    refused(fen);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", " ", "8", "k", "w ", "x:", "8/", "4k3/8 "})
  void refusesTenMegabytesAtOnce(String unit) {
    String fen = unit.repeat(10_000_000 / unit.length());
    for (Reading[] how : new Reading[][] {{}, {Reading.LENIENT}, {Reading.PROBLEM}}) {
      FenException refusal = refused(fen, how);
      assertEquals("length", refusal.part());
      assertTrue(refusal.getMessage().length() < 500);
    }
  }

  @Test
  void namesTheKingsThatStandSideBySide() {
    assertTrue(refused("8/8/8/8/8/8/5kK1/8 w - - 0 1").getMessage().contains("side by side"));
    assertTrue(refused("8/8/8/8/8/8/5kK1/8 b - - 0 1").getMessage().contains("side by side"));
  }

  @Test
  void listsTheKnownTokens() {
    assertTrue(
        refused(START + " w KQkq - 0 1 ghosts:a6r").getMessage().contains("they have no tokens"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4KR2 w - - 500 50",
        "4k3/8/8/8/8/8/8/4KR2 w - - 99999 99999",
        "QQQQkQQQ/QQQQQ1QQ/8/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/5N2/1B6/8/8/4R3/4K3 b - - 0 1",
        "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
        "4k3/2n5/8/2pP4/8/8/8/4K3 w - c6 0 1",
        "4k3/8/8/2p5/8/8/8/4K3 w - c6 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 7 9",
      })
  void readsAndWritesTheSame(String fen) {
    assertEquals(fen, ORTHODOX.position(fen).fen());
  }

  @Test
  void lenientFillsInTheCounters() {
    FenReading reading = ORTHODOX.read(START + " w KQkq -", Reading.LENIENT);
    assertEquals(START + " w KQkq - 0 1", reading.position().fen());
    assertEquals(2, reading.repairs().size());
  }

  @Test
  void lenientReadsMoveZeroAsOne() {
    FenReading reading = ORTHODOX.read(START + " w KQkq - 0 0", Reading.LENIENT);
    assertEquals(1, reading.position().moveNumber());
    assertEquals(List.of("read move number '0' as '1'"), reading.repairs());
  }

  @Test
  void lenientReadsEpd() {
    FenReading reading = ORTHODOX.read(START + " w KQkq - bm e4; id \"x: y\";", Reading.LENIENT);
    assertEquals(START + " w KQkq - 0 1", reading.position().fen());
    assertTrue(reading.repairs().toString().contains("bm e4"), reading.repairs().toString());
  }

  @Test
  void lenientIgnoresFurtherBlanks() {
    assertEquals(
        START + " w KQkq - 0 1",
        ORTHODOX.position("  " + START + "  w KQkq -\t0 1 ", Reading.LENIENT).fen());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/2pP4/8/8/8/4K3 w - c5 0 1",
        "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1",
        "4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1",
        "4k3/8/2n5/2pP4/8/8/8/4K3 w - c6 0 1",
      })
  void lenientDropsAnUnusableEnPassantSquare(String fen) {
    FenReading reading = ORTHODOX.read(fen, Reading.LENIENT);
    assertTrue(reading.position().enPassant().isEmpty());
    assertEquals(1, reading.repairs().size());
    assertTrue(reading.position().legalMoves().stream().noneMatch(Move::isEnPassant));
  }

  @Test
  void lenientDropsAnUnusableCastlingLetter() {
    FenReading reading =
        ORTHODOX.read("r3k2r/8/8/8/8/8/8/4KR2 w Kkq - 0 1", Reading.LENIENT, Reading.LENIENT);
    assertEquals("r3k2r/8/8/8/8/8/8/4KR2 w kq - 0 1", reading.position().fen());
    assertEquals(List.of("dropped castling 'K': no rook on h1"), reading.repairs());
  }

  @Test
  void lenientStillRefusesWhatCannotBe() {
    refused("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", Reading.LENIENT);
    refused("8/8/8/8/8/8/8/4K3 w - - 0 1", Reading.LENIENT);
    refused("4k3/8/8/8/8/8/8/4K3 w - - -1 1", Reading.LENIENT);
  }

  @Test
  void strictRepairsNothing() {
    assertEquals(List.of(), ORTHODOX.read(START + " w KQkq - 0 1").repairs());
  }

  @Test
  void problemsMayLackAKingWhoIsNeverInCheck() {
    Position position = ORTHODOX.position("8/5b2/8/8/4k3/1Q5r/6P1/8 b - - 0 1", Reading.PROBLEM);
    assertEquals(0, position.king(Side.WHITE).stream().count());
    Position alone = ORTHODOX.position("8/8/8/8/8/8/8/q3K3 w - - 0 1", Reading.PROBLEM);
    assertTrue(alone.isCheck());
    Position without = ORTHODOX.position("k7/8/8/8/8/8/8/q7 w - - 0 1", Reading.PROBLEM);
    assertFalse(without.isCheck());
    assertTrue(without.isStalemate());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/2K5/8/8/2K5/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/5kK1/8 w - - 0 1",
        "P7/8/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/p3K3 w - - 0 1",
      })
  void problemsAreStillRefusedTwoKingsTouchingKingsAndPawnsOnTheEdge(String fen) {
    refused(fen, Reading.PROBLEM);
  }

  /** Without a king every move is played, and leaves are counted by moves all the same. */
  @Test
  void movesWithoutAKingAreCounted() {
    Position position = ORTHODOX.position("8/8/8/8/8/8/p2n4/4K3 b - - 0 1", Reading.PROBLEM);
    assertEquals(10, position.legalMoves().size());
    assertEquals(10, position.perft(1));
    long sum = position.legalMoves().stream().mapToLong(move -> move.after().perft(1)).sum();
    assertEquals(sum, position.perft(2));
    assertEquals(
        position.rules().withFullPlan().position(position.fen(), Reading.PROBLEM).perft(3),
        position.perft(3));
  }

  @Test
  void problemsTakeUnitsAtHomeAsUnmoved() {
    Position position = ORTHODOX.position("r3k2r/8/8/8/8/8/8/R3K1R1", Reading.PROBLEM);
    assertEquals("r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1", position.fen());
    Position said = ORTHODOX.position("r3k2r/8/8/8/8/8/8/R3K2R w k - 0 1", Reading.PROBLEM);
    assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w k - 0 1", said.fen());
  }

  @Test
  void enPassantMayUncoverACheckOnTheRank() {
    Position position = ORTHODOX.position("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    assertEquals(6, position.legalMoves().size());
    assertFalse(position.isLegal("d5e6"));
  }

  @ParameterizedTest
  @CsvSource({
    "8/1P6/8/8/8/8/8/k1K5 w - - 0 1, 7",
    "8/6P1/8/8/8/8/8/5K1k w - - 0 1, 7",
    "K1k5/8/8/8/8/8/1p6/8 b - - 0 1, 7",
    "5k1K/8/8/8/8/8/6p1/8 b - - 0 1, 7",
  })
  void cornersAreSquaresLikeAnyOther(String fen, int moves) {
    Position position = ORTHODOX.position(fen);
    assertEquals(moves, position.legalMoves().size());
    assertTrue(
        position.legalMoves().stream()
            .allMatch(
                move -> move.piece().is(Role.KING) || move.from().file() == move.to().file()));
  }

  @Test
  void theEditorIsExaminedLikeAFen() {
    PositionBuilder builder =
        ORTHODOX.setUp().put(Piece.WHITE_KING, Square.E1).put(Piece.BLACK_KING, Square.E8);
    assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 1", builder.build().fen());
    assertThrows(FenException.class, () -> builder.castling("K").build());
    builder.castling("-").put(Piece.WHITE_PAWN, Square.E4).sideToMove(Side.BLACK);
    builder.enPassant(Square.E3).halfmoveClock(3).moveNumber(7);
    assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - e3 3 7", builder.build().fen());
    assertThrows(FenException.class, () -> builder.remove(Square.E4).build());
    assertThrows(FenException.class, () -> builder.enPassant().halfmoveClock(-1).build());
    assertThrows(FenException.class, () -> builder.halfmoveClock(0).token("x", "y").build());
    assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 0 7", builder.token("x", "").build().fen());
  }

  @Test
  void theEditorStartsFromAPosition() {
    Position start = ORTHODOX.initialPosition();
    assertEquals(start.fen(), start.edit().build().fen());
  }

  @Test
  void countersStayWithinWhatAFenCanSay() {
    Position position = ORTHODOX.position("4k3/8/8/8/8/8/8/4KR2 b - - 99999 99999").play("Kd8");
    assertEquals("3k4/8/8/8/8/8/8/4KR2 w - - 99999 99999", position.fen());
    assertDoesNotThrow(() -> ORTHODOX.position(position.fen()));
  }
}

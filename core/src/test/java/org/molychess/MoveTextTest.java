package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as text, out and in. */
final class MoveTextTest {
  private static final String PINNED = "3rk3/8/8/8/8/3N4/8/3K3N w - - 0 1";
  private static final String CORNERS = "1n2k2r/P7/8/8/8/8/8/R3K2R w KQk - 0 1";

  private static Position position(String fen) {
    return Rules.orthodox().position(fen);
  }

  private static IllegalMoveException refused(Position position, String text) {
    String fen = position.fen();
    IllegalMoveException refusal =
        assertThrows(IllegalMoveException.class, () -> position.move(text), text);
    assertFalse(position.isLegal(text));
    assertThrows(IllegalMoveException.class, () -> position.exactMove(text), text);
    assertEquals(fen, position.fen());
    assertEquals(fen, refusal.fen());
    assertEquals(text, refusal.move());
    return refusal;
  }

  @Test
  void aPinnedTwinNeedsNoLetter() {
    assertEquals("Nf2", position(PINNED).move("h1f2").san());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Nhf2", "Nh1f2", "N1f2", "Nf2", "Sf2", "h1f2"})
  void needlessLettersAreRead(String text) {
    assertEquals("h1f2", position(PINNED).move(text).uci());
  }

  @Test
  void onlyTheExactTextIsExact() {
    assertEquals("h1f2", position(PINNED).exactMove("Nf2").uci());
    assertThrows(IllegalMoveException.class, () -> position(PINNED).exactMove("Nhf2"));
  }

  @Test
  void thePinnedTwinIsIllegalNotAmbiguous() {
    assertTrue(refused(position(PINNED), "Ndf2").getMessage().contains("is not a legal move"));
  }

  @Test
  void twinsAreToldApartByFileThenRankThenBoth() {
    Position byFile = position("4k3/8/8/8/8/8/8/RK5R w - - 0 1");
    assertEquals("Rg1", byFile.move("h1g1").san());
    Position files = position("4k3/8/8/8/8/4K3/8/R6R w - - 0 1");
    assertEquals("Rad1", files.move("a1d1").san());
    Position ranks = position("R3k3/8/8/8/8/4K3/8/R7 b - - 0 1").play("Kf7");
    assertEquals("R1a4", ranks.move("a1a4").san());
    Position both = position("6k1/8/8/8/Q6Q/8/8/K6Q w - - 0 1");
    assertEquals("Qh4e4", both.move("h4e4").san());
    assertTrue(refused(both, "Qe4").getMessage().contains("candidates: "));
    assertTrue(refused(both, "Qhe4").getMessage().contains("ambiguous"));
  }

  @Test
  void aBishopOnAFileIsNoSquare() {
    // B1c2 and B3c2 look like squares b1 and b3 in capitals.
    Position position = position("4k3/8/8/8/8/1B6/8/1B2K3 w - - 0 1");
    assertEquals("B1c2", position.move("b1c2").san());
    assertEquals("b1c2", position.move("B1c2").uci());
    assertEquals("b3c2", position.move("B3c2").uci());
    assertEquals("b1d3", position.move("B1d3").uci());
    Position twins = position("4k3/8/8/8/8/4B3/8/4B1K1 w - - 0 1");
    assertEquals("B1f2", twins.move("e1f2").san());
    assertEquals("e1f2", twins.move("B1f2").uci());
  }

  @Test
  void castlingIsTheKingsMove() {
    Position position = position(CORNERS);
    assertEquals("O-O", position.move("e1g1").san());
    assertEquals("O-O-O", position.move("e1c1").san());
    for (String text : List.of("O-O", "0-0", "e1g1", "O-O+")) {
      assertEquals("e1g1", position.move(text).uci());
    }
    refused(position, "e1h1");
    assertEquals("e1g1", position.move("Kg1").uci());
    refused(position, "O-0-O-O");
  }

  @Test
  void promotionNamesItsFigure() {
    Position position = position(CORNERS);
    assertEquals("a7a8q", position.move("a8=Q").uci());
    assertEquals("a7a8n", position.move("a8S").uci());
    assertEquals("a7a8q", position.move("a7a8Q").uci());
    assertEquals("axb8=N", position.move("a7b8n").san());
    assertTrue(refused(position, "a7a8").getMessage().contains("a7a8q, a7a8r, a7a8b, a7a8n"));
    assertTrue(refused(position, "a8").reason().contains("which officer"));
    assertTrue(refused(position, "a8").reason().contains("a8=Q, a8=R, a8=B, a8=N"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a7a8k",
        "a7a8p",
        "a8=K",
        "a8=P",
        "0000",
        "a7",
        "",
        " ",
        "\n",
        "e9",
        "e1",
        "xx",
        "Kx",
        "O",
        "O-",
        "-",
        "@",
        "a7a8q@",
        "a7a8q@c1",
        "[",
        "]",
        "()",
        "=",
        "a7a8q,",
        "c8=q,e1g1",
        "e1e1",
        "a1a1",
        "Nb8",
        "nb8",
        "axb8",
        "e.p.",
        "O-O[+wRh1]",
        "a7a8\u0000",
        "½",
        "--",
        "Z0",
        "null",
      })
  void nothingElseIsAMove(String text) {
    refused(position(CORNERS), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "e2e4", "[", "(", "c8=q,", "O-O", " ", "+", "N", "e.p."})
  void tenMegabytesAreRefusedAtOnce(String unit) {
    String text = unit.repeat(10_000_000 / unit.length());
    assertTrue(refused(position(CORNERS), text).getMessage().length() < 1_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "(", "+", "c8=Q,", "[]", "x", "S", "e.p."})
  void theLongestTextsThatAreReadAreReadQuickly(String unit) {
    refused(position(CORNERS), unit.repeat(1_000 / unit.length()));
  }

  @Test
  void theNullMoveIsNamed() {
    assertTrue(refused(position(CORNERS), "0000").getMessage().contains("null move"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd6",
        "exd6 e.p.",
        "exd6e.p.",
        "exd6ep",
        "e5d6",
        "e5xd6",
        "e:d6",
        "e5-d6",
        "Pexd6"
      })
  void enPassantIsReadInAllItsForms(String text) {
    Move move = position("4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1").move(text);
    assertTrue(move.isEnPassant());
    assertEquals("exd6", move.san());
    assertEquals(Square.D5, move.captureSquare().orElseThrow());
    assertEquals(Square.D6, move.to());
  }

  @Test
  void checkAndMateAreWritten() {
    assertEquals("Ra8#", position("7k/8/7K/8/8/8/8/R7 w - - 0 1").move("a1a8").san());
    assertEquals("Ra8+", position("7k/8/1K6/8/8/8/8/R7 w - - 0 1").move("Ra8").san());
  }

  @Test
  void everyTextOfEveryMoveIsReadBack() {
    for (String fen :
        List.of(
            CORNERS,
            PINNED,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "k7/8/8/8/BB6/8/BB6/4K3 w - - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1")) {
      Position position = position(fen);
      for (Move move : position.legalMoves()) {
        assertEquals(move, position.move(move.uci()));
        assertEquals(move, position.move(move.san()), fen);
        assertEquals(move, position.exactMove(move.san()));
      }
    }
  }

  @Test
  void movesAreSortedByMachineText() {
    List<String> texts =
        Rules.orthodox().initialPosition().legalMoves().stream().map(Move::uci).toList();
    assertEquals(texts.stream().sorted().toList(), texts);
    assertEquals("a2a3", texts.get(0));
  }

  @Test
  void aMoveOfAnotherPositionIsMatchedOrRefused() {
    Position start = Rules.orthodox().initialPosition();
    Move e4 = start.move("e4");
    Position other = start.play("Nf3").play("Nf6");
    assertEquals(other.play("e2e4"), other.play(e4));
    assertThrows(IllegalMoveException.class, () -> start.play("e4").play(e4));
  }
}

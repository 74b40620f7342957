package org.molychess.rules.fischerandom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Cursor;
import org.molychess.CursorMove;
import org.molychess.FenException;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** Castling of Chess960, through every entrance. */
final class CastlingTest {
  private static final Rules RULES = Rules.of("chess960");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/8/8/8/5K1R w H - 0 1 | O-O | f1h1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        // The king stands on his target, or the rook does; they change places.
        "4k3/8/8/8/8/8/8/6KR w H - 0 1 | O-O | g1h1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1 | O-O | f1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/2RK4 w C - 0 1 | O-O-O | d1c1 | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "7k/8/8/8/8/8/8/1RK5 w B - 0 1 | O-O-O | c1b1 | 7k/8/8/8/8/8/8/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1 | O-O-O | b1a1 | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/8/1K1R4 w D - 0 1 | O-O | b1d1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "rk6/8/8/8/8/8/8/6K1 b a - 0 1 | O-O-O | b8a8 | 2kr4/8/8/8/8/8/8/6K1 w - - 1 2",
        "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1 | O-O | e1h1 | 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"
      })
  void castles(String fen, String san, String machine, String after) {
    Position position = RULES.position(fen);
    Move move = position.move(san);
    assertTrue(move.isCastling());
    assertFalse(move.isCapture());
    assertEquals(Optional.empty(), move.captured());
    assertEquals(machine, move.uci());
    assertEquals(san, move.san());
    assertEquals(after, move.after().fen());
    assertEquals(move, position.move(machine));
    assertEquals(Square.of(machine.substring(2)), move.castlingRook().orElseThrow());
    assertEquals(move, position.explain(machine).move().orElseThrow());
    Cursor cursor = position.cursor();
    long packed = cursor.find(machine);
    assertTrue(CursorMove.isCastling(packed));
    assertFalse(CursorMove.isCapture(packed));
    assertEquals(move.to(), CursorMove.to(packed));
    assertEquals(Square.of(machine.substring(2)), CursorMove.castlingRook(packed));
    cursor.make(packed);
    assertEquals(after, cursor.position().fen());
    List<String> order = position.legalMoves().stream().map(Move::uci).toList();
    assertEquals(order.stream().sorted().toList(), order);
    assertTrue(order.contains(machine));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The rook shields its king, which is seen after the move alone.
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1 | O-O-O | open the line",
        "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1 | O-O-O | check",
        "4k3/8/8/8/8/8/8/NRNK4 w B - 0 1 | O-O-O | way",
        "4k3/8/8/8/3r4/8/8/1K3R2 w F - 0 1 | O-O | cross",
        "4k3/8/8/8/8/8/1r6/1K3R2 w F - 0 1 | O-O | out of check",
        "4k3/8/8/8/8/8/8/1K3R2 w - - 0 1 | O-O | moved",
        "4k3/8/8/8/8/8/8/1K6 w - - 0 1 | O-O | no rook",
        "4k3/8/8/8/8/8/1K6/7R w - - 0 1 | O-O | rank 1",
        "4k3/8/8/8/8/8/8/1K3R1R w H - 0 1 | b1f1 | moved"
      })
  void explainsWhyNot(String fen, String text, String why) {
    Position position = RULES.position(fen);
    assertThrows(IllegalMoveException.class, () -> position.move(text));
    String reason = position.explain(text).reason().orElseThrow();
    assertTrue(reason.contains(why), reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // X-FEN: the outermost rook; a file names an inner one.
        "rk2r2r/8/8/8/8/8/8/RK2R2R w KQkq - 0 1 | HAha",
        "rk2r2r/8/8/8/8/8/8/RK2R2R w EQeq - 0 1 | EAea",
        "rk2r2r/8/8/8/8/8/8/RK2R2R w AEea - 0 1 | EAea",
        "1rk1r3/8/8/8/8/8/8/1RK1R3 w Kq - 0 1 | Eb"
      })
  void readsBothNotations(String fen, String castling) {
    assertEquals(castling, RULES.position(fen).fen().split(" ", -1)[2]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/R3K2R w B - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w E - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w HH - 0 1",
        "4k3/8/8/8/8/8/8/R3K2R w KH - 0 1",
        "4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w haHA - 0 1",
        "4k3/8/8/8/8/8/4K3/R6R w HA - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w K - 0 1"
      })
  void refusesWhatCannotBe(String fen) {
    assertEquals("castling", assertThrows(FenException.class, () -> RULES.position(fen)).part());
    Position lenient = RULES.position(fen, Reading.LENIENT);
    assertEquals(lenient, RULES.position(lenient.fen()));
  }

  @Test
  void leavesOrdinaryFensAlone() {
    String fen = "rk2r2r/8/8/8/8/8/8/RK2R2R w HAha - 0 1";
    assertThrows(FenException.class, () -> Rules.orthodox().position(fen));
    assertEquals("-", Rules.orthodox().position(fen, Reading.LENIENT).fen().split(" ", -1)[2]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f1h1", "0-0", "o-o", "F1H1", "Kh1", "OO"})
  void readsWhatPeopleWrite(String text) {
    assertTrue(RULES.position("4k3/8/8/8/8/8/8/5K1R w H - 0 1").move(text).isCastling());
  }

  @Test
  void tellsAStepFromCastling() {
    Position position = RULES.position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assertFalse(position.move("Kg1").isCastling());
    assertFalse(position.move("f1g1").isCastling());
    Position far = RULES.position("4k3/8/8/8/8/8/8/4K2R w H - 0 1");
    assertTrue(far.move("Kg1").isCastling());
    assertTrue(far.move("e1g1").isCastling());
    assertThrows(IllegalMoveException.class, () -> far.exactMove("e1g1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Chess960", "Fischerandom", "fischer random", "chess 960", "Chess960+Circe"})
  void readsAndWritesGames(String variant) {
    String pgn =
        "[Event \"?\"]\n[Variant \""
            + variant
            + "\"]\n[SetUp \"1\"]\n[FEN \"1rk4r/8/8/8/8/8/8/1RK1R3 w KQkq - 0 1\"]\n\n"
            + "1. O-O O-O-O 2. Kg2 *\n";
    Game game = PgnReader.parse(pgn);
    String written = PgnWriter.text(game);
    assertTrue(written.contains("[FEN \"1rk4r/8/8/8/8/8/8/1RK1R3 w EBhb - 0 1\"]"), written);
    assertTrue(written.contains("1. O-O O-O-O 2. Kg2"), written);
    assertEquals(written, PgnWriter.text(PgnReader.parse(written)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"
      })
  void isOrdinaryCastlingInTheOrdinaryArray(String fen) {
    for (String rules :
        List.of("", "circe", "haunted", "progressive", "circe-ulysses", "anticirce")) {
      Rules plain = rules.isEmpty() ? Rules.orthodox() : Rules.of(rules);
      Rules free = Rules.parse(rules.isEmpty() ? "chess960" : rules + "+chess960");
      assertEquals(
          Perft.of(plain.position(fen)).count(3), Perft.of(free.position(fen)).count(3), rules);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess960",
        "chess960+circe",
        "chess960+haunted",
        "chess960+ghost",
        "circe-ulysses+chess960",
        "chess960+progressive",
        "chess960+circe:rex-inclusive",
        "chess960+circe+haunted"
      })
  void countsTheSameByEveryPlan(String text) {
    Rules rules = Rules.parse(text);
    for (String fen :
        List.of(
            "r1k1r3/p2p1p1p/1p2p3/2n2b2/2N2B2/1P2P3/P2P1P1P/R1K1R3 w EAea - 0 1",
            "1rkr4/3p4/8/2B1n3/2b1N3/8/3P4/1RKR4 b DBdb - 0 1",
            "5krr/8/3p4/1b4N1/1B4n1/3P4/8/5KRR w Gg - 0 1")) {
      Position position = rules.position(fen);
      assertEquals(
          Perft.of(rules.withFullPlan().position(fen)).count(3), Perft.of(position).count(3), fen);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4k3/8/8/8/3p4/2R5/8/3K3R b H - 0 1 | HA",
        "4k3/8/8/8/3p4/2R5/8/1R1K3R b HB - 0 1 | HB",
        "4k3/8/8/8/3p4/2R5/8/3K3R b - - 0 1 | -",
        "4k3/8/8/8/3p4/2R5/8/3K3R b - - 0 1 unmoved:K | A"
      })
  void aRookRebornOnACornerMayCastle(String fen, String castling) {
    Position reborn = Rules.of("chess960", "circe").position(fen).move("dxc3").after();
    assertEquals(castling, reborn.fen().split(" ", -1)[2]);
    assertEquals(reborn, reborn.rules().position(reborn.fen()));
  }

  @Test
  void aGhostStaysUnderASquareThatIsNotLeft() {
    Position position =
        Rules.of("chess960", "haunted").position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1 ghosts:f1n,g1b");
    Position after = position.move("O-O").after();
    assertEquals("4k3/8/8/8/8/8/8/5RK1 b - - 1 1 ghosts:f1n,g1b", after.fen());
  }
}

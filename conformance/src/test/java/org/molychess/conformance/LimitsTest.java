package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.CheckpointException;
import org.molychess.Epd;
import org.molychess.FenException;
import org.molychess.Game;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Perft;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.Square;
import org.molychess.pgn.PgnException;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnWriter;

/** What is read and counted at each limit of docs/limits.md, and what is refused beyond it. */
final class LimitsTest {
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  private static final Duration HANGING = Duration.ofMinutes(2);

  private static void assertMessage(Exception error, String part) {
    assertTrue(error.getMessage().contains(part), error::getMessage);
    assertTrue(error.getMessage().length() < 1_000, error::getMessage);
  }

  // Ghosts

  private static String pile(int units) {
    return "4k3/8/B7/1p6/8/8/8/4K3 w - - 0 1 ghosts:a6" + "rN".repeat(units / 2);
  }

  @Test
  void thePileMayHoldWhatMakesTenThousandUnits() {
    Position position = Rules.of("ghost").position(pile(9_996));
    assertEquals(9_996, position.under(Square.A6).get("ghosts").size());
    Position after = position.play("Bxb5");
    assertEquals(after, after.rules().position(after.fen()));
    assertEquals(position.legalMoves().size(), position.perft(1));
    assertEquals(after.fen(), position.play("Bxb5").fen());
  }

  @Test
  void aDeeperPileIsRefused() {
    FenException error =
        assertThrows(FenException.class, () -> Rules.of("ghost").position(pile(9_998)));
    assertEquals("ghosts", error.part());
    assertMessage(
        error, "ghosts: 10002 units on the board and under it are too many; at most 10000");
  }

  // Series

  @Test
  void theLongestSeriesIsFollowedByOneAsLong() {
    Rules rules = Rules.of("progressive");
    Position last = rules.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1 made:99998 series:99999");
    Position next = last.play("Kd1");
    assertEquals("4k3/8/8/8/8/8/8/3K4 b - - 1 1 series:99999", next.fen());
    assertEquals(next, rules.position(next.fen()));
    assertEquals("made:1", next.play("Kd8").fen().split(" ")[6]);
  }

  @Test
  void aLongerSeriesIsRefused() {
    FenException error =
        assertThrows(
            FenException.class, () -> Rules.of("progressive").position(KINGS + " series:100000"));
    assertMessage(error, "series: must be a number from 0 to 99999");
  }

  @Test
  void countersStayAtTheirLargest() {
    Position last = Rules.orthodox().position("4k3/8/8/8/8/8/8/4K3 b - - 99999 99999");
    assertEquals("3k4/8/8/8/8/8/8/4K3 w - - 99999 99999", last.play("Kd8").fen());
    FenException error =
        assertThrows(
            FenException.class,
            () -> Rules.orthodox().position("4k3/8/8/8/8/8/8/4K3 b - - 100000 1"));
    assertMessage(error, "halfmove clock: '100000' is not a number from 0 to 99999");
  }

  // Waiting pawns

  @Test
  void eightPawnsMayWait() {
    Position position = Rules.of("circe-coucou").position("PPPPPPPP/8/8/8/7k/8/8/K7 w - - 0 1");
    assertEquals(8, position.pendingPromotions().size());
    // The moves of all 65,536 choices; to list them would take two gigabytes.
    assertEquals(4_063_232, position.perft(1));
    Rules full = position.rules().withFullPlan();
    assertEquals(4_063_232, full.position(position.fen()).perft(1));
  }

  @Test
  void aMoveAmongManyChoicesIsFoundAndWritten() {
    Position position = Rules.of("circe-coucou").position("PPPPP3/8/8/8/7k/8/8/K7 w - - 0 1");
    assertTimeoutPreemptively(
        HANGING,
        () -> {
          List<Move> moves = position.legalMoves();
          assertEquals(43_776, moves.size());
          for (Move move : moves) {
            assertTrue(move.san().startsWith("a8="), move.san());
          }
          Move last = moves.get(moves.size() - 1);
          assertEquals(last, position.move(last.uci()));
          assertEquals(last, position.move(last.san()));
          assertThrows(IllegalMoveException.class, () -> position.move("a8=Q,Kb3"));
          assertThrows(IllegalMoveException.class, () -> position.move("Kb1"));
        });
  }

  @Test
  void aNinthPawnHasNoSquareToWaitOn() {
    FenException error =
        assertThrows(
            FenException.class,
            () -> Rules.of("circe-coucou").position("PPPPPPPP/8/8/8/7k/8/8/K6P w - - 0 1"));
    assertMessage(error, "placement: a pawn cannot stand on h1");
  }

  // Counting

  @Test
  void theLargestTableIsTakenForACountThatNeedsNone() {
    assertEquals(8_902, Perft.of(Rules.orthodox().initialPosition()).hash(1L << 38).count(3));
  }

  @Test
  void aLargerTableIsRefused() {
    Perft perft = Perft.of(Rules.orthodox().initialPosition());
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> perft.hash((1L << 38) + 1));
    assertMessage(error, "a table cannot have 274877906945 bytes; it has 0 to 274877906944");
    assertThrows(IllegalArgumentException.class, () -> perft.hash(-1));
  }

  @Test
  void aThousandPliesFitOnTheStack() {
    Perft perft = Perft.of(Rules.orthodox().position(KINGS));
    CompletableFuture<Long> count = CompletableFuture.supplyAsync(() -> perft.count(Perft.DEEPEST));
    assertTimeoutPreemptively(
        HANGING,
        () -> {
          while (perft.progress().nodes() == 0 && !count.isDone()) {
            Thread.onSpinWait();
          }
          perft.cancel();
          CompletionException ended = assertThrows(CompletionException.class, count::join);
          assertEquals(CancellationException.class, ended.getCause().getClass());
        });
  }

  @Test
  void aDeeperCountIsRefused() {
    Position position = Rules.orthodox().initialPosition();
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> position.perft(Perft.DEEPEST + 1));
    assertMessage(error, "depth 1001 is out of range; it must be 0 to 1000");
    assertThrows(IllegalArgumentException.class, () -> position.divide(Perft.DEEPEST + 1));
    assertThrows(IllegalArgumentException.class, () -> position.divide(0));
    assertThrows(IllegalArgumentException.class, () -> Perft.of(position).divide(1_001));
  }

  @Test
  void manyThreadsAreTakenAndMoreRefused() {
    Perft perft = Perft.of(Rules.orthodox().initialPosition());
    assertEquals(197_281, perft.threads(1_024).count(4));
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> perft.threads(1_025));
    assertMessage(error, "threads must be 1 to 1024, not 1025");
  }

  /** Checkpoints of this many bytes are looked at. */
  private static final long LARGEST_CHECKPOINT = 1L << 26;

  @Test
  void aCheckpointOf64MebibytesIsRead(@TempDir Path folder) throws IOException {
    CheckpointException error = refusal(folder, LARGEST_CHECKPOINT);
    assertMessage(error, "is not a checkpoint: it does not begin with 'moly-perft 1'");
  }

  @Test
  void aLargerCheckpointIsRefused(@TempDir Path folder) throws IOException {
    CheckpointException error = refusal(folder, LARGEST_CHECKPOINT + 1);
    assertMessage(error, "is too large to be one: it has more than 67108864 bytes");
  }

  /** Returns what is said of a file of zeros, which must keep its size and stay alone. */
  private static CheckpointException refusal(Path folder, long size) throws IOException {
    Path file = folder.resolve("checkpoint");
    try (RandomAccessFile zeros = new RandomAccessFile(file.toFile(), "rw")) {
      zeros.setLength(size);
    }
    Perft perft = Perft.of(Rules.orthodox().initialPosition()).checkpoint(file);
    CheckpointException error = assertThrows(CheckpointException.class, () -> perft.count(1));
    assertEquals(size, Files.size(file));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
    return error;
  }

  // Texts

  @Test
  void aFenOf20000CharactersIsRead() {
    String fen = KINGS + " ".repeat(20_000 - KINGS.length());
    assertEquals(KINGS, Rules.orthodox().position(fen, Reading.LENIENT).fen());
  }

  @Test
  void aLongerFenIsRefused() {
    String fen = KINGS + " ".repeat(20_001 - KINGS.length());
    FenException error =
        assertThrows(FenException.class, () -> Rules.orthodox().position(fen, Reading.LENIENT));
    assertMessage(error, "length: 20001 characters are too many; at most 20000");
  }

  @Test
  void aLineOfEpdOf20000CharactersIsReadAndALongerOneRefused() {
    String start = "4k3/8/8/8/8/8/8/4K3 w - - id \"";
    String name = "x".repeat(20_000 - start.length() - 2);
    assertEquals(name, Epd.parse(Rules.orthodox(), start + name + "\";").id().orElseThrow());
    FenException error =
        assertThrows(FenException.class, () -> Epd.parse(Rules.orthodox(), start + name + "x\";"));
    assertMessage(error, "length: 20001 characters are too many; at most 20000");
  }

  @Test
  void aMoveOf1000CharactersIsRead() {
    Position position = Rules.orthodox().initialPosition();
    String text = "e4" + "!".repeat(998);
    assertEquals("e2e4", position.move(text).uci());
    assertTrue(position.explain(text).isLegal());
  }

  @Test
  void aLongerMoveIsRefused() {
    Game game = new Game(Rules.orthodox());
    String text = "e4" + "!".repeat(999);
    IllegalMoveException error = assertThrows(IllegalMoveException.class, () -> game.play(text));
    assertMessage(error, "is too long for a move; at most 1000 characters are read");
    assertThrows(IllegalMoveException.class, () -> game.position().exactMove(text));
    assertEquals(new Game(Rules.orthodox()), game);
  }

  @Test
  void rulesOf2000CharactersAreRead() {
    String text = "circe+".repeat(330) + "immune+immune+immune";
    assertEquals(2_000, text.length());
    assertEquals("circe+immune", Rules.parse(text).toString());
  }

  @Test
  void longerRulesAreRefused() {
    String text = "circe+".repeat(333) + "cir";
    assertEquals(2_001, text.length());
    RuleLoadException error = assertThrows(RuleLoadException.class, () -> Rules.parse(text));
    assertMessage(error, "are too long; at most 2000 characters");
  }

  // PGN

  private static void assertRead(String pgn) {
    Game game = PgnReader.parse(pgn);
    assertEquals(1, game.mainLine().size());
    assertTrue(game.equals(PgnReader.parse(PgnWriter.text(game))));
  }

  private static void assertRefused(String pgn, String part) {
    assertMessage(assertThrows(PgnException.class, () -> PgnReader.parse(pgn)), part);
  }

  @Test
  void aTagOf65536CharactersIsReadAndALongerOneRefused() {
    String value = "x".repeat(1 << 16);
    assertRead("[White \"" + value + "\"]\n\n1. e4 *");
    assertRefused(
        "[White \"" + value + "x\"]\n\n1. e4 *",
        "the tag's value is too long; at most 65536 characters are read");
  }

  @Test
  void aCommentOf1048576CharactersIsReadAndALongerOneRefused() {
    String comment = "x".repeat(1 << 20);
    assertRead("1. e4 {" + comment + "} *");
    assertRefused(
        "1. e4 {" + comment + "x} *",
        "the comment is too long; at most 1048576 characters are read");
  }

  @Test
  void aMoveOf1000CharactersInAGameIsReadAndALongerOneRefused() {
    String brackets = "[]".repeat(499);
    assertRefused("1. e4" + brackets + " *", "'e4" + brackets.substring(0, 78) + "…");
    assertRefused(
        "1. e4" + brackets + "x *", "the move is too long; at most 1000 characters are read");
  }

  @Test
  void theLargestGlyphIsReadAndALargerOneRefused() {
    assertRead("1. e4 $9999 *");
    assertRefused("1. e4 $10000 *", "'$10000': is not a glyph from $0 to $9999");
  }
}

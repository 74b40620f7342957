package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Positions as values: equality, hash, castling rights, the end of the game, threads. */
final class PositionTest {
  private static Position position(String fen) {
    return Rules.orthodox().position(fen);
  }

  private static Position after(Position start, String moves) {
    Position position = start;
    for (String move : moves.split(" ")) {
      position = position.play(move);
    }
    return position;
  }

  // Castling

  @Test
  void aRookTakenAtHomeLosesItsRight() {
    assertEquals(
        "B3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1",
        position("r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1").play("g2a8").fen());
  }

  @Test
  void rightsAreLostByMovingAndNeverGained() {
    Position start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assertEquals("Qkq", castling(start.play("h1g1")));
    assertEquals("Qk", castling(after(start, "h1g1 a8b8 g1h1 b8a8")));
    assertEquals("kq", castling(start.play("e1e2")));
    assertEquals("kq", castling(start.play("O-O")));
    assertEquals("Kk", castling(start.play("a1a8")));
  }

  private static String castling(Position position) {
    return position.fen().split(" ")[2];
  }

  @Test
  void castlingLeadsNeitherOutOfCheckNorThroughItNorIntoIt() {
    assertFalse(position("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1").isLegal("e1g1"));
    assertFalse(position("5rk1/8/8/8/8/8/8/4K2R w K - 0 1").isLegal("e1g1"));
    assertFalse(position("6r1/k7/8/8/8/8/8/4K2R w K - 0 1").isLegal("e1g1"));
    assertTrue(position("6kr/8/8/8/8/8/8/4K2R w K - 0 1").isLegal("e1g1"));
    assertTrue(position("1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1").isLegal("e1c1"));
    assertFalse(position("6k1/8/8/8/8/8/8/RN2K3 w Q - 0 1").isLegal("e1c1"));
  }

  @Test
  void bothEndsOfACastlingArriveTogether() {
    assertEquals(
        "r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2",
        after(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "O-O-O O-O").fen());
  }

  // Equality and hash

  @Test
  void theCountersDoNotMatter() {
    Position a = position("4k3/8/8/8/8/8/8/R3K3 w Q - 3 9");
    Position b = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assertEquals(a, b);
    assertEquals(a.hash(), b.hash());
    assertEquals(a.hashCode(), b.hashCode());
    assertNotEquals(a, position("4k3/8/8/8/8/8/8/R3K3 w - - 3 9"));
    assertNotEquals(a, position("4k3/8/8/8/8/8/8/R3K3 b Q - 3 9"));
    assertNotEquals(a, position("4k3/8/8/8/8/8/8/1R2K3 w - - 3 9"));
  }

  @Test
  void anEnPassantSquareThatNobodyCanUseDoesNotMatter() {
    Position start = Rules.orthodox().initialPosition();
    Position first = after(start, "e2e4 e7e5");
    Position again = after(first, "g1f3 g8f6 f3g1 f6g8");
    Position third = after(again, "g1f3 g8f6 f3g1 f6g8");
    assertTrue(first.fen().contains(" e6 "));
    assertEquals(first, again);
    assertEquals(first, third);
    assertEquals(first.hash(), third.hash());
  }

  @Test
  void anEnPassantSquareThatIsUsableDoes() {
    Position usable = position("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1");
    assertNotEquals(usable, position("4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1"));
    assertNotEquals(usable.hash(), position("4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1").hash());
  }

  @Test
  void anEnPassantSquareThatOnlyAPinnedPawnCouldUseDoesNot() {
    Position pinned = position("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    assertEquals(pinned, position("8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1"));
    assertEquals(pinned.hash(), position("8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1").hash());
  }

  @Test
  void hashesAreTheSameInAnotherJvmAndTellPositionsApart() throws Exception {
    Set<Position> positions = new HashSet<>(HashPrinter.positions());
    Set<String> here = new HashSet<>();
    positions.forEach(position -> here.add(Long.toHexString(position.hash())));
    assertEquals(positions.size(), here.size());
    assertTrue(here.size() > 400);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), HashPrinter.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor());
    assertEquals(here, new HashSet<>(out.lines().toList()));
  }

  // The end

  @Test
  void mateAndStalemateEndTheGame() {
    Position mate = position("7k/8/7K/8/8/8/8/R7 w - - 0 1").play("Ra8");
    assertTrue(mate.isCheckmate() && mate.isCheck() && !mate.isStalemate());
    assertEquals("1-0 (checkmate)", mate.outcome().orElseThrow().toString());
    assertEquals(0, mate.perft(1));
    Position stalemate = position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1");
    assertTrue(stalemate.isStalemate() && !stalemate.isCheckmate());
    assertEquals("1/2-1/2 (stalemate)", stalemate.outcome().orElseThrow().toString());
  }

  @Test
  void twoBareKingsAreDead() {
    assertEquals(
        Outcome.Termination.DEAD_POSITION,
        position("8/8/8/4k3/8/3K4/8/8 w - - 0 1").outcome().orElseThrow().termination());
    assertTrue(position("8/8/8/4k3/8/3K4/8/7R w - - 0 1").outcome().isEmpty());
  }

  @Test
  void checkersAndAttackersAreOrdinaryMovement() {
    Position position = position("4k3/8/8/8/1b6/8/8/4K2r w - - 0 1");
    assertEquals(SquareSet.of(Square.B4, Square.H1), position.checkers());
    assertEquals(SquareSet.of(Square.H1), position.attackers(Square.F1, Side.BLACK));
    assertTrue(position.attacked(Side.BLACK).contains(Square.D2));
    assertFalse(position.attacked(Side.BLACK).contains(Square.A1));
  }

  // Counting

  @Test
  void perftHasNoNegativeDepth() {
    Position start = Rules.orthodox().initialPosition();
    assertEquals(1, start.perft(0));
    assertThrows(IllegalArgumentException.class, () -> start.perft(-1));
    assertThrows(IllegalArgumentException.class, () -> start.divide(0));
  }

  @Test
  void divideAddsUp() {
    Position start = Rules.orthodox().initialPosition();
    assertEquals(8902, start.divide(3).values().stream().mapToLong(Long::longValue).sum());
    assertEquals(20, start.divide(1).size());
  }

  // Threads

  @Test
  void manyThreadsMayShareAPosition() throws Exception {
    Rules rules = Rules.orthodox();
    Position shared =
        rules.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    Callable<String> all =
        () -> {
          StringBuilder out = new StringBuilder();
          for (Move move : shared.legalMoves()) {
            out.append(move.san()).append(move.after().fen()).append(move.after().hash());
          }
          return out.append(shared.perft(3)).append(shared.isCheck()).append(shared).toString();
        };
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<String>> answers = new ArrayList<>();
      for (int i = 0; i < 32; i++) {
        answers.add(threads.submit(all));
      }
      Set<String> different = new HashSet<>();
      for (Future<String> answer : answers) {
        different.add(answer.get());
      }
      assertEquals(Set.of(all.call()), different);
    } finally {
      threads.shutdownNow();
    }
  }
}

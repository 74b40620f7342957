package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Cursor;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;

/** The moves listed as checks are just those after which the side to move is in check. */
final class CursorChecksTest {
  private static final int PLIES = 60;

  private static final List<String> POSITIONS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "3k4/1P6/8/2Pp4/8/3R4/3N4/R3K2R w KQ d6 0 1");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orthodox",
        "circe",
        "circe-coucou",
        "circe-couscous",
        "circe-super",
        "circe-assassin",
        "circe-ulysses",
        "circe:rex-inclusive",
        "promotion-circe",
        "haunted",
        "ghost",
        "immune",
        "anticirce",
        "anticirce:cheylan",
        "progressive",
        "circe+haunted+progressive"
      })
  void listsEveryCheckAndNothingElse(String name) {
    Rules rules = Rules.parse(name);
    Random random = new Random(7);
    int checks = 0;
    for (String fen : POSITIONS) {
      Position start = rules.position(fen);
      Cursor cursor = start.cursor();
      for (int ply = 0; ply < PLIES; ply++) {
        Set<String> expected = expected(cursor);
        assertEquals(expected, listed(cursor), () -> cursor.position().fen());
        checks += expected.size();
        int count = cursor.listMoves();
        if (count == 0) {
          cursor.reset(start);
          continue;
        }
        cursor.make(cursor.move(random.nextInt(count)));
      }
    }
    assertTrue(checks > 0, name);
  }

  private static Set<String> listed(Cursor cursor) {
    Set<String> checks = new TreeSet<>();
    int count = cursor.listChecks();
    for (int i = 0; i < count; i++) {
      checks.add(cursor.text(cursor.move(i)));
    }
    assertEquals(count, checks.size());
    return checks;
  }

  private static Set<String> expected(Cursor cursor) {
    Set<String> checks = new TreeSet<>();
    Side mover = cursor.sideToMove();
    int count = cursor.listMoves();
    for (int i = 0; i < count; i++) {
      long move = cursor.move(i);
      String text = cursor.text(move);
      cursor.make(move);
      if (cursor.sideToMove() != mover && cursor.isCheck()) {
        checks.add(text);
      }
      cursor.unmake();
    }
    return checks;
  }
}

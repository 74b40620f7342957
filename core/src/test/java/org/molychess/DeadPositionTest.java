package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No draw is ever claimed falsely: what is proved of dead positions, by trying everything. */
final class DeadPositionTest {
  private static final Rules ORTHODOX = Rules.orthodox();

  /** How many random locked positions are searched; a nightly run may ask for more. */
  private static final int LOCKED = Integer.getInteger("moly.dead.positions", 60);

  private static final long SEED = Long.getLong("moly.dead.seed", 1);

  private static boolean isDead(String fen) {
    return ORTHODOX
        .position(fen)
        .outcome()
        .map(Outcome::termination)
        .equals(Optional.of(Outcome.Termination.DEAD_POSITION));
  }

  // Blocked pawns

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        "8/6k1/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/6K1 w - - 0 1",
        "4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1",
        "2b1k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 w - - 0 1",
      })
  void blockedPawnsAreDead(String fen) {
    assertTrue(isDead(fen));
    assertEquals(Possibility.NO, ORTHODOX.position(fen).canStillWin(Side.WHITE));
    assertEquals(Possibility.NO, ORTHODOX.position(fen).canStillWin(Side.BLACK));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 b - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2N b - - 0 1",
        "4kb2/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4KB2 w - - 0 1",
        "8/8/4k3/8/p7/P7/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/1p6/P7/4K3 w - - 0 1",
        "4k3/8/8/8/pP6/P7/8/4K3 b - b3 0 1",
      })
  void pawnsThatAreNotBlockedAreNot(String fen) {
    assertFalse(isDead(fen));
  }

  /** The e.p. capture opens the chain. */
  @Test
  void anEnPassantCaptureOpensAChain() {
    String chain = "4k3/8/p1p1p1p1/P1P1PpPp/5P1P/8/8/4K3 w - ";
    assertTrue(isDead(chain + "- 0 1"));
    assertFalse(isDead(chain + "f6 0 1"));
  }

  /** A locked position, as games have them: pawns face to face, kings and bishops around. */
  private static Optional<Position> locked(Random random) {
    PositionBuilder editor = ORTHODOX.setUp();
    int rank = 3 + random.nextInt(3);
    for (int file = 1; file <= 8; file++) {
      rank = Math.max(2, Math.min(6, rank + (random.nextBoolean() ? 1 : -1)));
      if (random.nextInt(10) != 0) {
        editor.put(Piece.WHITE_PAWN, Square.at(file, rank));
        int gap = random.nextInt(12) == 0 ? 2 : 1;
        editor.put(Piece.BLACK_PAWN, Square.at(file, Math.min(7, rank + gap)));
      }
    }
    for (Piece bishop : List.of(Piece.WHITE_BISHOP, Piece.BLACK_BISHOP)) {
      if (random.nextInt(3) == 0) {
        editor.put(bishop, Square.of(random.nextInt(64)));
      }
    }
    editor.put(Piece.WHITE_KING, Square.at(1 + random.nextInt(8), 1 + random.nextInt(3)));
    editor.put(Piece.BLACK_KING, Square.at(1 + random.nextInt(8), 6 + random.nextInt(3)));
    editor.sideToMove(random.nextBoolean() ? Side.WHITE : Side.BLACK);
    try {
      return Optional.of(editor.build());
    } catch (FenException e) {
      return Optional.empty();
    }
  }

  /** Looks at every position that can arise, up to a number, for a mate. */
  private static boolean findsMate(Position start, Side winner, int most) {
    Set<Position> seen = new HashSet<>();
    Deque<Position> open = new ArrayDeque<>();
    seen.add(start);
    open.add(start);
    while (!open.isEmpty() && seen.size() < most) {
      Position position = open.remove();
      if (position.sideToMove() != winner && position.isCheckmate()) {
        return true;
      }
      for (Move move : position.bare().legalMoves()) {
        Position after = move.after();
        if (seen.add(after)) {
          open.add(after);
        }
      }
    }
    return false;
  }

  @Test
  void aSearchOfEverythingFindsNoMateInPositionsCalledDead() {
    Random random = new Random(SEED);
    int claims = 0;
    int tried = 0;
    while (claims < LOCKED) {
      assertTrue(++tried < 1_000 * LOCKED, "too few locked positions are known: " + claims);
      Optional<Position> position = locked(random);
      if (position.isEmpty() || position.get().legalMoves().isEmpty()) {
        continue;
      }
      for (Side side : Side.values()) {
        if (Endings.cannotMate(position.get(), side)) {
          claims++;
          assertFalse(
              findsMate(position.get(), side, 4_000), () -> side + " in " + position.get().fen());
        }
      }
    }
  }

  // Material: every position with these units in which the king is in check

  private static final List<Square> TRIANGLE =
      List.of(
          Square.A1, Square.B1, Square.C1, Square.D1, Square.B2, Square.C2, Square.D2, Square.C3,
          Square.D3, Square.D4);

  /** Every position up to reflection in which the attacker checks a king who has one more unit. */
  private static int mates(Piece attacker, Piece helper) {
    int mates = 0;
    for (Square king : TRIANGLE) {
      for (Square other : Square.values()) {
        if (other == king || Math.max(files(king, other), ranks(king, other)) == 1) {
          continue;
        }
        for (Square at : Square.values()) {
          if (at == king || at == other || !isNear(attacker, king, at)) {
            continue;
          }
          for (Square block : Square.values()) {
            if (block != king && block != other && block != at) {
              mates += isMate(king, other, attacker, at, helper, block) ? 1 : 0;
            }
          }
        }
      }
    }
    return mates;
  }

  private static boolean isMate(
      Square king, Square other, Piece attacker, Square at, Piece helper, Square block) {
    PositionBuilder editor = ORTHODOX.setUp().sideToMove(Side.BLACK);
    editor.put(Piece.BLACK_KING, king).put(Piece.WHITE_KING, other);
    editor.put(attacker, at).put(helper, block);
    try {
      return editor.build().isCheckmate();
    } catch (FenException e) {
      return false; // White is in check
    }
  }

  private static boolean isNear(Piece attacker, Square king, Square at) {
    return attacker.is(Role.KNIGHT)
        ? files(king, at) * ranks(king, at) == 2
        : files(king, at) == ranks(king, at);
  }

  private static int files(Square a, Square b) {
    return Math.abs(a.file() - b.file());
  }

  private static int ranks(Square a, Square b) {
    return Math.abs(a.rank() - b.rank());
  }

  @Test
  void aKnightNeverMatesAgainstAQueenButAgainstARook() {
    assertEquals(0, mates(Piece.WHITE_KNIGHT, Piece.BLACK_QUEEN));
    assertTrue(mates(Piece.WHITE_KNIGHT, Piece.BLACK_ROOK) > 0);
  }

  @Test
  void aBishopNeverMatesAgainstARookOrQueenButAgainstAKnight() {
    assertEquals(0, mates(Piece.WHITE_BISHOP, Piece.BLACK_ROOK));
    assertEquals(0, mates(Piece.WHITE_BISHOP, Piece.BLACK_QUEEN));
    assertTrue(mates(Piece.WHITE_BISHOP, Piece.BLACK_KNIGHT) > 0);
    assertTrue(mates(Piece.WHITE_BISHOP, Piece.BLACK_BISHOP) > 0); // of the other colour
  }

  /** More units than can be tried in full. */
  @Test
  void noMateIsMetByChanceWhereTheUnitsRuleItOut() {
    Random random = new Random(SEED);
    List<List<Piece>> materials =
        List.of(
            List.of(Piece.WHITE_KNIGHT, Piece.BLACK_QUEEN, Piece.BLACK_QUEEN, Piece.BLACK_QUEEN),
            List.of(Piece.WHITE_BISHOP, Piece.WHITE_BISHOP, Piece.BLACK_ROOK, Piece.BLACK_ROOK),
            List.of(Piece.WHITE_BISHOP, Piece.BLACK_BISHOP, Piece.BLACK_ROOK, Piece.BLACK_QUEEN));
    int claims = 0;
    for (int i = 0; i < 60_000; i++) {
      PositionBuilder editor = ORTHODOX.setUp().sideToMove(Side.BLACK);
      for (Piece piece : materials.get(i % materials.size())) {
        editor.put(piece, Square.of(random.nextInt(64)));
      }
      // Kings in a corner are mated soonest.
      Square king = Square.at(1 + random.nextInt(2), 1 + random.nextInt(2));
      Square other = Square.at(1 + random.nextInt(4), 1 + random.nextInt(4));
      editor.put(Piece.WHITE_KING, other).put(Piece.BLACK_KING, king);
      try {
        Position position = editor.build();
        if (Endings.cannotMate(position, Side.WHITE)) {
          claims++;
          assertFalse(position.isCheckmate(), position::fen);
        }
      } catch (FenException e) {
        continue;
      }
    }
    assertTrue(claims > 1_000, () -> "too few positions");
  }

  // Can this side still win?

  @ParameterizedTest
  @CsvSource({
    "8/8/8/4k3/8/3K4/8/R7 w - - 0 1, YES, NO",
    "8/8/8/4k3/8/3K4/8/8 w - - 0 1, NO, NO",
    "8/8/8/4k3/8/3K4/8/q7 w - - 0 1, NO, YES",
    "8/8/8/4k3/8/3K4/P7/8 w - - 0 1, YES, NO",
    "8/8/8/4k3/8/3K4/8/1NN5 w - - 0 1, YES, NO",
    "8/8/8/4k3/8/3K4/8/1NB5 w - - 0 1, YES, NO",
    "8/8/8/4k3/8/3K4/8/2BB4 w - - 0 1, YES, NO",
    "8/8/8/4k3/8/3K4/8/1N4q1 w - - 0 1, NO, YES",
    "8/8/8/4k3/8/3K4/8/1N4r1 w - - 0 1, YES, YES",
    "8/8/8/4k3/8/3K4/8/1N4n1 w - - 0 1, YES, YES",
    "8/8/8/4k3/8/3K4/7p/1N6 w - - 0 1, YES, YES",
    "8/8/8/4k3/8/3K4/8/2B3r1 w - - 0 1, NO, YES",
    "8/8/8/4k3/8/3K4/8/2B3b1 w - - 0 1, NO, NO",
    "8/8/8/4k3/8/3K4/8/2B2b2 w - - 0 1, YES, YES",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1, YES, NO",
    "R6k/8/6K1/8/8/8/8/8 b - - 0 1, YES, NO",
    // A bare king takes the only unit that could mate, and has to.
    "7k/6Q1/8/8/8/8/8/K7 b - - 0 1, NO, NO",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, YES, YES",
  })
  void canStillWin(String fen, Possibility white, Possibility black) {
    Position position = ORTHODOX.position(fen);
    assertEquals(white, position.canStillWin(Side.WHITE));
    assertEquals(black, position.canStillWin(Side.BLACK));
  }

  /** Where the search finds a mate nobody may have ruled it out, and the other way round. */
  @Test
  void theSearchAgreesWithAPlainOneInSmallPositions() {
    List<String> fens = new ArrayList<>();
    Random random = new Random(SEED);
    List<Piece> units =
        List.of(
            Piece.WHITE_PAWN,
            Piece.BLACK_PAWN,
            Piece.WHITE_KNIGHT,
            Piece.BLACK_BISHOP,
            Piece.WHITE_ROOK);
    while (fens.size() < 12) {
      PositionBuilder editor = ORTHODOX.setUp();
      editor.put(Piece.WHITE_KING, Square.of(random.nextInt(64)));
      editor.put(Piece.BLACK_KING, Square.of(random.nextInt(64)));
      editor.put(units.get(random.nextInt(units.size())), Square.of(random.nextInt(64)));
      try {
        fens.add(editor.build().fen());
      } catch (FenException e) {
        continue;
      }
    }
    for (String fen : fens) {
      for (Side side : Side.values()) {
        Position position = ORTHODOX.position(fen);
        Possibility possible = position.canStillWin(side);
        if (findsMate(position, side, 3_000)) {
          assertEquals(Possibility.YES, possible, fen);
        } else if (possible == Possibility.NO) {
          assertFalse(findsMate(position, side, 20_000), fen);
        }
      }
    }
  }

  @Test
  void aSideWithoutItsKingIsNeverMated() {
    Position position = ORTHODOX.position("8/8/8/8/8/8/8/4K2R w - - 0 1", Reading.KINGLESS);
    assertEquals(Possibility.NO, position.canStillWin(Side.WHITE));
    assertEquals(Possibility.NO, position.canStillWin(Side.BLACK));
  }
}

package org.molychess.engine.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.molychess.engine.MadeUp.board;
import static org.molychess.engine.MadeUp.square;
import static org.molychess.engine.MadeUp.squares;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;

/** How many squares Black's king can flee to after a move of White, and whether he can castle. */
final class KingFlightsTest {
  /** Returns the number of flights after White's moves from a square to others, added up. */
  private static int flights(String fen, String from, String to) {
    Board board = board(fen);
    return count(board, square(from), board.code(square(from)), squares(to));
  }

  private static int count(Board board, int from, int code, long to) {
    return flightsOf(board).count(board, 1L << from, code, to, 0);
  }

  private static KingFlights flightsOf(Board board) {
    KingFlights flights = new KingFlights();
    long open = ~(board.units(Board.BLACK) | board.kings());
    flights.compute(board, Board.BLACK, open, board.units(Board.WHITE));
    return flights;
  }

  private static final String ROOK = "4k3/8/8/8/8/8/8/K6R w - - 0 1";

  @Test
  void aRookFarAwayTakesNone() {
    assertEquals(5, flights(ROOK, "h1", "h2"));
  }

  @Test
  void aRookOnTheNextFileTakesTwo() {
    // f7 and f8 are attacked.
    assertEquals(3, flights(ROOK, "h1", "f1"));
  }

  @Test
  void aRookOnTheSeventhRankTakesThree() {
    assertEquals(2, flights(ROOK, "h1", "h7"));
  }

  @Test
  void theKingDoesNotShieldTheSquareBehindHim() {
    // From h8 the rook sees d8 through the king: d7, e7 and f7 are left.
    assertEquals(3, flights(ROOK, "h1", "h8"));
  }

  @Test
  void movesOfAUnitAddUp() {
    assertEquals(5 + 3 + 2, flights(ROOK, "h1", "h2 f1 h7"));
  }

  @Test
  void aUnitThatGoesBetweenShieldsTheKing() {
    // The rook on a7 guards d7, e7 and f7; the bishop on d7 is guarded, and shields e7 and f7.
    String fen = "2B1k3/R7/8/8/8/8/8/K7 w - - 0 1";
    assertEquals(2, flights(fen, "c8", "a6"));
    assertEquals(4, flights(fen, "c8", "d7"));
  }

  @Test
  void aUnitThatLeavesOpensALine() {
    // The knight stands between the rook and the seventh rank.
    String fen = "4k3/RN6/8/8/8/8/8/K7 w - - 0 1";
    // From a5 it attacks nothing beside the king, but d7, e7 and f7 are the rook's.
    assertEquals(2, flights(fen, "b7", "a5"));
    // From d6 the knight also gives check; f7 is attacked twice.
    assertEquals(2, flights(fen, "b7", "d6"));
  }

  @Test
  void anUnguardedUnitBesideHimCanBeTaken() {
    // The queen on f7 attacks d7, e7 and f8, but nobody guards her, and she does not see d8.
    assertEquals(2, flights("4k3/8/8/8/8/8/8/K4Q2 w - - 0 1", "f1", "f7"));
  }

  @Test
  void aPawnTakesTheSquaresItAttacks() {
    // On d6 the pawn attacks e7, and c7, where the king does not go.
    assertEquals(4, flights("4k3/8/8/3P4/8/8/8/K7 w - - 0 1", "d5", "d6"));
  }

  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/K6Q w kq - 0 1";

  @Test
  void castlingIsAFlight() {
    // After Qh1-h2 he has five steps, and castles to either side.
    assertEquals(7, flights(CASTLING, "h1", "h2"));
  }

  @Test
  void theKingCrossesNoAttackedSquareWhenHeCastles() {
    // On f1 the queen attacks f8 and f7: three steps, and castling to the queen's side.
    assertEquals(4, flights(CASTLING, "h1", "f1"));
    // On g1 she attacks g8: five steps, and castling to the queen's side.
    assertEquals(6, flights(CASTLING, "h1", "g1"));
    // On b1 she attacks b8, which only the rook crosses.
    assertEquals(7, flights(CASTLING, "h1", "b1"));
  }

  @Test
  void aUnitInTheWayPreventsCastling() {
    // The knight on b8 attacks d7: four steps, and castling to the king's side.
    assertEquals(5, flights("r3k2r/8/N7/8/8/8/8/K7 w kq - 0 1", "a6", "b8"));
  }

  @Test
  void aUnitThatLeavesMakesWayForCastling() {
    // The knight on g8 attacks e7; on h6 it attacks f7 and g8, on f6 it gives check.
    String fen = "r3k1Nr/8/8/8/8/8/8/K7 w kq - 0 1";
    assertEquals(4 + 1, flights(fen, "g8", "h6"));
  }

  @Test
  void whatTheFlightsDependOnIsWatched() {
    Board board = board("4k3/8/8/R7/8/8/8/K3N2R w - - 0 1");
    long watched = flightsOf(board).watched();
    // The knight on e1 attacks nothing there and stands on no line to a flight.
    assertEquals(0, watched & squares("e1 b1 g5"));
    board = board("4k3/1N5R/8/8/8/8/8/K7 w - - 0 1");
    // The rook sees f7 along g7; the knight on b7 attacks d8.
    assertEquals(squares("h7 g7 b7"), flightsOf(board).watched() & squares("h7 g7 b7 a7 h6"));
  }

  /** Squares for other units are counted as taken, as when a victim is reborn. */
  @Test
  void aUnitThatIsAddedStandsInTheWay() {
    Board board = board("4k3/8/8/8/8/8/8/K6R w - - 0 1");
    int h7 = square("h7");
    long reborn = squares("g7");
    int flights = flightsOf(board).count(board, squares("h1"), UnitCode.ROOK, 1L << h7, reborn);
    assertEquals(5, flights, "the line along the seventh rank is closed on g7");
  }

  /** The same as making the move and looking around, in random positions. */
  @Test
  void flightsAreTheSafeSquaresAfterTheMove() {
    Random random = new Random(5);
    for (int i = 0; i < 2_000; i++) {
      Board board = new Board(0, 0);
      for (int unit = 0; unit < 12; unit++) {
        int square = random.nextInt(64);
        int code = unit < 2 ? UnitCode.KING : 1 + random.nextInt(4);
        if ((board.occupied() >>> square & 1) == 0) {
          board.put(square, code, unit & 1);
        }
      }
      if (Long.bitCount(board.kings()) != 2) {
        continue;
      }
      long white = board.units(Board.WHITE) & ~board.kings();
      for (long units = white; units != 0; units &= units - 1) {
        int from = Long.numberOfTrailingZeros(units);
        int code = board.code(from);
        int to = random.nextInt(64);
        boolean promotes = code == UnitCode.PAWN && (Ranks.PAWN_RANKS >>> to & 1) == 0;
        if (!promotes && ((board.units(Board.WHITE) | board.kings()) >>> to & 1) == 0) {
          assertEquals(flightsAfter(board, from, to), count(board, from, code, 1L << to));
        }
      }
    }
  }

  private static int flightsAfter(Board board, int from, int to) {
    Board after = new Board(board);
    after.move(from, to, board.code(from));
    int king = after.king(Board.BLACK);
    long steps = Geometry.KING[king] & ~(board.units(Board.BLACK) | after.kings());
    int flights = 0;
    for (; steps != 0; steps &= steps - 1) {
      int square = Long.numberOfTrailingZeros(steps);
      boolean attacked =
          Attacks.isAttacked(after, square, Board.WHITE, after.occupied() & ~(1L << king));
      flights += attacked ? 0 : 1;
    }
    return flights;
  }
}

package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Pawns that wait on their promotion rank (RULES 1.4.3), as an embedding program meets them. */
final class PendingPromotionTest {
  private static final Rules COUCOU = Rules.of("circe-coucou");

  private static final int MATE = 1_000;

  /** Seed diagram E after the capture: a white pawn waits on c8. */
  private static final String WAITING = "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2";

  @Test
  void positionTellsWhichChoicesArePending() {
    assertEquals(SquareSet.of(Square.C8), COUCOU.position(WAITING).pendingPromotions());
    assertEquals(
        SquareSet.empty(), COUCOU.position("2P5/5k2/8/8/8/8/b7/6K1 b - - 0 2").pendingPromotions());
  }

  @Test
  void everyMoveBeginsWithTheChoice() {
    List<Move> moves = COUCOU.position(WAITING).legalMoves();
    Set<Role> chosen = EnumSet.noneOf(Role.class);
    for (Move move : moves) {
      assertEquals(1, move.pending().size());
      assertEquals(Square.C8, move.pending().get(0).square());
      chosen.add(move.pending().get(0).role());
    }
    assertEquals(EnumSet.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT), chosen);
    assertEquals(66, moves.size());
  }

  @Test
  void choiceAndMoveAreOnePly() {
    Position after = COUCOU.position(WAITING).exactMove("c8=Q,Kh1").after();
    assertEquals("2Q5/5k2/8/8/8/8/b7/7K b - - 1 2", after.fen());
    assertEquals(after, COUCOU.position(WAITING).play("c8=q,g1h1"));
    assertFalse(COUCOU.position(WAITING).isLegal("g1h1"));
    assertFalse(COUCOU.position(WAITING).isLegal("Kh1"));
    assertEquals(66, COUCOU.position(WAITING).perft(1));
  }

  @Test
  void newFigureMayMoveAtOnce() {
    Move move = COUCOU.position(WAITING).exactMove("c8=Q,Qc7+");
    assertEquals(Piece.WHITE_QUEEN, move.piece());
    assertEquals(Square.C8, move.from());
    assertEquals("8/2Q2k2/8/8/8/8/b7/6K1 b - - 1 2", move.after().fen());
  }

  @Test
  void pawnsAreChosenForInSquareOrder() {
    Position position = COUCOU.position("k7/2K5/8/8/8/8/8/p6p b - - 0 1");
    assertEquals(SquareSet.of(Square.A1, Square.H1), position.pendingPromotions());
    Move move = position.exactMove("a1=Q,h1=Q,Qab1");
    assertEquals("a1=q,h1=q,a1b1", move.uci());
    assertEquals(
        List.of(Square.A1, Square.H1), move.pending().stream().map(Move.Pending::square).toList());
  }

  @Test
  void waitingPawnAttacksNothingAndCanBeCaptured() {
    Position waits = COUCOU.position("P1r5/5k2/8/8/8/8/b5K1/8 b - - 0 1");
    assertEquals(SquareSet.empty(), waits.attacked(Side.WHITE).and(SquareSet.rank(7)));
    Position taken = COUCOU.position("2P5/5k2/8/8/8/8/b5K1/2r5 b - - 0 1");
    assertEquals("P1r5/5k2/8/8/8/8/b5K1/8 w - - 0 2", taken.exactMove("Rxc8[+wPa8]").after().fen());
  }

  @Test
  void moverMustBeSafeFromEveryFigureWhileItWaits() {
    Position position =
        Rules.of("circe-coucou", "progressive")
            .position("2P5/8/4k3/8/8/8/8/4K3 b - - 0 1 made:1 series:3");
    assertFalse(position.isCheck());
    assertEquals(
        Set.of("Kd5", "Ke5", "Kf7", "Kf6"),
        position.legalMoves().stream().map(Move::san).collect(Collectors.toSet()));
  }

  @Test
  void pawnIsNotMatedWhileOneChoiceLeavesAMove() {
    // Only a rook or a queen can interpose on d1.
    Position position = COUCOU.position("3P4/7k/8/8/8/8/5PPP/1r4K1 w - - 0 1");
    assertTrue(position.isCheck());
    assertFalse(position.isCheckmate());
    assertTrue(COUCOU.position("8/7k/8/8/8/8/5PPP/1r4K1 w - - 0 1").isCheckmate());
  }

  @Test
  void waitingPawnBelongsToThePosition() {
    Position pawn = COUCOU.position("2P5/5k2/8/8/8/8/b7/6K1 b - - 0 1");
    Position none = COUCOU.position("8/5k2/8/8/8/8/b7/6K1 b - - 0 1");
    assertNotEquals(pawn, none);
    assertNotEquals(pawn.hash(), none.hash());
    assertEquals(pawn, COUCOU.position(pawn.fen()));
  }

  @Test
  void onlyRulesThatLeavePawnsWaitingReadThem() {
    assertThrows(FenException.class, () -> Rules.of("circe").position(WAITING));
    assertThrows(FenException.class, () -> Rules.orthodox().position(WAITING));
    assertThrows(FenException.class, () -> COUCOU.position("8/5k2/8/8/8/8/b7/2P3K1 w - - 0 2"));
  }

  @Test
  void plainMinimaxFindsTheUnderpromotionThatMates() {
    Position position = COUCOU.position("2P5/8/8/k7/2K5/7R/8/8 w - - 0 1");
    assertEquals(MATE, minimax(position, 1));
    assertEquals(
        List.of("c8=N,Ra3#"),
        position.legalMoves().stream()
            .filter(move -> move.after().isCheckmate())
            .map(Move::san)
            .toList());
  }

  @Test
  void plainMinimaxLetsTheOwnerChoose() {
    // Black's capture makes White choose: worth to White what the best of the four officers is.
    Position taken = COUCOU.position("8/5k2/8/3b4/8/8/P7/6K1 b - - 0 1").play("Bxa2");
    int best = Integer.MIN_VALUE;
    for (Piece officer :
        List.of(Piece.WHITE_QUEEN, Piece.WHITE_ROOK, Piece.WHITE_BISHOP, Piece.WHITE_KNIGHT)) {
      best = Math.max(best, minimax(taken.edit().put(officer, Square.C8).build(), 2));
    }
    assertEquals(best, minimax(taken, 2));
  }

  /** Returns what the position is worth to the side to move; it knows nothing of conditions. */
  private static int minimax(Position position, int depth) {
    if (position.legalMoves().isEmpty()) {
      return position.isCheckmate() ? -MATE : 0;
    }
    if (depth == 0) {
      return position.legalMoves().size();
    }
    int best = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      best = Math.max(best, -minimax(move.after(), depth - 1));
    }
    return best;
  }
}

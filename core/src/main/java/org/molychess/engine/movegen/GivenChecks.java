package org.molychess.engine.movegen;

import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Sliders;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.Checks;

/**
 * The moves that could give check. They are found only where a condition asks about checks, or a
 * walk does.
 */
public final class GivenChecks {
  /** Whether a condition asks in this position which moves give check. */
  public boolean matter;

  /** Whether moves that give check are illegal in this position. */
  public boolean forbidden;

  /** The squares from which a pawn of the mover attacks the enemy king. */
  public long byPawn;

  /** The squares from which a knight attacks the enemy king. */
  public long byKnight;

  /** The squares from which a bishop attacks the enemy king. */
  public long byBishop;

  /** The squares from which a rook attacks the enemy king. */
  public long byRook;

  /**
   * The units that alone stand between a slider of the mover and the enemy king, as a set. They
   * give check by leaving that line.
   */
  public long discoverers;

  /** Whether the squares and units below have been found for this position. */
  private boolean known;

  void reset() {
    known = false;
    matter = false;
    forbidden = false;
  }

  void find(GenContext context) {
    if (known) {
      return;
    }
    known = true;
    Board board = context.board;
    int enemy = board.king(board.side ^ 1);
    if (enemy == Geometry.NO_SQUARE) {
      byPawn = 0;
      byKnight = 0;
      byBishop = 0;
      byRook = 0;
      discoverers = 0;
      return;
    }
    byPawn = Geometry.pawnAttacks(board.side ^ 1, enemy);
    byKnight = Geometry.KNIGHT[enemy];
    byRook = Sliders.rook(enemy, context.occupied);
    byBishop = Sliders.bishop(enemy, context.occupied);
    if (context.rules.kinds().leavesPawnsWaiting()
        && Checks.inCheck(context.rules, board, board.side ^ 1)) {
      // A waiting pawn has become an officer that gives check: after every move it gives check.
      discoverers = HookedMoves.ALL;
      return;
    }
    discoverers = 0;
    long x = board.x;
    long snipers =
        (Geometry.ORTHOGONAL[enemy] & board.y & ~x | Geometry.DIAGONAL[enemy] & board.z & ~x)
            & context.own;
    for (; snipers != 0; snipers &= snipers - 1) {
      long between =
          Geometry.between(enemy, Long.numberOfTrailingZeros(snipers)) & context.occupied;
      if ((between & between - 1) == 0) {
        discoverers |= between;
      }
    }
  }

  /**
   * Returns the squares from which a unit with this code attacks the enemy king; none for kings.
   */
  public long from(int code) {
    return switch (code) {
      case UnitCode.PAWN -> byPawn;
      case UnitCode.KNIGHT -> byKnight;
      case UnitCode.BISHOP -> byBishop;
      case UnitCode.ROOK -> byRook;
      case UnitCode.QUEEN -> byBishop | byRook;
      default -> 0;
    };
  }

  /** Returns the squares from which some unit but a king attacks the enemy king. */
  public long fromAny() {
    return byPawn | byKnight | byBishop | byRook;
  }

  /**
   * Returns whether a move could give check before any hook has edited the board.
   *
   * <p>The answer is always yes for promotions, captures en passant and castling.
   */
  public boolean mayBeBy(int move) {
    long checks = from(PackedMove.code(move));
    return ((checks >>> PackedMove.to(move) | discoverers >>> PackedMove.from(move)) & 1) != 0
        || PackedMove.isSpecial(move);
  }

  /** Returns whether a rook might give check by castling. */
  boolean mayBeByCastling(int kingHome, long enemyKingOnFirstRank) {
    return (byRook >>> kingHome & 2 | byRook >>> kingHome - 1 & 1) != 0
        || enemyKingOnFirstRank != 0;
  }
}

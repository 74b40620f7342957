package org.molychess;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.molychess.engine.DeclaredState;
import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.fen.FenWriter;

/** What a position tells about itself, be it a value or the place where a cursor is. */
abstract sealed class PositionFacts permits Position, Cursor {
  /** Returns the board, which must not be changed. */
  abstract Board board();

  /** Returns the position as a value. */
  abstract Position position();

  /** Returns the rules it is under. */
  public abstract Rules rules();

  /** Returns the number of moves since the last capture or pawn's move; it stays at 99999. */
  public abstract int halfmoveClock();

  /** Returns the number of the move, from 1; it goes up when Black's turn ends, to 99999. */
  public abstract int moveNumber();

  /** Returns the side to move. */
  public Side sideToMove() {
    return board().sideToMove();
  }

  /** Returns the units that lie under the square, top first, by the token that holds them. */
  public Map<String, List<Piece>> under(Square square) {
    Objects.requireNonNull(square, "square");
    return DeclaredState.under(rules().layout(), board(), square);
  }

  /** Returns the squares of all units of a side. */
  public SquareSet units(Side side) {
    Objects.requireNonNull(side, "side");
    return SquareSet.ofBits(board().units(side.ordinal()));
  }

  /** Returns the squares of every unit of this kind. */
  public SquareSet squares(Piece piece) {
    Objects.requireNonNull(piece, "piece");
    return SquareSet.ofBits(board().squares(piece));
  }

  /** Returns how many units of this kind stand on the board. */
  public int count(Piece piece) {
    Objects.requireNonNull(piece, "piece");
    return Long.bitCount(board().squares(piece));
  }

  /**
   * Returns the units of a side that alone shield their king from a slider, by ordinary movement.
   */
  public SquareSet pinned(Side side) {
    Objects.requireNonNull(side, "side");
    return SquareSet.ofBits(Attacks.pinned(board(), side.ordinal()));
  }

  /** Returns the squares of the kings and rooks that count as unmoved for castling. */
  public SquareSet unmoved() {
    return rules().engine().unmoved(board());
  }

  /**
   * Returns the rooks with which a side may still castle, if nothing else prevents it: those that
   * count as unmoved, where the king does too.
   */
  public SquareSet castlingRights(Side side) {
    Objects.requireNonNull(side, "side");
    return SquareSet.ofBits(
        Castling.kingUnmoved(board(), side.ordinal())
            ? Castling.rooks(board(), side.ordinal())
            : 0);
  }

  /** Returns the e.p. squares, usable or not: one at most, but in Progressive. */
  public SquareSet enPassant() {
    return SquareSet.ofBits(board().enPassant);
  }

  /** Returns the squares that no unit may enter by a condition's rule. */
  public SquareSet closed() {
    return rules().engine().closed(board());
  }

  /** Returns the units that cannot be captured by a condition's rule. */
  public SquareSet protectedUnits() {
    return rules().engine().protectedUnits(board());
  }

  /** Returns the pawns of the side to move for which its next move begins with a choice. */
  public SquareSet pendingPromotions() {
    return SquareSet.ofBits(board().waiting(board().side));
  }

  /**
   * Returns the number of the turn if the rules number the turns of both sides in one count, as
   * Progressive numbers its series; otherwise nothing, and {@link #moveNumber} counts.
   */
  public OptionalInt turnNumber() {
    Integer number = rules().engine().turnNumber(board());
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Returns the declared state that is not at its default, by FEN token, in alphabetical order. */
  public Map<String, String> tokens() {
    return FenWriter.tokens(rules().layout(), board());
  }

  /** Returns the value of a declared counter, such as {@code series}; nothing if there is none. */
  public OptionalInt counter(String token) {
    Objects.requireNonNull(token, "token");
    Integer value = DeclaredState.counter(rules().layout(), board(), token);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  // Checks

  /** Returns whether the king of the side to move is in check, as the rules define check. */
  public boolean isCheck() {
    return rules().engine().inCheck(board(), board().sideToMove());
  }

  /** Returns the units that give check, as the rules define it. */
  public SquareSet checkers() {
    return rules().engine().checkers(board(), board().sideToMove());
  }

  /** Returns the units of a side that attack the square by ordinary movement, pinned or not. */
  public SquareSet attackers(Square square, Side by) {
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(by, "by");
    return SquareSet.ofBits(Attacks.attackers(board(), square.ordinal(), by.ordinal()));
  }

  /** Returns the squares that a side attacks by ordinary movement. */
  public SquareSet attacked(Side by) {
    Objects.requireNonNull(by, "by");
    Board board = board();
    long attacked = 0;
    for (int square = 0; square < 64; square++) {
      if (Attacks.attackers(board, square, by.ordinal()) != 0) {
        attacked |= 1L << square;
      }
    }
    return SquareSet.ofBits(attacked);
  }

  // The end

  /** Returns whether there is a legal move; stops at the first. */
  public abstract boolean hasMoves();

  private boolean isOver() {
    return rules().engine().rules().isOver(board());
  }

  /** Returns whether the side to move is in check and has no legal move. */
  public boolean isCheckmate() {
    return isCheck() && !isOver() && !hasMoves();
  }

  /** Returns whether the side to move is not in check and has no legal move. */
  public boolean isStalemate() {
    return !isCheck() && !isOver() && !hasMoves();
  }
}

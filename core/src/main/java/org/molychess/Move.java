package org.molychess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.play.ChoiceSequence;
import org.molychess.engine.play.MoveCode;
import org.molychess.engine.walk.LegalMoves;

/**
 * A legal move of one position: immutable, and it can tell what it does.
 *
 * <p>It holds no more than what tells it from the other moves of its position. The position after
 * it, its effects and its texts are worked out when they are asked for; {@link #after} is a new
 * object each time, so that nobody holds a tree of positions without wanting to.
 *
 * <p>Two moves are equal if their positions are equal and their machine texts are the same.
 */
public final class Move {
  /**
   * An officer chosen for a pawn that has been waiting on its last rank (RULES 1.4.3).
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
   */
  public record Pending(Square square, Role role) {}

  private static final int[] NO_CHOICES = {};

  private final Position before;

  /** The packed move, marked as plain if it is. */
  private final int move;

  /** The officers of waiting pawns, as {@link MoveCode} has them. */
  private final int pending;

  /** The meanings of a {@link ChoiceSequence}. */
  private final int[] choices;

  private volatile @Nullable List<Effect> effects;
  private volatile @Nullable String san;

  Move(Position before, int move, int pending, int[] choices) {
    this.before = before;
    this.move = move;
    this.pending = pending;
    this.choices = choices.length == 0 ? NO_CHOICES : choices;
  }

  /** Returns the n-th of the legal moves of a position. */
  static Move legal(Position before, LegalMoves moves, int n) {
    return new Move(
        before, moves.move(n) & ~PackedMove.PREDICTED, moves.pending(n), moves.choices(n));
  }

  /** Returns a move that was tried and may be illegal, with what it did. */
  static Move tried(Position before, MoveCode code, List<Effect> effects) {
    Move move = new Move(before, code.move(), code.pending(), code.choices());
    move.effects = effects;
    return move;
  }

  /** Returns what tells the move from the others of its position. */
  MoveCode code() {
    return MoveCode.of(before.board(), PackedMove.identity(move), pending, choices);
  }

  private Board board() {
    return before.board();
  }

  /** Returns the position it is a move of. */
  public Position before() {
    return before;
  }

  /** Returns the position it leads to, each time a new object. */
  public Position after() {
    return before.follow(this, before.rules().engine().after(board(), move, pending, choices));
  }

  /** Returns where the unit comes from. */
  public Square from() {
    return Square.of(PackedMove.from(move));
  }

  /** Returns where the unit arrives, before any effect carries it on. */
  public Square to() {
    return Square.of(PackedMove.to(move));
  }

  /** Returns the unit that moves; in castling, the king. */
  public Piece piece() {
    return UnitCode.piece(PackedMove.code(move), board().side);
  }

  /** Returns the officer that a pawn becomes by its step, if it does. */
  public Optional<Role> promotion() {
    int code = PackedMove.promotion(move);
    return code == 0 ? Optional.empty() : Optional.of(UnitCode.role(code));
  }

  /** Returns the captured unit, if there is one. */
  public Optional<Piece> captured() {
    return captureSquare().flatMap(before::at);
  }

  /** Returns where the captured unit stood, if there is one: en passant, beside the arrival. */
  public Optional<Square> captureSquare() {
    return isCapture() ? Optional.of(Square.of(PackedMove.victim(move))) : Optional.empty();
  }

  /** Returns whether a unit is captured. */
  public boolean isCapture() {
    return PackedMove.victimCode(board(), move) != 0;
  }

  /** Returns whether a pawn is captured en passant. */
  public boolean isEnPassant() {
    return PackedMove.isEnPassant(move);
  }

  /** Returns whether the king castles. */
  public boolean isCastling() {
    return PackedMove.isCastling(move);
  }

  /** Returns the square of the rook that castles with the king, if he castles. */
  public Optional<Square> castlingRook() {
    return isCastling() ? Optional.of(Square.of(PackedMove.rookFrom(move))) : Optional.empty();
  }

  /** Returns whether the halfmove clock starts anew: a capture or a pawn's move. */
  boolean isIrreversible() {
    return PackedMove.code(move) == UnitCode.PAWN || isCapture();
  }

  /** Returns the officers chosen for waiting pawns, with which the move begins, in square order. */
  public List<Pending> pending() {
    MoveCode code = code();
    List<Pending> found = new ArrayList<>();
    long waiting = code.waiting();
    for (int i = 0; waiting != 0; i++, waiting &= waiting - 1) {
      Square square = Square.of(Long.numberOfTrailingZeros(waiting));
      found.add(new Pending(square, UnitCode.role(code.pendingOfficer(i))));
    }
    return List.copyOf(found);
  }

  /** Returns the mover's choices within the move, in order. */
  public List<Choice> choices() {
    List<Choice> found = new ArrayList<>();
    for (int choice : choices) {
      if (choice >= ChoiceSequence.ROLE) {
        found.add(new Choice.OfRole(UnitCode.role(choice - ChoiceSequence.ROLE)));
      } else if (choice != ChoiceSequence.NONE) {
        found.add(new Choice.OfSquare(Square.of(choice)));
      }
    }
    return List.copyOf(found);
  }

  /** Returns every visible change besides the move itself, in the order in which it happens. */
  public List<Effect> effects() {
    List<Effect> known = effects;
    if (known == null) {
      known =
          PackedMove.isPlain(move) && board().waiting(board().side) == 0
              ? List.of()
              : before.rules().engine().effects(board(), code());
      effects = known;
    }
    return known;
  }

  /** Returns whether it gives check. */
  public boolean isCheck() {
    Position result = after();
    return result.sideToMove() != before.sideToMove() && result.isCheck();
  }

  /** Returns the machine form: {@code b2c4}, {@code e7e8q}, {@code b7b8r@c1}, {@code c8=q,g1h1}. */
  public String uci() {
    return code().text();
  }

  /** Returns the human form: {@code Nxc4[+bRb1]}, {@code b8=R[wRb8->a1]+}, {@code c8=Q,Kh1}. */
  public String san() {
    String result = san;
    if (result == null) {
      result = San.write(this);
      san = result;
    }
    return result;
  }

  /** Returns whether the other is a move of the same text. */
  boolean hasSameText(Move other) {
    return PackedMove.identity(other.move) == PackedMove.identity(move)
        && other.pending == pending
        && Arrays.equals(other.choices, choices)
        && board().waiting(board().side) == other.board().waiting(other.board().side);
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Move that && hasSameText(that) && that.before.equals(before);
  }

  @Override
  public int hashCode() {
    return (31 * before.hashCode() + PackedMove.identity(move)) * 31 + pending;
  }

  /** Returns the human form. */
  @Override
  public String toString() {
    return san();
  }
}

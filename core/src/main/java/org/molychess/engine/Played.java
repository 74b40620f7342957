package org.molychess.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;

/** A legal move that has been made: what it was, what it did, and the board it led to. */
public final class Played {
  private final int move;
  private final int[] pending;
  private final int[] choices;
  private final Board before;
  private final Board after;
  private final List<Effect> effects;

  Played(int move, int[] pending, int[] choices, Board before, Board after, List<Effect> effects) {
    this.move = move;
    this.pending = pending;
    this.choices = choices;
    this.before = before;
    this.after = after;
    this.effects = effects;
  }

  /** Returns where the unit came from. */
  public Square from() {
    return Square.of(Moves.from(move));
  }

  /** Returns where the unit arrived, before any effect. */
  public Square to() {
    return Square.of(Moves.to(move));
  }

  /** Returns the unit that moved, as what it was. */
  public Piece piece() {
    return Board.piece(Moves.code(move), before.side);
  }

  /** Returns the figure that a pawn became, or null. */
  public @Nullable Role promotion() {
    int code = Moves.promotion(move);
    return code == 0 ? null : Board.role(code);
  }

  /** Returns where the captured unit stood, or null. */
  public @Nullable Square captureSquare() {
    int square = isEnPassant() ? Generator.victim(Moves.to(move)) : Moves.to(move);
    return before.code(square) == 0 ? null : Square.of(square);
  }

  /** Returns the captured unit, or null. */
  public @Nullable Piece captured() {
    Square square = captureSquare();
    return square == null ? null : before.at(square);
  }

  /** Returns whether the move is castling. */
  public boolean isCastling() {
    return Moves.isCastling(move);
  }

  /** Returns whether a pawn is taken en passant. */
  public boolean isEnPassant() {
    return Moves.isEnPassant(move);
  }

  /** Returns the choices for waiting pawns with which the move begins: square, then code. */
  int[] pending() {
    return pending;
  }

  /** Returns how many waiting pawns the move chooses figures for. */
  public int pendingCount() {
    return pending.length / 2;
  }

  /** Returns the square of the n-th waiting pawn. */
  public Square pendingSquare(int n) {
    return Square.of(pending[2 * n]);
  }

  /** Returns the figure chosen for the n-th waiting pawn. */
  public Role pendingRole(int n) {
    return Board.role(pending[2 * n + 1]);
  }

  /** Returns the mover's choices: squares as they are, roles as 64 and their code. */
  int[] choices() {
    return choices;
  }

  /** Returns how many choices the mover makes within the move. */
  public int choiceCount() {
    return choices.length;
  }

  /** Returns the n-th choice: a {@link Square} or a {@link Role}. */
  public Object choice(int n) {
    return choices[n] < 64 ? Square.of(choices[n]) : Board.role(choices[n] - 64);
  }

  /** Returns what the move did besides itself, in order. */
  public List<Effect> effects() {
    return effects;
  }

  /** Returns the board it led to, which must not be changed. */
  public Board after() {
    return after;
  }

  /** Returns whether the halfmove clock starts anew: a capture or a pawn's move. */
  public boolean isIrreversible() {
    return Moves.code(move) == Board.PAWN || captureSquare() != null;
  }

  /** Returns the machine form. */
  public String machine() {
    return MoveText.machine(this);
  }

  int code() {
    return move;
  }
}

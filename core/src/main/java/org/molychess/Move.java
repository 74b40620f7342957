package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.Played;

/**
 * A legal move of one position: immutable, and it knows what it does.
 *
 * <p>Two moves are equal if their positions are equal and their machine texts are the same.
 */
public final class Move {
  /** A figure chosen for a pawn that has been waiting on its last rank (RULES 1.4.3). */
  public record Pending(Square square, Role role) {}

  private final Position before;
  private final Played played;
  private final String uci;
  private volatile @Nullable Position after;
  private volatile @Nullable String san;

  Move(Position before, Played played) {
    this.before = before;
    this.played = played;
    this.uci = played.machine();
  }

  /** Returns the position it is a move of. */
  public Position before() {
    return before;
  }

  /** Returns the position it leads to. */
  public Position after() {
    Position result = after;
    if (result == null) {
      result = before.follow(played);
      after = result;
    }
    return result;
  }

  /** Returns where the unit comes from. */
  public Square from() {
    return played.from();
  }

  /** Returns where the unit arrives, before any effect carries it on. */
  public Square to() {
    return played.to();
  }

  /** Returns the unit that moves; in castling, the king. */
  public Piece piece() {
    return played.piece();
  }

  /** Returns the figure that a pawn becomes by its step, if it does. */
  public Optional<Role> promotion() {
    return Optional.ofNullable(played.promotion());
  }

  /** Returns the captured unit, if there is one. */
  public Optional<Piece> captured() {
    return Optional.ofNullable(played.captured());
  }

  /** Returns where the captured unit stood, if there is one: en passant, beside the arrival. */
  public Optional<Square> captureSquare() {
    return Optional.ofNullable(played.captureSquare());
  }

  /** Returns whether a unit is captured. */
  public boolean isCapture() {
    return played.captureSquare() != null;
  }

  /** Returns whether a pawn is captured en passant. */
  public boolean isEnPassant() {
    return played.isEnPassant();
  }

  /** Returns whether the king castles. */
  public boolean isCastling() {
    return played.isCastling();
  }

  /** Returns the figures chosen for waiting pawns, with which the move begins, in square order. */
  public List<Pending> pending() {
    List<Pending> pending = new ArrayList<>();
    for (int i = 0; i < played.pendingCount(); i++) {
      pending.add(new Pending(played.pendingSquare(i), played.pendingRole(i)));
    }
    return List.copyOf(pending);
  }

  /**
   * Returns the mover's choices within the move, in order: each a {@link Square} or a {@link Role}.
   */
  public List<Object> choices() {
    List<Object> choices = new ArrayList<>();
    for (int i = 0; i < played.choiceCount(); i++) {
      choices.add(played.choice(i));
    }
    return List.copyOf(choices);
  }

  /** Returns every visible change besides the move itself, in the order in which it happens. */
  public List<Effect> effects() {
    return played.effects();
  }

  /** Returns whether it gives check. */
  public boolean isCheck() {
    Position result = after();
    return result.sideToMove() != before.sideToMove() && result.isCheck();
  }

  /** Returns the machine form: {@code b2c4}, {@code e7e8q}, {@code b7b8r@c1}, {@code c8=q,g1h1}. */
  public String uci() {
    return uci;
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

  /** Returns the brackets of all effects, in order. */
  String effectsText() {
    StringJoiner text = new StringJoiner("");
    effects().forEach(effect -> text.add(effect.toString()));
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move && move.uci.equals(uci) && move.before.equals(before);
  }

  @Override
  public int hashCode() {
    return 31 * before.hashCode() + uci.hashCode();
  }

  /** Returns the human form. */
  @Override
  public String toString() {
    return san();
  }
}

package org.molychess.pgn;

import java.util.Optional;
import org.molychess.Move;
import org.molychess.Position;

/**
 * A move that is being read.
 *
 * <p>There is one such object for all moves, so that reading makes none: what it returns may be
 * kept, but not the object itself.
 */
public final class PgnMove {
  private final MoveResolver resolver;
  private final boolean checked;
  private CharSequence text = "";
  private boolean nullMove;
  private int depth;

  PgnMove(MoveResolver resolver, boolean checked) {
    this.resolver = resolver;
    this.checked = checked;
  }

  PgnMove set(CharSequence written, boolean isNull, int variations) {
    text = written;
    nullMove = isNull;
    depth = variations;
    return this;
  }

  /** Returns the move as it is written, without number, glyphs and result; not to be kept. */
  public CharSequence text() {
    return text;
  }

  /** Returns whether it is a null move. */
  public boolean isNullMove() {
    return nullMove;
  }

  /** Returns how many variations it lies in; 0 on the main line. */
  public int depth() {
    return depth;
  }

  /**
   * Returns the legal move that the text means; nothing for a null move.
   *
   * @throws IllegalStateException if moves are read unchecked
   */
  public Optional<Move> move() {
    requireChecked();
    return Optional.ofNullable(resolver.move());
  }

  /**
   * Returns the position before the move.
   *
   * @throws IllegalStateException if moves are read unchecked
   */
  public Position before() {
    requireChecked();
    return resolver.before();
  }

  /**
   * Returns the position after the move.
   *
   * @throws IllegalStateException if moves are read unchecked
   */
  public Position after() {
    requireChecked();
    return resolver.here();
  }

  private void requireChecked() {
    if (!checked) {
      throw new IllegalStateException("moves are read unchecked: there is nothing but their text");
    }
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return text.toString();
  }
}

package org.molychess.pgn;

/**
 * Finds effects that are written in brackets behind a move, {@code [+bRa8]}, {@code (wRb8->a1)}.
 *
 * <p>Books leave out the sign of a rebirth, {@code Rxe8(Ng8)}; that looks like a variation of one
 * move, and only the position can tell.
 */
final class Effects {
  /** What stands in brackets. */
  enum Shape {
    NONE,
    /** Can be nothing but an effect. */
    EFFECT,
    /** A unit and its square, or two: an effect or a variation. */
    UNSIGNED
  }

  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";

  private final Source source;
  private int index;

  Effects(Source source) {
    this.source = source;
  }

  /** Returns where the brackets end that were looked at last. */
  int end() {
    return index;
  }

  /** Looks at what stands in the brackets that open here. */
  Shape at(int bracket) {
    int close = source.at(bracket) == '(' ? ')' : ']';
    index = bracket + 1;
    boolean signed = skip('+') || skip('-');
    if (!unit() || !square()) {
      return Shape.NONE;
    }
    if (!signed && skip('-')) {
      // Without the head of the arrow it may be a move in long form.
      signed = skip('>');
      if (!square()) {
        return Shape.NONE;
      }
    } else if (!signed && skip('=')) {
      signed = unit();
    }
    if (source.at(index) != close) {
      return Shape.NONE;
    }
    index++;
    return signed ? Shape.EFFECT : Shape.UNSIGNED;
  }

  private boolean skip(char wanted) {
    blanks();
    if (source.at(index) == wanted) {
      index++;
      return true;
    }
    return false;
  }

  private void blanks() {
    while (source.at(index) == ' ') {
      index++;
    }
  }

  /** Passes over a unit, with or without its colour, in the letters of any language. */
  private boolean unit() {
    if (!skip('w')) {
      skip('b');
    }
    int c = source.at(index);
    index++;
    if (c == 'К' || c == 'K') {
      // The king has two letters in Russian.
      index += source.at(index) == 'р' || source.at(index) == 'p' ? 1 : 0;
    }
    return c >= 0 && (Character.isUpperCase(c) || FIGURINES.indexOf(c) >= 0);
  }

  private boolean square() {
    blanks();
    int file = source.at(index);
    if (file < 'a' || file > 'h') {
      return false;
    }
    int rank = source.at(index + 1);
    index += 2;
    return rank >= '1' && rank <= '8';
  }
}

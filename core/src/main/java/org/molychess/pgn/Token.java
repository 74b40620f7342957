package org.molychess.pgn;

/**
 * A piece of PGN and where it begins.
 *
 * @param text a tag's name, a comment's text, a move, a result, a glyph's number
 * @param value a tag's value, a fault's reason, else empty
 * @param afterBlankLine whether a line without content lies before it
 * @param valueColumn where a tag's value begins; else where the token does
 */
record Token(
    Kind kind,
    String text,
    String value,
    int line,
    int column,
    boolean afterBlankLine,
    int valueColumn) {
  Token(Kind kind, String text, String value, int line, int column, boolean afterBlankLine) {
    this(kind, text, value, line, column, afterBlankLine, column);
  }

  enum Kind {
    TAG,
    MOVE,
    GLYPH,
    COMMENT,
    OPEN,
    CLOSE,
    RESULT,
    /** What cannot be any of these; the value says why. */
    FAULT,
    END
  }

  boolean is(Kind other) {
    return kind == other;
  }
}

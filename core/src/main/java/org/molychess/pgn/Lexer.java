package org.molychess.pgn;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cuts PGN into tokens, one at a time: what it returns is about the current one.
 *
 * <p>Move numbers, dots and escape lines are passed over.
 */
final class Lexer {
  enum Kind {
    TAG,
    MOVE,
    GLYPH,
    COMMENT,
    OPEN,
    CLOSE,
    RESULT,
    /** The number 1 of a move by White at the beginning of a line: another game may begin. */
    FIRST_NUMBER,
    /** What cannot be any of these; {@link #reason} says why. */
    FAULT,
    END
  }

  /** So many characters of what cannot be read are told. */
  private static final int LONGEST_FAULT = 1_000;

  private static final int LONGEST_GLYPH = 4;

  private final Source source;
  private final Gap gap;
  private final TagShape shape;
  private final TagReader tags;
  private final CommentReader comments;
  private final WordReader words;
  private final NumberReader numbers;

  private Kind kind = Kind.END;
  private int from;
  private int next;
  private int glyph;
  private String result = "";
  private String reason = "";
  private boolean begun;
  private boolean afterBlankLine;
  private boolean moveCut;

  /** Whether the rest of a comment that is too long is still to be passed over. */
  private boolean inLongComment;

  private boolean inBraces;

  /** What is glued to the move that was read last. */
  private int gluedGlyph = Glyphs.NONE;

  private String gluedResult = "";
  private int gluedFrom;

  Lexer(Source source) {
    this.source = source;
    this.gap = new Gap(source);
    this.shape = new TagShape(source);
    this.tags = new TagReader(source, shape);
    this.comments = new CommentReader(source, shape);
    this.words = new WordReader(source, shape);
    this.numbers = new NumberReader(source);
  }

  // The current token

  Kind kind() {
    return kind;
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Returns whether a line without content lies before it. */
  boolean isAfterBlankLine() {
    return afterBlankLine;
  }

  /** Returns the tag; no token before it can be located afterwards. */
  Tag tag() {
    source.locate(from);
    return new Tag(
        tags.name(),
        tags.value(),
        source.line(),
        source.column(),
        source.column() + tags.valueFrom() - from,
        tags.repairs().isEmpty() ? List.of() : List.copyOf(tags.repairs()),
        tags.isTooLong());
  }

  /** Returns the move; valid until the next token is read. */
  WordReader move() {
    return words;
  }

  /** Takes the brackets behind the move, which may be its effect, as that. */
  void takeDoubtful() {
    words.takeDoubtful();
    next = words.next();
  }

  String comment() {
    return comments.text();
  }

  int glyph() {
    return glyph;
  }

  String result() {
    return result;
  }

  /** Returns what is wrong: with a fault, or with a comment that can be read all the same. */
  String reason() {
    return reason;
  }

  /** Returns whether a fault stands where a move should be, so that the line cannot go on. */
  boolean isMoveCut() {
    return moveCut;
  }

  /** Returns where it begins; no token before it can be located afterwards. */
  Place place() {
    source.locate(from);
    return new Place(source.line(), source.column());
  }

  /** Returns what is to be told of it. */
  PgnFinding finding(PgnFinding.Kind of, String why) {
    Place place = place();
    return new PgnFinding(of, place.line(), place.column(), text(), why);
  }

  /** Returns its text, for messages. */
  String text() {
    return switch (kind) {
      case TAG -> tags.name();
      case COMMENT -> "{";
      case END -> "";
      case FAULT -> source.text(from, Math.min(next, from + LONGEST_FAULT));
      case MOVE -> source.text(from, gluedResult.isEmpty() ? next : gluedFrom);
      default -> source.text(from, Math.max(from, next));
    };
  }

  /** Begins to keep the text from the current token on. */
  void record() {
    source.record(from);
  }

  /** Returns the text that was kept, without the current token. */
  String recorded() {
    return source.recorded(from);
  }

  /** Returns whether nothing more stands on the token's line, and nothing on the next. */
  boolean isBeforeBlankLine() {
    return gap.isBlankLineAhead(next);
  }

  // The next token

  /**
   * Reads the next token.
   *
   * @param inMoves whether moves are expected, so that a tag must look like one
   */
  void advance(boolean inMoves) {
    if (gluedGlyph != Glyphs.NONE) {
      kind = Kind.GLYPH;
      glyph = gluedGlyph;
      gluedGlyph = Glyphs.NONE;
      afterBlankLine = false;
      return;
    }
    if (!gluedResult.isEmpty()) {
      kind = Kind.RESULT;
      result = gluedResult;
      gluedResult = "";
      from = gluedFrom;
      afterBlankLine = false;
      return;
    }
    reason = "";
    if (inLongComment) {
      next = comments.skipRest(next, inBraces);
      inLongComment = false;
    }
    int p = gap.begin(next, !begun);
    begun = true;
    Kind found = null;
    while (found == null) {
      from = gap.skip(p);
      afterBlankLine = gap.hasBlankLine();
      found = token(from, source.at(from), inMoves, gap.beginsLine());
      gap.goOn();
      p = next;
    }
    kind = found;
  }

  /** Reads the token that begins here; null if it says nothing. */
  private @Nullable Kind token(int p, int c, boolean inMoves, boolean lineBegins) {
    return switch (c) {
      case -1 -> single(Kind.END, p);
      case '[' -> bracket(p, inMoves, lineBegins);
      case '{', ';' -> comment(p, c);
      case '(' -> single(Kind.OPEN, p + 1);
      case ')' -> single(Kind.CLOSE, p + 1);
      case ']' -> fault(p + 1, "no bracket is open");
      case '}' -> fault(p + 1, "no comment is open");
      case '$' -> numericGlyph(p);
      case '!', '?' -> suffix(p);
      case '*' -> result(Results.OPEN, p + 1);
      default -> Characters.isDigit(c) || c == '½' ? number(p, lineBegins) : word(p);
    };
  }

  private Kind single(Kind token, int end) {
    next = end;
    return token;
  }

  private Kind fault(int end, String why) {
    next = end;
    reason = why;
    moveCut = false;
    return Kind.FAULT;
  }

  private Kind result(String text, int end) {
    next = end;
    result = text;
    return Kind.RESULT;
  }

  private Kind bracket(int p, boolean inMoves, boolean lineBegins) {
    if (tags.readPlain(p)) {
      next = tags.next();
      return Kind.TAG;
    }
    boolean mayBeRough = inMoves ? afterBlankLine : lineBegins;
    if (shape.isTag(p) || mayBeRough && shape.isRoughTag(p, inMoves)) {
      tags.read(p);
      next = tags.next();
      return Kind.TAG;
    }
    int end = p + 1;
    while (shape.isWithin(p, end) && !(source.at(end) == '[' && shape.isTag(end))) {
      end++;
    }
    return fault(end, "is not a tag such as [White \"Name\"]");
  }

  private Kind comment(int p, int c) {
    CommentReader.End end = c == '{' ? comments.braces(p) : comments.line(p);
    next = comments.next();
    if (end == CommentReader.End.TOO_LONG) {
      inLongComment = true;
      inBraces = c == '{';
      return fault(
          next,
          "the comment is too long; at most " + CommentReader.LONGEST + " characters are read");
    }
    reason = end == CommentReader.End.OPEN ? "the comment is not closed" : "";
    return Kind.COMMENT;
  }

  private Kind numericGlyph(int p) {
    int end = p + 1;
    int number = 0;
    while (Characters.isDigit(source.at(end)) && end - p < LONGEST_FAULT) {
      number = Math.min(number * 10 + source.at(end) - '0', 100_000);
      end++;
    }
    if (end == p + 1 || end > p + 1 + LONGEST_GLYPH) {
      return fault(end, "is not a glyph from $0 to $9999");
    }
    glyph = number;
    return single(Kind.GLYPH, end);
  }

  /** Reads {@code !} and {@code ?} behind a move, two at most. */
  private Kind suffix(int p) {
    int second = source.at(p + 1);
    int end = second == '!' || second == '?' ? p + 2 : p + 1;
    glyph = Glyphs.number(source.text(p, end));
    return single(Kind.GLYPH, end);
  }

  private @Nullable Kind number(int p, boolean lineBegins) {
    NumberReader.Kind number = numbers.read(p);
    next = numbers.next();
    return switch (number) {
      case RESULT -> result(numbers.result(), next);
      case WHITES_FIRST -> lineBegins ? Kind.FIRST_NUMBER : null;
      case NUMBER -> null;
      case WORD -> word(p);
      case FAULT -> {
        Kind fault =
            fault(
                next,
                "the number is too long; at most " + NumberReader.LONGEST + " characters are read");
        moveCut = true;
        yield fault;
      }
    };
  }

  private @Nullable Kind word(int p) {
    WordReader.Kind word = words.read(p);
    next = words.next();
    return switch (word) {
      case NOTHING -> null;
      case FAULT -> {
        moveCut = true;
        reason = words.fault();
        yield Kind.FAULT;
      }
      case GLYPH -> {
        glyph = words.glyph();
        yield Kind.GLYPH;
      }
      case MOVE -> {
        gluedGlyph = words.glyph();
        gluedResult = words.result();
        gluedFrom = words.resultFrom();
        yield Kind.MOVE;
      }
    };
  }
}

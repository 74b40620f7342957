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

  private static final int LONGEST_NUMBER = 1_000;

  private final Source source;
  private final TagReader tags;
  private final CommentReader comments;
  private final WordReader words;
  private final Results results;

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
    this.tags = new TagReader(source);
    this.comments = new CommentReader(source, tags);
    this.words = new WordReader(source, tags);
    this.results = new Results(source);
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
      case FAULT -> source.text(from, Math.min(next, from + LONGEST_NUMBER));
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
    int ends = 0;
    for (int i = next; ends < 2; i++) {
      int c = source.at(i);
      if (c < 0) {
        return true;
      }
      if (!Characters.isBlank(c) || i - next > LONGEST_NUMBER) {
        return false;
      }
      ends += source.endsLine(i) ? 1 : 0;
    }
    return true;
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
    Kind found = null;
    int p = begun ? betweenMoves(source.release(next)) : next;
    boolean lineBegins = !begun;
    boolean onlyBlanks = !begun;
    int ends = 0;
    begun = true;
    while (found == null) {
      p = source.release(p);
      int c = source.at(p);
      if (c == ' ') {
        p++;
        lineBegins = false;
      } else if (Characters.isLineEnd(c)) {
        ends += source.endsLine(p) ? 1 : 0;
        p++;
        lineBegins = true;
        onlyBlanks = true;
      } else if (c == 0xFEFF || isMisreadMark(p)) {
        p += c == 0xFEFF ? 1 : 3;
        if (ends == 0 && lineBegins) {
          source.beginAt(p);
        }
      } else if (Characters.isBlank(c) || c == '.' || c == '…') {
        p++;
        lineBegins = false;
      } else if (c == '%' && lineBegins) {
        p = skipLine(p);
        ends = Math.max(0, ends - 1);
      } else {
        from = p;
        afterBlankLine = ends > 1;
        found = token(p, c, inMoves, onlyBlanks);
        p = next;
        onlyBlanks = false;
        lineBegins = false;
      }
    }
    kind = found;
  }

  /** Passes over what usually stands between two moves: blanks, and a number with its dots. */
  private int betweenMoves(int from) {
    char[] buffer = source.buffer();
    int limit = source.limit();
    int p = from;
    while (p < limit && buffer[p] == ' ') {
      p++;
    }
    int digits = p;
    // A result may begin with 0, and has no dot behind its 1.
    if (p == from || p >= limit || buffer[p] == '0') {
      return p;
    }
    while (p < limit && Characters.isDigit(buffer[p])) {
      p++;
    }
    if (p == digits || p >= limit || buffer[p] != '.') {
      return digits;
    }
    while (p < limit && (buffer[p] == '.' || buffer[p] == ' ')) {
      p++;
    }
    return p;
  }

  /** Returns whether the mark of UTF-8 stands here, read as Latin-1. */
  private boolean isMisreadMark(int p) {
    return source.at(p) == 0xEF && source.at(p + 1) == 0xBB && source.at(p + 2) == 0xBF;
  }

  private int skipLine(int index) {
    int p = index;
    while (source.at(p) >= 0 && !Characters.isLineEnd(source.at(p))) {
      p = source.release(p + 1);
    }
    return p;
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
    boolean rough =
        inMoves
            ? afterBlankLine && tags.isRoughTag(p) && lineEndsWithBracket(p)
            : lineBegins && tags.isRoughTag(p);
    if (tags.isTag(p) || rough) {
      tags.read(p);
      next = tags.next();
      return Kind.TAG;
    }
    int end = p + 1;
    while (source.at(end) >= 0
        && !Characters.isLineEnd(source.at(end))
        && end - p < TagReader.LONGEST_VALUE
        && !(source.at(end) == '[' && tags.isTag(end))) {
      end++;
    }
    return fault(end, "is not a tag such as [White \"Name\"]");
  }

  private boolean lineEndsWithBracket(int p) {
    int last = p;
    for (int i = p; source.at(i) >= 0 && !Characters.isLineEnd(source.at(i)); i++) {
      if (i - p > TagReader.LONGEST_VALUE) {
        return false;
      }
      last = Characters.isBlank(source.at(i)) ? last : i;
    }
    return source.at(last) == ']';
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
    while (Characters.isDigit(source.at(end)) && end - p < LONGEST_NUMBER) {
      number = Math.min(number * 10 + source.at(end) - '0', 100_000);
      end++;
    }
    if (end == p + 1 || end > p + 5) {
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

  /** Reads what begins with a digit: a result, a move's number, castling in zeros. */
  private @Nullable Kind number(int p, boolean lineBegins) {
    char first = (char) source.at(p);
    String marker = first == '0' || first == '1' || first == '½' ? results.at(p) : null;
    if (marker != null) {
      return result(marker, results.end());
    }
    int end = p;
    boolean zeros = true;
    while (Characters.isDigit(source.at(end)) && end - p < LONGEST_NUMBER) {
      zeros &= source.at(end) == '0';
      end++;
    }
    int after = source.at(end);
    boolean dotted = after == '.' || after == '…';
    boolean word = Characters.isDash(after) || after == '/' || zeros && end > p + 1 && !dotted;
    if (end == p || word) {
      return word(p);
    }
    if (end - p == LONGEST_NUMBER) {
      moveCut = true;
      next = end;
      reason = "the number is too long; at most " + LONGEST_NUMBER + " characters are read";
      return Kind.FAULT;
    }
    next = end;
    boolean isOne = end == p + 1 && first == '1' && after == '.';
    return isOne && lineBegins && !isBlacksTurn(end + 1) ? Kind.FIRST_NUMBER : null;
  }

  /** Returns whether more dots follow a number's first. */
  private boolean isBlacksTurn(int afterDot) {
    int i = afterDot;
    while (i < afterDot + 80 && Characters.isBlank(source.at(i))) {
      i++;
    }
    return source.at(i) == '.' || source.at(i) == '…';
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

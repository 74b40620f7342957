package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.pgn.Token.Kind;

/** Cuts PGN into tokens; move numbers, escape lines and {@code e.p.} are passed over. */
final class Lexer {
  private static final int LONGEST_MOVE = 1_000;
  private static final int LONGEST_VALUE = 1 << 16;
  private static final int LONGEST_COMMENT = 1 << 20;
  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
  private static final String LETTERS = "KQRBNPKQRBNP";
  private static final String[] RESULTS = {"1/2-1/2", "1-0", "0-1", "1/2", "½-½"};
  private static final Set<String> PASSING = Set.of("ep", "e.p.");
  private static final Pattern EFFECT =
      Pattern.compile(
          "[+-][wb]?[KQRBNSP][a-h][1-8]"
              + "|[wb]?[KQRBNSP][a-h][1-8](->[a-h][1-8]|=[wb]?[QRBNSP])");
  private static final Pattern GLUED = Pattern.compile("(.+?)(1-0|0-1|1/2-1/2|½-½|\\*)");

  /** Something that is no token; {@link #next} makes a token of it. */
  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    private final String text;

    Fault(String text, String reason) {
      super(reason, null, false, false);
      this.text = text;
    }
  }

  private final Source source;
  private final Deque<Token> ready = new ArrayDeque<>();
  private boolean begun;
  private int breaks;
  private int line;
  private int column;
  private boolean afterBlankLine;

  Lexer(Source source) {
    this.source = source;
  }

  /** Returns the next token without consuming it. */
  Token peek() {
    if (!begun) {
      begun = true;
      source.skipMark();
    }
    Token token = ready.peek();
    while (token == null) {
      try {
        token = scan();
      } catch (Fault fault) {
        token =
            new Token(
                Kind.FAULT,
                fault.text,
                String.valueOf(fault.getMessage()),
                line,
                column,
                afterBlankLine);
      }
      if (token != null) {
        ready.addFirst(token);
      }
    }
    return token;
  }

  /** Consumes the next token; a fault has consumed what is wrong. */
  Token next() {
    Token token = peek();
    ready.remove();
    return token;
  }

  /** Returns whether nothing more stands on this line, and nothing on the next. */
  boolean isBeforeBlankLine() {
    int ends = 0;
    for (int i = 0; i < LONGEST_MOVE && ends < 2; i++) {
      int c = source.peek(i);
      if (c < 0) {
        return true;
      }
      if (c == '\n') {
        ends++;
      } else if (!isBlank(c)) {
        return false;
      }
    }
    return ends == 2;
  }

  private @Nullable Token scan() throws Fault {
    int c = source.peek();
    if (isBlank(c)) {
      breaks += c == '\n' ? 1 : 0;
      source.read();
      return null;
    }
    if (c == '%' && source.column() == 1) {
      source.skipLine();
      return null;
    }
    line = source.line();
    column = source.column();
    afterBlankLine = breaks > 1;
    breaks = 0;
    return switch (c) {
      case -1 -> token(Kind.END, "");
      case '[' -> tag();
      case '{' -> braces();
      case ';' -> lineComment();
      case '(', ')' ->
          token(c == '(' ? Kind.OPEN : Kind.CLOSE, String.valueOf((char) source.read()));
      case '$' -> numericGlyph();
      case '!', '?' -> suffix();
      case '.', '…' -> {
        source.read();
        yield null;
      }
      case '*' -> token(Kind.RESULT, String.valueOf((char) source.read()));
      default -> word(c);
    };
  }

  private Token token(Kind kind, String text) {
    return new Token(kind, text, "", line, column, afterBlankLine);
  }

  private static Fault fault(CharSequence text, String reason) {
    return new Fault(text.toString(), reason);
  }

  private static boolean isBlank(int c) {
    return c >= 0 && (Character.isWhitespace(c) || c < ' ' || c == 0xA0 || c == 0xFEFF);
  }

  // Tags

  private boolean isTagAhead() {
    int i = skipBlanks(1);
    int name = i;
    while (isNameCharacter(source.peek(i)) && i < 256) {
      i++;
    }
    return i > name && source.peek(skipBlanks(i)) == '"';
  }

  private static boolean isNameCharacter(int c) {
    return c == '_' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < from + 80 && source.peek(i) != '\n' && isBlank(source.peek(i))) {
      i++;
    }
    return i;
  }

  private Token tag() throws Fault {
    if (!isTagAhead()) {
      StringBuilder rest = new StringBuilder();
      while (source.peek() >= 0 && source.peek() != '\n') {
        append(rest, source.read(), LONGEST_VALUE, "is no tag, and too long");
      }
      throw fault(rest, "is not a tag such as [White \"Name\"]");
    }
    source.read();
    StringBuilder name = new StringBuilder();
    while (source.peek() != '"') {
      int c = source.read();
      if (isNameCharacter(c)) {
        name.append((char) c);
      }
    }
    source.read();
    int valueColumn = source.column();
    StringBuilder value = new StringBuilder();
    while (source.peek() != '"' || source.peek(skipBlanks(1)) != ']') {
      int c = source.peek();
      if (c < 0 || c == '\n') {
        throw fault(name, "the tag's value does not end with \"] on its line");
      }
      source.read();
      if (c == '\\' && (source.peek() == '"' || source.peek() == '\\')) {
        c = source.read();
      }
      append(value, c < ' ' ? ' ' : c, LONGEST_VALUE, "the tag's value is too long");
    }
    while (source.read() != ']') {
      // The quote and the blanks before the bracket say nothing.
    }
    return new Token(
        Kind.TAG, name.toString(), value.toString(), line, column, afterBlankLine, valueColumn);
  }

  private void append(StringBuilder text, int c, int longest, String reason) throws Fault {
    if (text.length() == longest) {
      throw fault(text, reason + "; at most " + longest + " characters are read");
    }
    text.append((char) c);
  }

  // Comments

  private Token braces() throws Fault {
    source.read();
    StringBuilder text = new StringBuilder();
    while (source.peek() != '}') {
      if (source.peek() < 0 || startsGame()) {
        throw fault("{", "the comment is not closed");
      }
      int c = source.read();
      append(text, c == '\n' ? ' ' : c, LONGEST_COMMENT, "the comment is too long");
    }
    source.read();
    return token(Kind.COMMENT, text.toString().strip());
  }

  /** Returns whether the next game begins here, although a comment is open. */
  private boolean startsGame() {
    return source.column() == 1 && startsWith("[Event ") && isTagAhead();
  }

  private Token lineComment() throws Fault {
    source.read();
    StringBuilder text = new StringBuilder();
    while (source.peek() >= 0 && source.peek() != '\n') {
      append(text, source.read(), LONGEST_COMMENT, "the comment is too long");
    }
    return token(Kind.COMMENT, text.toString().strip());
  }

  // Glyphs

  private Token numericGlyph() throws Fault {
    StringBuilder digits = new StringBuilder().append((char) source.read());
    while (isDigit(source.peek())) {
      append(digits, source.read(), LONGEST_MOVE, "is not a glyph from $0 to $9999");
    }
    if (digits.length() == 1 || digits.length() > 5) {
      throw fault(digits, "is not a glyph from $0 to $9999");
    }
    return token(Kind.GLYPH, digits.substring(1));
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Reads {@code !} and {@code ?} behind a move, two at most. */
  private Token suffix() {
    String sign = String.valueOf((char) source.read());
    if (source.peek() == '!' || source.peek() == '?') {
      sign += (char) source.read();
    }
    return token(Kind.GLYPH, String.valueOf(Glyphs.number(sign)));
  }

  // Moves, numbers, results

  private @Nullable Token word(int first) throws Fault {
    if (isDigit(first) || first == '½') {
      for (String result : RESULTS) {
        if (startsWith(result)) {
          skip(result.length());
          return token(
              Kind.RESULT,
              result.length() == 3 && result.indexOf('-') > 0 && first != '½' ? result : "1/2-1/2");
        }
      }
    }
    String number = startsWith("0-0") ? "" : number();
    int after = plain(source.peek());
    if (!number.isEmpty() && after != '-' && after != '/') {
      return null;
    }
    String text = text(number);
    if (text.isEmpty()) {
      return token(Kind.MOVE, String.valueOf((char) source.read()));
    }
    Integer glyph = Glyphs.number(text);
    if (glyph != null) {
      return token(Kind.GLYPH, glyph.toString());
    }
    if (PASSING.contains(text)) {
      return null;
    }
    Matcher glued = GLUED.matcher(text);
    if (number.isEmpty() && glued.matches()) {
      int at = column + glued.start(2);
      String result = glued.group(2).equals("½-½") ? "1/2-1/2" : glued.group(2);
      ready.add(new Token(Kind.RESULT, result, "", line, at, false));
      text = glued.group(1);
    }
    return token(Kind.MOVE, text);
  }

  /** Reads the digits of a move's number, or of what looks like a result but is none. */
  private String number() throws Fault {
    StringBuilder digits = new StringBuilder();
    while (isDigit(source.peek())) {
      append(digits, source.read(), LONGEST_MOVE, "the number is too long");
    }
    return digits.toString();
  }

  private boolean startsWith(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (plain(source.peek(i)) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private void skip(int count) {
    for (int i = 0; i < count; i++) {
      source.read();
    }
  }

  /** Returns the letter of a figurine and the hyphen of a dash; anything else as it is. */
  private static int plain(int c) {
    int figure = FIGURINES.indexOf(c);
    return figure >= 0
        ? LETTERS.charAt(figure)
        : c >= 0x2010 && c <= 0x2015 || c == 0x2212 ? '-' : c;
  }

  /** Reads a move, or whatever else stands in its place, which has begun with this. */
  private String text(String beginning) throws Fault {
    StringBuilder text = new StringBuilder(beginning);
    while (true) {
      int c = source.peek();
      if (c == '[' && text.length() > 0 && !isTagAhead()) {
        bracket(text, ']');
      } else if (c == '(' && isEffectAhead()) {
        bracket(text, ')');
      } else if (c == '.' && text.length() > 0 && isPassingAhead(text)) {
        skip(source.peek(2) == '.' ? 3 : 2);
        text.append(".p.");
      } else if (c < 0 || isBlank(c) || "{}()[];$!?.…".indexOf(c) >= 0) {
        return text.toString();
      } else {
        append(text, plain(source.read()), LONGEST_MOVE, "the move is too long");
      }
    }
  }

  /** Returns whether {@code .p} follows an {@code e}. */
  private boolean isPassingAhead(StringBuilder text) {
    return text.charAt(text.length() - 1) == 'e' && source.peek(1) == 'p';
  }

  /** Returns whether the parenthesis holds a move's effect, such as {@code (+bRa8)}. */
  private boolean isEffectAhead() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < 16 && source.peek(i) != ')'; i++) {
      if (source.peek(i) < 0 || isBlank(source.peek(i))) {
        return false;
      }
      text.append((char) source.peek(i));
    }
    return EFFECT.matcher(text).matches();
  }

  private void bracket(StringBuilder text, char close) throws Fault {
    int c;
    do {
      c = source.peek();
      if (c < 0 || c == '\n') {
        throw fault(text, "the bracket is not closed");
      }
      append(text, source.read(), LONGEST_MOVE, "the move is too long");
    } while (c != close);
  }
}

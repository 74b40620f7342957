package org.molychess.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads tags as programs and people write them, and says what it had to mend. */
final class TagReader {
  static final int LONGEST_VALUE = 1 << 16;

  private final Source source;
  private final TagShape shape;
  private final Names names = new Names();
  private final StringBuilder value = new StringBuilder();
  private final List<String> repairs = new ArrayList<>();
  private String name = "";

  /** The value of a tag that is well written; null if it stands in {@link #value}. */
  private @Nullable String plainValue;

  private int valueFrom;
  private int next;
  private boolean tooLong;

  TagReader(Source source, TagShape shape) {
    this.source = source;
    this.shape = shape;
  }

  String name() {
    return name;
  }

  String value() {
    return plainValue == null ? value.toString() : plainValue;
  }

  /** Returns where the value begins. */
  int valueFrom() {
    return valueFrom;
  }

  /** Returns what was mended in the last tag, a sentence each. */
  List<String> repairs() {
    return repairs;
  }

  /** Returns whether the value was cut because it is too long. */
  boolean isTooLong() {
    return tooLong;
  }

  /** Returns where the input goes on. */
  int next() {
    return next;
  }

  /** Reads the tag that begins with this bracket if it is well written; else reads nothing. */
  boolean readPlain(int bracket) {
    char[] buffer = source.buffer();
    int limit = source.limit();
    int p = bracket + 1;
    while (p < limit && Characters.isName(buffer[p])) {
      p++;
    }
    int nameEnd = p;
    if (p == bracket + 1
        || p - bracket > TagShape.LONGEST_NAME
        || p + 1 >= limit
        || buffer[p] != ' '
        || buffer[p + 1] != '"') {
      return false;
    }
    p += 2;
    int from = p;
    while (p < limit && buffer[p] != '"') {
      if (buffer[p] < ' ' || buffer[p] == '\\' || buffer[p] == '[') {
        return false;
      }
      p++;
    }
    if (p + 1 >= limit || buffer[p + 1] != ']' || p - from > LONGEST_VALUE) {
      return false;
    }
    repairs.clear();
    tooLong = false;
    name = names.of(buffer, bracket + 1, nameEnd);
    plainValue = source.text(from, p);
    valueFrom = from;
    next = p + 2;
    return true;
  }

  /** Reads the tag that begins with this bracket. */
  void read(int bracket) {
    value.setLength(0);
    plainValue = null;
    repairs.clear();
    tooLong = false;
    int p = shape.skipBlanks(bracket + 1);
    int quote = p;
    while (shape.isWithin(p, quote) && !opensValue(quote) && !endsTag(quote)) {
      quote++;
    }
    boolean quoted = opensValue(quote) && !closesBareValue(p, quote);
    int nameEnd = quoted ? quote : word(p);
    readName(p, nameEnd);
    if (quoted) {
      valueFrom = quote + 1;
      quotedValue(source.at(quote));
    } else {
      valueFrom = shape.skipBlanks(nameEnd);
      bareValue(valueFrom);
    }
  }

  private boolean opensValue(int index) {
    int c = source.at(index);
    return Characters.isQuote(c) || c == '\'' && Characters.isBlank(source.at(index - 1));
  }

  /** Returns whether a quote is the last of a tag whose value has no first one. */
  private boolean closesBareValue(int name, int quote) {
    int bracket = shape.skipBlanks(quote + 1);
    return source.at(bracket) == ']'
        && shape.isLineEnd(shape.skipBlanks(bracket + 1))
        && shape.skipBlanks(word(name)) < quote;
  }

  /** Returns whether a tag without quotes ends here: with its bracket, or as another begins. */
  private boolean endsTag(int index) {
    int c = source.at(index);
    return c == ']' || c == '[' && shape.isTag(index);
  }

  private int word(int from) {
    int i = from;
    while (shape.isWithin(from, i) && !Characters.isBlank(source.at(i)) && !endsTag(i)) {
      i++;
    }
    return i;
  }

  private void readName(int from, int to) {
    int end = to;
    while (end > from && Characters.isBlank(source.at(end - 1))) {
      end--;
    }
    StringBuilder kept = new StringBuilder();
    for (int i = from; i < end && kept.length() < TagShape.LONGEST_NAME; i++) {
      if (Characters.isName(source.at(i))) {
        kept.append((char) source.at(i));
      }
    }
    name = kept.toString();
    if (kept.length() < end - from) {
      repairs.add("the tag's name has other characters than letters, digits and underscores");
    }
  }

  private void append(int c) {
    if (value.length() < LONGEST_VALUE) {
      value.append((char) (c < ' ' ? ' ' : c));
    } else {
      tooLong = true;
    }
  }

  /** Reads a value to the closing quote and bracket, or as far as it can be meant to go. */
  private void quotedValue(int quote) {
    if (quote != '"') {
      repairs.add("the tag's value is not in straight double quotes");
    }
    int lastQuote = -1;
    int lengthAtQuote = 0;
    int p = valueFrom;
    while (true) {
      int c = source.at(p);
      if (closes(c, quote) && source.at(shape.skipBlanks(p + 1)) == ']') {
        next = shape.skipBlanks(p + 1) + 1;
        if (lastQuote >= 0) {
          repairs.add("a quote within the tag's value has no backslash before it");
        }
        return;
      }
      if (shape.isLineEnd(p)) {
        if (c >= 0 && isContinued(p, quote)) {
          repairs.add("the tag's value goes on in another line");
          append(' ');
          p = lineBegin(p);
          continue;
        }
        unclosed(p, lastQuote, lengthAtQuote);
        return;
      }
      if (c == '[' && shape.isTagInValue(p)) {
        unclosed(p, lastQuote, lengthAtQuote);
        return;
      }
      if (p - valueFrom > 2 * LONGEST_VALUE) {
        tooLong = true;
        next = p;
        return;
      }
      boolean escape = c == '\\' && escapes(p, quote);
      if (closes(c, quote)) {
        lastQuote = p;
        lengthAtQuote = value.length();
      }
      append(escape ? source.at(p + 1) : c);
      p += escape ? 2 : 1;
    }
  }

  private static boolean closes(int c, int quote) {
    return quote == '\'' ? c == '\'' : quote == '"' ? c == '"' : Characters.isQuote(c);
  }

  /**
   * Returns whether a backslash is there to take the next character as it is.
   *
   * <p>Before the quote that closes the line it is itself: {@code [Site "C:\"]}.
   */
  private boolean escapes(int backslash, int quote) {
    int c = source.at(backslash + 1);
    if (c == '\\') {
      return true;
    }
    if (c != '"' || !closes(c, quote)) {
      return false;
    }
    int bracket = shape.skipBlanks(backslash + 2);
    return source.at(bracket) != ']' || !shape.isLineEnd(shape.skipBlanks(bracket + 1));
  }

  /**
   * Ends a value where its line ends or another tag begins: at the last quote, else at the bracket,
   * else there.
   */
  private void unclosed(int end, int lastQuote, int lengthAtQuote) {
    next = end;
    if (lastQuote >= 0) {
      value.setLength(lengthAtQuote);
      repairs.add("the tag has no closing bracket");
      return;
    }
    int length = value.length();
    while (length > 0 && Characters.isBlank(value.charAt(length - 1))) {
      length--;
    }
    if (length > 0 && value.charAt(length - 1) == ']') {
      length--;
      repairs.add("the tag's value has no closing quote");
    } else {
      repairs.add("the tag has neither closing quote nor bracket");
    }
    value.setLength(length);
  }

  /** Returns whether the next line is the rest of the value: no tag, and closed as one is. */
  private boolean isContinued(int lineEnd, int quote) {
    int first = lineBegin(lineEnd);
    if (source.at(shape.skipBlanks(first)) == '[' || shape.isLineEnd(shape.skipBlanks(first))) {
      return false;
    }
    for (int i = first; shape.isWithin(first, i); i++) {
      if (closes(source.at(i), quote)) {
        int bracket = shape.skipBlanks(i + 1);
        return source.at(bracket) == ']' && shape.isLineEnd(shape.skipBlanks(bracket + 1));
      }
    }
    return false;
  }

  private int lineBegin(int lineEnd) {
    int i = lineEnd;
    while (source.at(i) == '\r') {
      i++;
    }
    return source.at(i) == '\n' ? i + 1 : Math.max(i, lineEnd + 1);
  }

  /** Reads a value without quotes, to the bracket or the line's end. */
  private void bareValue(int from) {
    int end = from;
    while (shape.isWithin(from, end) && !endsTag(end)) {
      end++;
    }
    boolean closed = source.at(end) == ']';
    next = closed ? end + 1 : end;
    for (int i = from; i < end; i++) {
      append(source.at(i));
    }
    value.setLength(value.toString().stripTrailing().length());
    int last = value.length() - 1;
    boolean closing = closed && last > 0 && Characters.isQuote(value.charAt(last));
    if (closing) {
      value.setLength(last);
      repairs.add("the tag's value has no opening quote");
      return;
    }
    repairs.add(
        value.length() == 0
            ? "the tag has no value"
            : closed
                ? "the tag's value has no quotes"
                : "the tag's value has no quotes and the tag no closing bracket");
  }
}

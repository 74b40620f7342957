package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words of a text, one after the other, with their lines. */
final class Words {
  private static final Pattern BLANKS = Pattern.compile("[\\s\\ufeff]+");

  private record Word(String text, int line) {}

  private final List<String> lines;
  private final List<Word> words = new ArrayList<>();
  private int next;

  Words(String text) {
    lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      int line = i + 1;
      BLANKS
          .splitAsStream(lines.get(i))
          .filter(word -> !word.isEmpty())
          .forEach(word -> words.add(new Word(word, line)));
    }
  }

  boolean hasNext() {
    return next < words.size();
  }

  /** Returns the next word without going on; empty at the end. */
  String peek() {
    return hasNext() ? words.get(next).text() : "";
  }

  String next(String what) {
    if (!hasNext()) {
      throw new ProblemException("the input ends where " + what + " is expected");
    }
    return words.get(next++).text();
  }

  /** Returns the rest of the line of the word read last, and goes on behind it. */
  String restOfLine() {
    int line = words.get(next - 1).line();
    String text = lines.get(line - 1);
    int column = 0;
    for (int i = next - 1; i >= 0 && words.get(i).line() == line; i--) {
      column = i;
    }
    int at = 0;
    for (int i = column; i < next; i++) {
      at = text.indexOf(words.get(i).text(), at) + words.get(i).text().length();
    }
    while (hasNext() && words.get(next).line() == line) {
      next++;
    }
    return text.substring(at).strip();
  }

  int number(String what) {
    String word = next(what);
    if (!word.matches("\\d{1,9}")) {
      throw fault("'" + word + "' is not " + what);
    }
    return Integer.parseInt(word);
  }

  /** Returns a fault with the line of the word read last. */
  ProblemException fault(String message) {
    int line = words.isEmpty() ? 1 : words.get(Math.max(0, next - 1)).line();
    return new ProblemException("line " + line + ": " + message);
  }

  /**
   * Returns the one of some keywords that a word begins, in small letters; null if it is none.
   *
   * @param least the number of letters that a word has at least, unless the keyword is shorter
   */
  static @Nullable String keyword(String word, List<String> keywords, int least) {
    String small = word.toLowerCase(Locale.ROOT);
    if (keywords.contains(small)) {
      return small;
    }
    if (small.length() < least) {
      return null;
    }
    List<String> found = keywords.stream().filter(each -> each.startsWith(small)).toList();
    return found.size() == 1 ? found.get(0) : null;
  }
}

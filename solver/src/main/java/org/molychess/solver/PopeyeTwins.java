package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.molychess.Role;
import org.molychess.Square;

/** Reads how a twin differs, in the words of Popeye. */
final class PopeyeTwins {
  private static final List<String> NAMES =
      List.of(
          "stipulation",
          "condition",
          "move",
          "exchange",
          "remove",
          "substitute",
          "add",
          "rotate",
          "mirror",
          "shift",
          "polishtype");
  private static final Pattern MIRROR = Pattern.compile("([ah][18])<-*>([ah][18])");

  private PopeyeTwins() {}

  /** Reads a twin up to a word that is told to end it, and is no change of a twin. */
  static Twin read(Words words, Predicate<String> isEnd) {
    boolean continued =
        "continued".startsWith(words.peek().toLowerCase(Locale.ROOT)) && words.peek().length() >= 4;
    if (continued) {
      words.next("continued");
    }
    List<Twin.Change> changes = new ArrayList<>();
    while (words.hasNext()) {
      String name = Words.keyword(words.peek(), NAMES, 3);
      if (name == null) {
        if (isEnd.test(words.peek())) {
          break;
        }
        words.next("a change");
        throw words.fault("a twin is changed by " + String.join(", ", NAMES));
      }
      words.next("a change");
      read(name, words, isEnd, changes);
    }
    if (changes.isEmpty()) {
      throw words.fault("a twin needs a change, such as 'move a1 b2'");
    }
    return new Twin(changes, continued);
  }

  private static void read(
      String name, Words words, Predicate<String> isEnd, List<Twin.Change> changes) {
    switch (name) {
      case "stipulation" ->
          changes.add(new Twin.Change.Ask(Stipulation.parse(words.next("a stipulation"))));
      case "condition" ->
          changes.add(
              new Twin.Change.Under(
                  PopeyeConditions.read(
                      words, word -> isEnd.test(word) || Words.keyword(word, NAMES, 3) != null)));
      case "move" -> changes.add(new Twin.Change.Move(square(words), square(words)));
      case "exchange" -> changes.add(new Twin.Change.Exchange(square(words), square(words)));
      case "remove" ->
          PopeyeOptions.squares(words).forEach(at -> changes.add(new Twin.Change.Remove(at)));
      case "substitute" -> changes.add(new Twin.Change.Substitute(role(words), role(words)));
      case "add" ->
          PopeyePieces.read(
                  words, null, word -> isEnd.test(word) || Words.keyword(word, NAMES, 3) != null)
              .forEach((at, piece) -> changes.add(new Twin.Change.Add(piece, at)));
      case "rotate" -> changes.add(new Twin.Change.Rotate(words.number("a number of degrees")));
      case "mirror" -> changes.add(mirror(words));
      case "shift" -> changes.add(new Twin.Change.Shift(square(words), square(words)));
      default -> changes.add(new Twin.Change.PolishType());
    }
  }

  private static Square square(Words words) {
    String word = words.next("a square").toLowerCase(Locale.ROOT);
    if (!word.matches("[a-h][1-8]")) {
      throw words.fault("'" + word + "' is no square; write such as a1");
    }
    return Square.of(word);
  }

  private static Role role(Words words) {
    String word = words.next("a kind of unit").toLowerCase(Locale.ROOT);
    if (!word.matches("[kqrbsnp]")) {
      throw words.fault("'" + word + "' is no orthodox unit; write K, Q, R, B, S or P");
    }
    return Role.of(word.equals("s") ? 'n' : word.charAt(0));
  }

  private static Twin.Change mirror(Words words) {
    String word = words.next("two corners").toLowerCase(Locale.ROOT);
    Matcher matcher = MIRROR.matcher(word);
    if (!matcher.matches()) {
      throw words.fault("'" + word + "' names no two corners; write such as a1<-->h1");
    }
    return new Twin.Change.Mirror(
        Square.of(word.substring(0, 2)), Square.of(word.substring(word.length() - 2)));
  }
}

package org.molychess.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.molychess.RuleInfo;
import org.molychess.Rules;

/**
 * Bytes to try: the first ones choose among what is known to be good, such as rules, and the rest
 * is the text.
 */
final class Input {
  /** Choices are written as printable characters, so that inputs can be read by people. */
  private static final int FIRST_CHOICE = '0';

  private static final List<String> RULES = rulesTexts();
  private static final Map<String, Rules> RULES_BY_TEXT = new ConcurrentHashMap<>();

  private final byte[] bytes;
  private int next;

  Input(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Returns every condition alone, with each of its options, and combinations. */
  private static List<String> rulesTexts() {
    List<String> texts = new ArrayList<>();
    texts.add(Rules.ORTHODOX);
    for (RuleInfo info : Rules.available()) {
      texts.add(info.id());
      info.options().keySet().forEach(option -> texts.add(info.id() + ":" + option));
    }
    texts.addAll(
        List.of(
            "circe+haunted",
            "ghost+circe",
            "circe-coucou+ghost",
            "circe-coucou+progressive",
            "circe-ulysses+haunted",
            "circe+promotion-circe:enlarged+progressive",
            "progressive-circe+ghost",
            "circe-coucou+circe-ulysses+promotion-circe"));
    return List.copyOf(texts);
  }

  /** Returns how an input begins that chooses these rules. */
  static String choosing(String rules) {
    int index = RULES.indexOf(rules);
    if (index < 0) {
      throw new IllegalArgumentException(rules + " are not among " + RULES);
    }
    return String.valueOf((char) (FIRST_CHOICE + index));
  }

  static List<String> knownRules() {
    return RULES;
  }

  /** Returns one of so many numbers, from 0. */
  int choose(int count) {
    return next < bytes.length ? Math.floorMod(bytes[next++] - FIRST_CHOICE, count) : 0;
  }

  /** Returns one of the known rules. */
  Rules rules() {
    return RULES_BY_TEXT.computeIfAbsent(RULES.get(choose(RULES.size())), Rules::parse);
  }

  /** Returns what follows the choices. */
  String text() {
    return new String(bytes, next, bytes.length - next, StandardCharsets.UTF_8);
  }

  /** Returns what follows the choices, as it is. */
  byte[] rest() {
    byte[] rest = new byte[bytes.length - next];
    System.arraycopy(bytes, next, rest, 0, rest.length);
    return rest;
  }
}

package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** One worked example of the rules, and how it is compared. */
final class PlainExample {

  private final String line;
  private final PlainRules rules;
  private final String fen;
  private final List<String> moves;
  private final String expected;

  private PlainExample(String line) {
    String[] parts = line.split("\\|", -1);
    this.line = line;
    this.rules = PlainRules.parse(parts[0].trim());
    this.fen = parts[1].trim();
    this.moves = words(parts[2]);
    this.expected = parts[3].trim();
  }

  static List<PlainExample> all() {
    List<PlainExample> result = new ArrayList<>();
    for (String line : PlainGolden.lines("/org/molychess/conformance/golden/examples.txt")) {
      if (!line.isBlank() && !line.startsWith("#")) {
        result.add(new PlainExample(line));
      }
    }
    return result;
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.trim().split(" "));
  }

  /** Whether it is so. */
  boolean holds() {
    if (expected.equals("refused")) {
      return isRefused();
    }
    PlainPosition position = rules.position(fen);
    int last = moves.size() - (expected.equals("illegal") ? 1 : 0);
    for (String move : moves.subList(0, last)) {
      position = position.move(move).after();
    }
    TreeSet<String> legal = new TreeSet<>();
    position.legalMoves().forEach(move -> legal.add(move.text()));
    List<String> expectedMoves = words(expected.replaceFirst("^\\S+", ""));
    switch (expected.split(" ")[0]) {
      case "illegal":
        return !legal.contains(moves.get(last));
      case "mate":
        return position.isCheckmate();
      case "stalemate":
        return position.isStalemate();
      case "check":
        return position.isCheck();
      case "quiet":
        return !position.isCheck();
      case "only":
        return legal.equals(new TreeSet<>(expectedMoves));
      case "has":
        return legal.containsAll(expectedMoves);
      case "lacks":
        return expectedMoves.stream().noneMatch(legal::contains);
      default:
        return position.fen().equals(expected);
    }
  }

  private boolean isRefused() {
    try {
      rules.position(fen);
      return false;
    } catch (IllegalArgumentException e) {
      return true;
    }
  }

  @Override
  public String toString() {
    return line;
  }
}

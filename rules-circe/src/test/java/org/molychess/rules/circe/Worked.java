package org.molychess.rules.circe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.molychess.Move;
import org.molychess.Rules;

/** What worked positions claim, in words. */
final class Worked {
  private final Rules rules;

  private Worked(Rules rules) {
    this.rules = rules;
  }

  static Worked under(String rules) {
    return new Worked(Rules.parse(rules));
  }

  /** The move, in machine form, leads to this position; also when that is read again. */
  void plays(String fen, String move, String after) {
    assertEquals(after, rules.position(fen).exactMove(move).after().fen());
    assertEquals(after, rules.position(after).fen());
  }

  /** The move is written like this. */
  void writes(String fen, String move, String san) {
    assertEquals(san, rules.position(fen).exactMove(move).san());
  }

  void allows(String fen, String... moves) {
    assertEquals(Set.of(moves), common(fen, moves));
  }

  void forbids(String fen, String... moves) {
    assertEquals(Set.of(), common(fen, moves));
  }

  /** Of the moves that begin like this, exactly these are legal. */
  void allowsOnly(String fen, String start, String... moves) {
    Set<String> legal = legal(fen);
    legal.removeIf(move -> !move.startsWith(start));
    assertEquals(new TreeSet<>(List.of(moves)), legal);
  }

  void isCheck(boolean expected, String fen) {
    assertEquals(expected, rules.position(fen).isCheck());
  }

  private Set<String> common(String fen, String... moves) {
    Set<String> common = legal(fen);
    common.retainAll(Set.of(moves));
    return common;
  }

  private Set<String> legal(String fen) {
    Set<String> legal = new TreeSet<>();
    for (Move move : rules.position(fen).legalMoves()) {
      legal.add(move.uci());
    }
    return legal;
  }
}

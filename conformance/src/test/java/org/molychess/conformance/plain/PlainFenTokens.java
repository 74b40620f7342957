package org.molychess.conformance.plain;

import static org.molychess.conformance.plain.PlainFenReader.require;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads the tokens of section 8. The token {@code unmoved} is read with the castling letters. */
final class PlainFenTokens {

  private final PlainPosition position;

  private PlainFenTokens(PlainPosition position) {
    this.position = position;
  }

  static void apply(PlainPosition position, Map<String, String> tokens) {
    Set<String> known = known(position.rules);
    for (String name : tokens.keySet()) {
      require(known.contains(name), "unknown token " + name + ", known: " + known);
    }
    PlainFenTokens reader = new PlainFenTokens(position);
    if (tokens.containsKey("unmoved")) {
      require(tokens.get("unmoved").matches("-|K|k|Kk"), "unmoved: " + tokens.get("unmoved"));
    }
    reader.readSeries(tokens);
    reader.readOrigins(tokens);
    reader.readTaboo(tokens.get("taboo"));
    reader.readGhosts(tokens.get("ghosts"));
    reader.readBars(tokens.get("barred"), false);
    reader.readBars(tokens.get("sealed"), true);
  }

  private static Set<String> known(PlainRules rules) {
    Set<String> known = new TreeSet<>();
    if (rules.placesUnits()) {
      known.add("unmoved");
    }
    if (rules.isProgressive()) {
      known.addAll(Set.of("made", "series"));
    }
    if (rules.hasOrigins()) {
      known.addAll(Set.of("origins", "promoted"));
    }
    if (rules.keepsGhosts()) {
      known.add("ghosts");
    }
    if (rules.has("ghost")) {
      known.add("taboo");
    }
    if (rules.has("haunted")) {
      known.addAll(Set.of("barred", "sealed"));
    }
    return known;
  }

  private void readSeries(Map<String, String> tokens) {
    position.series = PlainFenReader.readCounter(tokens.getOrDefault("series", "1"), 1);
    position.made = PlainFenReader.readCounter(tokens.getOrDefault("made", "0"), 0);
    require(position.made < position.series, "made is not below series");
  }

  /** The entries of a list, each beginning with another square. */
  private static List<String> entries(String text) {
    if (text == null) {
      return List.of();
    }
    List<String> entries = List.of(text.split(",", -1));
    Set<String> squares = new HashSet<>();
    for (String entry : entries) {
      require(entry.length() >= 2 && PlainSquare.isName(entry.substring(0, 2)), "entry: " + entry);
      require(squares.add(entry.substring(0, 2)), "square given twice: " + entry);
    }
    return entries;
  }

  private static int square(String entry) {
    return PlainSquare.parse(entry.substring(0, 2));
  }

  private void readOrigins(Map<String, String> tokens) {
    if (!position.rules.hasOrigins()) {
      return;
    }
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && !man.isKing()) {
        position.board[square] = man.withOrigin(square);
      }
    }
    for (String entry : entries(tokens.get("origins"))) {
      require(entry.matches("[a-h][1-8]=([a-h][1-8]|-)"), "origin: " + entry);
      PlainMan man = position.board[square(entry)];
      require(man != null && !man.isKing(), "no unit with an origin: " + entry);
      String origin = entry.substring(3);
      position.board[square(entry)] =
          man.withOrigin(origin.equals("-") ? PlainMan.NO_ORIGIN : PlainSquare.parse(origin));
    }
    for (String entry : entries(tokens.get("promoted"))) {
      require(PlainSquare.isName(entry), "promoted: " + entry);
      PlainMan man = position.board[square(entry)];
      require(man != null && !man.isKing() && !man.isPawn(), "not promoted: " + entry);
      position.board[square(entry)] = man.markedPromoted();
    }
    judgeOrigins();
  }

  private void judgeOrigins() {
    Set<Integer> origins = new HashSet<>();
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && man.origin != PlainMan.NO_ORIGIN) {
        require(origins.add(man.origin), "two origins alike: " + PlainSquare.name(man.origin));
        int rank = PlainSquare.rank(man.origin);
        require(
            !(man.isPawn() || man.promoted) || (rank > 0 && rank < 7),
            "a pawn never began on " + PlainSquare.name(man.origin));
      }
    }
  }

  private void readTaboo(String text) {
    for (String entry : entries(text)) {
      require(PlainSquare.isName(entry), "taboo: " + entry);
      PlainMan man = position.board[square(entry)];
      require(man != null && !man.isKing(), "nothing to be taboo: " + entry);
      position.board[square(entry)] = man.tabooed();
    }
  }

  private void readGhosts(String text) {
    for (String entry : entries(text)) {
      String pattern = position.rules.has("haunted") ? "..[QRBNPqrbnp]" : "..[QRBNPqrbnp]+";
      require(entry.matches(pattern), "ghosts: " + entry);
      int square = square(entry);
      require(position.board[square] != null, "a ghost under an empty square: " + entry);
      List<PlainMan> pile = new ArrayList<>();
      for (char letter : entry.substring(2).toCharArray()) {
        PlainMan ghost = PlainMan.of(letter);
        require(PlainFenJudge.mayStand(position.rules, ghost, square), "pawn ghost: " + entry);
        pile.add(ghost);
      }
      position.ghosts.put(square, pile);
    }
  }

  private void readBars(String text, boolean sealed) {
    for (String entry : entries(text)) {
      require(entry.matches("[a-h](4P|5p)"), "bar: " + entry);
      int square = square(entry);
      require(position.isFree(square), "a barred square is occupied or given twice: " + entry);
      PlainMan ghost = PlainMan.of(entry.charAt(2));
      PlainMan captor = sealed ? null : captor(square, ghost);
      require(sealed || captor != null, "no captor: " + entry);
      position.barred.add(new PlainBarred(square, ghost, captor));
    }
  }

  /** The ghost on the captor's square if it is a pawn of that side, else the pawn that stands. */
  private PlainMan captor(int square, PlainMan victim) {
    int captorSquare = PlainBarred.captorSquare(square, victim);
    List<PlainMan> candidates =
        new ArrayList<>(position.ghosts.getOrDefault(captorSquare, List.of()));
    candidates.add(position.board[captorSquare]);
    for (PlainMan man : candidates) {
      if (man != null && man.isPawn() && man.white != victim.white) {
        return man;
      }
    }
    return null;
  }
}

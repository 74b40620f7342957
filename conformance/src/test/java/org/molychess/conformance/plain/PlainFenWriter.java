package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a FEN with the tokens of section 8. */
final class PlainFenWriter {

  private PlainFenWriter() {}

  static String write(PlainPosition position) {
    StringBuilder fen = new StringBuilder(placement(position));
    fen.append(position.whiteToMove ? " w " : " b ");
    fen.append(castling(position)).append(' ');
    fen.append(orDash(names(position.enPassant, ""))).append(' ');
    fen.append(position.halfmoveClock).append(' ').append(position.fullmoveNumber);
    tokens(position)
        .forEach(
            (name, value) -> {
              if (!value.isEmpty()) {
                fen.append(' ').append(name).append(':').append(value);
              }
            });
    return fen.toString();
  }

  private static String placement(PlainPosition position) {
    List<String> ranks = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder text = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        PlainMan man = position.board[PlainSquare.at(file, rank)];
        text.append(man == null ? '1' : man.letter());
      }
      ranks.add(joinGaps(text.toString()));
    }
    return String.join("/", ranks);
  }

  /** Writes runs of single gaps as one digit. */
  private static String joinGaps(String rank) {
    String result = rank;
    for (int gap = 8; gap > 1; gap--) {
      result = result.replace("1".repeat(gap), "" + gap);
    }
    return result;
  }

  private static String castling(PlainPosition position) {
    StringBuilder letters = new StringBuilder();
    if (position.rules.castlesFreely()) {
      for (int first : new int[] {0, 56}) {
        for (int file = 7; file >= 0; file--) {
          if (position.unmovedRooks.contains(first + file)) {
            letters.append((char) ((first == 0 ? 'A' : 'a') + file));
          }
        }
      }
      return orDash(letters.toString());
    }
    for (boolean white : new boolean[] {true, false}) {
      String pair = white ? "KQ" : "kq";
      for (int i = 0; i < 2; i++) {
        if (position.unmovedRooks.contains(PlainPosition.corners(white).get(i))) {
          letters.append(pair.charAt(i));
        }
      }
    }
    return orDash(letters.toString());
  }

  private static Map<String, String> tokens(PlainPosition position) {
    Map<String, String> tokens = new TreeMap<>();
    tokens.put("barred", bars(position, false));
    tokens.put("sealed", bars(position, true));
    tokens.put("ghosts", ghosts(position));
    tokens.put("made", position.made == 0 ? "" : "" + position.made);
    tokens.put("series", position.series == 1 ? "" : "" + position.series);
    tokens.put("taboo", taboo(position));
    tokens.put("unmoved", unmoved(position));
    if (position.rules.hasOrigins()) {
      tokens.put("origins", origins(position));
      tokens.put("promoted", promoted(position));
    }
    return tokens;
  }

  private static String bars(PlainPosition position, boolean sealed) {
    List<String> entries = new ArrayList<>();
    for (PlainBarred bar : position.barred) {
      if (bar.isSealed() == sealed) {
        entries.add(PlainSquare.name(bar.square) + bar.ghost.letter());
      }
    }
    entries.sort(null);
    return String.join(",", entries);
  }

  private static String ghosts(PlainPosition position) {
    List<String> entries = new ArrayList<>();
    for (int square : PlainSquare.sorted(position.ghosts.keySet())) {
      StringBuilder pile = new StringBuilder(PlainSquare.name(square));
      position.ghosts.get(square).forEach(ghost -> pile.append(ghost.letter()));
      entries.add(pile.toString());
    }
    return String.join(",", entries);
  }

  private static String taboo(PlainPosition position) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      if (position.board[square] != null && position.board[square].taboo) {
        squares.add(square);
      }
    }
    return names(squares, ",");
  }

  /** Written where a king's past differs from what the castling letters say. */
  private static String unmoved(PlainPosition position) {
    if (!position.rules.placesUnits()) {
      return "";
    }
    boolean differs = false;
    StringBuilder kings = new StringBuilder();
    for (boolean white : new boolean[] {true, false}) {
      boolean hasLetter =
          position.unmovedRooks.stream()
              .anyMatch(rook -> PlainSquare.rank(rook) == (white ? 0 : 7));
      differs |= hasLetter != position.isKingUnmoved(white);
      if (position.isKingUnmoved(white)) {
        kings.append(white ? 'K' : 'k');
      }
    }
    return differs ? orDash(kings.toString()) : "";
  }

  private static String origins(PlainPosition position) {
    List<String> entries = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && !man.isKing() && man.origin != square) {
        String origin = man.origin == PlainMan.NO_ORIGIN ? "-" : PlainSquare.name(man.origin);
        entries.add(PlainSquare.name(square) + "=" + origin);
      }
    }
    entries.sort(null);
    return String.join(",", entries);
  }

  private static String promoted(PlainPosition position) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      if (position.board[square] != null && position.board[square].promoted) {
        squares.add(square);
      }
    }
    return names(squares, ",");
  }

  private static String names(Iterable<Integer> squares, String separator) {
    List<String> names = new ArrayList<>();
    PlainSquare.sorted(squares).forEach(square -> names.add(PlainSquare.name(square)));
    return String.join(separator, names);
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }
}

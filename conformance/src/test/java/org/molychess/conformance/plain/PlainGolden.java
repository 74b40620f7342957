package org.molychess.conformance.plain;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** One line of expected numbers, and how it is compared. */
final class PlainGolden {

  static final List<String> FILES =
      List.of("first.jsonl", "second.jsonl", "combined.jsonl", "growth.jsonl", "perft_suite.epd");

  private final String rules;
  private final String fen;
  private final List<Long> perft;

  /** Machine text and FEN after, or null where the line has none. */
  private final Map<String, String> movesWithFen;

  /** Moves with the units that appear in brackets, or null where the line has none. */
  private final TreeSet<String> movesWithEffects;

  private PlainGolden(
      String rules,
      String fen,
      List<Long> perft,
      Map<String, String> movesWithFen,
      TreeSet<String> movesWithEffects) {
    this.rules = rules;
    this.fen = fen;
    this.perft = perft;
    this.movesWithFen = movesWithFen;
    this.movesWithEffects = movesWithEffects;
  }

  static List<PlainGolden> read(String file) {
    List<PlainGolden> result = new ArrayList<>();
    for (String line : lines("/org/molychess/conformance/golden/" + file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        result.add(file.endsWith(".epd") ? ofEpd(line) : ofJson(line));
      }
    }
    return result;
  }

  static List<String> lines(String resource) {
    InputStream in = PlainGolden.class.getResourceAsStream(resource);
    if (in == null) {
      throw new IllegalArgumentException("no resource " + resource);
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<String> lines = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static PlainGolden ofEpd(String line) {
    String[] parts = line.split(";");
    List<Long> perft = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      perft.add(Long.valueOf(parts[i].trim().replaceFirst("D" + i + " ", "")));
    }
    return new PlainGolden("orthodox", parts[0].trim(), perft, null, null);
  }

  private static PlainGolden ofJson(String line) {
    Map<String, Object> json = PlainJson.object(line);
    List<Long> perft = new ArrayList<>();
    for (Object number : (List<?>) json.get("perft")) {
      perft.add((Long) number);
    }
    Map<String, String> movesWithFen = null;
    TreeSet<String> movesWithEffects = null;
    if (json.containsKey("moves")) {
      for (Object move : (List<?>) json.get("moves")) {
        if (move instanceof List) {
          movesWithFen = movesWithFen == null ? new TreeMap<>() : movesWithFen;
          movesWithFen.put((String) ((List<?>) move).get(0), (String) ((List<?>) move).get(1));
        } else {
          movesWithEffects = movesWithEffects == null ? new TreeSet<>() : movesWithEffects;
          movesWithEffects.add(withoutStaying((String) move));
        }
      }
      if (((List<?>) json.get("moves")).isEmpty()) {
        movesWithEffects = new TreeSet<>();
      }
    }
    return new PlainGolden(
        (String) json.get("rules"),
        (String) json.get("fen"),
        perft,
        movesWithFen,
        movesWithEffects);
  }

  /** Popeye also writes the return of a capturer that arrives on its home: {@code [wRa1->a1]}. */
  private static String withoutStaying(String popeyeText) {
    return popeyeText.replaceAll("\\[..(..)->\\1\\]", "");
  }

  /** What differs, or an empty text. Counts above the limit are left out. */
  String differences(long nodeLimit) {
    StringBuilder result = new StringBuilder();
    PlainPosition position = PlainRules.parse(rules).position(fen);
    expect(result, "fen", fen, position.fen());
    List<PlainMove> moves = position.legalMoves();
    if (movesWithFen != null) {
      Map<String, String> actual = new TreeMap<>();
      moves.forEach(move -> actual.put(move.text(), move.after().fen()));
      TreeSet<String> texts = new TreeSet<>(movesWithFen.keySet());
      texts.addAll(actual.keySet());
      for (String text : texts) {
        expect(result, text, movesWithFen.getOrDefault(text, "illegal"), actual.get(text));
      }
    }
    if (movesWithEffects != null) {
      TreeSet<String> actual = new TreeSet<>();
      moves.forEach(move -> actual.add(popeyeText(move)));
      expect(result, "moves", movesWithEffects, actual);
    }
    for (int depth = 1; depth <= perft.size() && perft.get(depth - 1) <= nodeLimit; depth++) {
      expect(result, "perft " + depth, perft.get(depth - 1), position.perft(depth));
    }
    return result.toString();
  }

  /** The step and the units that appear or are carried home; a crushed unit is not printed. */
  private static String popeyeText(PlainMove move) {
    StringBuilder text = new StringBuilder(move.stepText());
    for (String effect : move.effects()) {
      if (!effect.startsWith("[-")) {
        text.append(effect);
      }
    }
    return text.toString();
  }

  private static void expect(StringBuilder result, String what, Object wanted, Object actual) {
    if (!wanted.equals(actual)) {
      result.append("\n  ").append(what).append(": expected ").append(wanted);
      result.append(", was ").append(actual);
    }
  }

  @Override
  public String toString() {
    return rules + " " + fen;
  }
}

package org.molychess.conformance;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of expected numbers.
 *
 * @param perft the counts of depths 1, 2, …
 * @param moves the legal moves in machine form and the FENs after them; empty where the line has
 *     none
 */
record Golden(String rules, String fen, List<Long> perft, Map<String, String> moves) {
  private static final Pattern LINE =
      Pattern.compile(
          "\\{\"rules\": \"([^\"]*)\", \"fen\": \"([^\"]*)\", \"perft\": \\[([0-9, ]*)]"
              + "(?:, \"moves\": \\[(.*)])?}");
  private static final Pattern MOVE = Pattern.compile("\\[\"([^\"]*)\", \"([^\"]*)\"]");

  /** Returns every line of the files with these names. */
  static List<Golden> read(String... names) {
    List<Golden> lines = new ArrayList<>();
    for (String name : names) {
      for (String line : lines("golden/" + name + ".jsonl")) {
        lines.add(parse(line));
      }
    }
    return lines;
  }

  /** Returns the lines of a text resource. */
  static List<String> lines(String resource) {
    InputStream in = Golden.class.getResourceAsStream(resource);
    if (in == null) {
      throw new IllegalArgumentException("there is no resource " + resource);
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Golden parse(String line) {
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a golden line: " + line);
    }
    List<Long> perft = new ArrayList<>();
    for (String count : matcher.group(3).split(", ", -1)) {
      perft.add(Long.valueOf(count));
    }
    Map<String, String> moves = new TreeMap<>();
    if (matcher.group(4) != null) {
      Matcher move = MOVE.matcher(matcher.group(4));
      while (move.find()) {
        moves.put(move.group(1), move.group(2));
      }
    }
    return new Golden(matcher.group(1), matcher.group(2), perft, moves);
  }

  @Override
  public String toString() {
    return rules + " " + fen;
  }
}

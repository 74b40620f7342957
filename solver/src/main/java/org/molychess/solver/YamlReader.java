package org.molychess.solver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads the entries of problem databases in YAML, as {@code .olv} files hold them: {@code
 * algebraic} with {@code white} and {@code black}, {@code stipulation}, {@code options}, {@code
 * conditions}, {@code twins}, {@code solution}, {@code authors}, {@code source}.
 */
public final class YamlReader {
  private YamlReader() {}

  /**
   * Returns the problems of a text: documents, each an entry or a list of entries.
   *
   * @throws ProblemException if the text cannot be read; the message names the entry
   */
  public static List<Problem> read(String text) {
    List<Problem> problems = new ArrayList<>();
    try {
      Load load = new Load(LoadSettings.builder().setAllowDuplicateKeys(false).build());
      for (Object document : load.loadAllFromString(text)) {
        List<?> entries = document instanceof List<?> list ? list : single(document);
        for (Object entry : entries) {
          problems.add(problem(entry, problems.size() + 1));
        }
      }
    } catch (YamlEngineException e) {
      throw new ProblemException("the text is no YAML: " + e.getMessage(), e);
    }
    return problems;
  }

  private static List<?> single(@Nullable Object document) {
    return document == null ? List.of() : List.of(document);
  }

  private static Problem problem(Object entry, int number) {
    try {
      if (!(entry instanceof Map<?, ?> map)) {
        throw new ProblemException("it is no map with a diagram and a stipulation");
      }
      return read(map);
    } catch (FenException | ProblemException e) {
      throw new ProblemException("entry " + number + ": " + e.getMessage(), e);
    }
  }

  private static Problem read(Map<?, ?> entry) {
    Map<Square, Piece> units = new TreeMap<>();
    if (!(entry.get("algebraic") instanceof Map<?, ?> algebraic)) {
      throw new ProblemException("there is no 'algebraic' with the units of 'white' and 'black'");
    }
    add(units, algebraic.get("white"), Side.WHITE);
    add(units, algebraic.get("black"), Side.BLACK);
    if (algebraic.get("neutral") != null) {
      throw new ProblemException("neutral units are not known here");
    }
    Object asked = entry.get("stipulation");
    if (asked == null) {
      throw new ProblemException("there is no 'stipulation'");
    }
    PopeyeOptions options = new PopeyeOptions();
    options.read(new Words(joined(entry.get("options"))), word -> false);
    Rules rules = PopeyeConditions.read(new Words(joined(entry.get("conditions"))), word -> false);
    List<Twin> twins = new ArrayList<>();
    boolean zero = false;
    if (entry.get("twins") instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> twin : new LinkedHashMap<>(map).entrySet()) {
        zero |= String.valueOf(twin.getKey()).equals("a");
        twins.add(PopeyeTwins.read(new Words(String.valueOf(twin.getValue())), word -> false));
      }
    }
    Problem problem =
        ProblemMaker.make(
            rules, units, Stipulation.parse(asked.toString()), options, twins, zero, texts(entry));
    Object solution = entry.get("solution");
    return solution == null
        ? problem
        : problem.withStated(StatedSolution.read(problem, solution.toString()));
  }

  private static void add(Map<Square, Piece> units, @Nullable Object list, Side side) {
    Words words = new Words(joined(list));
    while (words.hasNext()) {
      PopeyePieces.add(units, words.next("a unit"), side, words);
    }
  }

  private static String joined(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return String.join(" ", list.stream().map(String::valueOf).toList());
    }
    return value == null ? "" : value.toString();
  }

  private static Map<String, String> texts(Map<?, ?> entry) {
    Map<String, String> texts = new TreeMap<>();
    put(texts, "author", entry.get("authors"), "; ");
    put(texts, "source", entry.get("source"), " ");
    put(texts, "date", entry.get("date"), "-");
    put(texts, "id", entry.get("source-id"), " ");
    return texts;
  }

  private static void put(
      Map<String, String> texts, String name, @Nullable Object value, String separator) {
    if (value instanceof List<?> list) {
      texts.put(name, String.join(separator, list.stream().map(String::valueOf).toList()));
    } else if (value != null && !(value instanceof Map<?, ?>)) {
      texts.put(name, value.toString());
    }
  }
}

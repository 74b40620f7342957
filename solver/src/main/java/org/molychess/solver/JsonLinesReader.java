package org.molychess.solver;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;

/**
 * Reads problems as JSON objects, one a line: {@code rules}, {@code fen}, {@code stipulation}, and
 * perhaps {@code id} and {@code answers}, a list as {@link Solution#plain} gives it.
 */
public final class JsonLinesReader {
  private JsonLinesReader() {}

  /**
   * Returns the problems of a text, in order.
   *
   * @throws ProblemException if the text cannot be read; the message names the line
   */
  public static List<Problem> read(String text) {
    List<Problem> problems = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).isBlank()) {
        continue;
      }
      try {
        problems.add(problem(JsonParser.parseString(lines.get(i)).getAsJsonObject()));
      } catch (JsonParseException
          | IllegalStateException
          | UnsupportedOperationException
          | FenException
          | UnknownRuleException
          | RuleLoadException
          | ProblemException e) {
        throw new ProblemException("line " + (i + 1) + ": " + e.getMessage(), e);
      }
    }
    return problems;
  }

  private static Problem problem(JsonObject object) {
    String rules = text(object, "rules");
    String fen = text(object, "fen");
    String placement = fen == null ? text(object, "placement") : fen;
    String stipulation = text(object, "stipulation");
    if (placement == null || stipulation == null) {
      throw new ProblemException("an object needs a 'fen' and a 'stipulation'");
    }
    Problem problem =
        Problem.of(rules == null ? Rules.orthodox() : Rules.parse(rules), placement, stipulation);
    String id = text(object, "id");
    if (id != null) {
      problem = problem.withText("id", id);
    }
    if (object.get("answers") instanceof JsonArray answers) {
      problem =
          problem.withStated(answers.asList().stream().map(JsonElement::getAsString).toList());
    }
    return problem;
  }

  private static @Nullable String text(JsonObject object, String name) {
    JsonElement value = object.get(name);
    return value == null || !value.isJsonPrimitive() ? null : value.getAsString();
  }
}

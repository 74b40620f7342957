package org.molychess.solver;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import org.molychess.Move;

/** Writes a solution as a JSON object. */
final class SolutionJson {
  private SolutionJson() {}

  static String write(Solution solution) {
    Problem problem = solution.problem();
    JsonObject object = new JsonObject();
    object.addProperty("label", solution.label());
    problem.texts().forEach(object::addProperty);
    object.addProperty("rules", problem.rules().toString());
    object.addProperty("fen", problem.position().fen());
    object.addProperty("stipulation", problem.stipulation().toString());
    object.addProperty("complete", solution.complete());
    object.addProperty("positions", solution.positions());
    object.addProperty("seconds", solution.time().toNanos() / 1e9);
    object.addProperty("soundness", name(solution.soundness().kind()));
    object.add("faults", array(solution.soundness().places()));
    object.add("answers", array(solution.plain()));
    JsonArray roots = new JsonArray();
    solution.roots().forEach(root -> roots.add(node(root)));
    object.add("solution", roots);
    return new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create().toJson(object);
  }

  private static JsonArray array(Iterable<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  private static JsonObject node(SolutionNode node) {
    JsonObject object = new JsonObject();
    object.addProperty("meaning", name(node.meaning()));
    Move move = node.move();
    if (move != null) {
      object.addProperty("move", move.uci());
      object.addProperty("san", move.san());
    }
    if (node.goal()) {
      object.addProperty("goal", true);
    }
    if (node.moves() > 0) {
      object.addProperty("moves", node.moves());
    }
    if (!node.children().isEmpty()) {
      JsonArray children = new JsonArray();
      node.children().forEach(child -> children.add(node(child)));
      object.add("children", children);
    }
    return object;
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

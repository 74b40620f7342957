package org.molychess.pgn;

import java.util.Map;
import org.molychess.Position;
import org.molychess.Rules;

/** Writes the tags of a game: the roster, what follows from the game, and the others. */
final class TagWriter {
  private TagWriter() {}

  static void write(StringBuilder out, Map<String, String> tags, Position start, String result) {
    Roster.UNKNOWN.forEach(
        (name, unknown) ->
            tag(out, name, name.equals("Result") ? result : tags.getOrDefault(name, unknown)));
    Rules rules = start.rules();
    if (!rules.conditions().isEmpty()) {
      tag(out, "Variant", rules.toString());
    }
    String fen = start.fen();
    if (!fen.equals(rules.initialPosition().fen())) {
      tag(out, "SetUp", "1");
      tag(out, "FEN", fen);
    }
    tags.forEach(
        (name, value) -> {
          if (!Roster.UNKNOWN.containsKey(name) && !Roster.isDerived(name)) {
            tag(out, name, value);
          }
        });
  }

  private static void tag(StringBuilder out, String name, String value) {
    out.append('[').append(name).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' || c == '"') {
        out.append('\\');
      }
      out.append(c);
    }
    out.append("\"]\n");
  }
}

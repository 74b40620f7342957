package org.molychess.cli;

import java.util.List;
import java.util.Locale;
import org.molychess.solver.JsonLinesReader;
import org.molychess.solver.PopeyeReader;
import org.molychess.solver.Problem;
import org.molychess.solver.YamlReader;

/** Reads the problems of a file, in the language that its name or its text tells. */
final class ProblemFile {
  private ProblemFile() {}

  static List<Problem> read(String name, Console console) {
    StringBuilder text = new StringBuilder();
    try (Lines lines = Lines.of(name, console)) {
      for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
        text.append(line.text()).append('\n');
      }
    }
    String start = text.toString().stripLeading().toLowerCase(Locale.ROOT);
    String small = name.toLowerCase(Locale.ROOT);
    if (small.endsWith(".olv") || small.endsWith(".yaml") || small.endsWith(".yml")) {
      return YamlReader.read(text.toString());
    }
    if (start.startsWith("beg")) {
      return PopeyeReader.read(text.toString());
    }
    if (start.startsWith("{")) {
      return JsonLinesReader.read(text.toString());
    }
    if (start.startsWith("---") || start.contains("algebraic:")) {
      return YamlReader.read(text.toString());
    }
    throw new InputException(
        "'"
            + name
            + "' holds no problems: it begins neither with BeginProblem nor with '{' nor with"
            + " '---'");
  }
}

package org.molychess.solver;

import java.util.List;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.diagram.Diagram;

/** Writes a diagram with its caption and its solution as LaTeX. */
final class SolutionLatex {
  private SolutionLatex() {}

  static String write(Solution solution) {
    Problem problem = solution.problem();
    Position position = problem.position();
    StringBuilder out = new StringBuilder();
    for (String name : List.of("author", "source", "title")) {
      String text = problem.texts().get(name);
      if (text != null) {
        out.append("\\noindent ").append(escaped(text)).append("\\par\n");
      }
    }
    out.append(Diagram.of(position).latex());
    out.append("\\noindent ")
        .append(escaped(problem.stipulation().toString()))
        .append("\\hfill ")
        .append(position.units(Side.WHITE).size())
        .append("+")
        .append(position.units(Side.BLACK).size())
        .append("\\par\n");
    if (!problem.rules().equals(Rules.orthodox())) {
      out.append("\\noindent ").append(escaped(problem.rules().toString())).append("\\par\n");
    }
    out.append("\\begin{flushleft}\\small\n");
    for (String line : solution.text().split("\n", -1)) {
      if (!line.isBlank()) {
        int blanks = line.length() - line.stripLeading().length();
        out.append("\\hspace*{").append(blanks / 2).append("em}");
        out.append(escaped(line.strip())).append("\\\\\n");
      }
    }
    return out.append("\\end{flushleft}\n").toString();
  }

  /**
   * Returns a text in which nothing means something to LaTeX; what is no character to print is a
   * blank.
   */
  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(c -> escape(out, c));
    return out.toString();
  }

  private static void escape(StringBuilder out, int c) {
    switch (c) {
      case '#', '%', '&', '$', '_', '{', '}' -> out.append('\\').appendCodePoint(c);
      case '\\' -> out.append("\\textbackslash{}");
      case '~' -> out.append("\\textasciitilde{}");
      case '^' -> out.append("\\textasciicircum{}");
      case '<' -> out.append("\\textless{}");
      case '>' -> out.append("\\textgreater{}");
      case '→' -> out.append("$\\to$");
      case '↔' -> out.append("$\\leftrightarrow$");
      case '−' -> out.append("$-$");
      default -> out.appendCodePoint(isPrinted(c) ? c : ' ');
    }
  }

  private static boolean isPrinted(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      default -> true;
    };
  }
}

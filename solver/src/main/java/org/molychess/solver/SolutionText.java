package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.molychess.Move;

/** Writes solutions in the layout that problemists know. */
final class SolutionText {
  private static final String INDENT = "    ";

  private final Solution solution;
  private final Stipulation stipulation;
  private final StringBuilder out = new StringBuilder();

  private SolutionText(Solution solution) {
    this.solution = solution;
    this.stipulation = solution.problem().stipulation();
  }

  static String write(Solution solution) {
    SolutionText text = new SolutionText(solution);
    text.writeAll();
    return text.out.toString();
  }

  private void writeAll() {
    if (!solution.label().isEmpty()) {
      line("", solution.label());
    }
    writeRoots(solution.problem());
    line("", summary(solution));
  }

  /** Returns the last line: what the solution says about the problem, and by which search. */
  static String summary(Solution solution) {
    Soundness soundness = solution.soundness();
    String version = SolutionText.class.getPackage().getImplementationVersion();
    String mark = soundness.kind() == Soundness.Kind.SOUND ? "C+ " : "";
    return String.format(
        Locale.ROOT,
        "%s(moly %s; %d positions, %.1f s) %s",
        mark,
        version == null ? "unpackaged" : version,
        solution.positions(),
        solution.time().toNanos() / 1e9,
        soundness);
  }

  private void writeRoots(Problem problem) {
    for (SolutionNode root : solution.roots()) {
      switch (root.meaning()) {
        case HELP -> lines(root, new ArrayList<>());
        case SET_PLAY -> {
          line("", "Set play:");
          if (problem.stipulation().isLines()) {
            root.children().forEach(child -> lines(child, new ArrayList<>()));
          } else {
            replies(root, 1, INDENT);
          }
        }
        case POST_KEY -> replies(root, 1, "");
        default -> first(root);
      }
    }
  }

  private void lines(SolutionNode node, List<Move> before) {
    List<Move> now = new ArrayList<>(before);
    now.add(Objects.requireNonNull(node.move()));
    if (node.children().isEmpty()) {
      line("  ", Numbering.write(stipulation, now));
    }
    node.children().forEach(child -> lines(child, now));
  }

  private void first(SolutionNode node) {
    boolean key = node.meaning() == SolutionNode.Meaning.KEY;
    String remark =
        node.children().stream()
            .filter(child -> child.move() == null)
            .map(
                child ->
                    child.meaning() == SolutionNode.Meaning.ZUGZWANG ? " zugzwang" : " threat:")
            .findFirst()
            .orElse("");
    line("", "1." + text(node) + (key ? "!" : "?") + remark);
    replies(node, 1, INDENT);
  }

  /** Writes what follows a move of the attacker, or the diagram. */
  private void replies(SolutionNode node, int number, String indent) {
    for (SolutionNode child : node.children()) {
      switch (child.meaning()) {
        case THREAT -> continuations(child, number + 1, indent + INDENT);
        case CONTINUATION -> continuation(child, number + 1, indent);
        case VARIATION -> {
          line(indent, number + "..." + text(child));
          continuations(child, number + 1, indent + INDENT);
        }
        case REFUTATION -> line(indent, "but " + number + "..." + text(child) + "!");
        default -> {
          // Zugzwang is told behind the move before.
        }
      }
    }
  }

  private void continuations(SolutionNode node, int number, String indent) {
    node.children().forEach(child -> continuation(child, number, indent));
  }

  private void continuation(SolutionNode node, int number, String indent) {
    line(indent, number + "." + text(node));
    replies(node, number, indent + INDENT);
  }

  private String text(SolutionNode node) {
    String san = Objects.requireNonNull(node.move()).san();
    return node.goal() ? san + Numbering.sign(stipulation.goal()) : san;
  }

  private void line(String indent, String text) {
    out.append(indent).append(text).append('\n');
  }
}

package org.molychess.fuzz;

import java.util.List;
import java.util.function.Function;
import org.molychess.solver.JsonLinesReader;
import org.molychess.solver.PopeyeReader;
import org.molychess.solver.Problem;
import org.molychess.solver.ProblemException;
import org.molychess.solver.YamlReader;

/** Chess problems, in each of the forms in which they are read. */
public final class ProblemTarget {
  private static final List<Function<String, List<Problem>>> READERS =
      List.of(PopeyeReader::read, YamlReader::read, JsonLinesReader::read);

  private ProblemTarget() {}

  /** Reads problems; each that is read has phases with positions. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Function<String, List<Problem>> reader = READERS.get(input.choose(READERS.size()));
    try {
      for (Problem problem : reader.apply(input.text())) {
        Check.position(problem.position());
        problem.phases().forEach(phase -> Check.position(phase.problem().position()));
        Check.that(!problem.toString().isBlank(), problem.stipulation());
      }
    } catch (ProblemException e) {
      Check.message(e);
    }
  }
}

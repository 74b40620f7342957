package org.molychess.solver;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The first moves that lead to nothing, kept in a file, so that a search that was broken off does
 * not try them again. A line of the file is a problem, a number of half moves and a first move,
 * with tabs between them; what is written is on the disk before the search goes on.
 */
final class Notes {
  private final @Nullable Path file;
  private final Set<String> known = new HashSet<>();

  /**
   * Reads what is known.
   *
   * @param file where it is kept, which need not exist; null to keep nothing
   * @throws ProblemException if the file cannot be read or is another one
   */
  Notes(@Nullable Path file) {
    this.file = file;
    if (file != null && Files.exists(file)) {
      known.addAll(read(file));
    }
  }

  private static List<String> read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new ProblemException("cannot read " + file + ": " + e.getMessage(), e);
    }
    for (int i = 0; i < lines.size(); i++) {
      boolean isWhole = lines.get(i).matches("[^\t]+\t\\d+\t[^\t]+");
      // The last line may be half of one, where the machine stopped.
      if (!isWhole && i < lines.size() - 1) {
        throw new ProblemException(
            file + ", line " + (i + 1) + ": this is no file of a search to resume");
      }
    }
    return lines;
  }

  synchronized boolean isFruitless(Problem problem, int halfMoves, String move) {
    return !known.isEmpty() && known.contains(line(problem, halfMoves, move));
  }

  /**
   * Keeps that a first move leads to nothing.
   *
   * @throws ProblemException if it cannot be written
   */
  synchronized void add(Problem problem, int halfMoves, String move) {
    String line = line(problem, halfMoves, move);
    if (file == null || !known.add(line)) {
      return;
    }
    try {
      Files.writeString(
          file,
          line + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          StandardOpenOption.SYNC);
    } catch (IOException e) {
      throw new ProblemException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  /** Names all that says whether a first move leads to something. */
  private static String line(Problem problem, int halfMoves, String move) {
    Options options = problem.options();
    String asked =
        problem.position()
            + " "
            + problem.target().map(target -> target.fen() + " ").orElse("")
            + problem.stipulation()
            + " tries "
            + options.tries()
            + " flights "
            + options.maxFlights()
            + " threat "
            + options.maxThreat()
            + (options.has(Options.Flag.QUODLIBET) ? " quodlibet" : "");
    return asked.replace('\t', ' ') + "\t" + halfMoves + "\t" + move;
  }
}

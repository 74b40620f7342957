package org.molychess.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.molychess.Reading;
import org.molychess.Side;
import org.molychess.diagram.Diagram;
import org.molychess.solver.Problem;
import org.molychess.solver.Progress;
import org.molychess.solver.Solution;
import org.molychess.solver.Solver;
import org.molychess.solver.SolverListener;
import org.molychess.solver.Stipulation;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code moly solve}: the solutions of a problem, or of the problems of a file. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = {
      "Solve a problem, or all problems of a file and compare with the solutions that it states.",
      "A file is in Popeye's input language, in YAML (.olv), or holds JSON objects, one a line."
    },
    footer = {
      "",
      "Examples:",
      "  moly solve --fen 8/8/8/8/8/5K2/7R/7k --stipulation h#2",
      "  moly solve --rules circe --fen 2k5/8/3P4/R7/8/3B4/3P4/4K2R --stipulation '#2' --variations",
      "  moly solve --rules ghost --fen 8/8/8/8/8/7k/6R1/8 --stipulation ser-h=7 --plain",
      "  moly solve problems.olv",
      "",
      "Exit status: 1 where a stated solution differs from what is found."
    })
final class SolveCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private RulesOption rules;

  @Option(
      names = "--fen",
      paramLabel = "F",
      description =
          "The diagram: a placement alone, then the stipulation says who begins; or a whole FEN,"
              + " whose side to move begins.")
  private @Nullable String fen;

  @Option(
      names = "--stipulation",
      paramLabel = "S",
      description = "What is asked for: #2, s#3, h#2.5, ser-h=7, zg52, dia4 and the like.")
  private @Nullable String stipulation;

  @Option(
      names = "--target",
      paramLabel = "F",
      description = "The diagram to reach, for the stipulation a=>b.")
  private @Nullable String target;

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "Problems; '-': standard input.")
  private @Nullable String file;

  @Mixin private SolveOptions options;

  @ArgGroup private Form form = new Form();

  @Option(
      names = "--threads",
      paramLabel = "T",
      converter = PerftCommand.Threads.class,
      description = "The number of threads, 1 to 1024. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "SIZE",
      converter = PerftCommand.ByteSize.class,
      description = "The size of the table: bytes, or with k, m or g. Default: 256m.")
  private long hash = Solver.DEFAULT_TABLE;

  private volatile boolean interrupted;
  private volatile @Nullable Progress progress;

  SolveCommand(Console console) {
    this.console = console;
  }

  /** What is printed, if not text. */
  static final class Form {
    @Option(
        names = "--plain",
        description = "Print one answer a line, sorted: keys, or whole lines, in machine text.")
    private boolean plain;

    @Option(names = "--json", description = "Print a JSON object for each phase.")
    private boolean json;

    @Option(names = "--latex", description = "Print diagram and solution as LaTeX.")
    private boolean latex;
  }

  @Override
  public Integer call() {
    String name = file;
    if (name != null) {
      if (fen != null || stipulation != null) {
        throw new ParameterException(
            spec.commandLine(), "a file and '--fen' both name problems; give one of them");
      }
      return new Batch(ProblemFile.read(name, console)).run();
    }
    solve(problem());
    return Status.OK;
  }

  private Problem problem() {
    if (fen == null || stipulation == null) {
      throw new ParameterException(
          spec.commandLine(), "a problem needs '--fen' and '--stipulation', or give a file");
    }
    Problem problem;
    if (target == null) {
      problem = Problem.of(rules.rules(), fen, stipulation);
    } else {
      problem =
          Problem.between(
              rules.rules().position(fen, Reading.PROBLEM, Reading.LENIENT),
              rules.rules().position(target, Reading.PROBLEM, Reading.LENIENT),
              Stipulation.parse(stipulation));
    }
    return problem.with(options.addTo(problem.options()));
  }

  /** Solves a problem, prints what is found, and returns it. */
  private List<Solution> solve(Problem problem) {
    List<Solution> solutions = new ArrayList<>();
    Solver solver = Solver.of(problem).threads(threads).table(hash).listener(listener(solutions));
    if (!form.plain && !form.json && !form.latex) {
      heading(problem);
    }
    ProgressLine.during(
        () -> {
          solver.solve();
          if (interrupted) {
            print(problem, solutions);
          }
          return 0;
        },
        () -> {
          interrupted = true;
          solver.cancel();
        },
        () -> text(progress),
        console);
    if (!interrupted) {
      print(problem, solutions);
    }
    return solutions;
  }

  private SolverListener listener(List<Solution> solutions) {
    return new SolverListener() {
      @Override
      public void progressed(Progress now) {
        progress = now;
      }

      @Override
      public void ended(Solution solution) {
        solutions.add(solution);
      }
    };
  }

  private static String text(@Nullable Progress now) {
    if (now == null) {
      return "solving";
    }
    double share = now.count() == 0 ? 0 : (double) now.done() / now.count();
    double seconds = now.time().toNanos() / 1e9;
    String left = share == 0 ? "" : String.format(", %.0f s left", seconds / share - seconds);
    return String.format(
            "%s %d of %d first moves, %d found, %d positions%s",
            now.label(), now.done(), now.count(), now.found(), now.positions(), left)
        .strip();
  }

  private void heading(Problem problem) {
    problem.texts().forEach((name, text) -> console.out().println(name + ": " + text));
    Diagram diagram = Diagram.of(problem.position());
    console.out().print(console.isUnicode() ? diagram.unicode() : diagram.ascii());
    console
        .out()
        .println(
            "\n"
                + problem.stipulation()
                + "   "
                + problem.position().units(Side.WHITE).size()
                + "+"
                + problem.position().units(Side.BLACK).size()
                + "   "
                + problem.rules());
    console.out().println();
    console.out().flush();
  }

  private void print(Problem problem, List<Solution> solutions) {
    if (form.plain) {
      Set<String> answers = new TreeSet<>();
      solutions.forEach(solution -> answers.addAll(solution.plain()));
      answers.forEach(console.out()::println);
    } else {
      for (Solution solution : solutions) {
        String text = form.json ? solution.json() : form.latex ? solution.latex() : solution.text();
        console.out().println(text.stripTrailing());
      }
    }
    console.out().flush();
  }

  /** The problems of a file, one after the other. */
  private final class Batch {
    private final List<Problem> problems;
    private int stated;
    private int different;

    Batch(List<Problem> problems) {
      this.problems = problems;
    }

    int run() {
      List<String> differences = new ArrayList<>();
      for (int i = 0; i < problems.size() && !interrupted; i++) {
        Problem problem = problems.get(i);
        String name = problem.texts().getOrDefault("id", "problem " + (i + 1));
        if (!form.plain && !form.json) {
          console.out().println("# " + name);
        }
        List<Solution> found = solve(problem.with(options.addTo(problem.options())));
        compare(name, problem, found, differences);
      }
      if (!form.plain && !form.json) {
        differences.forEach(console.out()::println);
        console
            .out()
            .println(
                String.format(
                    "%d problems, %d with stated solutions, %d differ",
                    problems.size(), stated, different));
      } else {
        differences.forEach(console::complain);
      }
      return different > 0 ? Status.MISMATCH : Status.OK;
    }

    private void compare(
        String name, Problem problem, List<Solution> found, List<String> differences) {
      if (problem.stated().isEmpty() || found.isEmpty()) {
        return;
      }
      stated++;
      Set<String> missing = new TreeSet<>(problem.stated());
      Set<String> more = new TreeSet<>();
      found.forEach(solution -> more.addAll(solution.plain()));
      missing.removeAll(more);
      problem.stated().forEach(more::remove);
      if (!missing.isEmpty() || !more.isEmpty()) {
        different++;
        differences.add(
            name + ": stated but not found " + missing + ", found but not stated " + more);
      }
    }
  }
}

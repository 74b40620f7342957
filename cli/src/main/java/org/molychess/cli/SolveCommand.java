package org.molychess.cli;

import com.google.common.collect.Iterators;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
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
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** {@code moly solve}: the solutions of a problem, or of the problems of a file. */
final class SolveCommand implements Callable<Integer> {
  private static final int PRINTED_AT_ONCE = 1 << 14;

  private final Console console;

  private final PositionalParamSpec file =
      PositionalParamSpec.builder()
          .paramLabel("FILE")
          .type(String.class)
          .arity("0..1")
          .description(
              "Problems; '-': standard input. In Popeye's input language, in YAML (.olv), or JSON"
                  + " objects, one a line.")
          .build();
  private final RulesOption rules = new RulesOption();
  private final OptionSpec fen =
      Models.text(
              "--fen",
              "F",
              "The diagram: a placement alone, then the stipulation says who begins; or a whole"
                  + " FEN, whose side to move begins.")
          .build();
  private final OptionSpec stipulation =
      Models.text(
              "--stipulation",
              "S",
              "What is asked for: #2, s#3, h#2.5, ser-h=7, zg52, dia4 and the like.")
          .build();
  private final OptionSpec target =
      Models.text("--target", "F", "The diagram to reach, for the stipulation a=>b.").build();
  private final SolveOptions options = new SolveOptions();
  private final OptionSpec threads =
      Models.number(
              "--threads",
              "T",
              int.class,
              new PerftCommand.Threads(),
              "The number of threads, 1 to 1024. Default: 1.")
          .initialValue(1)
          .build();
  private final OptionSpec hash =
      Models.number(
              "--hash",
              "SIZE",
              long.class,
              new PerftCommand.ByteSize(),
              "The size of the table: bytes, or with k, m or g. Default: 256m.")
          .initialValue(Solver.DEFAULT_TABLE)
          .build();
  private final OptionSpec resume =
      Models.text(
              "--resume",
              "FILE",
              "Keep first moves that lead to nothing in a file, and leave out those that it holds:"
                  + " a search that was broken off goes on.")
          .type(Path.class)
          .build();
  private final OptionSpec plain =
      Models.flag(
          "--plain", "Print one answer a line, sorted: keys, or whole lines, in machine text.");
  private final OptionSpec json = Models.flag("--json", "Print a JSON object for each phase.");
  private final OptionSpec latex = Models.flag("--latex", "Print diagram and solution as LaTeX.");

  private volatile boolean interrupted;
  private volatile @Nullable Progress progress;

  SolveCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "solve",
            this,
            "Solve a problem, or all problems of a file and compare with what it states.",
            "",
            "Examples:",
            "  moly solve --fen 8/8/8/8/8/5K2/7R/7k --stipulation h#2",
            "  moly solve --rules circe --fen 2k5/8/3P4/R7/8/3B4/3P4/4K2R --stipulation '#2'",
            "  moly solve --rules ghost --fen 8/8/8/8/8/7k/6R1/8 --stipulation ser-h=7 --plain",
            "  moly solve problems.olv",
            "",
            "Exit status: 1 where a stated solution differs from what is found.");
    model.addPositional(file);
    rules.addTo(model);
    model.addOption(fen).addOption(stipulation).addOption(target);
    options.addTo(model);
    return model
        .addOption(threads)
        .addOption(hash)
        .addOption(resume)
        .addArgGroup(ArgGroupSpec.builder().addArg(plain).addArg(json).addArg(latex).build());
  }

  @Override
  public Integer call() {
    @Nullable String name = file.getValue();
    if (name != null) {
      if (fen.getValue() != null || stipulation.getValue() != null) {
        throw new ParameterException(
            fen.command().commandLine(), "a file and '--fen' both name problems; give one of them");
      }
      return new Batch(ProblemFile.read(name, console)).run();
    }
    solve(problem());
    return Status.OK;
  }

  private Problem problem() {
    @Nullable String diagram = fen.getValue();
    @Nullable String asked = stipulation.getValue();
    @Nullable String goal = target.getValue();
    if (diagram == null || asked == null) {
      throw new ParameterException(
          fen.command().commandLine(),
          "a problem needs '--fen' and '--stipulation', or give a file");
    }
    Problem problem =
        goal == null
            ? Problem.of(rules.rules(), diagram, asked)
            : Problem.between(
                rules.rules().position(diagram, Reading.PROBLEM, Reading.LENIENT),
                rules.rules().position(goal, Reading.PROBLEM, Reading.LENIENT),
                Stipulation.parse(asked));
    return problem.with(options.addTo(problem.options()));
  }

  /** Solves a problem, prints what is found, and returns it. */
  private List<Solution> solve(Problem problem) {
    List<Solution> solutions = new ArrayList<>();
    Solver solver = Solver.of(problem).listener(listener(solutions));
    solver.threads(threads.<Integer>getValue()).table(hash.<Long>getValue());
    @Nullable Path notes = resume.getValue();
    if (notes != null) {
      solver.resume(notes);
    }
    if (!isBare() && !Models.isGiven(latex)) {
      heading(problem);
    }
    ProgressLine.during(
        () -> {
          solver.solve();
          if (interrupted) {
            print(solutions);
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
      print(solutions);
    }
    return solutions;
  }

  /** Returns whether nothing but answers is printed. */
  private boolean isBare() {
    return Models.isGiven(plain) || Models.isGiven(json);
  }

  private SolverListener listener(List<Solution> solutions) {
    return new SolverListener() {
      @Override
      public boolean hearsLines() {
        return false;
      }

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
            "%s length %s: %d of %d branches, %d found, %d positions%s",
            now.label(),
            now.halfMoves(),
            now.done(),
            now.count(),
            now.found(),
            now.positions(),
            left)
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

  private void print(List<Solution> solutions) {
    if (Models.isGiven(plain)) {
      printAnswers(solutions);
    } else {
      for (Solution solution : solutions) {
        String text =
            Models.isGiven(json)
                ? solution.json()
                : Models.isGiven(latex) ? solution.latex() : solution.text();
        console.out().println(text.stripTrailing());
      }
    }
    console.out().flush();
  }

  /** Prints the answers of all phases, sorted, each once; there may be millions. */
  private void printAnswers(List<Solution> solutions) {
    Iterator<String> answers =
        Iterators.mergeSorted(
            solutions.stream().map(Solution::answers).toList(), Comparator.naturalOrder());
    StringBuilder some = new StringBuilder();
    String last = "";
    while (answers.hasNext()) {
      String answer = answers.next();
      if (!answer.equals(last)) {
        some.append(answer).append(System.lineSeparator());
      }
      last = answer;
      if (some.length() > PRINTED_AT_ONCE) {
        console.out().print(some);
        some.setLength(0);
      }
    }
    console.out().print(some);
  }

  /** The problems of a file, one after the other. */
  private final class Batch {
    private final List<Problem> problems;
    private int stated;
    private int different;
    private int broken;

    Batch(List<Problem> problems) {
      this.problems = problems;
    }

    int run() {
      List<String> differences = new ArrayList<>();
      for (int i = 0; i < problems.size() && !interrupted; i++) {
        Problem problem = problems.get(i);
        String name = problem.texts().getOrDefault("id", "problem " + (i + 1));
        if (!isBare()) {
          console.out().println("# " + name);
        }
        try {
          compare(
              name, problem, solve(problem.with(options.addTo(problem.options()))), differences);
        } catch (RuntimeException e) {
          if (!Complaints.isBadInput(e)) {
            throw e;
          }
          console.complain(name + ": " + e.getMessage());
          broken++;
        }
      }
      if (!isBare()) {
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
      return broken > 0 ? Status.BAD_INPUT : different > 0 ? Status.MISMATCH : Status.OK;
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

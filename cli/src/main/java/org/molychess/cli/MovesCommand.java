package org.molychess.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** {@code moly moves}: the legal moves of a position, or of each position of a file. */
final class MovesCommand implements Callable<Integer> {
  private final Console console;

  private final PositionOptions options = new PositionOptions();
  private final OptionSpec input =
      Models.text(
              "--input",
              "FILE",
              "Answer each line of a file ('-': standard input), a FEN, under a line '# ' and the"
                  + " line as given. Lines that are blank or begin with '#' are skipped. A line"
                  + " that is no FEN is reported; the others are answered.")
          .build();

  MovesCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "moves",
            this,
            "Print the legal moves, sorted: machine text, tab, human text, tab, FEN after.",
            "",
            "Examples:",
            "  moly moves",
            "  moly moves --rules circe --fen '4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1'",
            "  moly moves --rules haunted --input positions.txt");
    options.addTo(model);
    return model.addOption(input);
  }

  @Override
  public Integer call() {
    @Nullable String file = input.getValue();
    if (file == null) {
      print(options.position(console));
      return Status.OK;
    }
    if (options.nameAPosition()) {
      throw new ParameterException(
          input.command().commandLine(),
          "'--input' names positions, as '--fen' and '--moves' do; give one of them");
    }
    Rules rules = options.rules();
    try (Lines lines = Lines.of(file, console)) {
      return answer(rules, lines);
    }
  }

  private int answer(Rules rules, Lines lines) {
    int status = Status.OK;
    for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
      if (line.isSkipped()) {
        continue;
      }
      console.out().print("# ");
      console.repeat(line.bytes());
      console.out().println();
      String where = "line " + line.number() + ": ";
      try {
        print(options.reading().read(rules, line.text(), where, console));
      } catch (RuntimeException e) {
        if (!Complaints.isBadInput(e)) {
          throw e;
        }
        console.complain(where + e.getMessage());
        status = Status.BAD_INPUT;
      }
      // A program at the other end of a pipe may wait for the answer before it asks again.
      console.out().flush();
    }
    return status;
  }

  private void print(Position position) {
    for (Move move : position.legalMoves()) {
      console.out().println(move.uci() + "\t" + move.san() + "\t" + move.after().fen());
    }
  }
}

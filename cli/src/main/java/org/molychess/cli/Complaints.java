package org.molychess.cli;

import java.util.Locale;
import java.util.Set;
import org.molychess.CheckpointException;
import org.molychess.FenException;
import org.molychess.RuleLoadException;
import org.molychess.UnknownRuleException;
import org.molychess.solver.ProblemException;
import org.molychess.spi.BrokenRuleException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever is thrown into a line on standard error and an exit status. */
final class Complaints {
  private final Console console;

  Complaints(Console console) {
    this.console = console;
  }

  /** Reports what was thrown and returns the exit status. */
  int about(Throwable thrown) {
    if (thrown instanceof OutputException e) {
      return aboutOutput(e);
    }
    if (thrown instanceof ParameterException e) {
      String command = e.getCommandLine().getCommandSpec().qualifiedName();
      console.complain(usage(e) + "; see '" + command + " --help'");
      return Status.BAD_INPUT;
    }
    if (thrown instanceof CheckpointException e && e.isUnwritable()) {
      console.complain(message(e));
      return Status.CANNOT_WRITE;
    }
    if (isBadInput(thrown)) {
      console.complain(message(thrown));
      return Status.BAD_INPUT;
    }
    if (thrown instanceof BrokenRuleException) {
      console.complain("a condition breaks its contract: " + message(thrown));
    } else if (thrown instanceof OutOfMemoryError) {
      console.complain("out of memory; MOLY_JAVA_OPTIONS=-Xmx8g gives it 8 GiB");
    } else {
      console.complain("internal error, please report it with the lines below: " + thrown);
      thrown.printStackTrace(console.err());
    }
    return Status.INTERNAL_ERROR;
  }

  /** Returns whether the input alone is to blame, so that a list of inputs may go on. */
  static boolean isBadInput(Throwable thrown) {
    return thrown instanceof InputException
        || thrown instanceof CheckpointException
        || thrown instanceof FenException
        || thrown instanceof ProblemException
        || thrown instanceof UnknownRuleException
        || thrown instanceof RuleLoadException;
  }

  private int aboutOutput(OutputException e) {
    if (e.isBrokenPipe()) {
      return Status.BROKEN_PIPE;
    }
    // What is not written yet would fail again.
    console.err().println("moly: " + Lines.onOneLine(message(e)));
    return Status.CANNOT_WRITE;
  }

  /** Returns what picocli says, in the style of the other messages. */
  private static String usage(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), e.getCommandLine().getCommandSpec());
    }
    String message = message(e).replaceFirst("^Error: ", "");
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String unmatched(String word, CommandSpec command) {
    Set<String> commands = command.subcommands().keySet();
    if (word.startsWith("-")) {
      return "unknown option '" + word + "'" + Nearest.hint(word, command.optionsMap().keySet());
    }
    if (commands.isEmpty()) {
      return "'" + word + "' is one argument too many";
    }
    String hint = Nearest.hint(word, commands);
    return "'"
        + word
        + "' is no command"
        + (hint.isEmpty() ? "; there are " + String.join(", ", commands) : hint);
  }

  private static String message(Throwable thrown) {
    String message = thrown.getMessage();
    return message == null ? thrown.getClass().getSimpleName() : message;
  }
}

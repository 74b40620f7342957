package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Rules;
import org.molychess.Square;

/**
 * Reads problems in Popeye's input language, in English: {@code BeginProblem … EndProblem}, with
 * {@code Stipulation}, {@code Pieces} or {@code Forsyth}, {@code Option}, {@code Condition}, {@code
 * Twin}, {@code ZeroPosition}, {@code Author}, {@code Title}, {@code Origin}, {@code Remark}.
 */
public final class PopeyeReader {
  private static final List<String> COMMANDS =
      List.of(
          "beginproblem",
          "endproblem",
          "nextproblem",
          "remark",
          "author",
          "origin",
          "title",
          "protocol",
          "condition",
          "option",
          "stipulation",
          "sstipulation",
          "forsyth",
          "pieces",
          "twin",
          "zeroposition");

  private final Words words;
  private final Map<Square, Piece> units = new TreeMap<>();
  private final Map<String, String> texts = new TreeMap<>();
  private final List<Twin> twins = new ArrayList<>();
  private PopeyeOptions options = new PopeyeOptions();
  private Rules rules = Rules.orthodox();
  private @Nullable Stipulation stipulation;
  private boolean zero;

  private PopeyeReader(Words words) {
    this.words = words;
  }

  /**
   * Returns the problems of a text, in order.
   *
   * @throws ProblemException if the text cannot be read; the message names the line
   */
  public static List<Problem> read(String text) {
    Words words = new Words(text);
    List<Problem> problems = new ArrayList<>();
    String first = words.next("BeginProblem");
    if (!"beginproblem".equals(command(first))) {
      throw words.fault("'" + first + "': problems begin with BeginProblem");
    }
    boolean more = true;
    while (more) {
      PopeyeReader reader = new PopeyeReader(words);
      more = reader.readCommands();
      problems.add(reader.problem());
      if (!more && "beginproblem".equals(command(words.peek()))) {
        words.next("BeginProblem");
        more = true;
      }
    }
    return problems;
  }

  private static @Nullable String command(String word) {
    return Words.keyword(word, COMMANDS, 3);
  }

  private static boolean isCommand(String word) {
    return command(word) != null;
  }

  /** Reads up to the end of the problem, and returns whether another one follows. */
  private boolean readCommands() {
    while (true) {
      String word = words.next("EndProblem");
      String command = command(word);
      if (command == null || command.equals("beginproblem")) {
        throw words.fault("'" + word + "' is no command; there are " + String.join(", ", COMMANDS));
      }
      if (command.equals("endproblem") || command.equals("nextproblem")) {
        return command.equals("nextproblem");
      }
      obey(command);
    }
  }

  private void obey(String command) {
    switch (command) {
      case "remark", "protocol" -> words.restOfLine();
      case "author", "origin", "title" -> {
        String name = command.equals("origin") ? "source" : command;
        texts.merge(name, words.restOfLine(), (one, other) -> one + "; " + other);
      }
      case "condition" -> rules = PopeyeConditions.read(words, PopeyeReader::isCommand);
      case "option" -> options.read(words, PopeyeReader::isCommand);
      case "stipulation" -> stipulation = Stipulation.parse(words.next("a stipulation"));
      case "forsyth" -> units.putAll(PopeyePieces.forsyth(words.next("a placement"), words));
      case "pieces" -> units.putAll(PopeyePieces.read(words, null, PopeyeReader::isCommand));
      case "twin" -> twins.add(PopeyeTwins.read(words, PopeyeReader::isCommand));
      case "zeroposition" -> {
        zero = true;
        twins.add(0, PopeyeTwins.read(words, PopeyeReader::isCommand));
      }
      default -> throw words.fault("structured stipulations are not known here");
    }
  }

  private Problem problem() {
    Stipulation asked = stipulation;
    if (asked == null) {
      throw words.fault("the problem has no stipulation; write such as 'stipulation #2'");
    }
    try {
      return ProblemMaker.make(rules, units, asked, options, twins, zero, texts);
    } catch (FenException e) {
      throw words.fault("the diagram cannot be: " + e.getMessage());
    }
  }
}

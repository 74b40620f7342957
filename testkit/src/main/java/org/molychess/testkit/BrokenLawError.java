package org.molychess.testkit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Rules;

/**
 * A law that the rules under test break; the message shows the smallest game that was found to.
 *
 * <p>It is an {@link AssertionError}, which every test framework reports as a failure.
 */
public final class BrokenLawError extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final String law;
  private final String fen;
  private final transient List<String> moves;

  BrokenLawError(
      String law,
      Rules rules,
      String fen,
      List<String> moves,
      String breach,
      String origin,
      @Nullable Throwable cause) {
    super(message(law, rules, fen, moves, breach, origin), cause);
    this.law = law;
    this.fen = fen;
    this.moves = List.copyOf(moves);
  }

  private static String message(
      String law, Rules rules, String fen, List<String> moves, String breach, String origin) {
    return String.join(
        System.lineSeparator(),
        "'" + rules + "' breaks a law: " + law,
        "  FEN:    " + fen,
        "  moves:  " + (moves.isEmpty() ? "none, the position itself" : String.join(" ", moves)),
        "  breach: " + breach.replace("\n", System.lineSeparator() + "          "),
        "  found:  " + origin);
  }

  /** Returns the law, as a sentence. */
  public String law() {
    return law;
  }

  /** Returns the FEN of the position in which the smallest game begins. */
  public String fen() {
    return fen;
  }

  /** Returns the moves of that game, in machine form; the law is broken after the last. */
  public List<String> moves() {
    return moves;
  }
}

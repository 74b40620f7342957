package org.molychess;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Quotes;

/**
 * What a move does, step by step, in words; or why it is illegal.
 *
 * <p>The reason addresses the mover: "the rook would be reborn on a1 and check your king on e1".
 */
public final class Explanation {
  /**
   * One thing that happens in the move.
   *
   * @param stage the stage of the move, and so the kind of hook
   * @param rule the id of the condition that causes it; empty for the general rules
   * @param clause that condition's rule in a line; empty for the general rules
   * @param text what happens, as a sentence
   */
  public record Step(Stage stage, String rule, String clause, String text) {
    /** Returns the text, then in parentheses the hook and the condition, if one causes it. */
    @Override
    public String toString() {
      return rule.isEmpty() ? text : text + " (" + stage + " of " + rule + ": " + clause + ")";
    }
  }

  private final String text;
  private final @Nullable Move move;
  private final @Nullable String reason;
  private final boolean pseudoLegal;
  private final List<Step> steps;

  private Explanation(
      String text,
      @Nullable Move move,
      @Nullable String reason,
      boolean pseudoLegal,
      List<Step> steps) {
    this.text = text;
    this.move = move;
    this.reason = reason;
    this.pseudoLegal = pseudoLegal;
    this.steps = List.copyOf(steps);
  }

  static Explanation legal(String text, Move move, List<Step> steps) {
    return new Explanation(text, move, null, true, steps);
  }

  static Explanation illegal(String text, String reason, boolean pseudoLegal, List<Step> steps) {
    return new Explanation(text, null, reason, pseudoLegal, steps);
  }

  /** Returns whether the text means one legal move. */
  public boolean isLegal() {
    return move != null;
  }

  /**
   * Returns whether units move like that: it is a legal move, or one that only a check, the right
   * to castle or to take en passant, or a condition stands against.
   *
   * <p>If not, the text has a slip: it names no unit of the mover, a square that the unit does not
   * reach, or several legal moves.
   */
  public boolean isPseudoLegal() {
    return pseudoLegal;
  }

  /** Returns the legal move that the text means, if it is one. */
  public Optional<Move> move() {
    return Optional.ofNullable(move);
  }

  /** Returns why it is illegal, as a clause without a capital or a full stop, if it is. */
  public Optional<String> reason() {
    return Optional.ofNullable(reason);
  }

  /**
   * Returns what happens, in order.
   *
   * <p>For an illegal move, what would happen until it turns out so; nothing if no unit moves like
   * that.
   */
  public List<Step> steps() {
    return steps;
  }

  /** Returns everything in lines: the verdict, then the steps with their numbers. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    if (move != null) {
      out.append(move.san()).append(" is legal.");
    } else {
      out.append(Quotes.clip(text)).append(" is illegal: ").append(reason).append('.');
      out.append(steps.isEmpty() ? "" : "\nWhat would happen:");
    }
    for (int i = 0; i < steps.size(); i++) {
      out.append('\n').append(i + 1).append(". ").append(steps.get(i));
    }
    return out.toString();
  }
}

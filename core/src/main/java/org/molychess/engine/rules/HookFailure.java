package org.molychess.engine.rules;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.text.Printable;
import org.molychess.spi.BrokenRuleException;

/**
 * Names the condition, and where it happened, when a hook has failed.
 *
 * <p>A hook can throw whatever there is: errors, exceptions that it does not declare, an exception
 * whose own message fails. All but the failures of the JVM itself become a {@link
 * BrokenRuleException}.
 */
public final class HookFailure {
  private static final int DEEPEST = 100;

  /** The failures that name a condition already: on their way up they meet the hooks that asked. */
  private static final Set<Throwable> NAMED =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  private HookFailure() {}

  /**
   * Throws again what is no fault of a condition: the JVM has failed, for want of memory for
   * instance. A stack that overflows is a hook without end.
   */
  public static void rethrowIfFatal(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
      if (cause instanceof VirtualMachineError fatal && !(cause instanceof StackOverflowError)) {
        throw fatal;
      }
      cause = causeOf(cause);
    }
  }

  private static @Nullable Throwable causeOf(Throwable failure) {
    try {
      return failure.getCause();
    } catch (RuntimeException | Error e) {
      return null;
    }
  }

  /** Returns what a failure says, on one line of bearable length, even if it cannot say it. */
  public static String describe(Throwable failure) {
    @Nullable String text;
    try {
      text = failure instanceof BrokenRuleException ? failure.getMessage() : failure.toString();
    } catch (RuntimeException | Error e) {
      text = null;
    }
    return line(text == null ? failure.getClass().getName() : text);
  }

  /**
   * Checks a reason that a condition gives to the user.
   *
   * @throws BrokenRuleException if it is null, too long, or no line of plain text
   */
  public static void requireReason(@Nullable String reason) {
    String fault = Printable.fault(reason);
    if (fault != null) {
      throw new BrokenRuleException("the reason that it gives " + fault);
    }
  }

  private static String line(String text) {
    return Printable.escape(text, Printable.LONGEST)
        + (text.length() > Printable.LONGEST ? "…" : "");
  }

  /**
   * Returns the error of a hook that failed at a position, unless what it asked has failed and been
   * named already.
   *
   * @param verb what the condition failed to do: {@code "judge"}
   */
  public static BrokenRuleException of(
      StateLayout layout, String rule, String verb, Board board, Throwable cause) {
    if (isNamed(cause)) {
      return (BrokenRuleException) cause;
    }
    rethrowIfFatal(cause);
    return naming(
        "condition '"
            + rule
            + "' failed to "
            + verb
            + " '"
            + FenWriter.write(layout, board, 0, 1)
            + "': "
            + describe(cause),
        cause);
  }

  /**
   * Returns the error of a hook that failed in the middle of a move.
   *
   * @param move its machine text
   * @param before the board before the move
   */
  public static BrokenRuleException inMove(
      StateLayout layout, String rule, String move, Board before, Throwable cause) {
    String where = move + " in '" + FenWriter.write(layout, before, 0, 1) + "'";
    if (isNamed(cause)) {
      return naming(cause.getMessage() + ", at " + where, cause);
    }
    rethrowIfFatal(cause);
    return naming("condition '" + rule + "' failed at " + where + ": " + describe(cause), cause);
  }

  /** Asks nothing of what a condition has thrown, whose {@code hashCode} may throw as well. */
  private static boolean isNamed(Throwable cause) {
    return cause instanceof BrokenRuleException known && NAMED.contains(known);
  }

  /** Returns an error whose message names the condition. */
  public static BrokenRuleException naming(String message, Throwable cause) {
    BrokenRuleException named = new BrokenRuleException(message, cause);
    NAMED.add(named);
    return named;
  }
}

package org.molychess.testkit;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.spi.BrokenRuleException;

/** Holds games against laws, and reports the first breach, made small. */
final class Judge {
  private final Rules rules;
  private final long seed;
  private int judged;

  Judge(Rules rules, long seed) {
    this.rules = rules;
    this.seed = seed;
  }

  /** Holds the last position of the game against the laws. */
  void judge(Trial trial, List<Law> laws) {
    judged++;
    for (Law law : laws) {
      Breach breach = breach(trial, law);
      if (breach != null) {
        throw shrunk(trial, law, breach);
      }
    }
  }

  /** Does the same, but reports a breach as it stands. */
  void judgeAsItIs(Trial trial, Law law) {
    Breach breach = breach(trial, law);
    if (breach != null) {
      throw error(trial, breach, "as it stands");
    }
  }

  /** Holds the position's hash against those of the positions seen before. */
  void judgeHash(Trial trial, Position position, Map<Long, Position> byHash) {
    Position before = byHash.putIfAbsent(position.hash(), position);
    if (before != null && !before.equals(position)) {
      Breach breach =
          new Breach(
              "different positions hash differently", "it has the hash of " + before.fen(), null);
      throw error(trial, breach, "as it stands");
    }
  }

  /** How a law is broken. */
  private record Breach(String law, String what, @Nullable Throwable cause) {}

  private @Nullable Breach breach(Trial trial, Law law) {
    Position position;
    try {
      position = trial.play(rules);
    } catch (BrokenRuleException e) {
      return failure(e);
    }
    try {
      String what = law.breach(position);
      return what == null ? null : new Breach(law.statement(), what, null);
    } catch (BrokenRuleException e) {
      return failure(e);
    } catch (FenException | IllegalMoveException e) {
      return new Breach(law.statement(), String.valueOf(e.getMessage()), e);
    } catch (RuntimeException e) {
      return failure(e);
    }
  }

  private static Breach failure(RuntimeException e) {
    String what = e instanceof BrokenRuleException ? e.getMessage() : e.toString();
    return new Breach(
        "hooks do what they declared, overwrite no unit and do not fail", String.valueOf(what), e);
  }

  private BrokenLawError shrunk(Trial trial, Law law, Breach breach) {
    Trial faulty = breach.cause() instanceof BrokenRuleException ? atTheFault(trial) : trial;
    boolean atOnce = failsAtOnce(faulty);
    Trial smallest =
        new Shrinker(
                rules,
                atOnce ? this::failsAtOnce : candidate -> isSame(breach, breach(candidate, law)))
            .shrink(faulty);
    Breach shown = breach(smallest, law);
    String origin =
        "by random games with seed " + seed + ", at position " + judged + ", and made smaller";
    return shown != null && isSame(breach, shown)
        ? error(smallest, shown, origin)
        : error(trial, breach, origin + " in vain");
  }

  private static boolean isSame(Breach breach, @Nullable Breach other) {
    return other != null && other.law().equals(breach.law());
  }

  /** Returns the game led on, if it must be, to the position in which a hook fails at once. */
  private Trial atTheFault(Trial trial) {
    if (failsAtOnce(trial)) {
      return trial;
    }
    for (Move move : trial.play(rules).legalMoves()) {
      Trial next = Trial.of(move.after().fen(), List.of());
      if (failsAtOnce(next)) {
        return next;
      }
    }
    return trial;
  }

  private boolean failsAtOnce(Trial trial) {
    try {
      Listing.of(trial.play(rules));
      return false;
    } catch (BrokenRuleException e) {
      return true;
    } catch (FenException e) {
      return false;
    }
  }

  private BrokenLawError error(Trial trial, Breach breach, String origin) {
    return new BrokenLawError(
        breach.law(), rules, trial.fen(), trial.moves(), breach.what(), origin, breach.cause());
  }
}

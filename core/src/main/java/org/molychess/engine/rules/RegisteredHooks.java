package org.molychess.engine.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.state.CounterState;
import org.molychess.spi.Capability;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;
import org.molychess.spi.CheckHook;
import org.molychess.spi.CheckRule;
import org.molychess.spi.Mask;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.OutcomeHook;
import org.molychess.spi.PromotionHook;
import org.molychess.spi.QuietHook;
import org.molychess.spi.SetupHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.TurnHook;

/** What conditions have registered, kind by kind, in the order of the conditions. */
final class RegisteredHooks {
  final List<RuleHook<CaptureJudge>> captureJudges = new ArrayList<>();
  final List<RuleHook<CaptureHook>> captures = new ArrayList<>();
  final List<RuleHook<CaptureHook>> afterCaptures = new ArrayList<>();
  final List<RuleHook<PromotionHook>> promotions = new ArrayList<>();
  final List<DepartureWatch> departures = new ArrayList<>();
  final List<RuleHook<CheckHook>> checks = new ArrayList<>();
  final List<CheckBan> checkBans = new ArrayList<>();
  final List<RuleHook<TurnHook>> turns = new ArrayList<>();
  final List<RuleHook<MoveHook>> moves = new ArrayList<>();
  final List<RuleHook<MateHook>> mates = new ArrayList<>();
  final List<RuleHook<StalemateHook>> stalemates = new ArrayList<>();
  final List<RuleHook<OutcomeHook>> outcomes = new ArrayList<>();
  final List<RuleHook<QuietHook>> quietDraws = new ArrayList<>();
  final List<RuleHook<SetupHook>> setups = new ArrayList<>();
  final List<RuleHook<Mask>> closedSquares = new ArrayList<>();
  final List<RuleHook<Mask>> protectedUnits = new ArrayList<>();
  final Set<Capability> capabilities = EnumSet.noneOf(Capability.class);

  /** The conditions that take part in captures of kings. */
  final Set<String> kingTakers = new HashSet<>();

  /** What check is; null if it is orthodox. */
  @Nullable RuleHook<CheckRule> check;

  /** The counter by which scores number turns; null if they number moves by both sides. */
  @Nullable CounterState turnNumber;

  /** Returns the same hooks without the answers to mate and stalemate. */
  RegisteredHooks withoutEndings() {
    RegisteredHooks copy = new RegisteredHooks();
    copy.check = check;
    copy.turnNumber = turnNumber;
    copy.captureJudges.addAll(captureJudges);
    copy.captures.addAll(captures);
    copy.afterCaptures.addAll(afterCaptures);
    copy.promotions.addAll(promotions);
    copy.departures.addAll(departures);
    copy.checks.addAll(checks);
    copy.checkBans.addAll(checkBans);
    copy.turns.addAll(turns);
    copy.moves.addAll(moves);
    copy.outcomes.addAll(outcomes);
    copy.quietDraws.addAll(quietDraws);
    copy.setups.addAll(setups);
    copy.closedSquares.addAll(closedSquares);
    copy.protectedUnits.addAll(protectedUnits);
    copy.capabilities.addAll(capabilities);
    copy.kingTakers.addAll(kingTakers);
    return copy;
  }

  /** Returns whether some hook can place a unit. */
  boolean placesUnits() {
    return captures.size()
            + afterCaptures.size()
            + promotions.size()
            + departures.size()
            + moves.size()
            + mates.size()
        != 0;
  }
}

package org.molychess.engine.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.state.UnitFlagState;
import org.molychess.engine.state.UnitSquareState;
import org.molychess.engine.text.Numbers;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;
import org.molychess.spi.CheckHook;
import org.molychess.spi.CheckRule;
import org.molychess.spi.Counter;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Hooks;
import org.molychess.spi.Mask;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.OutcomeHook;
import org.molychess.spi.Pile;
import org.molychess.spi.PromotionHook;
import org.molychess.spi.QuietHook;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.SetupHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.TurnHook;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.UnitSquare;
import org.molychess.spi.When;

/**
 * Installs conditions one after the other and keeps what they register, for a {@link
 * CompiledRules}.
 */
public final class HookRegistry implements Hooks {
  /**
   * A condition and the options it was given.
   *
   * @param id its id
   * @param summary what it does, in a line
   * @param variant the condition
   * @param options the names of the options
   */
  public record Condition(String id, String summary, RuleVariant variant, Set<String> options) {}

  /** The most hooks and pieces of state of one condition. */
  private static final int MOST_REGISTRATIONS = 1_000;

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

  @Nullable RuleHook<CheckRule> check;
  private final DeclaredKinds kinds = new DeclaredKinds();
  private final StateLayout layout;
  @Nullable CounterState turnNumber;

  private String id = "";
  private Set<String> options = Set.of();
  private int registrations;

  /** The thread in which a condition is being installed; null before and after. */
  private @Nullable Thread installing;

  /** A condition refused its options or its company. */
  public static final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
      super(message);
    }
  }

  /**
   * Installs the conditions in order.
   *
   * @throws RefusedException if one refuses
   * @throws BrokenRuleException if one fails
   */
  public HookRegistry(List<Condition> conditions) {
    for (Condition condition : conditions) {
      id = condition.id();
      options = condition.options();
      registrations = 0;
      installing = Thread.currentThread();
      try {
        condition.variant().install(this);
      } catch (RefusedException e) {
        throw e;
      } catch (Throwable e) {
        HookFailure.rethrowIfFatal(e);
        throw HookFailure.naming(
            "condition '" + id + "' failed to install: " + HookFailure.describe(e), e);
      } finally {
        installing = null;
      }
    }
    layout = new StateLayout(kinds.all(), placesUnits(), capabilities);
  }

  /** Copies all but the answers to mate and stalemate, with the same layout of state. */
  private HookRegistry(HookRegistry other) {
    check = other.check;
    captureJudges.addAll(other.captureJudges);
    captures.addAll(other.captures);
    afterCaptures.addAll(other.afterCaptures);
    promotions.addAll(other.promotions);
    departures.addAll(other.departures);
    checks.addAll(other.checks);
    checkBans.addAll(other.checkBans);
    turns.addAll(other.turns);
    moves.addAll(other.moves);
    outcomes.addAll(other.outcomes);
    quietDraws.addAll(other.quietDraws);
    setups.addAll(other.setups);
    closedSquares.addAll(other.closedSquares);
    protectedUnits.addAll(other.protectedUnits);
    capabilities.addAll(other.capabilities);
    kingTakers.addAll(other.kingTakers);
    layout = other.layout;
    turnNumber = other.turnNumber;
  }

  /** Returns whether some hook can place a unit. */
  boolean placesUnits() {
    return Stream.of(captures, afterCaptures, promotions, departures, moves, mates)
        .anyMatch(hooks -> !hooks.isEmpty());
  }

  HookRegistry withoutEndings() {
    return new HookRegistry(this);
  }

  StateLayout layout() {
    return layout;
  }

  private <H> RuleHook<H> entry(String registers, H hook) {
    register(hook, registers);
    return new RuleHook<>(id, hook);
  }

  private void register(@Nullable Object given, String registers) {
    requireInstalling();
    requirePresent(given, registers);
    if (++registrations > MOST_REGISTRATIONS) {
      throw new BrokenRuleException(
          "it registers more than " + MOST_REGISTRATIONS + " hooks and pieces of state");
    }
  }

  /** Throws where a condition has kept this beyond {@code install}, or given it to a thread. */
  private void requireInstalling() {
    if (Thread.currentThread() != installing) {
      throw new BrokenRuleException(
          "hooks are registered while the condition is installed, in the thread that installs it");
    }
  }

  private static void requirePresent(@Nullable Object given, String registers) {
    if (given == null) {
      throw new BrokenRuleException(registers + " is given null");
    }
  }

  private <K extends StateKind> K declare(K kind) {
    register(kind.token(), "a declaration of state");
    kinds.add(kind);
    return kind;
  }

  @Override
  public boolean hasOption(String option) {
    requireInstalling();
    return options.contains(option);
  }

  @Override
  public void refuse(String reason) {
    requireInstalling();
    HookFailure.requireReason(reason);
    throw new RefusedException("'" + id + "': " + reason);
  }

  @Override
  public void declare(Capability... what) {
    requireInstalling();
    capabilities.addAll(List.of(what));
    if (List.of(what).contains(Capability.CAPTURE_KING)) {
      kingTakers.add(id);
    }
  }

  @Override
  public void beforeCapture(CaptureJudge judge) {
    captureJudges.add(entry("beforeCapture", judge));
  }

  @Override
  public void onCapture(CaptureHook hook) {
    captures.add(entry("onCapture", hook));
  }

  @Override
  public void afterCapture(CaptureHook hook) {
    afterCaptures.add(entry("afterCapture", hook));
  }

  @Override
  public void onPromotion(PromotionHook hook) {
    promotions.add(entry("onPromotion", hook));
  }

  @Override
  public void onDeparture(Mask watched, DepartureHook hook) {
    RuleHook<DepartureHook> entry = entry("onDeparture", hook);
    requirePresent(watched, "onDeparture");
    departures.add(new DepartureWatch(entry.rule(), watched, entry.hook()));
  }

  @Override
  public void onCheck(CheckHook hook) {
    checks.add(entry("onCheck", hook));
  }

  @Override
  public void defineCheck(CheckRule rule) {
    if (check != null) {
      throw new RefusedException(
          "'" + check.rule() + "' and '" + id + "' both define check; only one condition can");
    }
    check = entry("defineCheck", rule);
  }

  @Override
  public void forbidCheck(When when, String reason) {
    RuleHook<When> entry = entry("forbidCheck", when);
    HookFailure.requireReason(reason);
    checkBans.add(new CheckBan(entry.rule(), entry.hook(), reason));
  }

  @Override
  public void onTurnEnd(TurnHook hook) {
    turns.add(entry("onTurnEnd", hook));
  }

  @Override
  public void afterMove(MoveHook hook) {
    moves.add(entry("afterMove", hook));
  }

  @Override
  public void closeSquares(Mask squares) {
    closedSquares.add(entry("closeSquares", squares));
  }

  @Override
  public void protectUnits(Mask units) {
    protectedUnits.add(entry("protectUnits", units));
  }

  @Override
  public void onMate(MateHook hook) {
    mates.add(entry("onMate", hook));
  }

  @Override
  public void onStalemate(StalemateHook hook) {
    stalemates.add(entry("onStalemate", hook));
  }

  @Override
  public void defineOutcome(OutcomeHook hook) {
    outcomes.add(entry("defineOutcome", hook));
  }

  @Override
  public void defineQuietDraw(QuietHook hook) {
    quietDraws.add(entry("defineQuietDraw", hook));
  }

  @Override
  public void defineTurnNumber(Counter counter) {
    requireInstalling();
    requirePresent(counter, "defineTurnNumber");
    if (!(counter instanceof CounterState own) || !kinds.contains(own)) {
      throw new BrokenRuleException("defineTurnNumber is given a counter that is not declared");
    }
    turnNumber = own;
  }

  @Override
  public void onSetup(SetupHook hook) {
    setups.add(entry("onSetup", hook));
  }

  @Override
  public Counter declareCounter(String token, int initial) {
    DeclaredKinds.requireInRange("the initial value of a counter", initial, 0, Numbers.LARGEST);
    return declare(new CounterState(token, id, initial));
  }

  @Override
  public Pile declarePile(String token, int deepest) {
    DeclaredKinds.requireInRange("the depth of a pile", deepest, 1, Integer.MAX_VALUE);
    return declare(new PileState(token, id, deepest, false));
  }

  @Override
  public Pile declareSealedPile(String token) {
    return declare(new PileState(token, id, 1, true));
  }

  @Override
  public UnitFlag declareUnitFlag(String token) {
    return declare(new UnitFlagState(token, id));
  }

  @Override
  public UnitSquare declareUnitSquare(String token) {
    return declare(new UnitSquareState(token, id));
  }
}

package org.molychess.engine;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.CaptureHook;
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

/** Installs conditions one after the other and keeps what they register, for a {@link Program}. */
public final class Installer implements Hooks {
  /** A condition and the options it was given. */
  public record Condition(RuleVariant variant, Set<String> options) {}

  private static final Pattern TOKEN = Pattern.compile("[a-z][a-z-]*");
  private static final Set<String> CORE_TOKENS = Set.of("unmoved");

  final List<Program.Entry<CaptureHook>> beforeCaptures = new ArrayList<>();
  final List<Program.Entry<CaptureHook>> captures = new ArrayList<>();
  final List<Program.Entry<CaptureHook>> afterCaptures = new ArrayList<>();
  final List<Program.Entry<PromotionHook>> promotions = new ArrayList<>();
  final List<Program.Watch> departures = new ArrayList<>();
  final List<Program.Entry<CheckHook>> checks = new ArrayList<>();
  final List<Program.Ban> checkBans = new ArrayList<>();
  final List<Program.Entry<TurnHook>> turns = new ArrayList<>();
  final List<Program.Entry<MoveHook>> moves = new ArrayList<>();
  final List<Program.Entry<MateHook>> mates = new ArrayList<>();
  final List<Program.Entry<StalemateHook>> stalemates = new ArrayList<>();
  final List<Program.Entry<OutcomeHook>> outcomes = new ArrayList<>();
  final List<Program.Entry<QuietHook>> quiets = new ArrayList<>();
  final List<Program.Entry<SetupHook>> setups = new ArrayList<>();
  final List<Program.Entry<Mask>> barred = new ArrayList<>();
  final List<Program.Entry<Mask>> untouchable = new ArrayList<>();
  final Set<Capability> capabilities = EnumSet.noneOf(Capability.class);

  /** The conditions that take part in captures of kings. */
  final Set<String> kingTakers = new HashSet<>();

  /** The conditions whose captures keep the board. */
  final Set<String> keepers = new HashSet<>();

  Program.@Nullable Entry<CheckRule> check;
  private final List<StateKind> kinds = new ArrayList<>();
  private final Layout layout;
  @Nullable CounterState turnNumber;

  private String id = "";
  private Set<String> options = Set.of();

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
  Installer(List<Condition> conditions) {
    for (Condition condition : conditions) {
      id = condition.variant().id();
      options = condition.options();
      try {
        condition.variant().install(this);
      } catch (RefusedException | BrokenRuleException e) {
        throw e;
      } catch (RuntimeException e) {
        throw new BrokenRuleException("condition '" + id + "' failed to install: " + e, e);
      }
    }
    layout = new Layout(kinds);
  }

  /** Copies all but the answers to mate and stalemate, with the same layout of state. */
  private Installer(Installer other) {
    check = other.check;
    beforeCaptures.addAll(other.beforeCaptures);
    captures.addAll(other.captures);
    afterCaptures.addAll(other.afterCaptures);
    promotions.addAll(other.promotions);
    departures.addAll(other.departures);
    checks.addAll(other.checks);
    checkBans.addAll(other.checkBans);
    keepers.addAll(other.keepers);
    turns.addAll(other.turns);
    moves.addAll(other.moves);
    outcomes.addAll(other.outcomes);
    quiets.addAll(other.quiets);
    setups.addAll(other.setups);
    barred.addAll(other.barred);
    untouchable.addAll(other.untouchable);
    capabilities.addAll(other.capabilities);
    kingTakers.addAll(other.kingTakers);
    layout = other.layout;
    turnNumber = other.turnNumber;
  }

  Installer withoutEndings() {
    return new Installer(this);
  }

  /** Compiles the conditions, in order. */
  public static Program compile(List<Condition> conditions) {
    return Program.of(new Installer(conditions));
  }

  Layout layout() {
    return layout;
  }

  private <H> Program.Entry<H> entry(H hook) {
    return new Program.Entry<>(id, hook);
  }

  private <K extends StateKind> K declare(K kind) {
    String token = kind.token();
    if (!TOKEN.matcher(token).matches() || CORE_TOKENS.contains(token)) {
      throw new BrokenRuleException(
          "condition '"
              + id
              + "' declares the FEN token '"
              + token
              + "'; a token is small letters and hyphens, and 'unmoved' is core's");
    }
    for (StateKind other : kinds) {
      if (other.token().equals(token)) {
        throw new RefusedException(
            "'" + other.rule() + "' and '" + id + "' both use the FEN token '" + token + "'");
      }
    }
    kinds.add(kind);
    return kind;
  }

  @Override
  public boolean has(String option) {
    return options.contains(option);
  }

  @Override
  public void refuse(String reason) {
    throw new RefusedException("'" + id + "': " + reason);
  }

  @Override
  public void may(Capability... what) {
    capabilities.addAll(List.of(what));
    if (List.of(what).contains(Capability.CAPTURE_KING)) {
      kingTakers.add(id);
    }
  }

  @Override
  public void beforeCapture(CaptureHook hook) {
    beforeCaptures.add(entry(hook));
  }

  @Override
  public void onCapture(CaptureHook hook) {
    captures.add(entry(hook));
  }

  @Override
  public void afterCapture(CaptureHook hook) {
    afterCaptures.add(entry(hook));
  }

  @Override
  public void onPromotion(PromotionHook hook) {
    promotions.add(entry(hook));
  }

  @Override
  public void onDeparture(Mask watched, DepartureHook hook) {
    departures.add(new Program.Watch(id, watched, hook));
  }

  @Override
  public void onCheck(CheckHook hook) {
    checks.add(entry(hook));
  }

  @Override
  public void defineCheck(CheckRule rule) {
    if (check != null) {
      throw new RefusedException(
          "'" + check.rule() + "' and '" + id + "' both define check; only one condition can");
    }
    check = entry(rule);
  }

  @Override
  public void forbidCheck(When when, String reason) {
    checkBans.add(new Program.Ban(id, when, reason));
  }

  @Override
  public void capturesKeepBoard() {
    keepers.add(id);
  }

  @Override
  public void onTurnEnd(TurnHook hook) {
    turns.add(entry(hook));
  }

  @Override
  public void afterMove(MoveHook hook) {
    moves.add(entry(hook));
  }

  @Override
  public void barred(Mask squares) {
    barred.add(entry(squares));
  }

  @Override
  public void untouchable(Mask units) {
    untouchable.add(entry(units));
  }

  @Override
  public void whenMated(MateHook hook) {
    mates.add(entry(hook));
  }

  @Override
  public void whenStalemated(StalemateHook hook) {
    stalemates.add(entry(hook));
  }

  @Override
  public void outcome(OutcomeHook hook) {
    outcomes.add(entry(hook));
  }

  @Override
  public void onQuiet(QuietHook hook) {
    quiets.add(entry(hook));
  }

  @Override
  public void numberTurns(Counter counter) {
    turnNumber = (CounterState) counter;
  }

  @Override
  public void onSetup(SetupHook hook) {
    setups.add(entry(hook));
  }

  @Override
  public Counter counter(String token, int initial) {
    return declare(new CounterState(token, id, initial));
  }

  @Override
  public Pile pile(String token, int deepest) {
    return declare(new PileState(token, id, deepest, false));
  }

  @Override
  public Pile sealedPile(String token) {
    return declare(new PileState(token, id, 1, true));
  }

  @Override
  public UnitFlag unitFlag(String token) {
    return declare(new UnitFlagState(token, id));
  }

  @Override
  public UnitSquare unitSquare(String token) {
    return declare(new UnitSquareState(token, id));
  }
}

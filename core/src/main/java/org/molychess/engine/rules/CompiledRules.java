package org.molychess.engine.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.PawnSquares;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.HookState;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;
import org.molychess.spi.CheckHook;
import org.molychess.spi.CheckRule;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.OutcomeHook;
import org.molychess.spi.PromotionHook;
import org.molychess.spi.QuietHook;
import org.molychess.spi.SetupHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.StateView;
import org.molychess.spi.TurnHook;
import org.molychess.spi.Verdict;

/**
 * A set of conditions, compiled: for each kind of hook, those that want to be asked, in order.
 * Immutable.
 */
public final class CompiledRules {
  /** Orthodox chess. */
  public static final CompiledRules ORTHODOX = compile(List.of());

  /** Where declared state lies on a board. */
  public final StateLayout layout;

  /** What check is; null if it is orthodox. */
  public final @Nullable RuleHook<CheckRule> check;

  /** The judges of captures. */
  public final RuleHook<CaptureJudge>[] captureJudges;

  /** The hooks that settle a victim's fate. */
  public final RuleHook<CaptureHook>[] captures;

  /** The hooks that are asked when a victim's fate is settled. */
  public final RuleHook<CaptureHook>[] afterCaptures;

  /** The hooks for pawns that have become officers. */
  public final RuleHook<PromotionHook>[] promotions;

  /** The hooks for units that have left a square. */
  public final DepartureWatch[] departures;

  /** The hooks for moves that give check. */
  public final RuleHook<CheckHook>[] checks;

  /** When moves that give check are forbidden. */
  public final CheckBan[] checkBans;

  /** The hooks for the end of a turn. */
  public final RuleHook<TurnHook>[] turns;

  /** The hooks that follow every move. */
  public final RuleHook<MoveHook>[] moves;

  /** The hooks for moves that mate. */
  public final RuleHook<MateHook>[] mates;

  /** The hooks for stalemates. */
  public final RuleHook<StalemateHook>[] stalemates;

  /** The hooks that can end the game. */
  public final RuleHook<OutcomeHook>[] outcomes;

  /** The counts of quiet moves that let a side claim a draw. */
  public final List<RuleHook<QuietHook>> quietDraws;

  /** The hooks for positions that are set up. */
  public final List<RuleHook<SetupHook>> setups;

  /** The counter by which scores number turns; null if they number moves by both sides. */
  public final @Nullable CounterState turnNumber;

  /** The same conditions without their answers to mate and stalemate; null if there are none. */
  public final @Nullable CompiledRules withoutEndings;

  private final HookRegistry source;
  private final Set<Capability> capabilities;
  private final Set<Optimization> optimizations;
  private final PawnSquares pawnSquares;
  private final ClosedSquares closed;
  private final HookedMoveKinds kinds;

  private final MaskUnion watched;

  private CompiledRules(HookRegistry from, boolean mixed, Set<Optimization> optimizations) {
    source = from;
    this.optimizations = Set.copyOf(optimizations);
    layout = from.layout();
    check = from.check;
    captureJudges = array(from.captureJudges);
    captures = array(from.captures);
    afterCaptures = array(from.afterCaptures);
    promotions = array(from.promotions);
    departures = from.departures.toArray(new DepartureWatch[0]);
    checks = array(from.checks);
    checkBans = from.checkBans.toArray(new CheckBan[0]);
    turns = array(from.turns);
    moves = array(from.moves);
    mates = array(from.mates);
    stalemates = array(from.stalemates);
    outcomes = array(from.outcomes);
    quietDraws = List.copyOf(from.quietDraws);
    setups = List.copyOf(from.setups);
    turnNumber = from.turnNumber;
    capabilities = EnumSet.noneOf(Capability.class);
    capabilities.addAll(from.capabilities);
    pawnSquares = PawnSquares.of(may(Capability.LEAVE_PAWN_WAITING), may(Capability.STRAND_PAWN));
    closed = new ClosedSquares(layout, from.closedSquares, from.protectedUnits);
    watched = DepartureWatch.union(layout, from.departures);
    kinds = new HookedMoveKinds(from, mixed, uses(Optimization.COUNT_IN_PAIRS));
    withoutEndings =
        mates.length + stalemates.length == 0
            ? null
            : new CompiledRules(from.withoutEndings(), mixed, optimizations);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <H> RuleHook<H>[] array(List<RuleHook<H>> list) {
    return list.toArray(new RuleHook[0]);
  }

  /**
   * Compiles conditions, in order.
   *
   * @throws HookRegistry.RefusedException if one refuses its options or its company
   * @throws BrokenRuleException if one fails
   */
  public static CompiledRules compile(List<HookRegistry.Condition> conditions) {
    return new CompiledRules(new HookRegistry(conditions), true, EnumSet.allOf(Optimization.class));
  }

  /** Returns the same conditions with every move played through the hooks. */
  public CompiledRules fullPlan() {
    return new CompiledRules(source, false, optimizations);
  }

  /** Returns the same conditions with one optimization switched off, for comparisons. */
  public CompiledRules without(Optimization optimization) {
    Set<Optimization> left = EnumSet.noneOf(Optimization.class);
    left.addAll(optimizations);
    left.remove(optimization);
    return new CompiledRules(source, kinds.isMixed(), left);
  }

  /** Returns whether an optimization is switched on. */
  public boolean uses(Optimization optimization) {
    return optimizations.contains(optimization);
  }

  /** Returns which kinds of moves the hooks concern. */
  public HookedMoveKinds kinds() {
    return kinds;
  }

  /** Returns whether moves that no hook concerns are found by masks, without being played. */
  public boolean isMixed() {
    return kinds.isMixed();
  }

  /** Returns whether a condition has declared this. */
  public boolean may(Capability capability) {
    return capabilities.contains(capability);
  }

  /** Returns whether the condition is asked about captured kings. */
  public boolean takesKings(String rule) {
    return source.kingTakers.contains(rule);
  }

  /** Returns the squares on which pawns may stand. */
  public PawnSquares pawnSquares() {
    return pawnSquares;
  }

  /** Returns the squares that units may not enter, and the units that may not be captured. */
  public ClosedSquares closed() {
    return closed;
  }

  /** Returns the squares that some departure hook watches, as positions come; for one thread. */
  public KeptMask watched() {
    return new KeptMask(watched);
  }

  /** Returns a board as hooks see it. */
  public BoardView view(Board board) {
    return new BoardView(layout, closed, board);
  }

  /** Returns the reason why moves that give check are illegal now, or null. */
  public <V extends HookState & StateView> @Nullable CheckBan banOnChecks(V view, Board board) {
    for (CheckBan ban : checkBans) {
      int before = view.open(HookState.READ);
      try {
        if (ban.when().holds(view)) {
          return ban;
        }
      } catch (Throwable e) {
        throw HookFailure.of(layout, ban.rule(), "say whether checks are forbidden in", board, e);
      } finally {
        view.reopen(before);
      }
    }
    return null;
  }

  /** Returns whether moves that give check are illegal, 1 or 0, as positions come; one thread. */
  public KeptAnswer checksForbidden() {
    return new KeptAnswer((state, board) -> banOnChecks(state, board) == null ? 0 : 1);
  }

  /** Returns how the game has ended by a rule of a condition, or null. */
  public @Nullable RuleHook<Verdict> verdict(Board board) {
    for (RuleHook<OutcomeHook> outcome : outcomes) {
      Verdict verdict;
      BoardView view = view(board);
      view.open(HookState.READ);
      try {
        verdict = outcome.hook().judge(view);
        if (verdict != null) {
          HookFailure.requireReason(verdict.reason());
        }
      } catch (Throwable e) {
        throw HookFailure.of(layout, outcome.rule(), "judge", board, e);
      } finally {
        view.reopen(0);
      }
      if (verdict != null) {
        return new RuleHook<>(outcome.rule(), verdict);
      }
    }
    return null;
  }

  /** Returns whether a rule of a condition has ended the game. */
  public boolean isOver(Board board) {
    return outcomes.length != 0 && verdict(board) != null;
  }

  /**
   * Returns the unmoved kings and rooks that count for equality, as a set. A king without an
   * unmoved rook counts only where a rule can place a rook.
   */
  public long unmoved(Board board) {
    long marks = board.unmoved;
    if (!kinds.placements()) {
      for (int side = 0; side < 2; side++) {
        if (Castling.rooks(board, side) == 0) {
          marks &= ~Ranks.first(side);
        }
      }
    }
    return marks;
  }

  /** Returns the tokens of the declared state. */
  public List<String> tokens() {
    return layout.kinds().stream().map(StateKind::token).toList();
  }
}

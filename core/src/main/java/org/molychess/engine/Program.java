package org.molychess.engine;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CheckHook;
import org.molychess.spi.CheckRule;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Mask;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.OutcomeHook;
import org.molychess.spi.PromotionHook;
import org.molychess.spi.QuietHook;
import org.molychess.spi.SetupHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.TurnHook;
import org.molychess.spi.Verdict;
import org.molychess.spi.When;

/** A set of conditions, compiled: who wants to be asked about what. Immutable once built. */
public final class Program {
  /** A hook and the condition it belongs to. */
  record Entry<H>(String rule, H hook) {}

  /** A departure hook and the squares it watches. */
  record Watch(String rule, Mask watched, DepartureHook hook) {
    long squares(BoardView view) {
      if (watched instanceof WordMask ready) {
        return view.board.words[ready.word()];
      }
      try {
        return watched.squares(view).bits();
      } catch (RuntimeException e) {
        throw view.program.fault(rule, WATCH, view.board, e);
      }
    }
  }

  /** When checks are forbidden, and why. */
  record Ban(String rule, When when, String reason) {}

  static final String WATCH = "name the squares it watches in";

  /** Orthodox chess. */
  public static final Program ORTHODOX = new Program(new Installer(List.of()), true);

  /** The figures a pawn may become: queen, rook, bishop, knight. */
  static final int[] PROMOTIONS = {Board.QUEEN, Board.ROOK, Board.BISHOP, Board.KNIGHT};

  final Layout layout;

  /** What check is; null if it is orthodox. */
  final @Nullable Entry<CheckRule> check;

  final Entry<CaptureHook>[] beforeCaptures;
  final Entry<CaptureHook>[] captures;
  final Entry<CaptureHook>[] afterCaptures;
  final Entry<PromotionHook>[] promotions;
  final Watch[] departures;
  final Entry<CheckHook>[] checks;
  final Ban[] checkBans;
  final Entry<TurnHook>[] turns;
  final Entry<MoveHook>[] moves;
  final Entry<MateHook>[] mates;
  final Entry<StalemateHook>[] stalemates;
  final Entry<OutcomeHook>[] outcomes;
  final Entry<QuietHook>[] quiets;
  final Entry<SetupHook>[] setups;

  /** The counter by which scores number turns; null if they number moves by both sides. */
  final @Nullable CounterState turnNumber;

  private final Installer source;
  private final MaskUnion barred;
  private final MaskUnion untouchable;
  private final MaskUnion watched;
  private final Set<Capability> capabilities;
  private final Set<String> kingTakers;
  private final boolean[] capturesKeepBoard;
  private final boolean afterCapturesKeepBoard;
  private final boolean mixed;
  private final boolean closesSquares;
  private final boolean protectsUnits;
  private final boolean footprint;
  private final boolean orthodox;
  private final boolean capturesAlone;
  private final boolean countsPairs;
  private final boolean leavesPawnsWaiting;

  private @Nullable Forecast forecast;
  private volatile boolean forecastKnown;

  /** The same conditions without their answers to mate and stalemate; null if there are none. */
  final @Nullable Program beneath;

  private Program(Installer from, boolean mixed) {
    source = from;
    layout = from.layout();
    check = from.check;
    beforeCaptures = array(from.beforeCaptures);
    captures = array(from.captures);
    afterCaptures = array(from.afterCaptures);
    promotions = array(from.promotions);
    departures = from.departures.toArray(new Watch[0]);
    checks = array(from.checks);
    checkBans = from.checkBans.toArray(new Ban[0]);
    capturesKeepBoard = new boolean[captures.length];
    for (int i = 0; i < captures.length; i++) {
      capturesKeepBoard[i] = from.keepers.contains(captures[i].rule);
    }
    afterCapturesKeepBoard =
        from.afterCaptures.stream().allMatch(entry -> from.keepers.contains(entry.rule));
    turns = array(from.turns);
    moves = array(from.moves);
    mates = array(from.mates);
    stalemates = array(from.stalemates);
    outcomes = array(from.outcomes);
    quiets = array(from.quiets);
    setups = array(from.setups);
    turnNumber = from.turnNumber;
    barred = new MaskUnion("bar squares in", from.barred);
    untouchable = new MaskUnion("protect units in", from.untouchable);
    watched =
        new MaskUnion(
            WATCH,
            from.departures.stream().map(watch -> new Entry<>(watch.rule, watch.watched)).toList());
    closesSquares = !barred.isNothing();
    protectsUnits = !untouchable.isNothing();
    capabilities = from.capabilities.isEmpty() ? Set.of() : EnumSet.copyOf(from.capabilities);
    kingTakers = Set.copyOf(from.kingTakers);
    this.mixed = mixed && moves.length == 0 && check == null && kingTakers.isEmpty();
    leavesPawnsWaiting = may(Capability.LEAVE_PAWN_WAITING);
    footprint =
        !this.mixed
            || placesUnits()
            || asksAboutCaptures()
            || asksAboutChecks()
            || checkBans.length != 0
            || closesSquares()
            || protectsUnits()
            || may(Capability.LEAVE_PAWN_WAITING);
    boolean quietMovesAreAlike =
        this.mixed && promotions.length + checkBans.length == 0 && !protectsUnits;
    capturesAlone =
        quietMovesAreAlike && departures.length == 0 && !closesSquares && !asksAboutChecks();
    countsPairs = quietMovesAreAlike && turns.length + outcomes.length == 0;
    orthodox = !footprint && turns.length + stalemates.length + outcomes.length == 0;
    beneath =
        mates.length + stalemates.length == 0 ? null : new Program(from.withoutEndings(), mixed);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <H> Entry<H>[] array(List<Entry<H>> list) {
    return list.toArray(new Entry[0]);
  }

  /** Compiles what the conditions have registered. */
  static Program of(Installer installer) {
    return new Program(installer, true);
  }

  /** Returns the same conditions with every move taken through the script. */
  public Program full() {
    return new Program(source, false);
  }

  /** Returns whether moves that no hook concerns are counted without being played. */
  public boolean isMixed() {
    return mixed;
  }

  /** Returns whether a pawn may wait on its last rank. */
  boolean leavesPawnsWaiting() {
    return leavesPawnsWaiting;
  }

  boolean may(Capability capability) {
    return capabilities.contains(capability);
  }

  /** Returns whether kings can be captured. */
  boolean takesKings() {
    return !kingTakers.isEmpty();
  }

  /** Returns whether the condition is asked about captured kings. */
  boolean takesKings(String rule) {
    return kingTakers.contains(rule);
  }

  /** Returns whether rules can put a unit on a square, so that the kings' marks matter alone. */
  boolean placesUnits() {
    return captures.length
            + afterCaptures.length
            + promotions.length
            + departures.length
            + moves.length
            + mates.length
        != 0;
  }

  /** Returns whether the side's pawn may stand on, or lie under, this square. */
  boolean mayHoldPawn(Side side, Square square) {
    return (square.rank() != side.firstRank() || may(Capability.STRAND_PAWN))
        && (square.rank() != side.lastRank() || may(Capability.LEAVE_PAWN_WAITING));
  }

  /** Returns whether somebody asks about moves that give check. */
  boolean asksAboutChecks() {
    return checks.length + mates.length != 0;
  }

  /** Returns whether any move but en passant may be touched. */
  boolean hasFootprint() {
    return footprint;
  }

  /** Returns whether nothing but captures, and pawns that wait, concern a hook. */
  boolean touchesCapturesAlone() {
    return capturesAlone;
  }

  /** Returns whether {@link Pairs} may count what follows a quiet move. */
  boolean countsPairs() {
    return countsPairs;
  }

  /** Returns whether no condition changes how moves are counted. */
  boolean isOrthodox() {
    return orthodox;
  }

  /** Returns whether some units cannot be captured. */
  boolean protectsUnits() {
    return protectsUnits;
  }

  /** Returns whether somebody asks about captures. */
  boolean asksAboutCaptures() {
    return beforeCaptures.length + captures.length + afterCaptures.length != 0;
  }

  /** Returns whether the n-th capture hook edits no more than declared state, en passant aside. */
  boolean keepsBoard(int capture) {
    return capturesKeepBoard[capture];
  }

  /** Returns whether no hook edits the board after a capture. */
  boolean afterCapturesKeepBoard() {
    return afterCapturesKeepBoard;
  }

  /** Returns the reason why moves that give check are illegal now, or null. */
  @Nullable Ban banOnChecks(BoardView view) {
    for (Ban ban : checkBans) {
      try {
        if (ban.when.holds(view)) {
          return ban;
        }
      } catch (RuntimeException e) {
        throw fault(ban.rule, "say whether checks are forbidden in", view.board, e);
      }
    }
    return null;
  }

  /** Returns what captures will do, learnt when it is first asked for; null if it is unforeseen. */
  @Nullable Forecast forecast() {
    if (!forecastKnown) {
      forecast = mixed ? Forecast.of(this) : null;
      forecastKnown = true;
    }
    return forecast;
  }

  boolean closesSquares() {
    return closesSquares;
  }

  /** Returns the squares no unit may enter. */
  long closed(BoardView view) {
    return barred.squares(view);
  }

  /** Returns the units that cannot be captured. */
  long untouchable(BoardView view) {
    return untouchable.squares(view);
  }

  /** Returns the squares that some departure hook watches. */
  long watched(BoardView view) {
    return watched.squares(view);
  }

  /** Returns how the game has ended by a rule of a condition, or null. */
  @Nullable Entry<Verdict> verdict(Board board) {
    for (Entry<OutcomeHook> entry : outcomes) {
      Verdict verdict;
      try {
        verdict = entry.hook.judge(new BoardView(this, board));
      } catch (RuntimeException e) {
        throw fault(entry.rule, "judge", board, e);
      }
      if (verdict != null) {
        return new Entry<>(entry.rule, verdict);
      }
    }
    return null;
  }

  /**
   * Names the condition and the position in which a hook has failed, unless what it asked has
   * failed already.
   */
  BrokenRuleException fault(String rule, String verb, Board board, RuntimeException cause) {
    if (cause instanceof BrokenRuleException known && isNamed(known)) {
      return known;
    }
    return new BrokenRuleException(
        "condition '"
            + rule
            + "' failed to "
            + verb
            + " '"
            + FenWriter.write(this, board, 0, 1)
            + "': "
            + cause,
        cause);
  }

  /** Returns whether a failure says already which condition is to blame. */
  static boolean isNamed(RuntimeException failure) {
    return failure instanceof BrokenRuleException && failure.getCause() != null;
  }

  boolean isOver(Board board) {
    return outcomes.length != 0 && verdict(board) != null;
  }

  /** Returns the tokens of the declared state. */
  public List<String> tokens() {
    List<String> tokens = new ArrayList<>();
    for (StateKind kind : layout.kinds()) {
      tokens.add(kind.token());
    }
    return tokens;
  }
}

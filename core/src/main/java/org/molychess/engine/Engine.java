package org.molychess.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.DeadPosition;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.play.MoveCode;
import org.molychess.engine.play.MoveTrial;
import org.molychess.engine.play.MoveTrials;
import org.molychess.engine.play.StalemateOffers;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookFailure;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.state.HookState;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.PositionHash;
import org.molychess.spi.QuietHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.Verdict;

/**
 * What positions under one set of rules ask; every board handed in is left as it is.
 *
 * <p>It may be shared by threads: each question borrows scratch memory from a pool.
 */
public final class Engine {
  private final CompiledRules rules;
  private final PredictedRules predicted;
  private final WorkbenchPool pool;

  /** Makes an engine for these rules. */
  public Engine(CompiledRules rules) {
    this.rules = rules;
    predicted = new PredictedRules(rules);
    pool = new WorkbenchPool(predicted);
  }

  /** Returns the rules. */
  public CompiledRules rules() {
    return rules;
  }

  /** Returns the rules with what is predicted of their hooks. */
  public PredictedRules predicted() {
    return predicted;
  }

  // Moves

  /** Sees legal moves, while the list is valid. */
  public interface MoveReader<R> {
    /**
     * Reads the moves.
     *
     * @param order the places of the moves in the order of their machine texts
     */
    R read(LegalMoves moves, int[] order);
  }

  /** Returns what a reader makes of the legal moves that a filter wants. */
  public <R> R readMoves(Board board, MoveFilter filter, MoveReader<R> reader) {
    Workbench bench = pool.take();
    LegalMoves moves = bench.moves;
    bench.lister.list(board, filter, moves);
    R result = reader.read(moves, bench.order.of(board, moves));
    pool.giveBack(bench);
    return result;
  }

  /** Returns what a reader makes of the legal moves that a filter wants, in no order. */
  public <R extends @Nullable Object> R readUnordered(
      Board board, MoveFilter filter, Function<LegalMoves, R> reader) {
    Workbench bench = pool.take();
    bench.lister.list(board, filter, bench.moves);
    R result = reader.apply(bench.moves);
    pool.giveBack(bench);
    return result;
  }

  /** Returns whether the side to move has a legal move. */
  public boolean hasLegalMove(Board board) {
    Workbench bench = pool.take();
    boolean result = bench.search().hasLegalMove(board);
    pool.giveBack(bench);
    return result;
  }

  /**
   * Returns the board to which a legal move leads.
   *
   * @param move marked as plain only if it is
   */
  public Board after(Board before, int move, int pending, int[] choices) {
    Board after = rules.layout.newBoard();
    Workbench bench = pool.take();
    bench.lister.make(before, move, pending, choices, after);
    pool.giveBack(bench);
    return after;
  }

  /** Returns what a legal move does besides itself, in order. */
  public List<Effect> effects(Board before, MoveCode code) {
    Workbench bench = pool.take();
    List<Effect> effects = bench.lister.effects(before, code);
    pool.giveBack(bench);
    return effects;
  }

  /** Returns every move that the movement of the units allows, played as far as it goes. */
  public List<MoveTrial> trials(Board board) {
    return MoveTrials.of(rules, board, LegalMoveSearch.ofReplies(predicted));
  }

  /** Returns the condition that would offer this step if the side to move were stalemated. */
  public Optional<String> offerer(Board board, Square from, Square to) {
    for (RuleHook<StalemateHook> hook : rules.stalemates) {
      MoveList offers = new MoveList();
      StalemateOffers.add(rules, board, hook, offers);
      for (int i = 0; i < offers.count; i++) {
        int move = offers.moves[i];
        if (PackedMove.from(move) == from.ordinal() && PackedMove.to(move) == to.ordinal()) {
          return Optional.of(hook.rule());
        }
      }
    }
    return Optional.empty();
  }

  // Checks

  /** Returns whether the side is in check. */
  public boolean inCheck(Board board, Side side) {
    return Checks.inCheck(rules, board, side.ordinal());
  }

  /** Returns the units that give check to the side. */
  public SquareSet checkers(Board board, Side side) {
    return SquareSet.ofBits(Checks.checkers(rules, board, side.ordinal()));
  }

  /** Returns an officer as which the other side's waiting pawn would give check, or null. */
  public @Nullable Role threat(Board board, Square pawn, Side side) {
    for (int code : UnitCode.PROMOTIONS) {
      Board promoted = new Board(board);
      promoted.move(pawn.ordinal(), pawn.ordinal(), code);
      if (!checkers(promoted, side).isEmpty()) {
        return UnitCode.role(code);
      }
    }
    return null;
  }

  /** Returns whether the king of the side to move may not cross this square when it castles. */
  public boolean barsCrossing(Board board, Square square) {
    return Checks.barsCrossing(rules, board, board.side, square.ordinal());
  }

  // Sets of squares

  /** Returns the kings and rooks that count as unmoved. */
  public SquareSet unmoved(Board board) {
    return SquareSet.ofBits(rules.unmoved(board));
  }

  /** Returns the units that cannot be captured. */
  public SquareSet protectedUnits(Board board) {
    return SquareSet.ofBits(rules.closed().protectedUnits(rules.view(board)));
  }

  /** Returns the squares that no unit may enter. */
  public SquareSet closed(Board board) {
    return SquareSet.ofBits(rules.closed().squares(rules.view(board)));
  }

  // As values

  /**
   * Returns whether two positions under these rules are equal (RULES 1.5).
   *
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
   */
  public boolean areEqual(Board a, Board b) {
    Workbench bench = pool.take();
    boolean equal = PositionHash.areEqual(bench.lister, a, b);
    pool.giveBack(bench);
    return equal;
  }

  /** Returns the hash that goes with {@link #areEqual}: the same in every JVM. */
  public long hash(Board board) {
    Workbench bench = pool.take();
    long hash = PositionHash.of(bench.lister, board);
    pool.giveBack(bench);
    return hash;
  }

  // The end

  /** Returns how the game has ended by a rule of a condition, or null. */
  public @Nullable RuleHook<Verdict> verdict(Board board) {
    return rules.verdict(board);
  }

  /** Returns whether a rule of a condition may end the game. */
  public boolean mayEndByRule() {
    return rules.outcomes.length != 0;
  }

  /** Returns whether conditions count quiet moves in a way of their own. */
  public boolean definesQuietDraws() {
    return !rules.quietDraws.isEmpty();
  }

  /** Returns why quiet moves let a side claim a draw, with the id of the condition, or null. */
  public @Nullable RuleHook<String> quietClaim(Board board, int quietMoves) {
    for (RuleHook<QuietHook> draw : rules.quietDraws) {
      String reason;
      BoardView view = rules.view(board);
      view.open(HookState.READ);
      try {
        reason = draw.hook().claim(view, quietMoves);
        if (reason != null) {
          HookFailure.requireReason(reason);
        }
      } catch (Throwable e) {
        throw HookFailure.of(rules.layout, draw.rule(), "count quiet moves in", board, e);
      } finally {
        view.reopen(0);
      }
      if (reason != null) {
        return new RuleHook<>(draw.rule(), reason);
      }
    }
    return null;
  }

  /** Returns the number of the turn, or null if scores number moves by both sides. */
  public @Nullable Integer turnNumber(Board board) {
    return rules.turnNumber == null ? null : rules.turnNumber.get(board);
  }

  /**
   * Returns whether it is proved without a search that a side can never mate.
   *
   * @param orthodox whether the rules of orthodox chess decide; otherwise a unit may come back
   */
  public boolean cannotMate(Board board, Side side, boolean orthodox) {
    return rules.outcomes.length == 0
        && (orthodox
            ? DeadPosition.cannotMate(board, side.ordinal())
                || board.king(side.opposite().ordinal()) == Geometry.NO_SQUARE
            : isDead(board, false));
  }

  /**
   * Returns whether neither side can ever win (RULES 1.5).
   *
   * @param orthodox whether the material of orthodox chess decides; otherwise a unit may come back
   * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
   */
  public boolean isDead(Board board, boolean orthodox) {
    return rules.outcomes.length == 0
        && board.king(Board.WHITE) != Geometry.NO_SQUARE
        && board.king(Board.BLACK) != Geometry.NO_SQUARE
        && (orthodox ? DeadPosition.cannotMate(board) : DeadPosition.isBare(board));
  }
}

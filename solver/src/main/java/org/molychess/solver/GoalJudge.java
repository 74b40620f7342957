package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.CursorMove;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/** Tells whether the move made last reaches a goal. */
abstract class GoalJudge {
  /** Which moves can reach the goal at all. */
  enum Candidates {
    ALL,
    CHECKS,
    CAPTURES
  }

  private final Candidates candidates;

  private GoalJudge(Candidates candidates) {
    this.candidates = candidates;
  }

  /**
   * Returns the test of a goal.
   *
   * @param target the diagram to be reached, if that is the goal
   * @param prunes whether moves may be left out of lists that, by the rules, cannot reach the goal
   */
  static GoalJudge of(Goal goal, @Nullable Position target, Rules rules, boolean prunes) {
    return switch (goal.kind()) {
      case MATE -> position(Candidates.CHECKS, Cursor::isCheckmate);
      case STALEMATE ->
          prunes && rules.equals(Rules.orthodox())
              ? new OrthodoxStalemate()
              : position(Candidates.ALL, Cursor::isStalemate);
      case MATE_OR_STALEMATE ->
          position(Candidates.ALL, cursor -> cursor.isCheckmate() || cursor.isStalemate());
      case DOUBLE_STALEMATE -> line(line -> line.cursor.isStalemate() && hasNoMoveInTurn(line));
      case AUTOSTALEMATE -> line(line -> !line.cursor.isCheck() && hasNoMoveInTurn(line));
      case CHECK -> position(Candidates.CHECKS, Cursor::isCheck);
      case CAPTURE -> move(Candidates.CAPTURES, CursorMove::isCapture);
      case CASTLING -> move(Candidates.ALL, CursorMove::isCastling);
      case EN_PASSANT -> move(Candidates.CAPTURES, CursorMove::isEnPassant);
      case PROMOTION ->
          move(
              Candidates.ALL,
              move ->
                  goal.role() == null
                      ? CursorMove.promotion(move) != null
                      : CursorMove.promotion(move) == goal.role());
      case ANY -> move(Candidates.ALL, move -> true);
      case GAIN -> new Gain();
      case TARGET -> new Target(Objects.requireNonNull(goal.square()));
      case LAST_RANK -> line(GoalJudge::isOnLastRank);
      case CIRCUIT -> history(Wanderings::isCircuit);
      case EXCHANGE -> history(Wanderings::isExchange);
      case CIRCUIT_BY_REBIRTH -> history(Wanderings::isCircuitByRebirth);
      case EXCHANGE_BY_REBIRTH -> history(Wanderings::isExchangeByRebirth);
      case KISS -> {
        Square square = Objects.requireNonNull(goal.square());
        yield history(wanderings -> wanderings.isKiss(square));
      }
      case PROOF_GAME, POSITION -> new Diagram(Objects.requireNonNull(target));
    };
  }

  /** Lists the moves that can reach the goal, and returns how many there are. */
  int list(Cursor cursor) {
    return switch (candidates) {
      case ALL -> cursor.listMoves();
      case CHECKS -> cursor.listChecks();
      case CAPTURES -> cursor.listCaptures();
    };
  }

  /** Returns whether the goal can only be reached by a move that gives check. */
  final boolean isCheck() {
    return candidates == Candidates.CHECKS;
  }

  /** Returns whether the goal depends on the moves before the last, not on positions alone. */
  boolean usesHistory() {
    return false;
  }

  /** Returns whether the move made last reaches the goal. */
  abstract boolean reached(Line line);

  /** Returns whether a move of the side to move reaches the goal. */
  final boolean isInOne(Line line) {
    int count = list(line.cursor);
    for (int i = 0; i < count; i++) {
      line.make(line.cursor.move(i));
      boolean reached = reached(line);
      line.unmake();
      if (reached) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasNoMoveInTurn(Line line) {
    line.pass();
    boolean none = !line.cursor.hasMoves();
    line.unmake();
    return none;
  }

  private static boolean isOnLastRank(Line line) {
    List<Move> moves = line.toMoves();
    Move last = moves.get(moves.size() - 1);
    Square square = Wanderings.destination(last);
    Piece there = line.cursor.at(square);
    return there != null
        && there.side() == line.mover()
        && square.rank() == line.mover().lastRank();
  }

  private static GoalJudge move(Candidates candidates, LongPredicate test) {
    return new GoalJudge(candidates) {
      @Override
      boolean reached(Line line) {
        return test.test(line.last());
      }
    };
  }

  private static GoalJudge position(Candidates candidates, Predicate<Cursor> test) {
    return new GoalJudge(candidates) {
      @Override
      boolean reached(Line line) {
        return test.test(line.cursor);
      }
    };
  }

  private static GoalJudge line(Predicate<Line> test) {
    return new GoalJudge(Candidates.ALL) {
      @Override
      boolean reached(Line line) {
        return test.test(line);
      }
    };
  }

  private static GoalJudge history(Predicate<Wanderings> test) {
    return new GoalJudge(Candidates.ALL) {
      @Override
      boolean usesHistory() {
        return true;
      }

      @Override
      boolean reached(Line line) {
        return test.test(Wanderings.of(line));
      }
    };
  }

  /** Lists nothing, or captures alone, where units are free that no move can stop. */
  private static final class OrthodoxStalemate extends GoalJudge {
    OrthodoxStalemate() {
      super(Candidates.ALL);
    }

    @Override
    int list(Cursor cursor) {
      return switch (FreeUnits.of(cursor)) {
        case NONE -> cursor.listMoves();
        case OFFICER -> cursor.listCaptures();
        case MANY -> 0;
      };
    }

    @Override
    boolean reached(Line line) {
      return line.cursor.isStalemate();
    }
  }

  /** A capture after which the other side has fewer units. */
  private static final class Gain extends GoalJudge {
    Gain() {
      super(Candidates.CAPTURES);
    }

    @Override
    boolean reached(Line line) {
      long move = line.last();
      if (!CursorMove.isCapture(move)) {
        return false;
      }
      Side victim = line.cursor.sideToMove();
      int after = line.cursor.units(victim).size();
      line.cursor.unmake();
      int before = line.cursor.units(victim).size();
      line.cursor.make(move);
      return after < before;
    }
  }

  /** The unit that moves stands on a square when the move is complete. */
  private static final class Target extends GoalJudge {
    private final Square square;

    Target(Square square) {
      super(Candidates.ALL);
      this.square = square;
    }

    @Override
    boolean reached(Line line) {
      Piece there = line.cursor.at(square);
      if (there == null || there.side() != line.mover()) {
        return false;
      }
      if (CursorMove.to(line.last()) == square) {
        return true;
      }
      List<Move> moves = line.toMoves();
      Move last = moves.get(moves.size() - 1);
      return !last.effects().isEmpty() && Wanderings.destination(last) == square;
    }
  }

  /** A diagram: units alone, whoever is to move. */
  private static final class Diagram extends GoalJudge {
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Long> squares = new ArrayList<>();

    Diagram(Position target) {
      super(Candidates.ALL);
      for (Piece piece : Piece.values()) {
        pieces.add(piece);
        squares.add(target.squares(piece).bits());
      }
    }

    @Override
    boolean reached(Line line) {
      for (int i = 0; i < pieces.size(); i++) {
        if (line.cursor.squares(pieces.get(i)).bits() != squares.get(i)) {
          return false;
        }
      }
      return true;
    }
  }
}

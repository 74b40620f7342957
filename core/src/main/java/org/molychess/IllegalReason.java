package org.molychess;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.Engine;
import org.molychess.engine.play.MoveTrial;
import org.molychess.engine.play.TraceEvent;

/** Says why a move that its unit can make is illegal: a condition forbids it, or a check does. */
final class IllegalReason {
  private final MoveTrial trial;
  private final Position before;
  private final Position after;
  private final Side mover;
  private final Engine engine;

  private IllegalReason(MoveTrial trial, Move move, Position after) {
    this.trial = trial;
    this.before = move.before();
    this.after = after;
    this.mover = before.sideToMove();
    this.engine = before.rules().engine();
  }

  /** Returns the reason, as a clause. */
  static String of(MoveTrial trial, Move move, Position after) {
    IllegalReason reason = new IllegalReason(trial, move, after);
    return trial.rule().isEmpty() ? reason.check() : reason.forbidden();
  }

  private String forbidden() {
    String reason = trial.reason() + " (" + trial.rule() + ")";
    Side enemy = mover.opposite();
    SquareSet checkers = engine.checkers(after.board(), enemy);
    return checkers.isEmpty()
        ? reason
        : reason + "; " + units(after, checkers, mover) + " would check the king on " + king(enemy);
  }

  private String check() {
    SquareSet checkers = engine.checkers(after.board(), mover);
    if (!checkers.isEmpty()) {
      return check(checkers);
    }
    Side enemy = mover.opposite();
    for (Square square : after.squares(Piece.of(enemy, Role.PAWN))) {
      Role role =
          square.rank() == enemy.lastRank() ? engine.threat(after.board(), square, mover) : null;
      if (role != null) {
        return "the pawn waiting on "
            + square
            + " could become a "
            + English.of(role)
            + " and check your king on "
            + king(mover);
      }
    }
    return String.valueOf(trial.reason());
  }

  private String check(SquareSet checkers) {
    for (Square checker : checkers) {
      String how = arrival(checker);
      if (how != null) {
        return how + " and check your king on " + king(mover);
      }
    }
    SquareSet known = engine.checkers(before.board(), mover);
    String units = units(after, checkers, mover);
    if (!before.king(mover).equals(after.king(mover))) {
      return "your king would stand on " + king(mover) + " in check from " + units;
    }
    if (!checkers.and(known).isEmpty()) {
      return "your king on "
          + king(mover)
          + " would still be in check from "
          + units(after, checkers.and(known), mover);
    }
    return opener() + " would open the line of " + units + " to your king on " + king(mover);
  }

  /** Returns what opens the line: the king carried home last, or the move. */
  private String opener() {
    String opener = "it";
    for (TraceEvent event : trial.trace()) {
      if (event.stage() == Stage.MATE && event.effect() instanceof Effect.Transferred carried) {
        opener =
            "carrying " + seen(carried.piece()) + " from " + carried.from() + " to " + carried.to();
      }
    }
    return opener;
  }

  /** Returns how a hook would bring the unit to its square, or null if none would. */
  private @Nullable String arrival(Square square) {
    for (TraceEvent event : trial.trace()) {
      Effect effect = event.effect();
      if (effect instanceof Effect.Placed placed && placed.square() == square) {
        String verb =
            switch (event.stage()) {
              case CAPTURE -> "be reborn";
              case DEPARTURE -> "reappear";
              default -> "be placed";
            };
        return seen(placed.piece()) + " would " + verb + " on " + square;
      } else if (effect instanceof Effect.Transferred carried && carried.to() == square) {
        return seen(carried.piece()) + " would be carried to " + square;
      } else if (effect instanceof Effect.Changed changed && changed.square() == square) {
        return seen(changed.before()) + " would become a " + English.of(changed.piece().role());
      }
    }
    return null;
  }

  private String seen(Piece piece) {
    return English.seenBy(mover, piece);
  }

  private String king(Side side) {
    return after.king(side).map(Square::toString).orElse("");
  }

  /** Returns the units on these squares in words, as the mover sees them. */
  static String units(Position position, SquareSet squares, @Nullable Side mover) {
    List<String> units = new ArrayList<>();
    for (Square square : squares) {
      Piece piece = position.at(square).orElseThrow();
      String unit = mover == null ? English.the(piece) : English.seenBy(mover, piece);
      units.add(unit + " on " + square);
    }
    return English.list(units);
  }
}

package org.molychess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.DeclaredState;
import org.molychess.engine.board.Castling;
import org.molychess.engine.play.MoveTrial;
import org.molychess.engine.play.TraceEvent;

/** Tells what a move does, from its first step to the end of the turn. */
final class MoveNarrator {
  private final MoveTrial trial;
  private final Move move;
  private final Position before;
  private final Position after;
  private final List<Explanation.Step> steps = new ArrayList<>();

  /** The hooks whose occupied squares have been told. */
  private final Set<String> told = new HashSet<>();

  private MoveNarrator(MoveTrial trial, Move move, Position after) {
    this.trial = trial;
    this.move = move;
    this.before = move.before();
    this.after = after;
  }

  /** Returns the steps of a move; of an illegal one, as far as it goes. */
  static List<Explanation.Step> tell(MoveTrial trial, Move move, Position after) {
    MoveNarrator narrator = new MoveNarrator(trial, move, after);
    narrator.tellPending();
    trial.pendingTrace().forEach(narrator::tellEvent);
    narrator.tellMove();
    trial.trace().forEach(narrator::tellEvent);
    if (trial.reason() == null) {
      narrator.tellMarks();
      narrator.tellTurn();
      narrator.tellResult();
    }
    return narrator.steps;
  }

  private void tell(Stage stage, String rule, String text) {
    String clause = before.rules().summary(rule);
    steps.add(new Explanation.Step(stage, rule, clause, English.capital(text) + "."));
  }

  private void tellPending() {
    for (Move.Pending choice : move.pending()) {
      tell(
          Stage.PENDING,
          "",
          English.the(Piece.of(before.sideToMove(), Role.PAWN))
              + " that has waited on "
              + choice.square()
              + " becomes a "
              + English.of(choice.role()));
    }
  }

  private void tellMove() {
    String unit = English.the(move.piece());
    if (!trial.offeredBy().isEmpty()) {
      tell(
          Stage.STALEMATE,
          trial.offeredBy(),
          unit
              + " leaps from "
              + move.from()
              + " to "
              + move.to()
              + " instead of being stalemated");
      return;
    }
    if (move.isCastling()) {
      boolean kingside = move.to().file() == 7;
      tell(
          Stage.MOVE,
          "",
          English.of(before.sideToMove())
              + " castles "
              + (kingside ? "kingside" : "queenside")
              + ": the king goes to "
              + move.to()
              + ", the rook to "
              + Square.at(kingside ? 6 : 4, move.to().rank()));
      return;
    }
    StringBuilder text = new StringBuilder(unit);
    text.append(" goes from ").append(move.from()).append(" to ").append(move.to());
    Piece victim = move.captured().orElse(null);
    if (victim != null) {
      text.append(" and captures ").append(English.the(victim));
      if (move.isEnPassant()) {
        text.append(" on ").append(move.captureSquare().orElseThrow()).append(" en passant");
      }
    }
    move.promotion()
        .ifPresent(
            officer ->
                text.append(victim == null ? " and" : ", and")
                    .append(" becomes a ")
                    .append(English.of(officer)));
    tell(Stage.MOVE, "", text.toString());
  }

  private void tellEvent(TraceEvent event) {
    String text =
        switch (event.kind()) {
          case EFFECT -> effect(event);
          case OCCUPIED -> occupied(event);
          case UNSAFE -> "the king would be attacked on " + event.square() + " too, so he stays";
          case BURIED -> buried(event);
          case LOST -> unit(event) + ", which lay under " + event.square() + ", is lost for good";
          case MARKED -> marked(event);
          case KEPT_TURN -> English.of(before.sideToMove()) + " is to move again";
        };
    if (text != null) {
      tell(event.stage(), event.rule(), text);
    }
  }

  private static String unit(TraceEvent event) {
    Piece piece = event.piece();
    return piece == null ? "the unit" : English.the(piece);
  }

  private @Nullable String effect(TraceEvent event) {
    Effect effect = event.effect();
    if (effect instanceof Effect.Placed placed) {
      String unit = English.the(placed.piece());
      return switch (event.stage()) {
        case CAPTURE -> unit + reborn(placed) + " on " + placed.square() + waits(placed);
        case DEPARTURE -> unit + " reappears on " + placed.square() + waits(placed);
        default -> unit + " is placed on " + placed.square() + waits(placed);
      };
    } else if (effect instanceof Effect.Removed removed) {
      return English.the(removed.piece()) + " on " + removed.square() + " is taken off the board";
    } else if (effect instanceof Effect.Transferred carried) {
      String mate = event.stage() == Stage.MATE ? ", as he would be mated" : "";
      return English.the(carried.piece())
          + " is carried from "
          + carried.from()
          + " to "
          + carried.to()
          + mate;
    } else if (effect instanceof Effect.Changed changed) {
      return English.the(changed.before())
          + " on "
          + changed.square()
          + " becomes a "
          + English.of(changed.piece().role());
    }
    return effect == null ? null : "the effect is " + effect;
  }

  private String reborn(Effect.Placed placed) {
    if (move.captureSquare().equals(Optional.of(placed.square()))) {
      return " stays";
    }
    boolean other = !move.captured().equals(Optional.of(placed.piece()));
    return other ? ", which the captured unit becomes, is reborn" : " is reborn";
  }

  private static String waits(Effect.Placed placed) {
    return isWaiting(placed.piece(), placed.square())
        ? " and waits there for its owner's choice of an officer"
        : "";
  }

  static boolean isWaiting(Piece piece, Square square) {
    return piece.is(Role.PAWN) && square.rank() == piece.side().lastRank();
  }

  /** Tells of an occupied square where the hook could therefore do nothing. */
  private @Nullable String occupied(TraceEvent event) {
    if (!told.add(event.stage() + event.rule())) {
      return null;
    }
    Set<String> found = new LinkedHashSet<>();
    String by = "";
    for (TraceEvent other : trial.trace()) {
      if (other.stage() != event.stage() || !other.rule().equals(event.rule())) {
        continue;
      }
      if (other.kind() == TraceEvent.Kind.EFFECT) {
        return null;
      }
      if (other.kind() == TraceEvent.Kind.OCCUPIED) {
        Piece piece = other.piece();
        found.add(String.valueOf(other.square()));
        by = piece == null ? "closed" : "occupied by " + English.the(piece);
      }
    }
    String squares =
        found.size() == 1
            ? "square " + English.list(found) + " is " + by
            : "squares " + English.list(found) + " are occupied";
    String consequence =
        switch (event.stage()) {
          case CAPTURE -> isKept() ? "is not reborn" : "is gone";
          case PROMOTION -> "stays on " + move.to();
          case MATE -> "is not carried there";
          default -> "";
        };
    if (consequence.isEmpty()) {
      return null;
    }
    String whom =
        switch (event.stage()) {
          case CAPTURE -> move.captured().map(English::the).orElse("the unit");
          case PROMOTION ->
              move.promotion().map(officer -> "the " + English.of(officer)).orElse("");
          default -> "the mated king";
        };
    return squares + ", so " + whom + " " + consequence;
  }

  /** Returns whether another condition keeps the victim. */
  private boolean isKept() {
    return trial.trace().stream()
        .anyMatch(
            event ->
                event.stage() == Stage.CAPTURE
                    && (event.kind() == TraceEvent.Kind.BURIED
                        || event.effect() instanceof Effect.Placed));
  }

  private String buried(TraceEvent event) {
    Square square = event.square();
    if (square == null || !after.closed().contains(square)) {
      return unit(event) + " becomes a ghost under " + square;
    }
    return before.closed().contains(square)
        ? "square "
            + square
            + ", under which "
            + unit(event)
            + " lies, is "
            + event.token()
            + " from now on"
        : unit(event)
            + " becomes a ghost under "
            + square
            + ", which no unit may enter until it reappears";
  }

  private String marked(TraceEvent event) {
    Square square = event.square();
    boolean safe = square != null && after.protectedUnits().contains(square);
    return unit(event)
        + " on "
        + square
        + " is marked '"
        + event.token()
        + "'"
        + (safe ? " and can never be captured again" : "");
  }

  // The end of the turn

  private void tellMarks() {
    for (Square square : after.unmoved().minus(before.unmoved())) {
      after
          .at(square)
          .ifPresent(
              unit ->
                  tell(
                      Stage.RESULT,
                      "",
                      English.the(unit) + " on " + square + " counts as unmoved for castling"));
    }
    for (Side side : Side.values()) {
      List<String> lost = new ArrayList<>();
      for (boolean kingside : new boolean[] {true, false}) {
        if (mayCastle(before, side, kingside) && !mayCastle(after, side, kingside)) {
          lost.add(kingside ? "kingside" : "queenside");
        }
      }
      if (!lost.isEmpty() && !(move.isCastling() && side == before.sideToMove())) {
        tell(
            Stage.RESULT,
            "",
            English.of(side) + " may no longer castle " + String.join(" or ", lost));
      }
    }
    SquareSet skipped = after.enPassant().minus(before.enPassant());
    if (!skipped.isEmpty()) {
      tell(Stage.RESULT, "", "the pawn has skipped " + skipped.iterator().next() + " (en passant)");
    }
  }

  private static boolean mayCastle(Position position, Side side, boolean kingside) {
    long rooks = position.castlingRights(side).bits();
    Square king = position.king(side).orElse(null);
    return king != null && Castling.outermost(rooks, king.ordinal(), kingside) != 0;
  }

  private void tellTurn() {
    Map<String, Integer> counters = DeclaredState.counters(before.rules().layout(), before.board());
    DeclaredState.counters(after.rules().layout(), after.board())
        .forEach(
            (token, value) -> {
              if (!value.equals(counters.get(token))) {
                String rule = DeclaredState.declarer(before.rules().layout(), token);
                tell(Stage.TURN_END, rule, "'" + token + "' is " + value + " now");
              }
            });
  }

  private void tellResult() {
    Side side = after.sideToMove();
    if (after.isCheck()) {
      String checkers = IllegalReason.units(after, after.checkers(), null);
      tell(
          Stage.RESULT,
          "",
          English.of(side) + " is in check" + (checkers.isEmpty() ? "" : " from " + checkers));
    }
    after
        .outcome()
        .ifPresent(
            outcome ->
                tell(
                    Stage.RESULT,
                    outcome.rule(),
                    "the game is over: " + outcome.reason() + ", " + outcome.result()));
  }
}

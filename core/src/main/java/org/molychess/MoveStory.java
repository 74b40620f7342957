package org.molychess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.Attempt;
import org.molychess.engine.Deed;
import org.molychess.engine.Engine;

/** Tells what a move does, from its first step to the end of the turn. */
final class MoveStory {
  private final Attempt attempt;
  private final Move move;
  private final Position before;
  private final Position after;
  private final List<Explanation.Step> steps = new ArrayList<>();

  /** The hooks whose occupied squares have been told. */
  private final Set<String> told = new HashSet<>();

  private MoveStory(Attempt attempt, Move move) {
    this.attempt = attempt;
    this.move = move;
    this.before = move.before();
    this.after = move.after();
  }

  /** Returns the steps of a move; of an illegal one, as far as it goes. */
  static List<Explanation.Step> tell(Attempt attempt, Move move) {
    MoveStory story = new MoveStory(attempt, move);
    story.tellPending();
    attempt.chosenDeeds().forEach(story::tellDeed);
    story.tellMove();
    attempt.deeds().forEach(story::tellDeed);
    if (attempt.reason() == null) {
      story.tellMarks();
      story.tellTurn();
      story.tellResult();
    }
    return story.steps;
  }

  private void tell(Stage stage, String rule, String text) {
    String clause = before.rules().summary(rule);
    steps.add(new Explanation.Step(stage, rule, clause, Words.capital(text) + "."));
  }

  private void tellPending() {
    for (Move.Pending choice : move.pending()) {
      tell(
          Stage.PENDING,
          "",
          Words.the(Piece.of(before.sideToMove(), Role.PAWN))
              + " that has waited on "
              + choice.square()
              + " becomes a "
              + Words.of(choice.role()));
    }
  }

  private void tellMove() {
    String unit = Words.the(move.piece());
    if (!attempt.offeredBy().isEmpty()) {
      tell(
          Stage.STALEMATE,
          attempt.offeredBy(),
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
          Words.of(before.sideToMove())
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
      text.append(" and captures ").append(Words.the(victim));
      if (move.isEnPassant()) {
        text.append(" on ").append(move.captureSquare().orElseThrow()).append(" en passant");
      }
    }
    move.promotion()
        .ifPresent(
            figure ->
                text.append(victim == null ? " and" : ", and")
                    .append(" becomes a ")
                    .append(Words.of(figure)));
    tell(Stage.MOVE, "", text.toString());
  }

  private void tellDeed(Deed deed) {
    String text =
        switch (deed.kind()) {
          case EFFECT -> effect(deed);
          case OCCUPIED -> occupied(deed);
          case UNSAFE -> "the king would be attacked on " + deed.square() + " too, so he stays";
          case BURIED -> buried(deed);
          case LOST -> unit(deed) + ", which lay under " + deed.square() + ", is lost for good";
          case MARKED -> marked(deed);
          case KEPT_TURN -> Words.of(before.sideToMove()) + " is to move again";
        };
    if (text != null) {
      tell(deed.stage(), deed.rule(), text);
    }
  }

  private static String unit(Deed deed) {
    Piece piece = deed.piece();
    return piece == null ? "the unit" : Words.the(piece);
  }

  private @Nullable String effect(Deed deed) {
    Effect effect = deed.effect();
    if (effect instanceof Effect.Placed placed) {
      String unit = Words.the(placed.piece());
      return switch (deed.stage()) {
        case CAPTURE -> unit + reborn(placed) + " on " + placed.square() + waits(placed);
        case DEPARTURE -> unit + " reappears on " + placed.square() + waits(placed);
        default -> unit + " is placed on " + placed.square() + waits(placed);
      };
    } else if (effect instanceof Effect.Removed removed) {
      return Words.the(removed.piece()) + " on " + removed.square() + " is taken off the board";
    } else if (effect instanceof Effect.Transferred carried) {
      String mate = deed.stage() == Stage.MATE ? ", as he would be mated" : "";
      return Words.the(carried.piece())
          + " is carried from "
          + carried.from()
          + " to "
          + carried.to()
          + mate;
    } else if (effect instanceof Effect.Changed changed) {
      return Words.the(changed.before())
          + " on "
          + changed.square()
          + " becomes a "
          + Words.of(changed.piece().role());
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
        ? " and waits there for its owner's choice of a figure"
        : "";
  }

  static boolean isWaiting(Piece piece, Square square) {
    return piece.is(Role.PAWN) && square.rank() == piece.side().lastRank();
  }

  /** Tells of an occupied square where the hook could therefore do nothing. */
  private @Nullable String occupied(Deed deed) {
    if (!told.add(deed.stage() + deed.rule())) {
      return null;
    }
    Set<String> found = new LinkedHashSet<>();
    String by = "";
    for (Deed other : attempt.deeds()) {
      if (other.stage() != deed.stage() || !other.rule().equals(deed.rule())) {
        continue;
      }
      if (other.kind() == Deed.Kind.EFFECT) {
        return null;
      }
      if (other.kind() == Deed.Kind.OCCUPIED) {
        Piece piece = other.piece();
        found.add(String.valueOf(other.square()));
        by = piece == null ? "closed" : "occupied by " + Words.the(piece);
      }
    }
    String squares =
        found.size() == 1
            ? "square " + Words.list(found) + " is " + by
            : "squares " + Words.list(found) + " are occupied";
    String consequence =
        switch (deed.stage()) {
          case CAPTURE -> isKept() ? "is not reborn" : "is gone";
          case PROMOTION -> "stays on " + move.to();
          case MATE -> "is not carried there";
          default -> "";
        };
    if (consequence.isEmpty()) {
      return null;
    }
    String whom =
        switch (deed.stage()) {
          case CAPTURE -> move.captured().map(Words::the).orElse("the unit");
          case PROMOTION -> move.promotion().map(figure -> "the " + Words.of(figure)).orElse("");
          default -> "the mated king";
        };
    return squares + ", so " + whom + " " + consequence;
  }

  /** Returns whether another condition keeps the victim. */
  private boolean isKept() {
    return attempt.deeds().stream()
        .anyMatch(
            deed ->
                deed.stage() == Stage.CAPTURE
                    && (deed.kind() == Deed.Kind.BURIED || deed.effect() instanceof Effect.Placed));
  }

  private String buried(Deed deed) {
    Square square = deed.square();
    if (square == null || !after.closed().contains(square)) {
      return unit(deed) + " becomes a ghost under " + square;
    }
    return before.closed().contains(square)
        ? "square "
            + square
            + ", under which "
            + unit(deed)
            + " lies, is "
            + deed.token()
            + " from now on"
        : unit(deed)
            + " becomes a ghost under "
            + square
            + ", which no unit may enter until it reappears";
  }

  private String marked(Deed deed) {
    Square square = deed.square();
    boolean safe = square != null && after.untouchable().contains(square);
    return unit(deed)
        + " on "
        + square
        + " is marked '"
        + deed.token()
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
                      Words.the(unit) + " on " + square + " counts as unmoved for castling"));
    }
    for (Side side : Side.values()) {
      List<String> lost = new ArrayList<>();
      for (int file : new int[] {8, 1}) {
        if (mayCastle(before, side, file) && !mayCastle(after, side, file)) {
          lost.add(file == 8 ? "kingside" : "queenside");
        }
      }
      if (!lost.isEmpty() && !(move.isCastling() && side == before.sideToMove())) {
        tell(
            Stage.RESULT,
            "",
            Words.of(side) + " may no longer castle " + String.join(" or ", lost));
      }
    }
    SquareSet skipped = after.enPassant().minus(before.enPassant());
    if (!skipped.isEmpty()) {
      tell(Stage.RESULT, "", "the pawn has skipped " + skipped.iterator().next() + " (en passant)");
    }
  }

  private static boolean mayCastle(Position position, Side side, int file) {
    SquareSet unmoved = position.unmoved();
    return unmoved.contains(Square.at(5, side.firstRank()))
        && unmoved.contains(Square.at(file, side.firstRank()));
  }

  private void tellTurn() {
    Map<String, Integer> counters = Engine.counters(before.rules().program(), before.board());
    Engine.counters(after.rules().program(), after.board())
        .forEach(
            (token, value) -> {
              if (!value.equals(counters.get(token))) {
                String rule = Engine.declarer(before.rules().program(), token);
                tell(Stage.TURN_END, rule, "'" + token + "' is " + value + " now");
              }
            });
  }

  private void tellResult() {
    Side side = after.sideToMove();
    if (after.isCheck()) {
      String checkers = Objection.units(after, after.checkers(), null);
      tell(
          Stage.RESULT,
          "",
          Words.of(side) + " is in check" + (checkers.isEmpty() ? "" : " from " + checkers));
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

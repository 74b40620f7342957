package org.molychess;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.play.MoveTrial;

/** Finds what a move's text means, legal or not, and has it explained. */
final class Explainer {
  private static final Pattern MACHINE =
      Pattern.compile(
          "(?<pending>(?:[a-h][18]=[qrbn],)*)(?<from>[a-h][1-8])(?<to>[a-h][1-8])"
              + "(?<promotion>[a-z]?)(?:@.*)?");

  /** A move, how it went, and the position in which it ended or turned out illegal. */
  private record Candidate(MoveTrial trial, Move move, Position after) {
    static Candidate of(Position before, MoveTrial trial) {
      Move move = Move.tried(before, trial.code(), trial.effects());
      return new Candidate(trial, move, before.follow(move, trial.after()));
    }

    boolean isLegal() {
      return trial.reason() == null;
    }
  }

  private final Position position;
  private final String text;

  /** The text in the usual way of writing. */
  private final String form;

  private final List<Candidate> candidates = new ArrayList<>();

  private Explainer(Position position, String text) {
    this.position = position;
    this.text = text;
    this.form = San.usual(text);
    for (MoveTrial trial : position.rules().engine().trials(position.board())) {
      candidates.add(Candidate.of(position, trial));
    }
  }

  static Explanation explain(Position position, String text) {
    String fault;
    try {
      return new Explainer(position, text).legal(position.move(text));
    } catch (IllegalMoveException e) {
      fault = e.reason();
    }
    return new Explainer(position, text).illegal(fault);
  }

  private Explanation legal(Move move) {
    for (Candidate candidate : candidates) {
      if (candidate.move.uci().equals(move.uci())) {
        return Explanation.legal(
            text, move, MoveNarrator.tell(candidate.trial, move, candidate.after));
      }
    }
    throw new IllegalStateException("the legal move " + move.uci() + " is not among the trials");
  }

  /**
   * Explains a text that means no legal move, or several; {@code fault} is what the reader says.
   */
  private Explanation illegal(String fault) {
    List<Candidate> meant = meant();
    Outcome over = position.outcome().orElse(null);
    if (over != null && over.termination() == Outcome.Termination.RULE) {
      return Explanation.illegal(
          text,
          "the game is over: " + over.reason() + " (" + over.rule() + ")",
          !meant.isEmpty() || isMovement(),
          List.of());
    }
    if (meant.stream().anyMatch(Candidate::isLegal)) {
      return Explanation.illegal(text, "it " + fault, false, List.of());
    }
    if (meant.isEmpty()) {
      return Explanation.illegal(text, impossible(fault), isMovement(), List.of());
    }
    Candidate first = meant.get(0);
    List<Explanation.Step> steps =
        meant.size() == 1 ? MoveNarrator.tell(first.trial, first.move, first.after) : List.of();
    return Explanation.illegal(text, reasons(meant), true, steps);
  }

  /** Returns whether a unit moves as the text says, though no rule lets it go there now. */
  private boolean isMovement() {
    Matcher machine = MACHINE.matcher(form);
    if (machine.matches()) {
      return pending(machine.group("pending")).isEmpty()
          && reason(
                  Square.of(machine.group("from")),
                  Square.of(machine.group("to")),
                  machine.group("promotion"))
              .isMovement();
    }
    HumanText sketch = San.sketch(form);
    if (sketch == null || !pending(sketch.pending().toLowerCase(Locale.ROOT)).isEmpty()) {
      return false;
    }
    Square to = arrival(sketch);
    String promotion = sketch.promotion();
    return position.squares(Piece.of(position.sideToMove(), sketch.role())).stream()
        .anyMatch(from -> sketch.fits(from) && reason(from, to, promotion).isMovement());
  }

  /** Returns where the unit of a text would go: a king that castles two squares to the side. */
  private Square arrival(HumanText sketch) {
    if (sketch.to() != null) {
      return sketch.to();
    }
    Square rook = freeRook(sketch);
    return rook != null
        ? rook
        : Square.at(sketch.isKingside() ? 7 : 3, position.sideToMove().firstRank());
  }

  /** Returns the rook with which the king castles if both may stand anywhere; or null. */
  private @Nullable Square freeRook(HumanText sketch) {
    Square king = position.king(position.sideToMove()).orElse(null);
    return king != null && FreeCastlingReason.applies(position)
        ? FreeCastlingReason.rook(position, king, sketch.isKingside())
        : null;
  }

  private UnreachableReason reason(Square from, Square to, String promotion) {
    return new UnreachableReason(position, from, to, promotion);
  }

  private List<Candidate> meant() {
    Set<Move> moves =
        new LinkedHashSet<>(San.matching(form, candidates.stream().map(Candidate::move).toList()));
    return candidates.stream().filter(candidate -> moves.contains(candidate.move)).toList();
  }

  /** Returns why none of these is legal; each is named if the reasons differ. */
  private static String reasons(List<Candidate> meant) {
    Set<String> reasons = new LinkedHashSet<>();
    List<String> named = new ArrayList<>();
    for (Candidate candidate : meant) {
      String reason = IllegalReason.of(candidate.trial, candidate.move, candidate.after);
      reasons.add(reason);
      named.add(candidate.move.uci() + ": " + reason);
    }
    return reasons.size() == 1 ? reasons.iterator().next() : String.join("; ", named);
  }

  /** Returns why no unit can move like that. */
  private String impossible(String fault) {
    Matcher machine = MACHINE.matcher(form);
    if (machine.matches()) {
      String pending = pending(machine.group("pending"));
      if (!pending.isEmpty()) {
        return pending;
      }
      String step = form.substring(0, machine.end("promotion"));
      List<String> known =
          candidates.stream()
              .map(candidate -> candidate.move.uci())
              .filter(uci -> uci.equals(step) || uci.startsWith(step + "@"))
              .toList();
      return form.indexOf('@') >= 0 && !known.isEmpty()
          ? "there is no such choice; candidates: " + String.join(", ", known)
          : movement(
              Square.of(machine.group("from")),
              Square.of(machine.group("to")),
              machine.group("promotion"));
    }
    HumanText sketch = San.sketch(form);
    if (sketch == null) {
      return "it " + fault;
    }
    String pending = pending(sketch.pending().toLowerCase(Locale.ROOT));
    if (!pending.isEmpty()) {
      return pending;
    }
    return sketched(sketch);
  }

  private String movement(Square from, Square to, String promotion) {
    return reason(from, to, promotion).fault();
  }

  private String sketched(HumanText sketch) {
    Side side = position.sideToMove();
    Piece piece = Piece.of(side, sketch.role());
    List<Square> units = new ArrayList<>();
    for (Square square : position.squares(piece)) {
      if (sketch.fits(square)) {
        units.add(square);
      }
    }
    if (units.isEmpty()) {
      return "you have no such " + English.of(sketch.role());
    }
    int rank = side.firstRank();
    Square to = arrival(sketch);
    if (sketch.to() == null && FreeCastlingReason.applies(position)) {
      if (units.get(0).rank() != rank) {
        return "your king does not stand on rank " + rank + " to castle";
      }
      if (freeRook(sketch) == null) {
        return "no rook of yours stands on that side of your king to castle with";
      }
    } else if (sketch.to() == null && !units.contains(Square.at(5, rank))) {
      return "your king does not stand on " + Square.at(5, rank) + " to castle";
    }
    Set<String> faults = new LinkedHashSet<>();
    for (Square from : units) {
      if (sketch.role() != Role.PAWN || sketch.hasFile() || from.file() == to.file()) {
        faults.add(movement(from, to, ""));
      }
    }
    return faults.isEmpty() ? "no pawn of yours can move to " + to : String.join("; ", faults);
  }

  /** Returns what is wrong with the choices for waiting pawns, or an empty text. */
  private String pending(String given) {
    SquareSet waiting = position.pendingPromotions();
    SquareSet chosen = SquareSet.empty();
    for (String choice : given.isEmpty() ? new String[0] : given.split(",", -1)) {
      if (!choice.isEmpty()) {
        chosen = chosen.with(Square.of(choice.substring(0, 2)));
      }
    }
    for (Square square : waiting.minus(chosen)) {
      return "your pawn waiting on "
          + square
          + " must become an officer first; begin the move with "
          + square
          + "=q, or r, b, n in its place, and a comma";
    }
    for (Square square : chosen.minus(waiting)) {
      return "no pawn of yours waits on " + square + " for an officer";
    }
    return "";
  }
}

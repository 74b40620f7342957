package org.molychess;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads moves as people write them: whatever fits just one legal move, or one without leaving out
 * what is chosen and what happens.
 *
 * <p>It is asked where the two forms of a move, the usual way of writing, have found none.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/notation.md">Notation</a>
 */
final class LooseReader {
  private static final int MOST_CANDIDATES = 12;

  private final Position position;
  private final String text;
  private final List<LooseText> readings;

  private LooseReader(Position position, String text) {
    this.position = position;
    this.text = text;
    this.readings = LooseParser.parse(text);
  }

  /**
   * Returns the only legal move that a text fits.
   *
   * @throws IllegalMoveException if it fits none, or several; the message lists the candidates
   */
  static Move read(Position position, String text) {
    return new LooseReader(position, text).read();
  }

  /** Returns those of the moves, legal or not, that a text fits. */
  static List<Move> among(String text, List<Move> moves) {
    List<LooseText> readings = LooseParser.parse(text);
    return moves.stream()
        .filter(move -> readings.stream().anyMatch(reading -> reading.fits(move)))
        .toList();
  }

  /** Returns the text in the usual way of writing; as it is if it is no move's. */
  static String usual(String text) {
    List<LooseText> readings = LooseParser.parse(text);
    return readings.isEmpty() || readings.get(0).files() ? text : readings.get(0).usual();
  }

  private Move read() {
    Set<Move> fitting = new LinkedHashSet<>();
    Set<Move> whole = new LinkedHashSet<>();
    Set<Move> near = new LinkedHashSet<>();
    for (LooseText reading : readings) {
      for (Move move : position.list(reading.filter(position))) {
        if (reading.fits(move)) {
          fitting.add(move);
          if (reading.isWhole(move)) {
            whole.add(move);
          }
        }
        if (reading.concerns(move)) {
          near.add(move);
        }
      }
    }
    Set<Move> meant = whole.size() == 1 ? whole : fitting;
    if (meant.size() == 1) {
      return meant.iterator().next();
    }
    String reason = fitting.isEmpty() ? unfit(near) : ambiguous(fitting) + candidates(fitting);
    throw new IllegalMoveException(text, position, reason);
  }

  // Refusals

  private String ambiguous(Set<Move> fitting) {
    return isBegun(fitting) ? "is not complete" : "is ambiguous";
  }

  /** Returns whether the text is a machine text that ends too early. */
  private boolean isBegun(Set<Move> moves) {
    return MachineText.isLike(text) && moves.stream().allMatch(move -> move.uci().startsWith(text));
  }

  private String unfit(Set<Move> near) {
    if (text.isBlank()) {
      return "is empty; a move is such as e2e4 or Nf3";
    }
    if (text.equals("0000")) {
      return "is the null move, which no rules here allow";
    }
    if (readings.isEmpty()) {
      return "is not a move's text; write it such as e2e4, Nf3 or O-O";
    }
    return near.isEmpty() ? "is not a legal move" : misfit(near) + candidates(near);
  }

  /** Returns what of the text keeps it from being one of the moves that are near. */
  private String misfit(Set<Move> near) {
    LooseText reading = readings.get(0);
    if (isBegun(near)) {
      return "is not complete";
    }
    if (near.stream().noneMatch(move -> LooseText.pending(move).equals(reading.pending()))) {
      return reading.pending().isEmpty()
          ? "does not say which officer a waiting pawn becomes"
          : "does not fit the pawns that wait for their officer";
    }
    if (near.stream().noneMatch(move -> move.promotion().isEmpty()) && reading.officer() == null) {
      return "does not say which officer the pawn becomes";
    }
    if (near.stream().allMatch(move -> move.promotion().isEmpty()) && reading.officer() != null) {
      return "names an officer, but no pawn is promoted";
    }
    return "does not fit in what is chosen or what happens";
  }

  /** Lists moves in the form in which the text is written, the strongest officer first. */
  private String candidates(Set<Move> moves) {
    boolean machine = MachineText.isLike(text);
    String list =
        moves.stream()
            .sorted(Comparator.comparing(LooseReader::officer).reversed())
            .limit(MOST_CANDIDATES)
            .map(move -> machine ? move.uci() : move.san())
            .collect(Collectors.joining(", "));
    return "; candidates: " + list + (moves.size() > MOST_CANDIDATES ? ", …" : "");
  }

  private static int officer(Move move) {
    return move.promotion().map(Role::ordinal).orElse(-1);
  }
}

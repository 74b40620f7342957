package org.molychess.testkit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Position;

/** The laws of a position as a value: its text, its equality, its hash. */
final class ValueLaws {
  static final List<Law> ALL =
      List.of(
          Law.of("a position is equal to the one read from its FEN", ValueLaws::roundTrip),
          Law.of("equal positions hash alike, and counters do not matter", ValueLaws::counters),
          Law.of("an e.p. square matters exactly if it can be used", ValueLaws::enPassant));

  private ValueLaws() {}

  private static @Nullable String roundTrip(Position position) {
    Position again = Reader.again(position);
    if (!again.fen().equals(position.fen())) {
      return position.fen() + " is written again as " + again.fen();
    }
    if (!again.equals(position) || !position.equals(again)) {
      return "the FEN is the same, the positions are not equal: something is not in the FEN";
    }
    if (again.hash() != position.hash() || again.hashCode() != position.hashCode()) {
      return "the positions are equal, their hashes are not";
    }
    return Listing.difference("when played", Listing.of(position), "when read", Listing.of(again));
  }

  private static @Nullable String counters(Position position) {
    String[] fields = position.fen().split(" ", -1);
    fields[4] = "37";
    fields[5] = "73";
    Position other = Reader.under(position.rules(), String.join(" ", fields));
    if (!other.equals(position)) {
      return "other counters make another position: " + other.fen();
    }
    return other.hash() == position.hash()
        ? null
        : "positions that differ only in their counters hash differently: " + other.fen();
  }

  private static @Nullable String enPassant(Position position) {
    if (position.enPassant().size() != 1 || position.enPassant().equals(midSeries(position))) {
      return null;
    }
    String[] fields = position.fen().split(" ", -1);
    fields[3] = "-";
    Position without = Reader.under(position.rules(), String.join(" ", fields));
    boolean usable = position.legalMoves().stream().anyMatch(move -> move.isEnPassant());
    if (position.equals(without) == usable) {
      return "an e.p. capture is "
          + (usable ? "legal" : "not legal")
          + ", yet without the e.p. square the position is "
          + (usable ? "equal" : "another one");
    }
    return usable || without.hash() == position.hash()
        ? null
        : "the e.p. square cannot be used, yet it changes the hash";
  }

  /** Returns the e.p. squares that the mover itself has skipped, where it moves several times. */
  private static Object midSeries(Position position) {
    int skipped = position.sideToMove().pawnRank() + position.sideToMove().forward();
    return position.enPassant().stream().allMatch(square -> square.rank() == skipped)
        ? position.enPassant()
        : List.of();
  }
}

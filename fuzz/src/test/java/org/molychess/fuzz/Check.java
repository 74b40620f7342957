package org.molychess.fuzz;

import java.util.Arrays;
import org.molychess.Position;
import org.molychess.Reading;

/** What every entrance promises of what it gives out. */
final class Check {
  private static final int LONGEST_MESSAGE = 10_000;

  private Check() {}

  /** Demands that something holds, and says of what it does not. */
  static void that(boolean holds, Object... of) {
    if (!holds) {
      StringBuilder message = new StringBuilder("broken:");
      for (Object part : of) {
        message.append(' ').append(part);
      }
      throw new AssertionError(message);
    }
  }

  static void same(Object expected, Object found, Object... of) {
    if (!expected.equals(found)) {
      that(false, "expected", expected, "but found", found, "of", Arrays.toString(of));
    }
  }

  /** Demands a message that a person can read. */
  static void message(Exception refusal) {
    String message = refusal.getMessage();
    that(message != null && !message.isBlank(), "no message in", refusal);
    that(message.length() <= LONGEST_MESSAGE, "a message of", message.length(), "characters");
  }

  /** Demands that a position is one: it can be written and read, and its moves counted. */
  static void position(Position position) {
    Position read = position.rules().position(position.fen(), Reading.KINGLESS);
    same(position.fen(), read.fen());
    same(position, read, position.fen());
    same(position.hash(), read.hash());
    same(position.hashCode(), read.hashCode());
    same((long) position.legalMoves().size(), position.perft(1), position);
  }
}

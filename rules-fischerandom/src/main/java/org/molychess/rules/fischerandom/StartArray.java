package org.molychess.rules.fischerandom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/**
 * One of the 960 arrays of officers with which a game of Chess960 begins, by its number in
 * Scharnagl's table: 518 is the ordinary array.
 *
 * <p>The bishops stand on squares of both colours, the king between the rooks.
 *
 * @param number from 0 to 959
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/chess960.md">Chess960</a>
 */
public record StartArray(int number) {
  /** How many arrays there are. */
  public static final int COUNT = 960;

  /** The ordinary array. */
  public static final StartArray ORDINARY = new StartArray(518);

  private static final int FILES = 8;

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is not from 0 to 959
   */
  public StartArray {
    if (number < 0 || number >= COUNT) {
      throw new IllegalArgumentException(
          "start array " + number + " is not one of the numbers from 0 to " + (COUNT - 1));
    }
  }

  /**
   * Returns the array with these officers.
   *
   * @param officers eight letters from the a-file to the h-file, such as {@code RNBQKBNR}; small
   *     letters are read as well
   * @throws IllegalArgumentException if they are none of the 960 arrays
   */
  public static StartArray of(String officers) {
    String wanted = Objects.requireNonNull(officers, "officers").toUpperCase(Locale.ROOT);
    for (int number = 0; wanted.length() == FILES && number < COUNT; number++) {
      StartArray array = new StartArray(number);
      if (array.officers().equals(wanted)) {
        return array;
      }
    }
    throw new IllegalArgumentException(
        "the officers are no start array: eight letters such as RNBQKBNR are wanted, bishops on"
            + " squares of both colours, the king between the rooks");
  }

  /**
   * Returns the array with which a position is a start: all units at home, all four rooks unmoved.
   * It is empty for any other position; who is to move and the counters do not matter.
   */
  public static Optional<StartArray> of(Position position) {
    StringBuilder officers = new StringBuilder();
    for (int file = 1; file <= FILES; file++) {
      Piece piece = position.at(Square.at(file, 1)).orElse(null);
      officers.append(piece == null ? '.' : piece.letter());
    }
    StartArray array;
    try {
      array = of(officers.toString());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
    String placement = position.fen().substring(0, position.fen().indexOf(' '));
    boolean begins =
        placement.equals(array.placement())
            && position.castlingRights(Side.WHITE).size() == 2
            && position.castlingRights(Side.BLACK).size() == 2;
    return begins ? Optional.of(array) : Optional.empty();
  }

  /** Returns the officers from the a-file to the h-file in capitals, such as {@code RNBQKBNR}. */
  public String officers() {
    Role[] units = new Role[FILES];
    int rest = number;
    units[2 * (rest % 4) + 1] = Role.BISHOP;
    rest /= 4;
    units[2 * (rest % 4)] = Role.BISHOP;
    rest /= 4;
    put(units, rest % 6, Role.QUEEN);
    rest /= 6;
    int first = 0;
    while (rest >= 4 - first) {
      rest -= 4 - first;
      first++;
    }
    int second = first + 1 + rest;
    put(units, second, Role.KNIGHT);
    put(units, first, Role.KNIGHT);
    put(units, 0, Role.ROOK);
    put(units, 0, Role.KING);
    put(units, 0, Role.ROOK);
    StringBuilder letters = new StringBuilder();
    for (Role unit : units) {
      letters.append(unit.letter());
    }
    return letters.toString();
  }

  /** Puts a unit on the n-th file that is free, from 0. */
  private static void put(Role[] units, int n, Role unit) {
    List<Integer> free = new ArrayList<>();
    for (int file = 0; file < FILES; file++) {
      if (units[file] == null) {
        free.add(file);
      }
    }
    units[free.get(n)] = unit;
  }

  private String placement() {
    String white = officers();
    return white.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white;
  }

  /** Returns the FEN of the start position, with rooks named by their files (Shredder-FEN). */
  public String fen() {
    String officers = officers();
    char queenside = (char) ('A' + officers.indexOf('R'));
    char kingside = (char) ('A' + officers.lastIndexOf('R'));
    String white = "" + kingside + queenside;
    return placement() + " w " + white + white.toLowerCase(Locale.ROOT) + " - 0 1";
  }

  /**
   * Returns the start position.
   *
   * @param rules with the condition {@code chess960}; without it only the ordinary array is read
   * @throws FenException if the position cannot be under these rules
   */
  public Position position(Rules rules) {
    return rules.position(equals(ORDINARY) ? fen().replace("HAha", "KQkq") : fen());
  }
}

package org.molychess;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Puts units, squares and lists into words. */
final class English {
  private English() {}

  /** Returns {@code knight}. */
  static String of(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  /** Returns {@code White}. */
  static String of(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** Returns {@code the white knight}. */
  static String the(Piece piece) {
    return "the " + of(piece.side()).toLowerCase(Locale.ROOT) + " " + of(piece.role());
  }

  /** Returns {@code The white knight}. */
  static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** Returns {@code your knight} for a unit of the mover, {@code the knight} for another. */
  static String seenBy(Side mover, Piece piece) {
    return (piece.side() == mover ? "your " : "the ") + of(piece.role());
  }

  /** Returns {@code your knight on c3}, or {@code c3} if no unit stands there. */
  static String unitOn(Position position, Square square, Side mover) {
    Optional<Piece> unit = position.at(square);
    return unit.map(piece -> seenBy(mover, piece) + " on " + square).orElse(square.toString());
  }

  /** Returns {@code a, b and c}. */
  static String list(Collection<String> items) {
    return join(items, " and ");
  }

  /** Returns {@code a, b or c}. */
  static String either(Collection<String> items) {
    return join(items, " or ");
  }

  private static String join(Collection<String> items, String beforeLast) {
    List<String> list = List.copyOf(items);
    int last = list.size() - 1;
    return last <= 0
        ? String.join("", list)
        : String.join(", ", list.subList(0, last)) + beforeLast + list.get(last);
  }
}

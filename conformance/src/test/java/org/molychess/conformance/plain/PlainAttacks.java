package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** Ordinary attack: what the movement of the pieces reaches, pinned or not. */
final class PlainAttacks {

  private PlainAttacks() {}

  /** The squares from which units of one side attack a square. */
  static List<Integer> attackers(PlainPosition position, int target, boolean white) {
    List<Integer> result = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      PlainMan man = position.board[square];
      if (man != null && man.white == white && attacks(position, square, target)) {
        result.add(square);
      }
    }
    return result;
  }

  static boolean isAttacked(PlainPosition position, int target, boolean white) {
    return !attackers(position, target, white).isEmpty();
  }

  /** Whether the unit on one square attacks the other square. */
  static boolean attacks(PlainPosition position, int from, int target) {
    PlainMan man = position.board[from];
    int files = PlainSquare.file(target) - PlainSquare.file(from);
    int ranks = PlainSquare.rank(target) - PlainSquare.rank(from);
    int wide = Math.max(Math.abs(files), Math.abs(ranks));
    int narrow = Math.min(Math.abs(files), Math.abs(ranks));
    if (wide == 0) {
      return false;
    }
    switch (man.kind) {
      case 'P':
        return PlainSquare.rank(from) != man.firstRank()
            && Math.abs(files) == 1
            && ranks == man.forward();
      case 'N':
        return wide == 2 && narrow == 1;
      case 'K':
        return wide == 1;
      case 'B':
        return wide == narrow && isOpen(position, from, target);
      case 'R':
        return narrow == 0 && isOpen(position, from, target);
      case 'Q':
        return (wide == narrow || narrow == 0) && isOpen(position, from, target);
      default:
        throw new IllegalStateException("no such unit: " + man.kind);
    }
  }

  /** Whether nobody stands between two squares on one line. */
  private static boolean isOpen(PlainPosition position, int from, int target) {
    int fileStep = Integer.signum(PlainSquare.file(target) - PlainSquare.file(from));
    int rankStep = Integer.signum(PlainSquare.rank(target) - PlainSquare.rank(from));
    int step = 8 * rankStep + fileStep;
    for (int square = from + step; square != target; square += step) {
      if (position.board[square] != null) {
        return false;
      }
    }
    return true;
  }
}

package org.molychess.conformance.plain;

import java.util.Set;

/** Kings and rooks castle from anywhere on their first rank; {@link PlainSteps} and others ask. */
final class PlainChess960 extends PlainCondition {

  PlainChess960() {
    super("chess960", Set.of());
  }

  /** Returns a castling field in which KQkq have become the files of the outermost rooks. */
  static String files(PlainPosition position, String field) {
    StringBuilder files = new StringBuilder();
    for (char letter : field.toCharArray()) {
      files.append("KQkq".indexOf(letter) < 0 ? letter : outermost(position, letter));
    }
    return files.toString();
  }

  private static char outermost(PlainPosition position, char letter) {
    boolean white = Character.isUpperCase(letter);
    boolean kingside = Character.toUpperCase(letter) == 'K';
    int first = white ? 0 : 56;
    int found = kingside ? 7 : 0;
    for (int file = kingside ? 7 : 0; file >= 0 && file < 8; file += kingside ? -1 : 1) {
      PlainMan man = position.board[first + file];
      if (man != null && man.isRook() && man.white == white) {
        found = file;
        break;
      }
    }
    return (char) ((white ? 'A' : 'a') + found);
  }
}

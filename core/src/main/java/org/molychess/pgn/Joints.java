package org.molychess.pgn;

/**
 * Finds what belongs to a move though blanks stand before it: {@code e8 =Q}, {@code e8 (Q)}, {@code
 * R x e8}, {@code O - O}, {@code c8=Q, Kh1}.
 */
final class Joints {
  private final Source source;

  Joints(Source source) {
    this.source = source;
  }

  /**
   * Returns where the part of the move ends that begins here, -1 if none does.
   *
   * @param from the first character that is no blank
   * @param last the last character of the move so far
   */
  int end(int from, char last) {
    int c = source.at(from);
    boolean mayPromote = last == '1' || last == '8';
    return switch (c) {
      case '(' -> mayPromote && isOfficer(from) ? from + 3 : -1;
      case '=', '/' -> mayPromote ? officer(blanks(from + 1)) : -1;
      case 'x', ':', '×' -> square(blanks(from + 1));
      case '-', '–', '—' -> last == 'O' || last == 'o' ? castling(blanks(from + 1)) : -1;
      default -> last == ',' || last == 'x' ? word(from) : last == '-' ? castling(from) : -1;
    };
  }

  /** Returns whether an officer in brackets begins here, in the letters of any language. */
  boolean isOfficer(int bracket) {
    return source.at(bracket) == '(' && isLetter(bracket + 1) && source.at(bracket + 2) == ')';
  }

  private boolean isLetter(int index) {
    int c = source.at(index);
    return c >= 0 && (Character.isLetter(c) || c >= '♔' && c <= '♟');
  }

  private int blanks(int from) {
    int p = from;
    while (source.at(p) == ' ') {
      p++;
    }
    return p;
  }

  private int officer(int from) {
    return isLetter(from) && Characters.endsWord(source.at(from + 1)) ? from + 1 : -1;
  }

  private int square(int from) {
    int file = source.at(from);
    int rank = source.at(from + 1);
    boolean square = file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8';
    return square ? word(from) : -1;
  }

  private int castling(int from) {
    int c = source.at(from);
    return c == 'O' || c == 'o' ? word(from) : -1;
  }

  private int word(int from) {
    int p = from;
    while (!Characters.endsWord(source.at(p)) && p - from < WordReader.LONGEST) {
      p++;
    }
    return p > from ? p : -1;
  }
}

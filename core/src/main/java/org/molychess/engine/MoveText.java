package org.molychess.engine;

/** The machine form of moves (RULES 9). */
final class MoveText {
  private static final String LETTERS = ".prnbkq";

  private MoveText() {}

  static String machine(int move) {
    StringBuilder out = new StringBuilder();
    append(out, move);
    return out.toString();
  }

  static String machine(Played played) {
    StringBuilder out = new StringBuilder();
    int[] pending = played.pending();
    for (int i = 0; i < pending.length; i += 2) {
      out.append(Squares.name(pending[i])).append('=').append(LETTERS.charAt(pending[i + 1]));
      out.append(',');
    }
    append(out, played.code());
    for (int i = 0; i < played.choiceCount(); i++) {
      out.append(i == 0 ? "@" : "");
      int choice = played.choices()[i];
      out.append(choice < 64 ? Squares.name(choice) : LETTERS.substring(choice - 64, choice - 63));
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int move) {
    out.append(Squares.name(Moves.from(move))).append(Squares.name(Moves.to(move)));
    if (Moves.promotion(move) != 0) {
      out.append(LETTERS.charAt(Moves.promotion(move)));
    }
  }
}

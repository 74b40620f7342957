package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Move;
import org.molychess.Side;

/** Writes lines with the numbers that problemists give to moves. */
final class Numbering {
  private Numbering() {}

  /** Returns a line: {@code 1.Kg8 Ra7 2.Kh8 Ra8#}, {@code 1.a4 2.a5 Kb7}. */
  static String write(Stipulation stipulation, List<Move> line) {
    List<String> words =
        stipulation.play() == Play.ALTERNATE
            ? alternate(stipulation, line)
            : series(stipulation, line);
    return String.join(" ", words) + sign(stipulation.goal());
  }

  private static List<String> alternate(Stipulation stipulation, List<Move> line) {
    List<String> words = new ArrayList<>();
    boolean half = line.size() % 2 != 0 && !stipulation.goal().isPosition();
    for (int i = 0; i < line.size(); i++) {
      int ply = half ? i + 1 : i;
      String number = ply % 2 == 0 ? ply / 2 + 1 + "." : i == 0 ? "1..." : "";
      words.add(number + line.get(i).san());
    }
    return words;
  }

  private static List<String> series(Stipulation stipulation, List<Move> line) {
    List<String> words = new ArrayList<>();
    Side first = line.get(0).piece().side();
    Side series = stipulation.intro() > 0 ? first.opposite() : first;
    boolean begun = false;
    int number = 0;
    for (Move move : line) {
      boolean own = move.piece().side() == series;
      if (own && !begun) {
        begun = true;
        number = 0;
      }
      boolean numbered = own || !begun;
      words.add((numbered ? ++number + "." : "") + move.san());
    }
    return words;
  }

  /** Returns the sign of a goal that the text of the move does not show. */
  static String sign(Goal goal) {
    return switch (goal.kind()) {
      case MATE, CHECK, CASTLING -> "";
      case STALEMATE, DOUBLE_STALEMATE, AUTOSTALEMATE -> goal.kind().sign();
      default -> " " + goal.kind().sign();
    };
  }
}

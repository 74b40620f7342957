package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Side;

/** Reads solutions in long algebraic notation, as problem databases hold them. */
final class StatedSolution {
  private static final Pattern MOVE =
      Pattern.compile(
          "(?:u?[KQRBNSP])?([a-h][1-8])[-x*:]([a-h][1-8])(?:\\s?ep\\.?)?(?:=([QRBNS]))?"
              + "((?:\\[[^\\]]*\\])*)|(0-0-0|0-0|O-O-O|O-O)(?![-0O])");

  private StatedSolution() {}

  /**
   * Returns the answers that a text states, in the form of {@link Solution#plain}; a line of it
   * that states none is passed over.
   */
  static List<String> read(Problem problem, String text) {
    TreeSet<String> answers = new TreeSet<>();
    List<Problem.Phase> phases = problem.phases();
    boolean lines = problem.stipulation().isLines();
    for (String line : text.lines().toList()) {
      String stripped = line.strip().replaceAll("^\"|\"$", "");
      if (lines ? stripped.startsWith("1.") : stripped.matches("1\\.(?!\\.).*!.*")) {
        for (Problem.Phase phase : phases) {
          List<String> moves = replay(phase.problem(), stripped, lines ? Integer.MAX_VALUE : 1);
          if (moves != null && !moves.isEmpty()) {
            answers.add(String.join(" ", moves));
            break;
          }
        }
      }
    }
    return List.copyOf(answers);
  }

  private static @Nullable List<String> replay(Problem problem, String line, int most) {
    List<String> moves = new ArrayList<>();
    Position position =
        problem.stipulation().goal().kind() == Goal.Kind.PROOF_GAME
            ? problem.rules().initialPosition()
            : problem.position();
    Matcher matcher = MOVE.matcher(line);
    while (moves.size() < most && matcher.find()) {
      Move move = find(position, matcher);
      if (move == null) {
        position = turned(position);
        move = position == null ? null : find(position, matcher);
      }
      if (move == null) {
        return null;
      }
      moves.add(move.uci());
      position = move.after();
    }
    return moves;
  }

  private static @Nullable Position turned(Position position) {
    try {
      Side other = position.sideToMove().opposite();
      return position.isCheck() ? null : Diagrams.turn(position, other);
    } catch (FenException e) {
      return null;
    }
  }

  private static @Nullable Move find(Position position, Matcher text) {
    List<Move> found = position.legalMoves().stream().filter(move -> fits(move, text)).toList();
    if (found.size() > 1) {
      String brackets = String.valueOf(text.group(4)).replace('S', 'N');
      List<Move> exact = found.stream().filter(move -> brackets(move).equals(brackets)).toList();
      return exact.isEmpty() ? null : exact.get(0);
    }
    return found.isEmpty() ? null : found.get(0);
  }

  private static String brackets(Move move) {
    StringBuilder text = new StringBuilder();
    move.effects().forEach(text::append);
    return text.toString();
  }

  private static boolean fits(Move move, Matcher text) {
    String castling = text.group(5);
    if (castling != null) {
      boolean longer = castling.length() > 3;
      return move.isCastling() && move.to().file() < 5 == longer;
    }
    String officer = text.group(3);
    String promotion =
        move.promotion()
            .map(role -> String.valueOf(role.letter()).toUpperCase(Locale.ROOT))
            .orElse("");
    return !move.isCastling()
        && move.from().toString().equals(text.group(1))
        && move.to().toString().equals(text.group(2))
        && promotion.equals(officer == null ? "" : officer.replace('S', 'N'));
  }
}

package org.molychess.solver;

import java.util.List;
import java.util.Map;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/** Makes a problem of what a reader has read. */
final class ProblemMaker {
  private ProblemMaker() {}

  static Problem make(
      Rules rules,
      Map<Square, Piece> units,
      Stipulation stipulation,
      PopeyeOptions options,
      List<Twin> twins,
      boolean zero,
      Map<String, String> texts) {
    Side first = stipulation.attackerBegins() || options.whiteBegins ? Side.WHITE : Side.BLACK;
    PositionBuilder builder = rules.setUp().sideToMove(first);
    units.forEach((square, piece) -> builder.put(piece, square));
    Position position = withoutCastling(builder.build(Reading.PROBLEM), options.cannotCastle);
    if (options.enPassant != null) {
      position = Diagrams.build(position, position.edit().enPassant(options.enPassant));
    }
    Problem problem = Problem.of(position, stipulation).with(options.options.build());
    for (Map.Entry<String, String> text : texts.entrySet()) {
      problem = problem.withText(text.getKey(), text.getValue());
    }
    problem = problem.withTwins(twins);
    return zero ? problem.asZeroPosition() : problem;
  }

  /** Returns the file of the rook that a letter of the castling field names. */
  private static int file(char letter) {
    char small = Character.toLowerCase(letter);
    return small == 'k' ? 8 : small == 'q' ? 1 : small - 'a' + 1;
  }

  /** Returns the position in which kings and rooks on these squares cannot castle. */
  private static Position withoutCastling(Position position, List<Square> squares) {
    if (squares.isEmpty()) {
      return position;
    }
    StringBuilder letters = new StringBuilder();
    for (char letter : position.fen().split(" ", -1)[2].toCharArray()) {
      Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
      boolean kept =
          letter != '-'
              && !squares.contains(Square.at(file(letter), side.firstRank()))
              && position.king(side).filter(squares::contains).isEmpty();
      letters.append(kept ? String.valueOf(letter) : "");
    }
    String field = letters.length() == 0 ? "-" : letters.toString();
    return Diagrams.build(position, position.edit().castling(field));
  }
}

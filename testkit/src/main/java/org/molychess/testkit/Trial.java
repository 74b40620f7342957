package org.molychess.testkit;

import java.util.ArrayList;
import java.util.List;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;

/** A game: the position it begins in and its moves, in machine form. */
record Trial(String fen, List<String> moves) {
  static Trial of(String fen, List<String> moves) {
    return new Trial(fen, List.copyOf(moves));
  }

  /** Returns the position after the last move. */
  Position play(Rules rules) {
    Position position = start(rules, fen);
    for (String move : moves) {
      position = position.exactMove(move).after();
    }
    return position;
  }

  /** Returns the games that begin later in this one, the shortest first. */
  List<Trial> shortened(Rules rules) {
    List<Trial> shortened = new ArrayList<>();
    Position position = start(rules, fen);
    for (int i = 0; i < moves.size(); i++) {
      position = position.exactMove(moves.get(i)).after();
      shortened.add(0, of(position.fen(), moves.subList(i + 1, moves.size())));
    }
    return shortened;
  }

  /** Returns the position of a FEN, in which kings may be missing. */
  static Position start(Rules rules, String fen) {
    return rules.position(fen, Reading.KINGLESS);
  }
}

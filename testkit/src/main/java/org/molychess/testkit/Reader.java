package org.molychess.testkit;

import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;

/** Reads back the FEN of a position. */
final class Reader {
  private Reader() {}

  /** Returns the position of the FEN of this one, under the same rules. */
  static Position again(Position position) {
    return under(position.rules(), position);
  }

  /** Returns the position of the FEN of this one, under other rules. */
  static Position under(Rules rules, Position position) {
    return under(rules, position.fen());
  }

  /** Returns the position of a FEN, in which kings may be missing. */
  static Position under(Rules rules, String fen) {
    return rules.position(fen, Reading.KINGLESS);
  }
}

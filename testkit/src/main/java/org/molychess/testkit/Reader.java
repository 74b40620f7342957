package org.molychess.testkit;

import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;

/** Reads back the FEN of a position, in the reading that suits it. */
final class Reader {
  private Reader() {}

  /** Returns the position of the FEN of this one, under the same rules. */
  static Position again(Position position) {
    return under(position.rules(), position);
  }

  /** Returns the position of the FEN of this one, under other rules. */
  static Position under(Rules rules, Position position) {
    return under(rules, position, position.fen());
  }

  /** Returns the position of a FEN, with as many kings as this position has. */
  static Position under(Rules rules, Position position, String fen) {
    boolean complete =
        position.king(Side.WHITE).isPresent() && position.king(Side.BLACK).isPresent();
    return complete ? rules.position(fen) : rules.position(fen, Reading.PROBLEM);
  }
}

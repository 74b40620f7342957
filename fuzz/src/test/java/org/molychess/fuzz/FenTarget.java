package org.molychess.fuzz;

import java.util.List;
import org.molychess.FenException;
import org.molychess.FenReading;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.diagram.Diagram;

/** FEN, with every set of rules and in every way of reading. */
public final class FenTarget {
  private static final List<Reading[]> READINGS =
      List.of(
          new Reading[] {},
          new Reading[] {Reading.LENIENT},
          new Reading[] {Reading.PROBLEM},
          new Reading[] {Reading.KINGLESS},
          new Reading[] {Reading.LENIENT, Reading.PROBLEM});

  private FenTarget() {}

  /** Reads a FEN; what is read can be written, read again and played from. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Rules rules = input.rules();
    Reading[] readings = READINGS.get(input.choose(READINGS.size()));
    int chosen = input.choose(64);
    FenReading reading;
    try {
      reading = rules.read(input.text(), readings);
    } catch (FenException e) {
      Check.message(e);
      Check.same(input.text(), e.fen());
      return;
    }
    Position position = reading.position();
    Check.position(position);
    Check.same(position.fen(), position.edit().fen());
    Check.that(!Diagram.of(position).unicode().isBlank(), position);
    Check.that(!Diagram.of(position).svg().isBlank(), position);
    Check.that(!Diagram.of(position).latex().isBlank(), position);
    position.outcome();
    position.checkers();
    List<Move> moves = position.legalMoves();
    if (!moves.isEmpty()) {
      play(position, moves.get(chosen % moves.size()));
    }
  }

  private static void play(Position position, Move move) {
    Check.position(move.after());
    Check.same(move, position.exactMove(move.uci()), position);
    Check.same(move, position.exactMove(move.san()), position);
    Check.that(position.explain(move.uci()).isLegal(), position, move);
  }
}

package org.molychess.testkit;

import java.util.List;
import java.util.function.Predicate;
import org.molychess.FenException;
import org.molychess.IllegalMoveException;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Square;

/** Makes a game that breaks a law as small as it can: fewer moves, then fewer units. */
final class Shrinker {
  private final Rules rules;
  private final Predicate<Trial> breaks;

  Shrinker(Rules rules, Predicate<Trial> breaks) {
    this.rules = rules;
    this.breaks = breaks;
  }

  Trial shrink(Trial trial) {
    Trial shortest = trial;
    for (Trial candidate : shortened(trial)) {
      if (stillBreaks(candidate)) {
        shortest = candidate;
        break;
      }
    }
    return withFewerUnits(shortest);
  }

  private List<Trial> shortened(Trial trial) {
    try {
      return trial.shortened(rules);
    } catch (FenException | IllegalMoveException e) {
      return List.of();
    }
  }

  private Trial withFewerUnits(Trial trial) {
    Trial smallest = plain(trial);
    boolean shrunk = true;
    while (shrunk) {
      shrunk = false;
      for (Square square : Square.values()) {
        Trial candidate = without(square, smallest);
        if (!candidate.equals(smallest) && stillBreaks(candidate)) {
          smallest = candidate;
          shrunk = true;
        }
      }
    }
    return smallest;
  }

  /** Leaves out castling letters, e.p. squares and declared state, as far as it can. */
  private Trial plain(Trial trial) {
    Trial plain = trial;
    String[] fields = trial.fen().split(" ", -1);
    for (int field : new int[] {2, 3}) {
      String[] fewer = plain.fen().split(" ", -1);
      fewer[field] = "-";
      plain = better(plain, String.join(" ", fewer));
    }
    for (int field = fields.length - 1; field >= 6; field--) {
      plain = better(plain, plain.fen().replace(" " + fields[field], ""));
    }
    return plain;
  }

  private Trial better(Trial trial, String fen) {
    Trial candidate = Trial.of(fen, trial.moves());
    return fen.equals(trial.fen()) || !stillBreaks(candidate) ? trial : candidate;
  }

  private Trial without(Square square, Trial trial) {
    Position start = Trial.start(rules, trial.fen());
    if (start.at(square).isEmpty() || start.at(square).get().is(Role.KING)) {
      return trial;
    }
    PositionBuilder editor = start.edit().remove(square);
    return Trial.of(editor.fen(), trial.moves());
  }

  private boolean stillBreaks(Trial trial) {
    try {
      return breaks.test(trial);
    } catch (FenException | IllegalMoveException e) {
      return false;
    }
  }
}

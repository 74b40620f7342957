package org.molychess.solver;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Reading;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Square;

/**
 * Another problem that differs a little: the changes, in order.
 *
 * @param continued whether they change the twin before, not the diagram
 */
public record Twin(List<Change> changes, boolean continued) {
  /** One change of a diagram or of what is asked. */
  public sealed interface Change {
    /** Moves the unit on a square to another, instead of what stands there. */
    record Move(Square from, Square to) implements Change {}

    /** Puts a unit on a square, instead of what stands there. */
    record Add(Piece piece, Square square) implements Change {}

    /** Removes the unit on a square. */
    record Remove(Square square) implements Change {}

    /** Exchanges the units on two squares. */
    record Exchange(Square one, Square other) implements Change {}

    /** Puts other units in the place of all units of one kind, of both sides. */
    record Substitute(Role before, Role after) implements Change {}

    /** Turns the board to the left by 90, 180 or 270 degrees. */
    record Rotate(int degrees) implements Change {}

    /** Mirrors the board so that one corner comes to another. */
    record Mirror(Square corner, Square image) implements Change {}

    /** Moves every unit as far as it is from one square to the other. */
    record Shift(Square from, Square to) implements Change {}

    /** Changes the colour of every unit. */
    record PolishType() implements Change {}

    /** Asks for something else. */
    record Ask(Stipulation stipulation) implements Change {}

    /** Puts other conditions in the place of all conditions. */
    record Under(Rules rules) implements Change {}
  }

  /** Refuses a twin without a change. */
  public Twin {
    changes = List.copyOf(changes);
    if (changes.isEmpty()) {
      throw new ProblemException("a twin without a change is the same problem");
    }
  }

  /** Returns the twin that makes these changes to the diagram. */
  public static Twin of(Change... changes) {
    return new Twin(List.of(changes), false);
  }

  /** Returns the problem with the changes made. */
  Problem apply(Problem problem) {
    Problem result = problem;
    for (Change change : changes) {
      result =
          change instanceof Change.Ask ask
              ? result.with(ask.stipulation())
              : result.onto(change(result.position(), change));
    }
    return result;
  }

  private static Position change(Position position, Change change) {
    if (change instanceof Change.Under under) {
      return Diagrams.rearrange(position, under.rules(), square -> square, piece -> piece);
    }
    if (change instanceof Change.PolishType) {
      return move(
          position, square -> square, piece -> Piece.of(piece.side().opposite(), piece.role()));
    }
    if (change instanceof Change.Substitute roles) {
      return move(
          position,
          square -> square,
          piece -> piece.is(roles.before()) ? piece.as(roles.after()) : piece);
    }
    if (change instanceof Change.Rotate rotate) {
      return move(position, square -> rotate(square, rotate.degrees()), piece -> piece);
    }
    if (change instanceof Change.Mirror mirror) {
      return move(position, square -> mirror(square, mirror), piece -> piece);
    }
    if (change instanceof Change.Shift shift) {
      return move(position, square -> shift(square, shift), piece -> piece);
    }
    PositionBuilder builder = position.edit().castling("-").enPassant();
    if (change instanceof Change.Move move) {
      builder.remove(move.from()).put(unit(position, move.from()), move.to());
    } else if (change instanceof Change.Exchange exchange) {
      builder
          .put(unit(position, exchange.one()), exchange.other())
          .put(unit(position, exchange.other()), exchange.one());
    } else if (change instanceof Change.Remove remove) {
      unit(position, remove.square());
      builder.remove(remove.square());
    } else if (change instanceof Change.Add add) {
      builder.put(add.piece(), add.square());
    }
    return builder.token("unmoved", "").build(Reading.PROBLEM);
  }

  private static Position move(
      Position position, UnaryOperator<Square> place, UnaryOperator<Piece> change) {
    return Diagrams.rearrange(position, position.rules(), place, change);
  }

  private static Piece unit(Position position, Square square) {
    return position
        .at(square)
        .orElseThrow(
            () -> new ProblemException("the twin cannot be made: there is no unit on " + square));
  }

  private static Square rotate(Square square, int degrees) {
    int file = square.file();
    int rank = square.rank();
    return switch (degrees) {
      case 90 -> Square.at(9 - rank, file);
      case 180 -> Square.at(9 - file, 9 - rank);
      case 270 -> Square.at(rank, 9 - file);
      default ->
          throw new ProblemException(
              "the board turns by 90, 180 or 270 degrees, not by " + degrees);
    };
  }

  private static Square mirror(Square square, Change.Mirror mirror) {
    int file = square.file();
    int rank = square.rank();
    return switch (mirror.corner() + "" + mirror.image()) {
      case "a1h1", "h1a1", "a8h8", "h8a8" -> Square.at(9 - file, rank);
      case "a1a8", "a8a1", "h1h8", "h8h1" -> Square.at(file, 9 - rank);
      case "a1h8", "h8a1" -> Square.at(9 - rank, 9 - file);
      case "a8h1", "h1a8" -> Square.at(rank, file);
      default ->
          throw new ProblemException(
              "the board is mirrored from corner to corner, not from "
                  + mirror.corner()
                  + " to "
                  + mirror.image());
    };
  }

  private static Square shift(Square square, Change.Shift shift) {
    int files = shift.to().file() - shift.from().file();
    int ranks = shift.to().rank() - shift.from().rank();
    return square
        .plus(files, ranks)
        .orElseThrow(
            () ->
                new ProblemException(
                    "the twin cannot be made: the unit on " + square + " leaves the board"));
  }

  private static String text(Change change) {
    if (change instanceof Change.Move move) {
      return move.from() + "→" + move.to();
    } else if (change instanceof Change.Add add) {
      return "+" + add.piece().code() + add.square();
    } else if (change instanceof Change.Remove remove) {
      return "−" + remove.square();
    } else if (change instanceof Change.Exchange exchange) {
      return exchange.one() + "↔" + exchange.other();
    } else if (change instanceof Change.Substitute roles) {
      return roles.before().name().charAt(0) + "→" + roles.after().name().charAt(0);
    } else if (change instanceof Change.Rotate rotate) {
      return "rotate " + rotate.degrees();
    } else if (change instanceof Change.Mirror mirror) {
      return "mirror " + mirror.corner() + "↔" + mirror.image();
    } else if (change instanceof Change.Shift shift) {
      return "shift " + shift.from() + "→" + shift.to();
    } else if (change instanceof Change.PolishType) {
      return "polish";
    } else if (change instanceof Change.Ask ask) {
      return ask.stipulation().toString();
    }
    return Objects.requireNonNull((Change.Under) change).rules().toString();
  }

  /** Returns the changes as problemists write them: {@code a1→b2, −c3}. */
  @Override
  public String toString() {
    String text = changes.stream().map(Twin::text).collect(Collectors.joining(", "));
    return continued ? "= " + text : text;
  }
}

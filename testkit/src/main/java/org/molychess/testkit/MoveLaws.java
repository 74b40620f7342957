package org.molychess.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Move;
import org.molychess.Outcome;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/** The laws of a position's moves. */
final class MoveLaws {
  static final List<Law> ALL =
      List.of(
          Law.of("the same position has the same moves whenever it is asked", MoveLaws::twice),
          Law.of("masks and hooks find the same moves", MoveLaws::plans),
          Law.of("what is counted is what is listed", MoveLaws::counts),
          Law.of("a move leads where the search for moves saw it lead", MoveLaws::play),
          Law.of("move texts are unique and read back", MoveLaws::texts),
          Law.of("a move and its effects are all that changes the board", MoveLaws::effects),
          Law.of("a game that a rule has ended has no moves", MoveLaws::outcome));

  /** The law that rules may be exempt from. */
  static final Law KINGS = Law.of("kings never vanish", MoveLaws::kings);

  private MoveLaws() {}

  private static @Nullable String twice(Position position) {
    return Listing.difference(
        "the first time",
        Listing.of(Reader.again(position)),
        "the second time",
        Listing.of(Reader.again(position)));
  }

  private static @Nullable String plans(Position position) {
    Position full = Reader.under(position.rules().withFullPlan(), position);
    String difference =
        Listing.difference("by masks", Listing.of(position), "by hooks", Listing.of(full));
    if (difference != null) {
      return difference;
    }
    long mixed = position.perft(2);
    long hooks = full.perft(2);
    return mixed == hooks ? null : "two plies are " + mixed + " by masks, " + hooks + " by hooks";
  }

  private static @Nullable String counts(Position position) {
    int listed = position.legalMoves().size();
    if (position.perft(1) != listed) {
      return listed + " moves are listed, " + position.perft(1) + " counted";
    }
    long replies = 0;
    for (Move move : position.legalMoves()) {
      replies += move.after().legalMoves().size();
    }
    long counted = position.perft(2);
    return counted == replies
        ? null
        : replies + " sequences of two moves are listed, " + counted + " counted";
  }

  private static @Nullable String play(Position position) {
    Position again = Reader.again(position);
    for (Move move : position.legalMoves()) {
      Position played = again.play(again.exactMove(move.uci()));
      if (!played.equals(move.after()) || !played.fen().equals(move.after().fen())) {
        return move.uci() + " led to " + move.after().fen() + ", and now to " + played.fen();
      }
    }
    return null;
  }

  private static @Nullable String texts(Position position) {
    String machine = texts(position, Move::uci);
    return machine != null ? machine : texts(position, Move::san);
  }

  private static @Nullable String texts(Position position, Function<Move, String> form) {
    Map<String, Move> moves = new HashMap<>();
    for (Move move : position.legalMoves()) {
      String text = form.apply(move);
      Move before = moves.put(text, move);
      if (before != null) {
        return text + " means both " + before.uci() + " and " + move.uci();
      }
    }
    for (Map.Entry<String, Move> entry : moves.entrySet()) {
      String text = entry.getKey();
      Move read = position.move(text);
      if (!read.equals(entry.getValue()) || !position.exactMove(text).equals(read)) {
        return text + " is read as " + read.uci() + ", not " + entry.getValue().uci();
      }
    }
    return null;
  }

  private static @Nullable String kings(Position position) {
    for (Move move : position.legalMoves()) {
      for (Side side : Side.values()) {
        Piece king = Piece.of(side, Role.KING);
        int before = position.squares(king).size();
        int after = move.after().squares(king).size();
        if (before != after) {
          return move + " leads from " + before + " " + king + " to " + after;
        }
      }
    }
    return null;
  }

  private static @Nullable String effects(Position position) {
    for (Move move : position.legalMoves()) {
      Map<Square, Piece> told = units(position);
      move.pending()
          .forEach(
              choice ->
                  told.computeIfPresent(choice.square(), (square, pawn) -> pawn.as(choice.role())));
      move.captureSquare().ifPresent(told::remove);
      Piece rook = move.castlingRook().map(told::remove).orElse(null);
      told.remove(move.from());
      told.put(move.to(), move.promotion().map(move.piece()::as).orElse(move.piece()));
      if (rook != null) {
        told.put(Square.at(move.to().file() == 7 ? 6 : 4, move.to().rank()), rook);
      }
      for (Effect effect : move.effects()) {
        follow(effect, told);
      }
      if (!told.equals(units(move.after()))) {
        return move.uci() + ", told as " + move.san() + ", leads to " + move.after().fen();
      }
    }
    return null;
  }

  private static void follow(Effect effect, Map<Square, Piece> units) {
    if (effect instanceof Effect.Placed placed) {
      units.put(placed.square(), placed.piece());
    } else if (effect instanceof Effect.Removed removed) {
      units.remove(removed.square());
    } else if (effect instanceof Effect.Transferred transferred) {
      units.remove(transferred.from());
      units.put(transferred.to(), transferred.piece());
    } else if (effect instanceof Effect.Changed changed) {
      units.put(changed.square(), changed.piece());
    }
  }

  private static Map<Square, Piece> units(Position position) {
    Map<Square, Piece> units = new HashMap<>();
    for (Square square : Square.values()) {
      position.at(square).ifPresent(piece -> units.put(square, piece));
    }
    return units;
  }

  private static @Nullable String outcome(Position position) {
    boolean ended =
        position
            .outcome()
            .filter(outcome -> outcome.termination() == Outcome.Termination.RULE)
            .isPresent();
    return ended && (!position.legalMoves().isEmpty() || position.perft(1) != 0)
        ? "the game is over (" + position.outcome().get() + "), yet there are moves"
        : null;
  }
}

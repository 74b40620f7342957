package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capability;
import org.molychess.spi.Counter;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.Setup;
import org.molychess.spi.Turn;

/**
 * Italian progressive play (RULES 4.1): White plays one move, Black two, White three, and so on;
 * only the last move of a series may give check.
 *
 * <p>En passant is possible with the first move of a series, against any pawn whose last move was a
 * double step in the series just ended. From the 99999th series on they grow no longer.
 *
 * <p>Ten series in a row without capture or pawn's move let a side claim a draw (RULES 1.5), in
 * place of the fifty and the seventy-five moves.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#4.1">RULES 4.1</a>
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
 */
public final class Progressive implements RuleVariant {
  /** Creates the condition. */
  public Progressive() {}

  @Override
  public String id() {
    return "progressive";
  }

  @Override
  public String summary() {
    return "one move, two, three and so on; only the last of a series may give check";
  }

  /** Returns how many moves of the running series remain, or 0 if the rules are not progressive. */
  public static int movesLeft(Position position) {
    return position.counter("series").orElse(0) - position.counter("made").orElse(0);
  }

  @Override
  public Set<String> aliases() {
    return Set.of(
        "Progressive chess",
        "Progressive chess (Italian)",
        "Italian progressive chess",
        "Progressives Schach",
        "Échecs progressifs");
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.KEEP_TURN);
    Counter series = hooks.declareCounter("series", 1);
    Counter made = hooks.declareCounter("made", 0);
    hooks.forbidCheck(
        view -> made.get(view) + 1 < series.get(view),
        "only the last move of a series may give check");
    hooks.onTurnEnd(
        turn -> {
          int before = made.get(turn);
          int length = series.get(turn);
          if (before > 0 && !turn.enPassantBefore().isEmpty()) {
            turn.setEnPassant(turn.enPassant().or(stillSkipped(turn)));
          }
          if (before + 1 < length) {
            made.set(turn, before + 1);
            turn.keepTurn();
          } else {
            made.set(turn, 0);
            series.set(turn, Math.min(length + 1, Counter.LARGEST));
          }
        });
    hooks.defineTurnNumber(series);
    hooks.defineQuietDraw(
        (view, quietMoves) ->
            quietSeries(series.get(view), made.get(view), quietMoves) >= 10
                ? "ten series without capture or pawn move"
                : null);
    hooks.onSetup(setup -> examine(setup, series.get(setup), made.get(setup)));
  }

  /** Returns the squares skipped earlier in the series by pawns that have not moved on. */
  private static SquareSet stillSkipped(Turn turn) {
    Side side = turn.side();
    SquareSet pawns = turn.squares(Piece.of(side, Role.PAWN)).without(turn.arrival());
    return turn.enPassantBefore().and(pawns.up(-side.forward()));
  }

  /** Returns how many whole series before the running one lie within the last quiet moves. */
  private static int quietSeries(int series, int made, int quietMoves) {
    int whole = 0;
    int rest = quietMoves - made;
    while (whole + 1 < series && rest >= series - whole - 1) {
      whole++;
      rest -= series - whole;
    }
    return whole;
  }

  private static void examine(Setup setup, int series, int made) {
    if (made >= series) {
      setup.refuse("'made' is " + made + ", but must be below 'series', which is " + series);
    }
    Side stepped = made > 0 ? setup.side() : setup.side().opposite();
    int skippedRank = stepped.pawnRank() + stepped.forward();
    for (Square square : setup.enPassant()) {
      if (square.rank() != skippedRank) {
        setup.refuseEnPassant(
            square,
            "is not on rank "
                + skippedRank
                + "; in mid-series the field holds the mover's own squares, else the other side's");
      }
    }
  }
}

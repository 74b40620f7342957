package org.molychess.rules.haunted;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capture;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.Play;
import org.molychess.spi.Setup;
import org.molychess.spi.StateView;

/**
 * The squares of en passant victims in Haunted chess (RULES 7.3).
 *
 * <p>The captor of a barred square is the pawn that took its ghost: it stands on the e.p. square,
 * one step from the ghost towards the ghost's own side, or lies there as the ghost under another
 * unit. When it moves on, the victim reappears; when it is lost, the square is sealed for ever.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#7">RULES 7.3</a>
 */
final class BarredSquares {
  private static final SquareSet RANK_5 = SquareSet.rank(5);

  private final Pile ghosts;
  private final Pile barred;
  private final Pile sealed;

  private BarredSquares(Hooks hooks, Pile ghosts) {
    this.ghosts = ghosts;
    barred = hooks.declareSealedPile("barred");
    sealed = hooks.declareSealedPile("sealed");
  }

  /**
   * Declares the state and follows the captors; ghosts must reappear before its hooks are asked.
   */
  static BarredSquares install(Hooks hooks, Pile ghosts) {
    BarredSquares squares = new BarredSquares(hooks, ghosts);
    hooks.closeSquares(squares.barred);
    hooks.closeSquares(squares.sealed);
    hooks.afterCapture(squares::loseVictim);
    hooks.onDeparture(squares::captorSquares, squares::depart);
    hooks.onSetup(squares::examine);
    return squares;
  }

  /** Bars the square of an en passant victim. */
  void bar(Capture capture) {
    barred.push(capture, capture.captureSquare(), capture.victim());
  }

  /** Seals what the ghost on this square could have opened: another ghost takes its place. */
  void loseGhost(Capture capture, Square square) {
    Square victim = victimOf(capture, square);
    if (victim != null && isCaptor(capture, ghosts.top(capture, square), victim)) {
      seal(capture, victim);
    }
  }

  /** Seals what a captured captor could have opened, unless it has become the ghost. */
  private void loseVictim(Capture capture) {
    Square victim = victimOf(capture, capture.arrival());
    if (victim != null
        && !capture.isEnPassant()
        && !isCaptor(capture, ghosts.top(capture, capture.arrival()), victim)) {
      seal(capture, victim);
    }
  }

  /**
   * Lets the victim reappear if the captor has moved on; if a rule has carried it off, it is lost.
   */
  private void depart(Square square, Play play) {
    Square victim = victimOf(play, square);
    if (victim == null || isCaptor(play, play.at(square), victim)) {
      return;
    }
    if (square != play.departure()) {
      seal(play, victim);
      return;
    }
    Piece ghost = barred.pop(play, victim);
    if (ghost != null) {
      play.place(ghost, victim);
    }
  }

  private void seal(Play play, Square victim) {
    Piece ghost = barred.pop(play, victim);
    if (ghost != null) {
      sealed.push(play, victim, ghost);
    }
  }

  private SquareSet captorSquares(StateView view) {
    SquareSet victims = barred.squares(view);
    return victims.and(RANK_5).up(1).or(victims.minus(RANK_5).up(-1));
  }

  /** Returns the barred square whose captor belongs on this e.p. square, or null. */
  private @Nullable Square victimOf(StateView view, Square captor) {
    int rank = captor.rank();
    if (rank != 3 && rank != 6) {
      return null;
    }
    Square victim = captor.onRank(rank == 6 ? 5 : 4);
    return barred.isUnder(view, victim) ? victim : null;
  }

  private boolean isCaptor(StateView view, @Nullable Piece unit, Square victim) {
    Piece ghost = barred.top(view, victim);
    return unit != null && ghost != null && unit == Piece.of(ghost.side().opposite(), Role.PAWN);
  }

  private void examine(Setup setup) {
    for (Square square : barred.squares(setup)) {
      if (isVictim(setup, barred, "barred", square)) {
        Square captor = square.onRank(square.rank() == 5 ? 6 : 3);
        if (!isCaptor(setup, setup.at(captor), square)
            && !isCaptor(setup, ghosts.top(setup, captor), square)) {
          setup.refuse(
              "barred " + square + " needs the pawn that took it, on " + captor + " or under it");
        }
      }
    }
    for (Square square : sealed.squares(setup)) {
      if (isVictim(setup, sealed, "sealed", square) && barred.isUnder(setup, square)) {
        setup.refuse(square + " cannot be barred and sealed at once");
      }
    }
  }

  /** Refuses what cannot be an en passant victim. */
  private static boolean isVictim(Setup setup, Pile pile, String token, Square square) {
    Piece ghost = pile.top(setup, square);
    Side side = square.rank() == 5 ? Side.BLACK : Side.WHITE;
    boolean possible =
        ghost == Piece.of(side, Role.PAWN) && (square.rank() == 4 || square.rank() == 5);
    if (!possible) {
      setup.refuse(
          token
              + " "
              + square
              + (ghost == null ? "" : ghost.letter())
              + " is no en passant victim: those are white pawns on rank 4, black on rank 5");
    }
    return possible;
  }
}

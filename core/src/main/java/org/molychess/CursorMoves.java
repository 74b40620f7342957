package org.molychess;

import java.util.Objects;
import org.molychess.engine.board.Board;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.WalkPly;
import org.molychess.engine.walk.Walker;
import org.molychess.spi.Counter;

/**
 * The moves of a {@link Cursor} and their places in the walker's lists. It remembers the move that
 * was read or found last, as mostly it is made next.
 */
final class CursorMoves {
  private final Walker walker;

  // The move that was read last, and its place in the list.
  private long readMove = Cursor.NO_MOVE;
  private int readPlace;

  // The move that was found last beside the list, and its place there.
  private long foundMove = Cursor.NO_MOVE;
  private int foundPlace;

  CursorMoves(Walker walker) {
    this.walker = walker;
  }

  /** Forgets the places of moves, as the position is another one. */
  void forget() {
    readMove = Cursor.NO_MOVE;
    foundMove = Cursor.NO_MOVE;
  }

  /** Keeps the counters of the ply that a move has led to. */
  void arrive(WalkPly before, long move) {
    WalkPly after = walker.ply();
    boolean turnEnds = before.board.side == Board.BLACK && after.board.side == Board.WHITE;
    after.lastMove = move;
    after.halfmoveClock =
        CursorMove.isQuiet(move) ? Math.min(before.halfmoveClock + 1, Counter.LARGEST) : 0;
    after.moveNumber = Math.min(before.moveNumber + (turnEnds ? 1 : 0), Counter.LARGEST);
    forget();
  }

  // Listed

  int list(MoveFilter filter) {
    readMove = Cursor.NO_MOVE;
    walker.ply().listsChecks = false;
    return walker.list(filter).count();
  }

  int listChecks() {
    int count = list(MoveFilter.CHECKS);
    WalkPly ply = walker.ply();
    int[] found = ply.checks;
    if (found == null || found.length <= count) {
      found = new int[Math.max(64, count + 1)];
      ply.checks = found;
    }
    int number = 0;
    for (int i = 0; i < count; i++) {
      if (walker.givesCheck(i)) {
        found[++number] = i;
      }
    }
    found[0] = number;
    ply.listsChecks = true;
    return number;
  }

  /** Returns the n-th of the moves listed last. */
  long get(int n) {
    WalkPly ply = walker.ply();
    int place = n;
    if (ply.listsChecks) {
      int[] checks = Objects.requireNonNull(ply.checks);
      place = checks[1 + Objects.checkIndex(n, checks[0])];
    } else {
      Objects.checkIndex(n, walker.isListed() ? walker.legal().count() : 0);
    }
    readPlace = place;
    readMove = CursorMove.of(ply.board, walker.legal(), place);
    return readMove;
  }

  /** Returns the place of a move among those listed, or -1. */
  int placeOf(long move) {
    if (move == readMove && move != Cursor.NO_MOVE) {
      return readPlace;
    }
    return walker.isListed() ? placeIn(walker.legal(), move) : -1;
  }

  private int placeIn(LegalMoves moves, long move) {
    Board board = walker.board();
    for (int i = 0; i < moves.count(); i++) {
      if (CursorMove.of(board, moves, i) == move) {
        return i;
      }
    }
    return -1;
  }

  // Made

  /** Makes a move; returns false, and makes none, if it is not legal. */
  boolean make(long move) {
    int place = placeOf(move);
    if (place >= 0) {
      walker.make(place);
      return true;
    }
    return move != Cursor.NO_MOVE && makeBeside(move);
  }

  private boolean makeBeside(long move) {
    int place = foundPlace;
    if (move != foundMove) {
      foundMove = Cursor.NO_MOVE;
      place = placeIn(walker.look(CursorMove.filter(move)), move);
    }
    if (place >= 0) {
      walker.makeBeside(place);
    }
    return place >= 0;
  }

  // Found by a text

  /** Returns the legal move with this machine text, or {@link Cursor#NO_MOVE}. */
  long find(String machineText) {
    MachineText parts = MachineText.of(machineText);
    if (parts == null) {
      return Cursor.NO_MOVE;
    }
    foundMove = Cursor.NO_MOVE;
    LegalMoves moves = walker.look(parts.filter(walker.board()));
    for (int i = 0; i < moves.count(); i++) {
      if (moves.code(walker.board(), i).text().equals(machineText)) {
        return found(moves, i);
      }
    }
    return Cursor.NO_MOVE;
  }

  /**
   * Returns the only legal move that a plain human text may mean; {@link Cursor#NO_MOVE} if there
   * is not just one, or the text is not plain.
   */
  long read(String text) {
    HumanText parts = HumanText.of(text);
    if (!parts.isPlain() || MachineText.isLike(text)) {
      return Cursor.NO_MOVE;
    }
    foundMove = Cursor.NO_MOVE;
    LegalMoves moves = walker.look(parts.filter(walker.board()));
    int only = parts.only(walker.board(), moves);
    return only < 0 ? Cursor.NO_MOVE : found(moves, only);
  }

  private long found(LegalMoves moves, int place) {
    foundMove = CursorMove.of(walker.board(), moves, place);
    foundPlace = place;
    return foundMove;
  }
}

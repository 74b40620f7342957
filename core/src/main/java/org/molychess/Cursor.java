package org.molychess;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Attacks;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.WalkPly;
import org.molychess.engine.walk.Walker;
import org.molychess.spi.Counter;

/**
 * A mutable way through the tree of moves below a position, for engines, solvers and bots.
 *
 * <pre>{@code
 * Cursor cursor = position.cursor();
 * for (int i = 0, count = cursor.listMoves(); i < count; i++) {
 *   cursor.make(cursor.move(i));
 *   // … look at the position, go deeper …
 *   cursor.unmake();
 * }
 * }</pre>
 *
 * <p>A move is a {@code long}, which {@link CursorMove} takes apart. Moves are listed ply by ply: a
 * list is still there when the cursor comes back to its ply. A move can be made wherever it is
 * legal; elsewhere it is refused, and the cursor stays where it is.
 *
 * <p>After some use nothing is allocated, except by hooks of conditions. A cursor belongs to the
 * thread that uses it first.
 */
public final class Cursor {
  /** Stands for no move. */
  public static final long NO_MOVE = 0;

  private final Rules rules;
  private final Walker walker;
  private @Nullable LegalMoveSearch search;
  private @Nullable Thread owner;

  // The move that was read last, and its place in the list: mostly it is made next.
  private long readMove = NO_MOVE;
  private int readPlace;

  // The move that was found last beside the list, and its place there.
  private long foundMove = NO_MOVE;
  private int foundPlace;

  Cursor(Position position) {
    rules = position.rules();
    walker = new Walker(rules.engine().predicted());
    place(position);
  }

  private void place(Position position) {
    walker.reset(position.board());
    WalkPly root = walker.ply();
    root.halfmoveClock = position.halfmoveClock();
    root.moveNumber = position.moveNumber();
    root.lastMove = NO_MOVE;
    forget();
  }

  /**
   * Goes to another position of the same rules, which becomes the root.
   *
   * @throws IllegalArgumentException if it is under other rules
   * @throws IllegalStateException if another thread has used the cursor
   */
  public void reset(Position position) {
    requireOwner();
    if (!position.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "the cursor walks under " + rules + ", but the position is under " + position.rules());
    }
    place(position);
  }

  /** Forgets the places of moves, as the position is another one. */
  private void forget() {
    readMove = NO_MOVE;
    foundMove = NO_MOVE;
  }

  /** Keeps a move that was found beside the list, as mostly it is made next. */
  private long found(LegalMoves moves, int place) {
    foundMove = CursorMove.of(walker.board(), moves, place);
    foundPlace = place;
    return foundMove;
  }

  private void requireOwner() {
    Thread thread = Thread.currentThread();
    if (owner != thread) {
      if (owner != null) {
        throw new IllegalStateException(
            "the cursor belongs to the thread '"
                + owner.getName()
                + "' and was used by '"
                + thread.getName()
                + "'; make one for each thread");
      }
      owner = thread;
    }
  }

  // Moves

  /**
   * Lists the legal moves, in no order; returns how many there are.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public int listMoves() {
    return list(MoveFilter.ALL);
  }

  /**
   * Lists the legal captures, in no order; returns how many there are.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public int listCaptures() {
    return list(MoveFilter.CAPTURES);
  }

  /**
   * Lists the legal moves of the unit on a square, in no order; returns how many there are.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public int listMoves(Square from) {
    return list(MoveFilter.from(from.ordinal()));
  }

  private int list(MoveFilter filter) {
    requireOwner();
    readMove = NO_MOVE;
    walker.ply().listsChecks = false;
    return walker.list(filter).count();
  }

  /**
   * Lists the legal moves that give check, in no order; returns how many there are.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public int listChecks() {
    int count = listMoves();
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

  /**
   * Returns the n-th of the moves listed last at this ply.
   *
   * @throws IndexOutOfBoundsException if there are not so many, or none were listed here
   */
  public long move(int n) {
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

  /**
   * Makes a move.
   *
   * @throws IllegalMoveException if it is not legal here; the cursor then stays where it is
   * @throws IllegalStateException if another thread has used the cursor
   */
  public void make(long move) {
    requireOwner();
    WalkPly before = walker.ply();
    int place = placeOf(move);
    if (place >= 0) {
      walker.make(place);
    } else {
      makeBeside(move);
    }
    count(before, move);
  }

  /** Returns the place of a move among those listed, or -1. */
  private int placeOf(long move) {
    if (move == readMove && move != NO_MOVE) {
      return readPlace;
    }
    if (walker.isListed()) {
      Board board = walker.board();
      LegalMoves moves = walker.legal();
      for (int i = 0; i < moves.count(); i++) {
        if (CursorMove.of(board, moves, i) == move) {
          return i;
        }
      }
    }
    return -1;
  }

  private void makeBeside(long move) {
    int place = move == NO_MOVE ? -1 : move == foundMove ? foundPlace : look(move);
    if (place < 0) {
      throw new IllegalMoveException(
          move == NO_MOVE ? "no move" : CursorMove.text(move),
          position(),
          "is not legal here; a cursor's move is of the position where it was listed");
    }
    walker.makeBeside(place);
  }

  /**
   * Finds a move that is not among those listed; returns its place among those looked at, or -1.
   */
  private int look(long move) {
    foundMove = NO_MOVE;
    LegalMoves found = walker.look(CursorMove.filter(move));
    for (int i = 0; i < found.count(); i++) {
      if (CursorMove.of(walker.board(), found, i) == move) {
        return i;
      }
    }
    return -1;
  }

  /** Keeps the counters of the ply that the cursor has just come to. */
  private void count(WalkPly before, long move) {
    WalkPly after = walker.ply();
    boolean turnEnds = before.board.side == Board.BLACK && after.board.side == Board.WHITE;
    after.lastMove = move;
    after.halfmoveClock =
        CursorMove.isQuiet(move) ? Math.min(before.halfmoveClock + 1, Counter.LARGEST) : 0;
    after.moveNumber = Math.min(before.moveNumber + (turnEnds ? 1 : 0), Counter.LARGEST);
    forget();
  }

  /**
   * Hands the turn over without a move; {@link #unmake} takes it back.
   *
   * @throws IllegalStateException if the side to move is in check, or another thread has used the
   *     cursor
   */
  public void pass() {
    requireOwner();
    if (isCheck()) {
      throw new IllegalStateException(
          "the side to move is in check and cannot pass: " + position().fen());
    }
    WalkPly before = walker.ply();
    walker.pass();
    count(before, NO_MOVE);
  }

  /**
   * Takes the last move back.
   *
   * @throws IllegalStateException if the cursor is at its root, or another thread has used it
   */
  public void unmake() {
    requireOwner();
    if (!walker.unmake()) {
      throw new IllegalStateException(
          "the cursor is at its root, " + position().fen() + ", and there is no move to take back");
    }
    forget();
  }

  /** Returns the number of moves made from the root. */
  public int ply() {
    return walker.depth();
  }

  /** Returns the move that led here; {@link #NO_MOVE} at the root and after a pass. */
  public long lastMove() {
    return walker.ply().lastMove;
  }

  /**
   * Returns whether a move gives check.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public boolean givesCheck(long move) {
    int place = placeOf(move);
    if (place >= 0) {
      return walker.givesCheck(place);
    }
    Board board = walker.board();
    int side = board.side;
    make(move);
    boolean gives = walker.board().side != side && isCheck();
    unmake();
    return gives;
  }

  // The position

  /** Returns the rules. */
  public Rules rules() {
    return rules;
  }

  /** Returns the position where the cursor is, as a value. */
  public Position position() {
    WalkPly ply = walker.ply();
    return new Position(rules, new Board(ply.board), ply.halfmoveClock, ply.moveNumber);
  }

  /** Returns the side to move. */
  public Side sideToMove() {
    return walker.board().sideToMove();
  }

  /** Returns the unit on a square, or null. */
  public @Nullable Piece at(Square square) {
    return walker.board().at(square);
  }

  /** Returns the squares of all units of a side. */
  public SquareSet units(Side side) {
    return SquareSet.ofBits(walker.board().units(side.ordinal()));
  }

  /** Returns the squares of every unit of this kind. */
  public SquareSet squares(Piece piece) {
    return SquareSet.ofBits(walker.board().squares(piece));
  }

  /** Returns how many units of this kind stand on the board. */
  public int count(Piece piece) {
    return Long.bitCount(walker.board().squares(piece));
  }

  /** Returns where the side's king stands, or null. */
  public @Nullable Square king(Side side) {
    int king = walker.board().king(side.ordinal());
    return king == Geometry.NO_SQUARE ? null : Square.of(king);
  }

  /** Returns the units of a side that attack a square by ordinary movement, pinned or not. */
  public SquareSet attackers(Square square, Side by) {
    return SquareSet.ofBits(Attacks.attackers(walker.board(), square.ordinal(), by.ordinal()));
  }

  /** Returns the number of moves since the last capture or pawn's move; it stays at 99999. */
  public int halfmoveClock() {
    return walker.ply().halfmoveClock;
  }

  /** Returns the number of the move, from 1; it goes up when Black's turn ends, to 99999. */
  public int moveNumber() {
    return walker.ply().moveNumber;
  }

  /** Returns the key of the position: {@link Position#hash} of {@link #position}. */
  public long key() {
    return walker.key() ^ rules.hash();
  }

  /** Returns how often the position has occurred on the way from the root, now included. */
  public int repetitions() {
    return walker.repetitions();
  }

  // Checks and ends

  /** Returns whether the king of the side to move is in check, as the rules define check. */
  public boolean isCheck() {
    Board board = walker.board();
    return Checks.inCheck(walker.rules(), board, board.side);
  }

  /**
   * Returns whether there is a legal move; stops at the first.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public boolean hasMoves() {
    requireOwner();
    if (walker.isListed(MoveFilter.ALL)) {
      return walker.legal().count() != 0;
    }
    LegalMoveSearch known = search;
    if (known == null) {
      known = LegalMoveSearch.of(rules.engine().predicted());
      search = known;
    }
    return known.hasLegalMove(walker.board());
  }

  private boolean isOver() {
    return walker.rules().isOver(walker.board());
  }

  /**
   * Returns whether the side to move is in check and has no legal move.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public boolean isCheckmate() {
    return isCheck() && !isOver() && !hasMoves();
  }

  /**
   * Returns whether the side to move is not in check and has no legal move.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public boolean isStalemate() {
    return !isCheck() && !isOver() && !hasMoves();
  }

  /** Returns how the game has ended here, as {@link Position#outcome} says, if it has. */
  public Optional<Outcome> outcome() {
    return position().outcome();
  }

  // To and from values and texts

  /**
   * Returns a move as a value, of {@link #position}.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public Move toMove(long move) {
    return position().withMachineText(text(move));
  }

  /**
   * Returns the cursor's form of a move, which is matched by its machine text.
   *
   * @throws IllegalMoveException if it is not legal here
   * @throws IllegalStateException if another thread has used the cursor
   */
  public long of(Move move) {
    long found = find(move.uci());
    if (found == NO_MOVE) {
      throw new IllegalMoveException(move.uci(), position(), "is not legal here");
    }
    return found;
  }

  /**
   * Returns the legal move with this machine text, or {@link #NO_MOVE}.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public long find(String machineText) {
    requireOwner();
    MachineText parts = MachineText.of(machineText);
    if (parts == null) {
      return NO_MOVE;
    }
    foundMove = NO_MOVE;
    LegalMoves moves = walker.look(parts.filter());
    for (int i = 0; i < moves.count(); i++) {
      if (moves.code(walker.board(), i).text().equals(machineText)) {
        return found(moves, i);
      }
    }
    return NO_MOVE;
  }

  /**
   * Returns the legal move that a text means, in machine or human form, as {@link Position#move}
   * reads it.
   *
   * @throws IllegalMoveException if it means none, or several
   * @throws IllegalStateException if another thread has used the cursor
   */
  public long read(String text) {
    requireOwner();
    HumanText parts = HumanText.of(text);
    if (parts.isPlain() && !MachineText.isLike(text)) {
      foundMove = NO_MOVE;
      LegalMoves moves = walker.look(parts.filter(walker.board()));
      int only = parts.only(walker.board(), moves);
      if (only >= 0) {
        return found(moves, only);
      }
    }
    return of(position().move(text));
  }

  /** Returns the machine text of a move listed here. */
  public String text(long move) {
    if (CursorMove.hasManyChoices(move)) {
      int place = placeOf(move);
      if (place >= 0) {
        return walker.legal().code(walker.board(), place).text();
      }
    }
    return CursorMove.text(move);
  }
}

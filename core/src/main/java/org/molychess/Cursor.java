package org.molychess;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.engine.walk.WalkPly;
import org.molychess.engine.walk.Walker;

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
public final class Cursor extends PositionFacts {
  /** Stands for no move. */
  public static final long NO_MOVE = 0;

  private final Rules rules;
  private final Walker walker;
  private final CursorMoves moves;
  private @Nullable LegalMoveSearch search;
  private final ThreadOwner owner;

  Cursor(Position position) {
    this(position, new ThreadOwner());
  }

  private Cursor(Position position, ThreadOwner owner) {
    this.owner = owner;
    rules = position.rules();
    walker = new Walker(rules.engine().predicted());
    moves = new CursorMoves(walker);
    place(position);
  }

  /** Returns a cursor for something that may go from thread to thread. */
  static Cursor ofAnyThread(Position position) {
    return new Cursor(position, ThreadOwner.ANY);
  }

  private void place(Position position) {
    walker.reset(position.board());
    WalkPly root = walker.ply();
    root.halfmoveClock = position.halfmoveClock();
    root.moveNumber = position.moveNumber();
    root.lastMove = NO_MOVE;
    moves.forget();
  }

  /**
   * Goes to another position of the same rules, which becomes the root.
   *
   * @throws IllegalArgumentException if it is under other rules
   * @throws IllegalStateException if another thread has used the cursor
   */
  public void reset(Position position) {
    Objects.requireNonNull(position, "position");
    owner.require();
    if (!position.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "the cursor walks under " + rules + ", but the position is under " + position.rules());
    }
    place(position);
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
    Objects.requireNonNull(from, "from");
    return list(MoveFilter.from(from.ordinal()));
  }

  /**
   * Lists the legal moves that give check, in no order; returns how many there are.
   *
   * @throws IllegalStateException if another thread has used the cursor
   */
  public int listChecks() {
    owner.require();
    return moves.listChecks();
  }

  private int list(MoveFilter filter) {
    owner.require();
    return moves.list(filter);
  }

  /**
   * Returns the n-th of the moves listed last at this ply.
   *
   * @throws IndexOutOfBoundsException if there are not so many, or none were listed here
   */
  public long move(int n) {
    return moves.get(n);
  }

  /**
   * Makes a move.
   *
   * @throws IllegalMoveException if it is not legal here; the cursor then stays where it is
   * @throws IllegalStateException if another thread has used the cursor
   */
  public void make(long move) {
    owner.require();
    WalkPly before = walker.ply();
    if (!moves.make(move)) {
      throw new IllegalMoveException(
          move == NO_MOVE ? "no move" : CursorMove.text(move),
          position(),
          "is not legal here; a cursor's move is of the position where it was listed");
    }
    moves.arrive(before, move);
  }

  /**
   * Hands the turn over without a move; {@link #unmake} takes it back.
   *
   * @throws IllegalStateException if the side to move is in check, or another thread has used the
   *     cursor
   */
  public void pass() {
    owner.require();
    if (isCheck()) {
      throw new IllegalStateException(
          "the side to move is in check and cannot pass: " + position().fen());
    }
    WalkPly before = walker.ply();
    walker.pass();
    moves.arrive(before, NO_MOVE);
  }

  /**
   * Takes the last move back.
   *
   * @throws IllegalStateException if the cursor is at its root, or another thread has used it
   */
  public void unmake() {
    owner.require();
    if (!walker.unmake()) {
      throw new IllegalStateException(
          "the cursor is at its root, " + position().fen() + ", and there is no move to take back");
    }
    moves.forget();
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
    int place = moves.placeOf(move);
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

  @Override
  Board board() {
    return walker.board();
  }

  @Override
  public Rules rules() {
    return rules;
  }

  /** Returns the position where the cursor is, as a value. */
  @Override
  public Position position() {
    WalkPly ply = walker.ply();
    return new Position(rules, new Board(ply.board), ply.halfmoveClock, ply.moveNumber);
  }

  /** Returns the unit on a square, or null. */
  public @Nullable Piece at(Square square) {
    Objects.requireNonNull(square, "square");
    return walker.board().at(square.ordinal());
  }

  /** Returns where the side's king stands, or null. */
  public @Nullable Square king(Side side) {
    Objects.requireNonNull(side, "side");
    int king = walker.board().king(side.ordinal());
    return king == Geometry.NO_SQUARE ? null : Square.of(king);
  }

  @Override
  public int halfmoveClock() {
    return walker.ply().halfmoveClock;
  }

  @Override
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

  // The end

  @Override
  public boolean hasMoves() {
    owner.require();
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
    return San.readMachine(position(), text(move));
  }

  /**
   * Returns the cursor's form of a move, which is matched by its machine text.
   *
   * @throws IllegalMoveException if it is not legal here
   * @throws IllegalStateException if another thread has used the cursor
   */
  public long of(Move move) {
    Objects.requireNonNull(move, "move");
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
    Objects.requireNonNull(machineText, "machineText");
    owner.require();
    return moves.find(machineText);
  }

  /**
   * Returns the legal move that a text means, in machine or human form, as {@link Position#move}
   * reads it.
   *
   * @throws IllegalMoveException if it means none, or several
   * @throws IllegalStateException if another thread has used the cursor
   */
  public long read(String text) {
    Objects.requireNonNull(text, "text");
    owner.require();
    long move = moves.read(text);
    return move != NO_MOVE ? move : of(position().move(text));
  }

  /** Returns the machine text of a move listed here. */
  public String text(long move) {
    if (CursorMove.hasManyChoices(move)) {
      int place = moves.placeOf(move);
      if (place >= 0) {
        return walker.legal().code(walker.board(), place).text();
      }
    }
    return CursorMove.text(move);
  }
}

package org.molychess;

import java.util.Arrays;
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

  // By ply, the root at 0.
  private int[] halfmoveClocks = new int[32];
  private int[] moveNumbers = new int[32];
  private long[] made = new long[32];

  /** The places in the list of all moves of those that give check; by ply. */
  private int[][] checks = new int[32][];

  /** Whether the last list of a ply is that of checks. */
  private boolean[] listsChecks = new boolean[32];

  /** The place from which a move was last read: mostly it is made next. */
  private int lastRead;

  Cursor(Position position) {
    rules = position.rules();
    walker = new Walker(rules.engine().predicted());
    place(position);
  }

  private void place(Position position) {
    walker.reset(position.board());
    halfmoveClocks[0] = position.halfmoveClock();
    moveNumbers[0] = position.moveNumber();
    listsChecks[0] = false;
  }

  /**
   * Goes to another position of the same rules, which becomes the root.
   *
   * @throws IllegalArgumentException if it is under other rules
   */
  public void reset(Position position) {
    requireOwner();
    if (!position.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "the cursor walks under " + rules + ", but the position is under " + position.rules());
    }
    place(position);
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

  /** Lists the legal moves, in no order; returns how many there are. */
  public int listMoves() {
    return list(MoveFilter.ALL);
  }

  /** Lists the legal captures, in no order; returns how many there are. */
  public int listCaptures() {
    return list(MoveFilter.CAPTURES);
  }

  /** Lists the legal moves of the unit on a square, in no order; returns how many there are. */
  public int listMoves(Square from) {
    return list(MoveFilter.from(from.ordinal()));
  }

  private int list(MoveFilter filter) {
    requireOwner();
    listsChecks[walker.depth()] = false;
    lastRead = 0;
    return walker.list(filter).count();
  }

  /** Lists the legal moves that give check, in no order; returns how many there are. */
  public int listChecks() {
    int count = listMoves();
    int ply = walker.depth();
    int[] found = checks[ply];
    if (found == null || found.length < count + 1) {
      found = new int[Math.max(64, count + 1)];
      checks[ply] = found;
    }
    int number = 0;
    for (int i = 0; i < count; i++) {
      if (walker.givesCheck(i)) {
        found[++number] = i;
      }
    }
    found[0] = number;
    listsChecks[ply] = true;
    return number;
  }

  /**
   * Returns the n-th of the moves listed last at this ply.
   *
   * @throws IndexOutOfBoundsException if there are not so many, or none were listed here
   */
  public long move(int n) {
    LegalMoves moves = walker.legal();
    int ply = walker.depth();
    boolean some = listsChecks[ply];
    int count = !walker.isListed() ? 0 : some ? checks[ply][0] : moves.count();
    Objects.checkIndex(n, count);
    lastRead = some ? checks[ply][n + 1] : n;
    return CursorMove.of(walker.board(), moves, lastRead);
  }

  /**
   * Makes a move.
   *
   * @throws IllegalMoveException if it is not legal here; the cursor then stays where it is
   */
  public void make(long move) {
    requireOwner();
    boolean turnsBlack = walker.board().side == Board.BLACK;
    int place = placeOf(move);
    if (place >= 0) {
      walker.make(place);
    } else {
      makeBeside(move);
    }
    count(move, turnsBlack && walker.board().side == Board.WHITE, CursorMove.isQuiet(move));
  }

  /** Returns the place of a move among those listed, or -1. */
  private int placeOf(long move) {
    if (!walker.isListed()) {
      return -1;
    }
    Board board = walker.board();
    LegalMoves moves = walker.legal();
    if (lastRead < moves.count() && CursorMove.of(board, moves, lastRead) == move) {
      return lastRead;
    }
    for (int i = 0; i < moves.count(); i++) {
      if (CursorMove.of(board, moves, i) == move) {
        return i;
      }
    }
    return -1;
  }

  private void makeBeside(long move) {
    int place = move == NO_MOVE ? -1 : look(move);
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
    LegalMoves found = walker.look(CursorMove.filter(move));
    for (int i = 0; i < found.count(); i++) {
      if (CursorMove.of(walker.board(), found, i) == move) {
        return i;
      }
    }
    return -1;
  }

  /** Keeps the counters of the ply that the cursor has just come to. */
  private void count(long move, boolean turnEnds, boolean quiet) {
    int ply = walker.depth();
    if (ply == made.length) {
      halfmoveClocks = Arrays.copyOf(halfmoveClocks, 2 * ply);
      moveNumbers = Arrays.copyOf(moveNumbers, 2 * ply);
      made = Arrays.copyOf(made, 2 * ply);
      checks = Arrays.copyOf(checks, 2 * ply);
      listsChecks = Arrays.copyOf(listsChecks, 2 * ply);
    }
    made[ply] = move;
    halfmoveClocks[ply] = quiet ? Math.min(halfmoveClocks[ply - 1] + 1, Counter.LARGEST) : 0;
    moveNumbers[ply] = Math.min(moveNumbers[ply - 1] + (turnEnds ? 1 : 0), Counter.LARGEST);
    listsChecks[ply] = false;
    lastRead = 0;
  }

  /**
   * Hands the turn over without a move; {@link #unmake} takes it back.
   *
   * @throws IllegalStateException if the side to move is in check
   */
  public void pass() {
    requireOwner();
    if (isCheck()) {
      throw new IllegalStateException(
          "the side to move is in check and cannot pass: " + position().fen());
    }
    boolean turnEnds = walker.board().side == Board.BLACK;
    walker.pass();
    count(NO_MOVE, turnEnds, true);
  }

  /**
   * Takes the last move back.
   *
   * @throws IllegalStateException if the cursor is at its root
   */
  public void unmake() {
    requireOwner();
    if (walker.depth() == 0) {
      throw new IllegalStateException(
          "the cursor is at its root, " + position().fen() + ", and there is no move to take back");
    }
    walker.unmake();
    lastRead = 0;
  }

  /** Returns the number of moves made from the root. */
  public int ply() {
    return walker.depth();
  }

  /** Returns the move that led here; {@link #NO_MOVE} at the root and after a pass. */
  public long lastMove() {
    return walker.depth() == 0 ? NO_MOVE : made[walker.depth()];
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
    int ply = walker.depth();
    return new Position(rules, new Board(walker.board()), halfmoveClocks[ply], moveNumbers[ply]);
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
    return halfmoveClocks[walker.depth()];
  }

  /** Returns the number of the move, from 1; it goes up when Black's turn ends, to 99999. */
  public int moveNumber() {
    return moveNumbers[walker.depth()];
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

  /** Returns whether there is a legal move; stops at the first. */
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

  /** Returns whether the side to move is in check and has no legal move. */
  public boolean isCheckmate() {
    return isCheck() && !isOver() && !hasMoves();
  }

  /** Returns whether the side to move is not in check and has no legal move. */
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
   */
  public long of(Move move) {
    long found = find(move.uci());
    if (found == NO_MOVE) {
      throw new IllegalMoveException(move.uci(), position(), "is not legal here");
    }
    return found;
  }

  /** Returns the legal move with this machine text, or {@link #NO_MOVE}. */
  public long find(String machineText) {
    requireOwner();
    MachineText parts = MachineText.of(machineText);
    if (parts == null) {
      return NO_MOVE;
    }
    LegalMoves found = walker.look(parts.filter());
    for (int i = 0; i < found.count(); i++) {
      if (found.code(walker.board(), i).text().equals(machineText)) {
        return CursorMove.of(walker.board(), found, i);
      }
    }
    return NO_MOVE;
  }

  /**
   * Returns the legal move that a text means, in machine or human form, as {@link Position#move}
   * reads it.
   *
   * @throws IllegalMoveException if it means none, or several
   */
  public long read(String text) {
    requireOwner();
    HumanText parts = HumanText.of(text);
    if (parts.isPlain() && !MachineText.isLike(text)) {
      LegalMoves found = walker.look(parts.filter(walker.board()));
      int only = parts.only(walker.board(), found);
      if (only >= 0) {
        return CursorMove.of(walker.board(), found, only);
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

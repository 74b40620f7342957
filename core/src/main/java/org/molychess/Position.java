package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.Engine;
import org.molychess.engine.board.Board;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.walk.MoveFilter;
import org.molychess.spi.Counter;

/**
 * A position under a set of rules: an immutable value that any number of threads may share.
 *
 * <p>Two positions are equal when they have the same rules, units, side to move, marks and declared
 * state, and the same e.p. squares that a legal capture could use (RULES 1.5). The two counters do
 * not matter; {@link #fen()} writes them.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.5">RULES 1.5</a>
 */
public final class Position extends PositionFacts {
  /** What stands on a square in one position and in another. */
  public record Difference(Square square, Optional<Piece> before, Optional<Piece> after) {}

  private final Rules rules;
  private final Board board;
  private final int halfmoveClock;
  private final int moveNumber;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static final AtomicReferenceFieldUpdater<Position, List<Move>> LEGAL_MOVES =
      (AtomicReferenceFieldUpdater)
          AtomicReferenceFieldUpdater.newUpdater(Position.class, List.class, "legalMoves");

  /** Null until somebody asks; set once, so that every thread gets the same list. */
  @SuppressWarnings("unused") // set by the updater
  private volatile @Nullable List<Move> legalMoves;

  Position(Rules rules, Board board, int halfmoveClock, int moveNumber) {
    this.rules = rules;
    this.board = board;
    this.halfmoveClock = halfmoveClock;
    this.moveNumber = moveNumber;
  }

  @Override
  Board board() {
    return board;
  }

  @Override
  Position position() {
    return this;
  }

  private Engine engine() {
    return rules.engine();
  }

  /** Returns the same position, holding nothing that can be worked out again. */
  Position bare() {
    return new Position(rules, board, halfmoveClock, moveNumber);
  }

  // What it is

  @Override
  public Rules rules() {
    return rules;
  }

  /** Returns the unit on the square. */
  public Optional<Piece> at(Square square) {
    Objects.requireNonNull(square, "square");
    return Optional.ofNullable(board.at(square.ordinal()));
  }

  /** Returns where the side's king stands; nothing in a problem without it. */
  public Optional<Square> king(Side side) {
    Objects.requireNonNull(side, "side");
    return squares(Piece.of(side, Role.KING)).stream().findFirst();
  }

  @Override
  public int halfmoveClock() {
    return halfmoveClock;
  }

  @Override
  public int moveNumber() {
    return moveNumber;
  }

  /** Returns the FEN, with the tokens of the rules. */
  public String fen() {
    return FenWriter.write(rules.layout(), board, halfmoveClock, moveNumber);
  }

  /** Returns a mutable way through the tree of moves below this position. */
  public Cursor cursor() {
    return new Cursor(this);
  }

  /** Returns an editor that starts from this position. */
  public PositionBuilder edit() {
    return new PositionBuilder(this);
  }

  /** Returns the squares on which the other position differs, in order. */
  public List<Difference> differences(Position other) {
    Objects.requireNonNull(other, "other");
    List<Difference> differences = new ArrayList<>();
    for (Square square : Square.values()) {
      Optional<Piece> before = at(square);
      Optional<Piece> after = other.at(square);
      if (!before.equals(after)) {
        differences.add(new Difference(square, before, after));
      }
    }
    return List.copyOf(differences);
  }

  // Moves

  /** Returns the legal moves, sorted by machine text; always the same list. */
  public List<Move> legalMoves() {
    List<Move> known = legalMoves;
    if (known != null) {
      return known;
    }
    List<Move> found = list(MoveFilter.ALL);
    return LEGAL_MOVES.compareAndSet(this, null, found)
        ? found
        : Objects.requireNonNull(legalMoves);
  }

  /** Returns the legal moves of the unit on a square, in the same order. */
  public List<Move> legalMoves(Square from) {
    Objects.requireNonNull(from, "from");
    return list(MoveFilter.from(from.ordinal()));
  }

  /** Returns the legal captures, in the same order. */
  public List<Move> legalCaptures() {
    return list(MoveFilter.CAPTURES);
  }

  /** Returns the legal moves that a filter wants, in order. */
  List<Move> list(MoveFilter filter) {
    return engine()
        .readMoves(board, filter, (moves, order) -> new LegalMoveList(this, moves, order));
  }

  @Override
  public boolean hasMoves() {
    List<Move> known = legalMoves;
    return known == null ? engine().hasLegalMove(board) : !known.isEmpty();
  }

  /**
   * Returns the legal move that a text means, in machine or human form.
   *
   * <p>An exact text wins. Otherwise it is read as people write it: without brackets and needless
   * letters, with signs that are missing or too many, in long form, in capitals; whatever fits just
   * one legal move. {@code docs/notation.md} lists the ways of writing.
   *
   * @param text at most 1000 characters
   * @throws IllegalMoveException if it means none, or several; the message lists the candidates
   */
  public Move move(String text) {
    Objects.requireNonNull(text, "text");
    return San.read(this, text);
  }

  /**
   * Returns the legal move that a text in a language means; machine text is the same in each.
   *
   * @param text at most 1000 characters
   * @throws IllegalMoveException if it means none, or several; the message lists the candidates
   */
  public Move move(String text, MoveLanguage language) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(language, "language");
    return San.read(this, text, language);
  }

  /**
   * Returns the legal move whose machine or human form is exactly this.
   *
   * @throws IllegalMoveException if there is none
   */
  public Move exactMove(String text) {
    Objects.requireNonNull(text, "text");
    return San.readExact(this, text);
  }

  /** Returns whether {@link #move} reads the text. */
  public boolean isLegal(String text) {
    try {
      move(text);
      return true;
    } catch (IllegalMoveException e) {
      return false;
    }
  }

  /**
   * Returns what a move does, step by step, in words; or why it is illegal.
   *
   * @param text in machine or human form, as {@link #move} reads it
   */
  public Explanation explain(String text) {
    Objects.requireNonNull(text, "text");
    return Explainer.explain(this, text);
  }

  /**
   * Returns the position after a move.
   *
   * <p>A move of another position is matched by its machine text.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public Position play(Move move) {
    return own(move).after();
  }

  /** Returns the legal move of this position that has the text of a move. */
  @SuppressWarnings("ReferenceEquality") // an equal position may have other counters
  private Move own(Move move) {
    Objects.requireNonNull(move, "move");
    if (move.before() == this) {
      return move;
    }
    for (Move other : legalMoves(move.from())) {
      if (other.hasSameText(move)) {
        return other;
      }
    }
    throw new IllegalMoveException(
        move.uci(), this, "is a move of another position and is not legal here");
  }

  /**
   * Returns whether a move gives check.
   *
   * @throws IllegalMoveException if it is not legal here
   */
  public boolean givesCheck(Move move) {
    return own(move).isCheck();
  }

  /**
   * Returns the position after the move that a text means, as {@link #move} reads it.
   *
   * @throws IllegalMoveException if it means no legal move, or several
   */
  public Position play(String text) {
    return move(text).after();
  }

  /** Returns the position after a move, on the board to which it leads. */
  Position follow(Move move, Board after) {
    boolean turnEnds = after.side != board.side;
    return new Position(
        rules,
        after,
        move.isIrreversible() ? 0 : Math.min(halfmoveClock + 1, Counter.LARGEST),
        Math.min(moveNumber + (turnEnds && board.side == Board.BLACK ? 1 : 0), Counter.LARGEST));
  }

  /**
   * Returns the number of sequences of legal moves of this length.
   *
   * @param depth 0 to {@link Perft#DEEPEST}
   * @throws IllegalArgumentException if the depth is out of range
   * @throws ArithmeticException if the number is larger than 2^63 - 1
   */
  public long perft(int depth) {
    return Perft.of(this).count(depth);
  }

  /**
   * Returns, for each legal move in order, the number of sequences that begin with it.
   *
   * @param depth 1 to {@link Perft#DEEPEST}
   * @throws IllegalArgumentException if the depth is out of range
   * @throws ArithmeticException if a number is larger than 2^63 - 1
   */
  public Map<Move, Long> divide(int depth) {
    return Perft.of(this).divide(depth);
  }

  // The end

  /**
   * Returns how the game has ended in this position, if it has.
   *
   * <p>What depends on the moves before, repetition and the count of quiet moves, is for {@link
   * Game#outcome} to say.
   */
  public Optional<Outcome> outcome() {
    return Endings.outcome(this);
  }

  /**
   * Returns whether a side can still win by some sequence of legal moves, as is asked when the flag
   * of the other side has fallen.
   *
   * <p>Without conditions, material and blocked pawns decide first; otherwise, and under any other
   * rules, a search that the other side helps. It gives up after some tens of thousands of
   * positions and then says {@link Possibility#UNKNOWN}; {@link Possibility#YES} and {@link
   * Possibility#NO} are certain. Repetitions and the count of quiet moves are left aside.
   */
  public Possibility canStillWin(Side side) {
    Objects.requireNonNull(side, "side");
    return WinSearch.search(this, side);
  }

  // As a value

  /** Returns 64 well-mixed bits of what {@link #equals} compares; the same in every JVM. */
  public long hash() {
    return engine().hash(board) ^ rules.hash();
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Position position
            && position.rules.equals(rules)
            && engine().areEqual(board, position.board);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /** Returns the rules and the FEN. */
  @Override
  public String toString() {
    return rules + ": " + fen();
  }
}

package org.molychess.engine.walk;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;

/** One position of a walk: its board, its list of moves, and what has been worked out about it. */
public final class WalkPly {
  /** The board of the position. */
  public final Board board;

  /** The number of moves since the last capture or pawn's move; for the walk's owner to keep. */
  public int halfmoveClock;

  /** The number of the move; for the walk's owner to keep. */
  public int moveNumber;

  /** The move that led here, as the walk's owner writes it. */
  public long lastMove;

  /** The number of moves that give check, then their places in the list; null until asked for. */
  public int @Nullable [] checks;

  /** Whether the list that was asked for last is that of the checks. */
  public boolean listsChecks;

  final GenContext gen;
  final LegalMoves legal = new LegalMoves();
  final StoredBoards boards = new StoredBoards();

  /** The filter with which the moves are listed; null if they are not. */
  @Nullable MoveFilter listed;

  boolean keyKnown;
  long key;

  /** The key of the units on the board. */
  boolean unitsKeyKnown;

  long unitsKey;

  private final CompiledRules rules;
  private final @Nullable WalkPly above;
  private final int depth;
  private @Nullable WalkPly next;

  WalkPly(CompiledRules rules, @Nullable WalkPly above) {
    this.rules = rules;
    this.above = above;
    depth = above == null ? 0 : above.depth + 1;
    gen = new GenContext(rules);
    board = gen.board;
  }

  /** Returns the ply before the last move; null at the root. */
  public @Nullable WalkPly above() {
    return above;
  }

  /** Returns the number of moves made from the root. */
  int depth() {
    return depth;
  }

  WalkPly next() {
    WalkPly below = next;
    if (below == null) {
      below = new WalkPly(rules, this);
      next = below;
    }
    return below;
  }

  /** Forgets what was worked out about the position that was here before. */
  void enter() {
    listed = null;
    listsChecks = false;
    keyKnown = false;
    unitsKeyKnown = false;
  }

  /** Returns whether a plain move gives check, by the unit that moves or by a slider behind it. */
  boolean givesPlainCheck(int move) {
    gen.findGivenChecks();
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    return (gen.given.from(PackedMove.code(move)) >>> to & 1) != 0
        || (gen.given.discoverers >>> from & 1) != 0 && !gen.isOnLineToEnemyKing(from, to);
  }
}

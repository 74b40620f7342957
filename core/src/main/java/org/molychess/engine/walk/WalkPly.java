package org.molychess.engine.walk;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.rules.CompiledRules;

/** One position of a walk: its board, its moves, and what has been worked out of it. */
public final class WalkPly {
  public final Board board;

  /** The number of moves since the last capture or pawn's move; for the walk's owner to keep. */
  public int halfmoveClock;

  /** The number of the move; for the walk's owner to keep. */
  public int moveNumber;

  /** The move that led here, in the form that the walk's owner likes. */
  public long lastMove;

  /** The places of the moves that give check, after their number; null until they are listed. */
  public int @Nullable [] checks;

  /** Whether the checks are the list that was asked for last. */
  public boolean listsChecks;

  final GenContext gen;
  final LegalMoves legal = new LegalMoves();
  final StoredBoards boards = new StoredBoards();

  /** With which filter the moves are listed; null if they are not. */
  @Nullable MoveFilter listed;

  boolean keyKnown;
  long key;

  /** The key of the units on the board. */
  boolean unitsKeyKnown;

  long unitsKey;

  private boolean checksKnown;

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

  /** Forgets all that was worked out of another position. */
  void enter() {
    listed = null;
    listsChecks = false;
    checksKnown = false;
    keyKnown = false;
    unitsKeyKnown = false;
  }

  /** Returns whether a plain move gives check: the unit that moves, or one behind it. */
  boolean givesPlainCheck(int move) {
    if (!checksKnown) {
      gen.findGivenChecks();
      checksKnown = true;
    }
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    return (gen.given.from(PackedMove.code(move)) >>> to & 1) != 0
        || (gen.given.discoverers >>> from & 1) != 0 && !gen.isOnLineToEnemyKing(from, to);
  }
}

package org.molychess.engine.play;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Stage;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;

/** The move that is being played, and how far it has got. */
final class MoveState {
  /** The packed move. */
  int move;

  /** The side that moves, 0 or 1. */
  int mover;

  /** The code of the captured unit; 0 if there is none. */
  int victimCode;

  /** Where the captured unit stood. */
  int victimSquare;

  /** The unit state of the captured unit. */
  long victimState;

  /** Whether the victim's fate is settled. */
  boolean settled;

  /** Where the victim has been reborn; {@link Geometry#NO_SQUARE} if it has not. */
  int reborn;

  final PromotionState promotion = new PromotionState();

  private Stage stage = Stage.MOVE;
  private String acting = "";

  /** Why the move is illegal; null if it is not known to be. */
  @Nullable String forbidden;

  /** The condition that forbids the move; empty if its king is in check. */
  String forbiddenBy = "";

  /** The squares that units have left since the departure hooks were last asked, as a set. */
  long left;

  /** Whether the king's safety may depend on more than one unit that has moved. */
  boolean irregular;

  /** A pawn that has become an officer. */
  static final class PromotionState {
    /** Where the officer stands now; {@link Geometry#NO_SQUARE} if there is none. */
    int square;

    /** The square on which the pawn promoted. */
    int promotionSquare;

    /** Whether the pawn promoted by its own step. */
    @Nullable Piece officer;

    boolean byStep;

    /** Where a victim stands that promoted at its rebirth; {@link Geometry#NO_SQUARE} if none. */
    int rebornVictim;

    void clear() {
      square = Geometry.NO_SQUARE;
      rebornVictim = Geometry.NO_SQUARE;
    }

    void set(int at, @Nullable Piece becomes, boolean step) {
      square = at;
      promotionSquare = at;
      officer = becomes;
      byStep = step;
    }
  }

  /** Begins a move. */
  void begin(int what, int by) {
    move = what;
    mover = by;
    victimCode = 0;
    settled = true;
    reborn = Geometry.NO_SQUARE;
    promotion.clear();
    enter(Stage.MOVE);
    ask("");
    if (forbidden != null) {
      forbidden = null;
      forbiddenBy = "";
    }
    left = 0;
    irregular = PackedMove.code(what) == UnitCode.KING;
  }

  /** Begins a move that no hook but the end of the turn concerns. */
  void beginPlain(int what, int by) {
    move = what;
    mover = by;
    irregular = false;
  }

  /** Returns the part of the move that is being played. */
  Stage stage() {
    return stage;
  }

  /** Begins a part of the move. */
  void enter(Stage part) {
    // As in HookState.lookAt, what is there already is not written again.
    if (stage != part) {
      stage = part;
    }
  }

  /** Returns the condition whose hook is at work; empty if there is none. */
  String acting() {
    return acting;
  }

  /** Notes the condition whose hook is asked now. */
  @SuppressWarnings("ReferenceEquality") // The same text twice costs no more than a write.
  void ask(String rule) {
    if (acting != rule) {
      acting = rule;
    }
  }

  void forbid(String reason, String rule) {
    if (forbidden == null) {
      forbidden = reason;
      forbiddenBy = rule;
    }
  }
}

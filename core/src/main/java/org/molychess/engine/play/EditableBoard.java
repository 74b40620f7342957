package org.molychess.engine.play;

import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.UnitFlagState;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Play;

/** The board that hooks edit. Every edit is checked first, then made and noted in the journal. */
class EditableBoard extends BoardView implements Play {
  /** More units than a position may have, so that no pile gets deeper. */
  private static final int MOST_UNITS = 10_000;

  final CompiledRules rules;
  final MoveState state = new MoveState();

  /** Whether a rule can carry a king home, so that rooks stay unmoved after their king's moves. */
  final boolean kingsReturn;

  /** Keeps what hooks do where a caller asks for it; null while moves are listed or counted. */
  @Nullable Journal journal;

  /** The mover's choices in the move that is being played. */
  ChoiceSequence choices = new ChoiceSequence();

  /** Whether a waiting pawn is becoming an officer, before the move itself. */
  boolean choosing;

  EditableBoard(CompiledRules rules) {
    super(rules.layout, rules.closed(), rules.layout.newBoard());
    this.rules = rules;
    kingsReturn = rules.may(Capability.RETURN_KING);
  }

  // What hooks may ask

  @Override
  public final Side side() {
    require(READ);
    return state.mover == Board.WHITE ? Side.WHITE : Side.BLACK;
  }

  @Override
  public final Square departure() {
    require(READ);
    return Square.of(PackedMove.from(state.move));
  }

  @Override
  public final Square arrival() {
    require(READ);
    return Square.of(PackedMove.to(state.move));
  }

  @Override
  public final boolean canPlace(Square square) {
    require(READ);
    boolean free = super.canPlace(square);
    if (!free) {
      note(TraceEvent.Kind.OCCUPIED, square, at(square), "");
    }
    return free;
  }

  @Override
  public final long victimState() {
    require(READ);
    return state.victimState;
  }

  // Choices and judgement

  @Override
  public final Square chooseSquare(SquareSet squares) {
    require(EDIT);
    requireMove();
    return Square.of(choices.askSquare(squares.bits(), false));
  }

  @Override
  public final @Nullable Square chooseSquareOrNone(SquareSet squares) {
    require(EDIT);
    requireMove();
    int square = choices.askSquare(squares.bits(), true);
    return square == ChoiceSequence.NONE ? null : Square.of(square);
  }

  @Override
  public final Role chooseRole(Role... roles) {
    require(EDIT);
    requireMove();
    int[] codes = new int[roles.length];
    for (int i = 0; i < roles.length; i++) {
      codes[i] = UnitCode.of(roles[i]);
    }
    return UnitCode.role(choices.askRole(codes));
  }

  @Override
  public final void forbid(String reason) {
    require(FORBID);
    requireMove();
    if (reason == null) {
      throw new BrokenRuleException("a move is forbidden for the reason null");
    }
    state.forbid(reason, state.acting());
  }

  /**
   * Throws while a waiting pawn becomes an officer: there is no move yet to forbid or to choose in.
   */
  private void requireMove() {
    if (choosing) {
      throw new BrokenRuleException(
          "a hook may not forbid what a waiting pawn becomes, or ask for a choice then: the move is"
              + " yet to be made");
    }
  }

  // Edits

  @Override
  public final void place(Piece piece, Square square) {
    require(EDIT);
    put(
        square.ordinal(),
        UnitCode.of(piece.role()),
        piece.side().ordinal(),
        rules.layout.bareState());
  }

  /** Puts a unit on an empty square. */
  final void put(int square, int code, int of, long unitState) {
    requireFree(square);
    requireAllowed(square, code, of);
    requireNoOther(code, of);
    board.put(square, code, of);
    board.setUnitState(square, unitState);
    Castling.markPlaced(board, square, code, of, kingsReturn);
    state.irregular |= of == state.mover;
    if (journal != null) {
      note(new Effect.Placed(UnitCode.piece(code, of), Square.of(square), state.acting()));
    }
  }

  @Override
  public final void remove(Square square) {
    require(EDIT);
    int at = square.ordinal();
    Piece unit = unit(at);
    requireMayVanish(unit);
    if (journal != null) {
      note(new Effect.Removed(unit, square, state.acting()));
    }
    board.clear(at);
    state.left |= 1L << at;
    state.irregular = true;
    if (at == state.promotion.square) {
      state.promotion.square = Geometry.NO_SQUARE;
    }
  }

  @Override
  public final void transfer(Square from, Square to) {
    require(EDIT);
    int start = from.ordinal();
    Piece unit = unit(start);
    int code = UnitCode.of(unit.role());
    int of = unit.side().ordinal();
    if (from == to) {
      Castling.markPlaced(board, start, code, of, kingsReturn);
      return;
    }
    requireFree(to.ordinal());
    requireAllowed(to.ordinal(), code, of);
    if (journal != null) {
      note(new Effect.Transferred(unit, from, to, state.acting()));
    }
    board.move(start, to.ordinal(), code);
    Castling.markPlaced(board, to.ordinal(), code, of, kingsReturn);
    state.left |= 1L << start;
    state.irregular = true;
    if (start == state.promotion.square) {
      state.promotion.square = to.ordinal();
    }
  }

  @Override
  public final void change(Square square, Role role) {
    require(EDIT);
    int at = square.ordinal();
    Piece before = unit(at);
    int code = UnitCode.of(role);
    int of = before.side().ordinal();
    requireMayVanish(before);
    requireAllowed(at, code, of);
    requireNoOther(code, of);
    board.move(at, at, code);
    Castling.markPlaced(board, at, code, of, kingsReturn);
    state.irregular = true;
    if (journal != null) {
      note(new Effect.Changed(before, before.as(role), square, state.acting()));
    }
  }

  /** Returns the unit on the square, which must not be empty. */
  final Piece unit(int square) {
    Piece unit = board.at(square);
    if (unit == null) {
      throw new BrokenRuleException("no unit stands on " + SquareNames.name(square));
    }
    return unit;
  }

  private void requireFree(int square) {
    if (!isFree(square)) {
      throw new BrokenRuleException(
          SquareNames.name(square) + " is not empty; a unit is never overwritten");
    }
  }

  private void requireAllowed(int square, int code, int of) {
    if (code == UnitCode.PAWN && !rules.pawnSquares().allow(Side.values()[of], square)) {
      throw new BrokenRuleException(
          "a pawn may not be placed on "
              + SquareNames.name(square)
              + " without declare("
              + ((Ranks.first(of) >>> square & 1) != 0
                  ? Capability.STRAND_PAWN
                  : Capability.LEAVE_PAWN_WAITING)
              + ")");
    }
    if (code == UnitCode.KING && !kingsReturn) {
      throw new BrokenRuleException(
          "a king may not be placed without declare(" + Capability.RETURN_KING + ")");
    }
  }

  /** Throws if a king vanishes that may not; one that may takes the castling rights along. */
  private void requireMayVanish(Piece unit) {
    if (unit.is(Role.KING)) {
      if (!rules.may(Capability.LOSE_KING)) {
        throw new BrokenRuleException(
            "a king may not be removed or changed without declare(" + Capability.LOSE_KING + ")");
      }
      Castling.loseMarks(board, unit.side().ordinal());
    }
  }

  /** Throws if a king were to come to a side that has one. */
  private void requireNoOther(int code, int of) {
    if (code == UnitCode.KING && board.king(of) != Geometry.NO_SQUARE) {
      throw new BrokenRuleException("a side may not have two kings");
    }
  }

  // Declared state

  @Override
  public final void setCounter(CounterState counter, int value) {
    require(WRITE);
    board.words[counter.word()] = value;
  }

  @Override
  public final void push(PileState pile, int square, Piece piece) {
    require(WRITE);
    requireMayLie(pile, square, piece);
    if (pile.isSingle()) {
      Piece lost = board.unbury(pile.word(), square);
      if (lost != null) {
        note(TraceEvent.Kind.LOST, Square.of(square), lost, pile.token());
      }
    }
    board.bury(pile.word(), square, piece);
    note(TraceEvent.Kind.BURIED, Square.of(square), piece, pile.token());
  }

  private void requireMayLie(PileState pile, int square, Piece piece) {
    if (piece.is(Role.KING)) {
      throw new BrokenRuleException("a king may not lie under " + SquareNames.name(square));
    }
    if (piece.is(Role.PAWN) && !rules.pawnSquares().allow(piece.side(), square)) {
      throw new BrokenRuleException("a pawn may not lie under " + SquareNames.name(square));
    }
    if (!pile.isSingle()
        && pile.limit() <= MOST_UNITS
        && board.buried(pile.word(), square, pile.limit() - 1) != null) {
      throw new BrokenRuleException(
          "only %d units of '%s' may lie under %s"
              .formatted(pile.limit(), pile.token(), SquareNames.name(square)));
    }
  }

  @Override
  public final @Nullable Piece pop(PileState pile, int square) {
    require(WRITE);
    return board.unbury(pile.word(), square);
  }

  @Override
  public final void setUnitState(StateKind kind, int square, long bits, long value) {
    require(WRITE);
    if (value != 0 && unit(square).is(Role.KING)) {
      throw new BrokenRuleException(
          "a king has no '"
              + kind.token()
              + "', so it cannot be set on "
              + SquareNames.name(square));
    }
    board.setUnitState(square, board.unitState(square) & ~bits | value);
    if (value != 0 && kind instanceof UnitFlagState) {
      note(TraceEvent.Kind.MARKED, Square.of(square), board.at(square), kind.token());
    }
  }

  // The journal

  final void note(Effect effect) {
    if (journal != null) {
      journal.add(state.stage(), state.acting(), effect);
    }
  }

  final void note(
      TraceEvent.Kind kind, @Nullable Square square, @Nullable Piece piece, String token) {
    if (journal != null) {
      journal.add(state.stage(), state.acting(), kind, square, piece, token);
    }
  }
}

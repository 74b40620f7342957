package org.molychess.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.Stage;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CheckHook;
import org.molychess.spi.Mate;
import org.molychess.spi.MateHook;
import org.molychess.spi.MoveHook;
import org.molychess.spi.Promotion;
import org.molychess.spi.Turn;
import org.molychess.spi.TurnHook;

/**
 * Plays one move from beginning to end, with every hook, and judges it (RULES 1.2).
 *
 * <p>The order is fixed: the victim is lifted, the unit moves, a pawn promotes, castling moves the
 * rook; departures; the victim's fate; the promoted figure; departures; the hooks that follow every
 * move; the king's safety; checks; the end of the turn; mates.
 *
 * <p>Where a hook asks for the mover's choice, the move is played again for every answer.
 */
final class Script extends BoardView implements Capture, Promotion, Mate, Turn {
  private final boolean kingsReturn;

  /** Answers "is it mate?" by the conditions without their endings; null if nobody asks. */
  private final @Nullable Worker beneath;

  /** Keeps the effects while a move is made for a caller; null while counting. */
  private @Nullable List<Effect> journal;

  /** Keeps what hooks do and find, along with the journal. */
  private List<Deed> deeds = new ArrayList<>();

  // The move.
  private Node node;
  private int move;
  private int mover;
  private int victimCode;
  private int victimSquare;
  private long victimCoat;

  // How far it has got.
  private Stage stage = Stage.MOVE;
  private String acting = "";
  private @Nullable String forbidden;
  private String forbiddenBy = "";
  private boolean settled;
  private boolean byStep;

  /** Where the figure stands that a pawn has become in this move; 64 if there is none. */
  private int promoted;

  private int promotionSquare;
  private @Nullable Piece figure;

  /** Where the victim has been reborn; 64 if it has not. */
  private int reborn;

  /** Where a victim stands that was promoted at its rebirth; 64 if there is none. */
  private int promotedVictim;

  /** Whether the board is closed to edits. */
  private boolean frozen;

  /** Whether the hook at work has promised to do no more than write declared state. */
  private boolean keeping;

  /** Squares that units have left since the departure hooks were last asked. */
  private long left;

  /** Whether the move is only judged, so that nobody will see the end of the turn. */
  private boolean last;

  /** Whether more has happened than the quick look at the king's safety can judge. */
  private boolean irregular;

  /** Whether a waiting pawn becomes a figure, before the move itself. */
  private boolean choosing;

  private long enPassantBefore;

  Script(Program program) {
    super(program, new Board(program.layout));
    node = new Node(program);
    kingsReturn = program.may(Capability.RETURN_KING);
    beneath = program.beneath == null ? null : new Worker(program.beneath);
  }

  void keepJournal() {
    journal = new ArrayList<>();
  }

  List<Effect> effects() {
    return journal == null ? List.of() : List.copyOf(journal);
  }

  /** Returns what the hooks did and found in the last move, in order. */
  List<Deed> deeds() {
    return List.copyOf(deeds);
  }

  /** Returns why the last move is illegal, or null. */
  @Nullable String reason() {
    return forbidden;
  }

  /** Returns the condition that forbids the last move; empty if its king is in check. */
  String forbiddenBy() {
    return forbiddenBy;
  }

  /**
   * Plays the move on {@code child}, with the node's {@link Answers}.
   *
   * @return whether it is legal; if not, the child is of no use
   */
  boolean play(Node from, int what, Board child) {
    return play(from, what, child, false);
  }

  /**
   * Returns whether the move is legal, with the node's {@link Answers}; the child is only scratch.
   */
  boolean judge(Node from, int what, Board child) {
    return play(from, what, child, true);
  }

  private boolean play(Node from, int what, Board child, boolean judgeOnly) {
    begin(from, what, child);
    last = judgeOnly;
    try {
      return run();
    } catch (RuntimeException e) {
      throw blame(e);
    }
  }

  /** Names the condition, the move and the position in which a hook has failed. */
  private BrokenRuleException blame(RuntimeException cause) {
    String where =
        MoveText.machine(move) + " in '" + FenWriter.write(program, node.board, 0, 1) + "'";
    if (Program.isNamed(cause)) {
      return new BrokenRuleException(cause.getMessage() + ", at " + where, cause);
    }
    return new BrokenRuleException(
        "condition '"
            + acting
            + "' failed at "
            + where
            + ": "
            + (cause instanceof BrokenRuleException ? cause.getMessage() : cause.toString()),
        cause);
  }

  private void begin(Node from, int what, Board child) {
    node = from;
    move = what;
    board = child;
    mover = from.board.side;
    stage = Stage.MOVE;
    acting = "";
    forbidden = null;
    forbiddenBy = "";
    settled = true;
    promoted = 64;
    promotedVictim = 64;
    reborn = 64;
    frozen = false;
    keeping = false;
    left = 0;
    irregular = Moves.code(what) == Board.KING;
    choosing = false;
    from.answers.rewind();
    if (journal != null) {
      journal = new ArrayList<>(from.chosen);
      deeds = new ArrayList<>();
    }
  }

  private boolean run() {
    moveUnits();
    departures();
    captureHooks();
    promotionHooks();
    departures();
    moveHooks();
    if (forbidden != null) {
      return false;
    }
    if (!isKingSafe()) {
      forbidden = "it leaves the king in check";
      return false;
    }
    if (node.asksAboutChecks
        && (irregular || program.check != null || node.mayCheck(move))
        && Checks.inCheck(program, board, mover ^ 1)) {
      return afterCheck();
    }
    if (!last) {
      endTurn();
    }
    return true;
  }

  /** Lifts the victim, moves the unit, promotes a pawn, takes the rook along in castling. */
  private void moveUnits() {
    int from = Moves.from(move);
    int to = Moves.to(move);
    Board before = node.board;
    victimSquare = Moves.isEnPassant(move) ? Generator.victim(to) : to;
    victimCode = before.code(victimSquare);
    make(before, board, move, kingsReturn);
    left = 1L << from;
    if (victimCode != 0) {
      settled = false;
      victimCoat = before.coat(victimSquare);
      if (victimSquare != to) {
        board.clear(victimSquare);
        irregular = true;
      }
    }
    if (Moves.promotion(move) != 0) {
      promote(to, true);
    }
    if (Moves.isCastling(move)) {
      left |= 1L << Moves.rookFrom(move);
    }
  }

  private void promote(int square, boolean step) {
    promoted = square;
    promotionSquare = square;
    figure = Board.piece(Moves.promotion(move), mover);
    byStep = step;
  }

  /** Moves units as in orthodox chess, but leaves an e.p. victim. */
  private static void make(Board before, Board board, int move, boolean kingsReturn) {
    int code = Moves.code(move);
    int promotion = Moves.promotion(move);
    board.copyMoved(before, Moves.from(move), Moves.to(move), promotion == 0 ? code : promotion);
    if (code == Board.KING) {
      if (Moves.isCastling(move)) {
        board.move(Moves.rookFrom(move), Moves.rookTo(move), Board.ROOK);
      }
      if (!kingsReturn) {
        Castling.loseMarks(board, board.side);
      }
    }
  }

  /** Plays a plain move: one that no hook but the end of the turn concerns. */
  void playPlain(Node from, int what, Board child) {
    make(from.board, child, what, kingsReturn);
    finishPlain(from, what, child);
  }

  private void finishPlain(Node from, int what, Board child) {
    if (program.turns.length == 0) {
      child.side ^= 1;
      child.enPassant = Moves.skipped(what);
    } else {
      board = child;
      node = from;
      move = what;
      mover = child.side;
      try {
        endTurn();
      } catch (RuntimeException e) {
        throw blame(e);
      }
    }
    if (journal != null) {
      journal = new ArrayList<>(from.chosen);
    }
    from.answers.rewind();
  }

  /** Plays a legal capture of which the forecast tells everything. */
  void playForeseen(Node from, int what, Board child, Forecast forecast) {
    int start = Moves.from(what);
    int to = Moves.to(what);
    make(from.board, child, what, kingsReturn);
    int home = forecast.rebirth(from, Forecast.capturer(what), start, to);
    if (home != 64) {
      int victim = from.board.code(to);
      int enemy = from.board.side ^ 1;
      board = child;
      child.put(home, victim, enemy);
      child.setCoat(home, from.board.coat(to));
      mark(home, victim, enemy);
    }
    finishPlain(from, what, child);
  }

  // Hooks

  private void departures() {
    if (program.departures.length == 0) {
      left = 0;
      return;
    }
    Stage outer = stage;
    stage = Stage.DEPARTURE;
    // A hook's edits may leave further squares, so ask until it is quiet.
    while (left != 0) {
      // The unit that moves goes first: in castling the king before the rook.
      long first = left & 1L << Moves.from(move);
      int square = Long.numberOfTrailingZeros(first != 0 ? first : left);
      left &= ~(1L << square);
      for (Program.Watch watch : program.departures) {
        if ((watch.squares(this) >>> square & 1) != 0) {
          acting = watch.rule();
          watch.hook().left(Square.of(square), this);
        }
      }
    }
    stage = outer;
  }

  private void captureHooks() {
    if (victimCode == 0) {
      return;
    }
    stage = Stage.BEFORE_CAPTURE;
    frozen = true;
    for (Program.Entry<CaptureHook> entry : program.beforeCaptures) {
      if (isAsked(entry)) {
        acting = entry.rule();
        entry.hook().captured(this);
      }
    }
    frozen = false;
    if (forbidden != null) {
      return;
    }
    stage = Stage.CAPTURE;
    for (int i = 0; !settled && i < program.captures.length; i++) {
      if (isAsked(program.captures[i])) {
        acting = program.captures[i].rule();
        keeping = program.keepsBoard(i) && !isEnPassant();
        program.captures[i].hook().captured(this);
        keeping = false;
      }
    }
    if (!settled && victimCode == Board.KING) {
      forbid("the king could not be reborn");
    }
    stage = Stage.AFTER_CAPTURE;
    for (Program.Entry<CaptureHook> entry : program.afterCaptures) {
      acting = entry.rule();
      keeping = program.afterCapturesKeepBoard() && !isEnPassant();
      entry.hook().captured(this);
      keeping = false;
    }
    if (board.code(victimSquare) == 0) {
      // En passant, what lay under the victim stays there while its fate is open.
      left |= 1L << victimSquare;
    }
  }

  /** Returns whether the condition takes part in this capture: kings concern few. */
  private boolean isAsked(Program.Entry<CaptureHook> entry) {
    return victimCode != Board.KING || program.takesKings(entry.rule());
  }

  private void promotionHooks() {
    followPromotion();
    if (promotedVictim < 64) {
      promoted = promotedVictim;
      promotionSquare = promotedVictim;
      figure = unit(promotedVictim);
      byStep = false;
      promotedVictim = 64;
      followPromotion();
    }
  }

  private void followPromotion() {
    stage = Stage.PROMOTION;
    for (int i = 0; promoted < 64 && i < program.promotions.length; i++) {
      acting = program.promotions[i].rule();
      program.promotions[i].hook().promoted(this);
    }
  }

  private void moveHooks() {
    stage = Stage.AFTER_MOVE;
    for (Program.Entry<MoveHook> entry : program.moves) {
      acting = entry.rule();
      entry.hook().moved(this);
      departures();
    }
  }

  private boolean afterCheck() {
    stage = Stage.CHECK;
    Program.Ban ban = program.banOnChecks(this);
    if (ban != null) {
      acting = ban.rule();
      forbid(ban.reason());
      return false;
    }
    frozen = true;
    for (Program.Entry<CheckHook> entry : program.checks) {
      acting = entry.rule();
      entry.hook().gaveCheck(this);
    }
    frozen = false;
    if (forbidden != null) {
      return false;
    }
    endTurn();
    if (beneath == null
        || program.mates.length == 0
        || board.side == mover
        || program.isOver(board)
        || beneath.hasLegalMove(board)) {
      return true;
    }
    irregular = true;
    stage = Stage.MATE;
    for (Program.Entry<MateHook> entry : program.mates) {
      acting = entry.rule();
      entry.hook().mated(this);
    }
    departures();
    if (forbidden == null && !isKingSafe()) {
      forbidden = "it leaves the king in check";
    }
    return forbidden == null;
  }

  /** Returns whether the side to move has a legal move by the conditions without their endings. */
  boolean hasReplyBeneath(Board position) {
    return beneath != null && beneath.hasLegalMove(position);
  }

  private void endTurn() {
    enPassantBefore = board.enPassant;
    board.enPassant = Moves.skipped(move);
    board.side = mover ^ 1;
    stage = Stage.TURN_END;
    for (Program.Entry<TurnHook> entry : program.turns) {
      acting = entry.rule();
      entry.hook().ended(this);
    }
  }

  /** Returns whether the mover's king is safe now; looks only at what has changed if it can. */
  private boolean isKingSafe() {
    if (node.quick && !irregular) {
      long zone = Tables.ZONE[node.king];
      long emptied = node.occupied & ~board.occupied() & zone;
      long arrived = board.units(mover ^ 1) & ~node.their & zone;
      if (arrived == 0 && (emptied & node.pinned) == 0 && (emptied & emptied - 1) == 0) {
        return true;
      }
    }
    return Checks.isSafe(program, board, mover);
  }

  /** Turns the mover's waiting pawn into a figure: the choice with which his move begins. */
  void choosePending(Node from, int square, int code, Node next) {
    begin(from, Moves.promotion(square, square, code), next.board);
    board.copy(from.board);
    board.move(square, square, code);
    promote(square, false);
    choosing = true;
    try {
      promotionHooks();
      departures();
    } catch (RuntimeException e) {
      throw blame(e);
    }
    if (journal != null) {
      next.chosen = effects();
      next.chosenDeeds = new ArrayList<>(from.chosenDeeds);
      next.chosenDeeds.addAll(deeds);
    }
  }

  // Choices

  @Override
  public Square chooseSquare(SquareSet squares) {
    demandMove();
    return answered(squares, node.answers.ask(squares.size()));
  }

  @Override
  public @Nullable Square chooseSquareOrNone(SquareSet squares) {
    demandMove();
    int answer = node.answers.ask(squares.size() + 1);
    if (answer == squares.size()) {
      node.answers.mean(Answers.NONE);
      return null;
    }
    return answered(squares, answer);
  }

  private Square answered(SquareSet squares, int answer) {
    long rest = squares.bits();
    for (int i = 0; i < answer; i++) {
      rest &= rest - 1;
    }
    int square = Long.numberOfTrailingZeros(rest);
    node.answers.mean(square);
    return Square.of(square);
  }

  @Override
  public Role chooseRole(Role... roles) {
    demandMove();
    Role role = roles[node.answers.ask(roles.length)];
    node.answers.mean(64 + Board.code(role));
    return role;
  }

  // Edits

  private void note(Effect effect) {
    if (journal != null) {
      journal.add(effect);
      deeds.add(new Deed(stage, acting, Deed.Kind.EFFECT, effect, null, null, ""));
    }
  }

  /** Notes what a hook did or found besides edits, while a move is made for a caller. */
  void note(Deed.Kind kind, @Nullable Square square, @Nullable Piece piece, String token) {
    if (journal != null) {
      deeds.add(new Deed(stage, acting, kind, null, square, piece, token));
    }
  }

  @Override
  public boolean isEmpty(Square square) {
    boolean empty = super.isEmpty(square);
    if (!empty) {
      note(Deed.Kind.OCCUPIED, square, at(square), "");
    }
    return empty;
  }

  @Override
  public Side side() {
    return mover == Board.WHITE ? Side.WHITE : Side.BLACK;
  }

  private void demandUnpromised() {
    if (keeping) {
      throw new BrokenRuleException(
          "a hook that keeps the board after a capture may not edit it, forbid the move or ask for a"
              + " choice");
    }
  }

  /** A choice for a waiting pawn comes before the move, which it can neither forbid nor name. */
  private void demandMove() {
    demandUnpromised();
    if (choosing) {
      throw new BrokenRuleException(
          "a hook may not forbid what a waiting pawn becomes, or ask for a choice then: the move is"
              + " yet to be made");
    }
  }

  private void demandOpen() {
    demandUnpromised();
    if (frozen) {
      throw new BrokenRuleException("this hook may forbid the move, but not edit the board");
    }
  }

  private void demandFree(int square) {
    if (!isFree(square)) {
      throw new BrokenRuleException(
          Squares.name(square) + " is not empty; a unit is never overwritten");
    }
  }

  private void demandAllowed(int square, int code, int of) {
    if (code == Board.PAWN && (Board.PAWN_RANKS >>> square & 1) == 0) {
      Side side = of == Board.WHITE ? Side.WHITE : Side.BLACK;
      if (!program.mayHoldPawn(side, Square.of(square))) {
        throw new BrokenRuleException(
            "a pawn may not be placed on "
                + Squares.name(square)
                + " without declaring may("
                + (Square.of(square).rank() == side.firstRank()
                    ? Capability.STRAND_PAWN
                    : Capability.LEAVE_PAWN_WAITING)
                + ")");
      }
    }
    if (code == Board.KING && !kingsReturn) {
      throw new BrokenRuleException("a king may not be placed without declaring may(RETURN_KING)");
    }
  }

  /** Gives its mark to a rook placed on its corner, or a king carried home (RULES 1.3). */
  private void mark(int square, int code, int of) {
    long bit = 1L << square;
    if (code == Board.ROOK
            && (bit & Castling.corners(of)) != 0
            && (kingsReturn || Castling.kingUnmoved(board, of))
        || code == Board.KING && square == Castling.kingHome(of)) {
      board.unmoved |= bit;
    }
  }

  private void put(int square, int code, int of, long coat) {
    demandOpen();
    demandFree(square);
    demandAllowed(square, code, of);
    board.put(square, code, of);
    board.setCoat(square, coat);
    mark(square, code, of);
    irregular |= of == mover;
    if (journal != null) {
      note(new Effect.Placed(Board.piece(code, of), Square.of(square), acting));
    }
  }

  @Override
  public void place(Piece piece, Square square) {
    put(
        square.ordinal(),
        Board.code(piece.role()),
        piece.side().ordinal(),
        program.layout.bareCoat());
  }

  @Override
  public void rebirth(Square home) {
    settled = true;
    reborn = home.ordinal();
    put(home.ordinal(), victimCode, mover ^ 1, victimCoat);
  }

  @Override
  public void rebirth(Square home, Role role) {
    settled = true;
    reborn = home.ordinal();
    put(home.ordinal(), Board.code(role), mover ^ 1, victimCoat);
  }

  @Override
  public void rebirthPromoted(Square home, Role figure) {
    rebirth(home, figure);
    promotedVictim = home.ordinal();
  }

  @Override
  public @Nullable Square rebornOn() {
    return reborn == 64 ? null : Square.of(reborn);
  }

  @Override
  public void settle() {
    settled = true;
  }

  private int demandUnit(int square) {
    int code = board.code(square);
    if (code == 0) {
      throw new BrokenRuleException("no unit stands on " + Squares.name(square));
    }
    return code;
  }

  @Override
  public void remove(Square square) {
    int at = square.ordinal();
    demandOpen();
    demandUnit(at);
    if (journal != null) {
      note(new Effect.Removed(unit(at), square, acting));
    }
    board.clear(at);
    left |= 1L << at;
    irregular = true;
    if (at == promoted) {
      promoted = 64;
    }
  }

  @Override
  public void transfer(Square from, Square to) {
    int start = from.ordinal();
    demandOpen();
    int code = demandUnit(start);
    int of = unit(start).side().ordinal();
    if (from == to) {
      mark(start, code, of);
      return;
    }
    demandFree(to.ordinal());
    demandAllowed(to.ordinal(), code, of);
    if (journal != null) {
      note(new Effect.Transferred(unit(start), from, to, acting));
    }
    board.move(start, to.ordinal(), code);
    mark(to.ordinal(), code, of);
    left |= 1L << start;
    irregular = true;
    if (start == promoted) {
      promoted = to.ordinal();
    }
  }

  @Override
  public void change(Square square, Role role) {
    int at = square.ordinal();
    demandOpen();
    demandUnit(at);
    Piece before = unit(at);
    demandAllowed(at, Board.code(role), before.side().ordinal());
    board.move(at, at, Board.code(role));
    mark(at, Board.code(role), before.side().ordinal());
    irregular = true;
    if (journal != null) {
      note(new Effect.Changed(before, before.as(role), square, acting));
    }
  }

  private Piece unit(int square) {
    Piece unit = board.at(square);
    if (unit == null) {
      throw new BrokenRuleException("no unit stands on " + Squares.name(square));
    }
    return unit;
  }

  @Override
  public void forbid(String reason) {
    demandMove();
    if (forbidden == null) {
      forbidden = reason;
      forbiddenBy = acting;
    }
  }

  // The capture

  long victimCoat() {
    return victimCoat;
  }

  @Override
  public Piece victim() {
    return Board.piece(victimCode, mover ^ 1);
  }

  @Override
  public Square captureSquare() {
    return Square.of(victimSquare);
  }

  @Override
  public Piece capturer() {
    int promotion = Moves.promotion(move);
    return Board.piece(promotion == 0 ? Moves.code(move) : promotion, mover);
  }

  @Override
  public Square departure() {
    return Square.of(Moves.from(move));
  }

  @Override
  public Square arrival() {
    return Square.of(Moves.to(move));
  }

  @Override
  public boolean isPromotion() {
    return Moves.promotion(move) != 0;
  }

  @Override
  public boolean isEnPassant() {
    return Moves.isEnPassant(move);
  }

  // The promotion

  @Override
  public Piece figure() {
    return Objects.requireNonNull(figure);
  }

  @Override
  public Square promotionSquare() {
    return Square.of(promotionSquare);
  }

  @Override
  public Square figureSquare() {
    return Square.of(promoted);
  }

  @Override
  public boolean byStep() {
    return byStep;
  }

  // The mate

  @Override
  public Side loser() {
    return side().opposite();
  }

  @Override
  public boolean rescue(Square home) {
    Square king = king(loser());
    if (king == null) {
      return false;
    }
    Board before = new Board(board);
    int known = journal == null ? 0 : journal.size();
    int done = deeds.size();
    transfer(king, home);
    String rule = acting;
    departures();
    acting = rule;
    if (!Checks.inCheck(program, board, mover ^ 1)) {
      return true;
    }
    board.copy(before);
    if (journal != null) {
      journal.subList(known, journal.size()).clear();
      deeds.subList(done, deeds.size()).clear();
    }
    note(Deed.Kind.UNSAFE, home, null, "");
    return false;
  }

  // The end of the turn

  @Override
  public SquareSet enPassantBefore() {
    return SquareSet.ofBits(enPassantBefore);
  }

  @Override
  public SquareSet enPassant() {
    return SquareSet.ofBits(board.enPassant);
  }

  @Override
  public void setEnPassant(SquareSet squares) {
    board.enPassant = squares.bits();
  }

  @Override
  public void keepTurn() {
    if (!program.may(Capability.KEEP_TURN)) {
      throw new BrokenRuleException("the turn may not be kept without declaring may(KEEP_TURN)");
    }
    board.side = mover;
    note(Deed.Kind.KEPT_TURN, null, null, "");
  }
}

package org.molychess.engine.setup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.rules.BoardView;
import org.molychess.engine.rules.Checks;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.HookFailure;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.state.HookState;
import org.molychess.engine.text.Quotes;
import org.molychess.engine.text.SquareNames;
import org.molychess.spi.Capability;
import org.molychess.spi.Setup;
import org.molychess.spi.SetupHook;

/**
 * Reads a position as RULES 8 has it: the game reading, on request lenient or of a problem.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#8">RULES 8</a>
 */
public final class FenReader {
  /**
   * What a FEN says.
   *
   * @param board the board, which belongs to the caller
   * @param halfmoves the number of moves since the last capture or pawn's move
   * @param moveNumber the number of the move
   * @param repairs what a lenient reading has mended
   * @param operations what an EPD says besides
   */
  public record Result(
      Board board,
      int halfmoves,
      int moveNumber,
      List<String> repairs,
      List<EpdOperation> operations) {}

  /** The longest text that is looked at, in characters. */
  public static final int LONGEST = 20_000;

  /**
   * The most units on the board and under it. No condition here adds one, so the FEN of what is
   * played from here stays short enough to be read again.
   */
  public static final int MOST_UNITS = 10_000;

  private final CompiledRules rules;
  private final FenMode mode;
  private final FenReport report;
  private final Board board;

  private FenReader(CompiledRules rules, String fen, FenMode mode) {
    this.rules = rules;
    this.mode = mode;
    report = new FenReport(fen, mode.lenient());
    board = rules.layout.newBoard();
  }

  /**
   * Reads a FEN.
   *
   * @throws FenException if it is not one, or the position cannot be under these rules
   */
  public static Result read(CompiledRules rules, String fen, FenMode mode) {
    return new FenReader(rules, fen, mode).read();
  }

  private Result read() {
    int length = report.text().length();
    if (length > LONGEST) {
      throw report.fault("length", length + " characters are too many; at most " + LONGEST);
    }
    FenFields fields = new FenFields(report, mode);
    PlacementField.read(report, fields.placement, board);
    board.side = fields.whiteToMove ? Board.WHITE : Board.BLACK;
    DeclaredTokens tokens = new DeclaredTokens(report, rules, fields.tokens);
    units(Board.WHITE);
    units(Board.BLACK);
    new CastlingField(report, rules, board, tokens.unmoved()).read(fields.castling, mode.problem());
    new EnPassantField(report, rules, board).read(fields.enPassant);
    tokens.read(board, MOST_UNITS);
    kingsAndChecks();
    setUp();
    return new Result(
        board, fields.halfmoves, fields.moveNumber, report.repairs(), fields.operations);
  }

  private void units(int side) {
    int kings = Long.bitCount(board.kings() & board.units(side));
    boolean mayLack = mode.kingless() || rules.may(Capability.LOSE_KING);
    if (kings > 1 || kings == 0 && !mayLack) {
      String name = side == Board.WHITE ? "White" : "Black";
      throw report.fault(
          "placement",
          kings == 0
              ? name + " has no king; only the readings of problems and without kings allow that"
              : name + " has " + kings + " kings; a side has one");
    }
    long pawns = board.pawns() & board.units(side);
    long wrong = pawns & ~rules.pawnSquares().of(side);
    if (wrong != 0) {
      throw report.fault("placement", "a pawn cannot stand on " + SquareNames.name(wrong));
    }
  }

  private void kingsAndChecks() {
    int waits = board.side ^ 1;
    long checkers = Checks.checkers(rules, board, waits);
    if (checkers == 0) {
      return;
    }
    if ((checkers & board.kings()) != 0) {
      throw report.fault("placement", "the kings stand side by side");
    }
    throw report.fault(
        "placement",
        "the king on "
            + SquareNames.name(board.king(waits))
            + " is in check, but the other side is to move");
  }

  private void setUp() {
    if (rules.setups.isEmpty()) {
      return;
    }
    SetupView view = new SetupView();
    for (RuleHook<SetupHook> entry : rules.setups) {
      view.open(HookState.READ | HookState.ANSWER);
      try {
        entry.hook().setUp(view);
      } catch (Throwable e) {
        HookFailure.rethrowIfFatal(e);
        throw HookFailure.naming(
            "condition '"
                + entry.rule()
                + "' failed to set up '"
                + Quotes.clipWord(report.text())
                + "': "
                + HookFailure.describe(e),
            e);
      } finally {
        view.reopen(0);
      }
      String refused = view.refused;
      if (refused != null) {
        throw report.fault(entry.rule(), refused);
      }
    }
  }

  private final class SetupView extends BoardView implements Setup {
    private @Nullable String refused;

    SetupView() {
      super(rules.layout, rules.closed(), FenReader.this.board);
    }

    @Override
    public SquareSet enPassant() {
      require(READ);
      return SquareSet.ofBits(board.enPassant);
    }

    @Override
    public void refuseEnPassant(Square square, String reason) {
      require(ANSWER);
      HookFailure.requireReason(reason);
      if (mode.lenient()) {
        board.enPassant &= ~(1L << square.ordinal());
        report.mended("dropped en passant " + square + ": it " + reason);
      } else {
        refuse("e.p. square " + square + " " + reason);
      }
    }

    @Override
    public void refuse(String reason) {
      require(ANSWER);
      HookFailure.requireReason(reason);
      if (refused == null) {
        refused = reason;
      }
    }
  }
}

package org.molychess.engine;

import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Capture;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Promotion;
import org.molychess.spi.PromotionHook;

/**
 * A capture, a promotion or a departure that is not played: it finds out what hooks do with it.
 *
 * <p>Most hooks look at nothing but who takes what where, and whether one square is empty. What
 * they do can be learnt once and looked up ever after. A hook that asks for anything else is told
 * {@link Unforeseen}, and is asked anew at every capture.
 */
final class Rehearsal implements Capture, Promotion {
  /** The hook depends on more than can be foreseen. */
  private static final class Unforeseen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unforeseen() {
      super("", null, false, false);
    }
  }

  /** The hook did nothing. */
  static final int PASS = 0;

  // 1 to 6: the victim is reborn on the square asked for, as the unit with this code.

  /** The hook forbade the capture. */
  static final int FORBID = 7;

  /** The hook settled the victim's fate and left the board as it was. */
  static final int SETTLE = 8;

  /** The hook transferred the promoted figure. */
  private static final int TRANSFER = 9;

  /** The hook let a unit reappear from a pile. */
  private static final int REAPPEAR = 10;

  private final Piece capturer;

  /** The unit that is captured; null where a promotion is rehearsed. */
  private final @Nullable Piece victim;

  private final Square square;
  private final boolean promoted;
  private final boolean empty;
  private @Nullable Square asked;

  /** The pile from which the unit reappears; null unless that is rehearsed. */
  private @Nullable PileState pile;

  private boolean popped;

  /** What rides on the victim; -1 if that is not said. */
  private long coat = -1L;

  /** What has been changed of that since. */
  private long changed;

  /** Whether the victim has met its fate, and hooks look at it once more. */
  private boolean after;

  private int result = PASS;

  private Rehearsal(
      Piece capturer, @Nullable Piece victim, Square square, boolean promoted, boolean empty) {
    this.capturer = capturer;
    this.victim = victim;
    this.square = square;
    this.promoted = promoted;
    this.empty = empty;
  }

  /**
   * Returns what the hook does: the square it asks for, and the result if that is empty, and if it
   * is not, in 6, 4 and 4 bits; -1 if it cannot be foreseen.
   */
  static int of(CaptureHook hook, Piece capturer, Piece victim, Square square, boolean promoted) {
    return result(
        new Rehearsal(capturer, victim, square, promoted, true),
        new Rehearsal(capturer, victim, square, promoted, false),
        hook::captured);
  }

  /** The same for the only capture hook of a program, by what rides on the victim. */
  static int of(Program program, Piece capturer, Piece victim, Square square, long coat) {
    return result(
        new Rehearsal(capturer, victim, square, false, true),
        new Rehearsal(capturer, victim, square, false, false),
        rehearsal -> rehearsal.capture(program, coat));
  }

  private void capture(Program program, long victimCoat) {
    coat = victimCoat;
    program.captures[0].hook().captured(this);
    after = true;
    for (Program.Entry<CaptureHook> entry : program.afterCaptures) {
      entry.hook().captured(this);
    }
  }

  private static int result(
      Rehearsal ifEmpty, Rehearsal otherwise, Consumer<Rehearsal> toBeRehearsed) {
    try {
      toBeRehearsed.accept(ifEmpty);
      toBeRehearsed.accept(otherwise);
    } catch (RuntimeException e) {
      // Whatever went wrong here will be reported when the hook is asked for real.
      return -1;
    }
    Square asked = ifEmpty.asked;
    if (asked != otherwise.asked || asked == null && ifEmpty.result != otherwise.result) {
      return -1;
    }
    return (asked == null ? 0 : asked.ordinal()) | ifEmpty.result << 6 | otherwise.result << 10;
  }

  /**
   * Returns whether the hook, when a unit leaves this square by its own move, lets the top of the
   * pile reappear there, and does nothing else but mark it.
   */
  static boolean isReappearance(DepartureHook hook, PileState pile, Piece ghost, Square square) {
    Rehearsal rehearsal = new Rehearsal(ghost, null, square, false, true);
    rehearsal.pile = pile;
    rehearsal.asked = square;
    try {
      hook.left(square, rehearsal);
    } catch (RuntimeException e) {
      return false;
    }
    return rehearsal.popped && rehearsal.result == REAPPEAR;
  }

  /** Takes the top of a pile. */
  Piece pop(PileState from, Square at) {
    if (from != pile || at != square || popped) {
      throw new Unforeseen();
    }
    popped = true;
    return capturer;
  }

  /**
   * Changes what rides on a unit that has just appeared: these bits, which nobody asks for then.
   */
  void mark(Square at, long bits) {
    if (after ? at != rebornOn() : at != square || result != REAPPEAR) {
      throw new Unforeseen();
    }
    changed |= bits;
  }

  /** Returns what rides on the victim. */
  long victimCoat() {
    if (coat < 0) {
      throw new Unforeseen();
    }
    return coat;
  }

  /** Returns what rides on the victim reborn, of which these bits are asked for. */
  long coat(Square at, long bits) {
    if (at != rebornOn() || (bits & changed) != 0) {
      throw new Unforeseen();
    }
    return victimCoat();
  }

  /**
   * Returns whether the hook does no more with a figure that a pawn has become by its own step than
   * transfer it to an empty square.
   */
  static boolean isForeseen(PromotionHook hook, Piece figure, Square square) {
    for (boolean empty : new boolean[] {true, false}) {
      Rehearsal rehearsal = new Rehearsal(figure, null, square, true, empty);
      try {
        hook.promoted(rehearsal);
      } catch (RuntimeException e) {
        return false;
      }
      if (rehearsal.result != PASS && rehearsal.result != TRANSFER) {
        return false;
      }
    }
    return true;
  }

  /** Nothing is known of the move with which a unit departs. */
  private void demandMove() {
    if (pile != null) {
      throw new Unforeseen();
    }
  }

  private void conclude(int what) {
    if (after || result != PASS) {
      throw new Unforeseen();
    }
    result = what;
  }

  // What a foreseeable hook may ask and do.

  @Override
  public Piece victim() {
    return Objects.requireNonNull(victim);
  }

  @Override
  public Square captureSquare() {
    return square;
  }

  @Override
  public Square arrival() {
    demandMove();
    return square;
  }

  @Override
  public Piece capturer() {
    return capturer;
  }

  @Override
  public Side side() {
    demandMove();
    return capturer.side();
  }

  @Override
  public boolean isPromotion() {
    return promoted;
  }

  @Override
  public boolean isEnPassant() {
    return false;
  }

  @Override
  public boolean isEmpty(Square other) {
    if (after || result != PASS || asked != null && asked != other) {
      throw new Unforeseen();
    }
    asked = other;
    return empty;
  }

  @Override
  public void rebirth(Square home) {
    rebirth(home, victim().role());
  }

  @Override
  public void rebirth(Square home, Role role) {
    if (home != asked || !empty) {
      throw new Unforeseen();
    }
    conclude(Board.code(role));
  }

  @Override
  public void settle() {
    conclude(SETTLE);
  }

  @Override
  public void forbid(String reason) {
    conclude(FORBID);
  }

  @Override
  public Piece figure() {
    return capturer;
  }

  @Override
  public Square promotionSquare() {
    return square;
  }

  @Override
  public Square figureSquare() {
    if (result != PASS) {
      throw new Unforeseen();
    }
    return square;
  }

  @Override
  public boolean byStep() {
    return true;
  }

  @Override
  public void transfer(Square from, Square to) {
    if (victim != null || pile != null || from != square || to != asked || !empty) {
      throw new Unforeseen();
    }
    conclude(TRANSFER);
  }

  @Override
  public @Nullable Square rebornOn() {
    if (!after) {
      throw new Unforeseen();
    }
    return result == PASS || result >= FORBID ? null : asked;
  }

  @Override
  public @Nullable Piece at(Square at) {
    if (at != rebornOn()) {
      throw new Unforeseen();
    }
    return Piece.of(victim().side(), Board.role(result));
  }

  // Everything else depends on the position.

  @Override
  public Square departure() {
    throw new Unforeseen();
  }

  @Override
  public void rebirthPromoted(Square home, Role figure) {
    throw new Unforeseen();
  }

  @Override
  public void place(Piece piece, Square at) {
    if (!popped || piece != capturer || at != square) {
      throw new Unforeseen();
    }
    conclude(REAPPEAR);
  }

  @Override
  public void remove(Square at) {
    throw new Unforeseen();
  }

  @Override
  public void change(Square at, Role role) {
    throw new Unforeseen();
  }

  @Override
  public Square chooseSquare(SquareSet squares) {
    throw new Unforeseen();
  }

  @Override
  public @Nullable Square chooseSquareOrNone(SquareSet squares) {
    throw new Unforeseen();
  }

  @Override
  public Role chooseRole(Role... roles) {
    throw new Unforeseen();
  }

  @Override
  public SquareSet emptySquares() {
    throw new Unforeseen();
  }

  @Override
  public SquareSet occupied() {
    throw new Unforeseen();
  }

  @Override
  public SquareSet units(Side of) {
    throw new Unforeseen();
  }

  @Override
  public SquareSet squares(Piece piece) {
    throw new Unforeseen();
  }

  @Override
  public @Nullable Square king(Side of) {
    throw new Unforeseen();
  }

  @Override
  public boolean isAttacked(Square at, Side by) {
    throw new Unforeseen();
  }

  @Override
  public SquareSet attackers(Square at, Side by) {
    throw new Unforeseen();
  }
}

package org.molychess.engine.predict;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.RuleHook;
import org.molychess.engine.state.StateKind;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;

/**
 * A capture, not en passant, whose hook may ask who takes what where, and whether one square is
 * empty.
 *
 * <p>What the hook does is a number: {@link #PASS}, {@link #FORBID}, {@link #SETTLE}, or the code
 * of the unit as which the victim is reborn on the square that the hook has asked for.
 */
final class CaptureProbe extends HookProbe {
  /** The hook did nothing. */
  static final int PASS = 0;

  /** The hook forbade the capture. */
  static final int FORBID = 7;

  /** The hook settled the victim's fate and left the board as it was. */
  static final int SETTLE = 8;

  /** What a hook does cannot be told in advance. */
  static final int UNPREDICTABLE = -1;

  private final Piece capturer;
  private final Piece victim;
  private final Square square;
  private final boolean promoted;

  /** The answer to the question whether a square is empty. */
  private final boolean empty;

  /** The square that the hook has asked for. */
  private @Nullable Square asked;

  /** The unit state of the victim; -1 if it is not known. */
  private long victimState = -1L;

  /** The bits of it that hooks have changed since. */
  private long changed;

  /** Whether the victim's fate is settled, and the hooks that follow are asked. */
  private boolean after;

  private int result = PASS;

  private CaptureProbe(
      Piece capturer, Piece victim, Square square, boolean promoted, boolean empty) {
    this.capturer = capturer;
    this.victim = victim;
    this.square = square;
    this.promoted = promoted;
    this.empty = empty;
  }

  /**
   * Shows a capture to a judge; returns as {@link #of(CaptureHook, Piece, Piece, Square, boolean)}.
   */
  static int ofJudge(
      CaptureJudge judge, Piece capturer, Piece victim, Square square, boolean promoted) {
    return result(
        new CaptureProbe(capturer, victim, square, promoted, true),
        new CaptureProbe(capturer, victim, square, promoted, false),
        judge::judge);
  }

  /**
   * Shows a capture to a hook.
   *
   * @return the square that the hook asks for, what it does if that is empty, and what it does if
   *     it is not, in 6, 4 and 4 bits; or {@link #UNPREDICTABLE}
   */
  static int of(CaptureHook hook, Piece capturer, Piece victim, Square square, boolean promoted) {
    return result(
        new CaptureProbe(capturer, victim, square, promoted, true),
        new CaptureProbe(capturer, victim, square, promoted, false),
        hook::captured);
  }

  /**
   * Shows a capture to the only capture hook of the rules and to those that follow it; they may
   * also ask for the victim's unit state.
   */
  static int of(
      CompiledRules rules, Piece capturer, Piece victim, Square square, long victimState) {
    CaptureProbe ifEmpty = new CaptureProbe(capturer, victim, square, false, true);
    CaptureProbe otherwise = new CaptureProbe(capturer, victim, square, false, false);
    ifEmpty.victimState = victimState;
    otherwise.victimState = victimState;
    return result(ifEmpty, otherwise, probe -> probe.capture(rules));
  }

  private void capture(CompiledRules rules) {
    rules.captures[0].hook().captured(this);
    after = true;
    for (RuleHook<CaptureHook> hook : rules.afterCaptures) {
      hook.hook().captured(this);
    }
  }

  private static int result(
      CaptureProbe ifEmpty, CaptureProbe otherwise, Consumer<CaptureProbe> hook) {
    if (!show(ifEmpty, hook) || !show(otherwise, hook)) {
      return UNPREDICTABLE;
    }
    Square asked = ifEmpty.asked;
    if (asked != otherwise.asked || asked == null && ifEmpty.result != otherwise.result) {
      return UNPREDICTABLE;
    }
    return (asked == null ? 0 : asked.ordinal()) | ifEmpty.result << 6 | otherwise.result << 10;
  }

  private void conclude(int what) {
    if (after || result != PASS) {
      throw stop();
    }
    result = what;
  }

  @Override
  public Piece victim() {
    require(READ);
    return victim;
  }

  @Override
  public Square captureSquare() {
    require(READ);
    return square;
  }

  @Override
  public Square arrival() {
    require(READ);
    return square;
  }

  @Override
  public Piece capturer() {
    require(READ);
    return capturer;
  }

  @Override
  public Side side() {
    require(READ);
    return capturer.side();
  }

  @Override
  public boolean isPromotion() {
    require(READ);
    return promoted;
  }

  @Override
  public boolean isEnPassant() {
    require(READ);
    return false;
  }

  @Override
  public boolean canPlace(Square other) {
    require(READ);
    if (after || result != PASS || asked != null && asked != other) {
      throw stop();
    }
    asked = other;
    return empty;
  }

  @Override
  public void rebirth(Square home) {
    require(READ);
    rebirth(home, victim.role());
  }

  @Override
  public void rebirth(Square home, Role role) {
    require(READ);
    if (home != asked || !empty) {
      throw stop();
    }
    conclude(UnitCode.of(role));
  }

  @Override
  public void settle() {
    require(READ);
    conclude(SETTLE);
  }

  @Override
  public void forbid(String reason) {
    require(READ);
    conclude(FORBID);
  }

  @Override
  public @Nullable Square rebornOn() {
    require(READ);
    if (!after) {
      throw stop();
    }
    return result == PASS || result >= FORBID ? null : asked;
  }

  @Override
  public @Nullable Piece at(Square at) {
    require(READ);
    if (at != rebornOn()) {
      throw stop();
    }
    return Piece.of(victim.side(), UnitCode.role(result));
  }

  @Override
  public long victimState() {
    require(READ);
    if (victimState < 0) {
      throw stop();
    }
    return victimState;
  }

  /** Returns the unit state of the victim reborn, if no hook has changed the bits asked for. */
  @Override
  public long unitState(int at, long bits) {
    require(READ);
    if (!isReborn(at) || (bits & changed) != 0) {
      throw stop();
    }
    return victimState();
  }

  /**
   * Notes that bits of the unit state of the victim reborn are changed: nobody may ask for them
   * then.
   */
  @Override
  public void setUnitState(StateKind kind, int at, long bits, long value) {
    require(READ);
    if (!after || !isReborn(at)) {
      throw stop();
    }
    changed |= bits;
  }

  private boolean isReborn(int at) {
    Square home = rebornOn();
    return home != null && home.ordinal() == at;
  }
}

package org.molychess.engine.predict;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Side;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.Generator;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.Optimization;

/**
 * What the capture hooks of a set of rules do, known without playing the capture. Captures en
 * passant are not predicted.
 *
 * <p>A capturer is given by its code, or by {@link #PROMOTED} and the code of the officer if a pawn
 * promotes by the capture. A home is a square on which a victim may be reborn. Homes are sets of
 * squares where they are a {@code long}, and one square where they are an {@code int}.
 */
public final class CapturePrediction {
  /** The capture is illegal. */
  public static final int ILLEGAL = 0;

  /** The capture is legal. */
  public static final int LEGAL = 1;

  /** The capture must be played to know. */
  public static final int UNKNOWN = 2;

  /** Marks the code of a capturer as that of an officer which a pawn has just become. */
  public static final int PROMOTED = 8;

  private final List<short[]> tables;
  private final CaptureHomes homes;

  /** Whether a promotion hook may yet carry the officer away, perhaps in front of the king. */
  private final boolean promotionsAreHooked;

  private final boolean rebornUnchanged;
  private final boolean playsCaptures;
  private final boolean knowsSelfChecks;

  private CapturePrediction(CompiledRules rules, List<short[]> tables) {
    this.tables = tables;
    homes = new CaptureHomes(tables);
    promotionsAreHooked = rules.promotions.length != 0;
    rebornUnchanged = tables.size() == 1 && !homes.forbid() && !homes.changeUnits();
    playsCaptures =
        rebornUnchanged
            && tables.get(0).length != 0
            && rules.captures.length == 1
            && rules.afterCaptures.length + rules.departures.length == 0
            && pawnsMayStandOnHomes(rules);
    knowsSelfChecks = rebornUnchanged && rules.uses(Optimization.KEEP_SELF_CHECK_REBIRTHS);
  }

  /** Learns what the hooks do; null if one of them is unpredictable. */
  static @Nullable CapturePrediction of(CompiledRules rules) {
    if (rules.kinds().captures() && !rules.uses(Optimization.PREDICT_CAPTURES)) {
      return null;
    }
    List<short[]> tables = CaptureTables.of(rules);
    return tables == null ? null : new CapturePrediction(rules, tables);
  }

  private boolean pawnsMayStandOnHomes(CompiledRules rules) {
    short[] table = tables.get(0);
    for (int i = 0; i < table.length; i++) {
      Side side = i >> 13 == Board.WHITE ? Side.BLACK : Side.WHITE;
      if ((table[i] >> 6 & 15) == UnitCode.PAWN
          && !rules.pawnSquares().allow(side, table[i] & 63)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a single hook decides, forbids nothing, and gives victims back as they were.
   */
  public boolean rebornUnchanged() {
    return rebornUnchanged;
  }

  /** Returns whether captures can be played without asking the hook. */
  public boolean playsCaptures() {
    return playsCaptures;
  }

  /**
   * Returns whether no hook forbids a capture or places a unit: captures are as in orthodox chess.
   */
  public boolean isHarmless() {
    return homes.none();
  }

  /**
   * Returns whether {@link SelfCheckRebirths} knows every capture of a position that a rebirth
   * makes illegal, except where the capturer opens a line to its king.
   */
  public boolean knowsSelfChecks(GenContext context) {
    return knowsSelfChecks && context.masks.checkers == 0;
  }

  /** Returns whether {@link SelfCheckRebirths} may be asked at all. */
  public boolean knowsSelfChecks() {
    return knowsSelfChecks;
  }

  // Homes

  /** Returns where victims of a side's captures may be reborn. */
  public long homes(int side) {
    return homes.of(side);
  }

  /**
   * Returns where victims of this capturer may be reborn; all squares if captures are forbidden.
   */
  public long homes(int side, int capturer) {
    return homes.of(side, capturer);
  }

  /** Returns the homes on which victims of a side's captures, reborn, might attack its king. */
  public long attackingHomes(int side, int king) {
    return homes.attacking(side, king);
  }

  /** Returns the squares of captures whose victim, of this kind, has this home. */
  public long captureSquares(int side, int capturer, int victim, int home) {
    return homes.captureSquares(side, capturer, victim, home);
  }

  /**
   * Returns the homes of a unit's victims on which a rebirth may matter to the king once the unit
   * has left its square; all squares if captures may be forbidden, which no line of sight can tell.
   */
  public long relevantHomes(GenContext context, KingSight sight, int capturer, int from) {
    return homes.forbid()
        ? -1L
        : homes.of(context.board.side, capturer) & (sight.rebirthSquares | sight.openedBy(from));
  }

  /** Returns the units that stand where the victims of their own kind may be reborn. */
  public long unitsOnHomes(Board board, int side) {
    return homes.unitsAtHome(board, side);
  }

  /** Returns the enemy units that may be reborn on one of these squares. */
  public long victimsWithHome(GenContext context, int capturer, long squares) {
    return homes.forbid()
        ? context.their
        : homes.captureSquares(context.board.side, capturer, squares) & context.their;
  }

  /**
   * Returns where the victim of a capture is reborn, if captures can be played; {@link
   * Geometry#NO_SQUARE} if it is not.
   */
  public int rebirth(GenContext context, int capturer, int from, int to) {
    int entry = entry(tables.get(0), context, capturer, to);
    int result = result(entry, context, from);
    return result == CaptureProbe.PASS || result == CaptureProbe.SETTLE
        ? Geometry.NO_SQUARE
        : entry & 63;
  }

  /** Returns the square on which the victim is reborn if it is reborn, where one hook decides. */
  public int home(GenContext context, int capturer, int to) {
    return entry(tables.get(0), context, capturer, to) & 63;
  }

  // Legality

  /** Returns the code by which a move's capturer is known here. */
  public static int capturer(int move) {
    int promotion = PackedMove.promotion(move);
    return promotion == 0 ? PackedMove.code(move) : PROMOTED | promotion;
  }

  /** Judges a capture that has been listed. */
  public int judge(GenContext context, int move) {
    return judge(
        context,
        capturer(move),
        PackedMove.from(move),
        PackedMove.to(move),
        isLegalWithoutVictim(context, move));
  }

  /** Returns whether a listed capture would be legal if the victim were just gone. */
  static boolean isLegalWithoutVictim(GenContext context, int move) {
    int to = PackedMove.to(move);
    return PackedMove.code(move) == UnitCode.KING
        ? Generator.isSafeStep(context, to)
        : (context.legalTargets(PackedMove.from(move)) >>> to & 1) != 0;
  }

  /**
   * Judges a capture.
   *
   * @param legalWithoutVictim whether it would be legal if the victim were just gone
   */
  public int judge(GenContext context, int capturer, int from, int to, boolean legalWithoutVictim) {
    int king = capturer == UnitCode.KING ? to : context.king;
    // An earlier hook that keeps the board may or may not have settled the victim's fate.
    boolean certain = (capturer & PROMOTED) == 0 || !promotionsAreHooked;
    for (int i = 0; i < tables.size(); i++) {
      short[] table = tables.get(i);
      if (table.length == 0) {
        certain = false;
        continue;
      }
      int entry = entry(table, context, capturer, to);
      int effect = effect(context, entry, from, king, legalWithoutVictim);
      if (effect != LEGAL) {
        return certain ? effect : UNKNOWN;
      }
      if (certain && result(entry, context, from) != CaptureProbe.PASS) {
        break;
      }
    }
    return legalWithoutVictim ? LEGAL : ILLEGAL;
  }

  /**
   * Returns a verdict on a capture by what its hook does. {@link #LEGAL} means that the hook
   * changes nothing: the capture is as legal as if the victim were just gone.
   *
   * @param entry what the hook does, as {@link CaptureProbe} has it
   * @param king where the capturer's king will stand
   */
  static int effect(GenContext context, int entry, int from, int king, boolean legalWithoutVictim) {
    int home = entry & 63;
    int result = result(entry, context, from);
    if (result == CaptureProbe.FORBID) {
      return ILLEGAL;
    }
    if (result == CaptureProbe.PASS
        || result == CaptureProbe.SETTLE
        || (Geometry.ATTACK_ORIGINS[king] >>> home & 1) == 0) {
      return LEGAL;
    }
    if (!legalWithoutVictim) {
      // What is reborn may shield the king.
      return UNKNOWN;
    }
    long occupied = context.occupied & ~(1L << from);
    return RebirthAttacks.mayAttack(context.board.side ^ 1, result, home, king, occupied)
        ? ILLEGAL
        : LEGAL;
  }

  private static int entry(short[] table, GenContext context, int capturer, int to) {
    return table[(context.board.side << 4 | capturer) << 9 | context.board.code(to) << 6 | to];
  }

  /** Returns what the hook does if the capturer comes from this square. */
  private static int result(int entry, GenContext context, int from) {
    long taken = context.occupied & ~(1L << from) | context.closed;
    boolean empty = (taken >>> (entry & 63) & 1) == 0;
    return (empty ? entry >> 6 : entry >> 10) & 15;
  }
}

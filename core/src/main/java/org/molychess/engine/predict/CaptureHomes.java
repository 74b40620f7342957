package org.molychess.engine.predict;

import java.util.Arrays;
import java.util.List;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;

/**
 * The squares on which victims may be reborn ("homes"), read from the tables of all capture hooks.
 * Sets of squares, by what is known of the capture.
 */
final class CaptureHomes {
  /** By side and capturer: {@code [side << 4 | capturer]}. */
  private final long[] homes = new long[2 << 4];

  /** By side. */
  private final long[] all = new long[2];

  /**
   * The squares of captures whose victim has a home: {@code [side, capturer, home, victim]} in 1,
   * 4, 6 and 3 bits. Victim 0 stands for any.
   */
  private final long[] captureSquares = new long[2 << 13];

  /** The homes on which victims, reborn, would attack a king: {@code [side << 6 | king]}. */
  private final long[] attacking = new long[2 << 6];

  private boolean forbid;
  private boolean changeUnits;

  CaptureHomes(List<short[]> tables) {
    for (short[] table : tables) {
      for (int i = 0; i < table.length; i++) {
        add(i, table[i]);
      }
    }
    if (forbid) {
      Arrays.fill(homes, -1L);
    }
    for (int i = 0; i < homes.length; i++) {
      all[i >> 4] |= homes[i];
    }
    findAttacking(tables);
  }

  private void add(int index, int entry) {
    int ifEmpty = entry >> 6 & 15;
    forbid |= ifEmpty == CaptureProbe.FORBID || (entry >> 10 & 15) == CaptureProbe.FORBID;
    if (isRebirth(ifEmpty)) {
      int sideAndCapturer = index >> 9;
      int victim = index >> 6 & 7;
      int home = entry & 63;
      long square = 1L << (index & 63);
      homes[sideAndCapturer] |= 1L << home;
      captureSquares[sideAndCapturer << 9 | home << 3] |= square;
      captureSquares[sideAndCapturer << 9 | home << 3 | victim] |= square;
      changeUnits |= ifEmpty != victim;
    }
  }

  private static boolean isRebirth(int result) {
    return result != CaptureProbe.PASS && result < CaptureProbe.FORBID;
  }

  private void findAttacking(List<short[]> tables) {
    // The unit that is reborn need not be of the kind that was captured.
    long[] rebirths = new long[2 << 3];
    for (short[] table : tables) {
      for (int i = 0; i < table.length; i++) {
        int code = table[i] >> 6 & 15;
        if (isRebirth(code)) {
          rebirths[i >> 13 << 3 | code] |= 1L << (table[i] & 63);
        }
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int king = 0; king < Long.SIZE; king++) {
        for (int code = UnitCode.PAWN; code <= UnitCode.QUEEN; code++) {
          attacking[side << 6 | king] |=
              RebirthAttacks.origins(side, king, code) & rebirths[side << 3 | code];
        }
      }
    }
  }

  /** Returns whether some capture is forbidden; then every square counts as a home. */
  boolean forbid() {
    return forbid;
  }

  /** Returns whether some victim is reborn as another unit. */
  boolean changeUnits() {
    return changeUnits;
  }

  /** Returns whether no victim is reborn. */
  boolean none() {
    return (all[0] | all[1]) == 0;
  }

  /** Returns the homes of the victims of a side's captures. */
  long of(int side) {
    return all[side];
  }

  /** Returns the homes of the victims of a capturer. */
  long of(int side, int capturer) {
    return homes[side << 4 | capturer];
  }

  /** Returns the homes on which victims of a side's captures would attack its king. */
  long attacking(int side, int king) {
    return attacking[side << 6 | king];
  }

  /** Returns the squares of captures whose victim has this home. */
  long captureSquares(int side, int capturer, int victim, int home) {
    return captureSquares[(side << 4 | capturer) << 9 | home << 3 | victim];
  }

  /** Returns the squares of captures whose victim, of any kind, has one of these homes. */
  long captureSquares(int side, int capturer, long among) {
    int index = (side << 4 | capturer) << 9;
    long squares = 0;
    for (long rest = among; rest != 0; rest &= rest - 1) {
      squares |= captureSquares[index | Long.numberOfTrailingZeros(rest) << 3];
    }
    return squares;
  }

  /** Returns the units that stand where the victims of their own kind may be reborn. */
  long unitsAtHome(Board board, int side) {
    long x = board.x;
    long y = board.y;
    long z = board.z;
    int at = side << 4;
    return x & ~y & ~z & homes[at | UnitCode.PAWN]
        | x & y & homes[at | UnitCode.KNIGHT]
        | z & ~x & ~y & homes[at | UnitCode.BISHOP]
        | y & ~x & ~z & homes[at | UnitCode.ROOK]
        | y & z & homes[at | UnitCode.QUEEN];
  }
}

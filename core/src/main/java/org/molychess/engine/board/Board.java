package org.molychess.engine.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;

/**
 * A position as bits. It is cheap to copy, and its hash is worked out only when it is asked for.
 *
 * <p>A unit is a {@link UnitCode} and a side, 0 for White and 1 for Black. The three bits of the
 * code lie in three planes, {@code x}, {@code y} and {@code z}. So a queen is in both sets of
 * sliders ({@code y & ~x}, {@code z & ~x}), a unit is read or written without a branch, and the
 * units take four words.
 */
public final class Board {
  /** The number of White. */
  public static final int WHITE = 0;

  /** The number of Black. */
  public static final int BLACK = 1;

  /** The units whose code has bit 0, as a set. */
  public long x;

  /** The units whose code has bit 1, as a set. */
  public long y;

  /** The units whose code has bit 2, as a set. */
  public long z;

  /** White's units, as a set. */
  public long white;

  /** The squares that double steps have skipped, as a set. */
  public long enPassant;

  /** The kings and rooks that count as unmoved, as a set. */
  public long unmoved;

  /** The side to move, 0 or 1. */
  public int side;

  /**
   * The declared state. The first words are unit state: each is a set of squares and holds one bit
   * of every unit. The other words belong to the whole position.
   */
  public final long[] words;

  /** How many of the words are unit state. */
  private final int unitWords;

  /** The units that lie under squares: pile, square and unit in one number each, sorted. */
  int[] buried = NOTHING;

  int buriedCount;

  private static final int[] NOTHING = {};

  /**
   * Makes an empty board, White to move.
   *
   * @param unitWords how many words are unit state
   * @param words how many words the declared state takes in all
   */
  public Board(int unitWords, int words) {
    this.unitWords = unitWords;
    this.words = new long[words];
  }

  /** Makes a copy. */
  public Board(Board other) {
    this(other.unitWords, other.words.length);
    copy(other);
  }

  /** Becomes a copy of a board under the same rules. */
  public void copy(Board other) {
    x = other.x;
    y = other.y;
    z = other.z;
    white = other.white;
    enPassant = other.enPassant;
    unmoved = other.unmoved;
    side = other.side;
    for (int i = 0; i < words.length; i++) {
      words[i] = other.words[i];
    }
    copyBuried(other);
  }

  // Units

  /** Returns the squares of all units. */
  public long occupied() {
    return x | y | z;
  }

  /** Returns the squares of a side's units: 0 for White, 1 for Black. */
  public long units(int of) {
    return (white ^ -(long) of) & occupied();
  }

  /** Returns the squares of both kings. */
  public long kings() {
    return x & z;
  }

  /** Returns the squares of all pawns. */
  public long pawns() {
    return x & ~y & ~z;
  }

  /** Returns the squares of all knights. */
  public long knights() {
    return x & y;
  }

  /** Returns the squares of all rooks and queens. */
  public long lines() {
    return y & ~x;
  }

  /** Returns the squares of all bishops and queens. */
  public long diagonals() {
    return z & ~x;
  }

  /** Returns the squares of the units with this code, of both sides. */
  public long coded(int code) {
    return (x ^ ~-(long) (code & 1)) & (y ^ ~-(long) (code >> 1 & 1)) & (z ^ ~-(long) (code >> 2));
  }

  /** Returns the squares of every unit of this kind. */
  public long squares(Piece piece) {
    return coded(UnitCode.of(piece.role())) & units(piece.side().ordinal());
  }

  /** Returns the code of the unit on the square, 0 if it is empty. */
  public int code(int square) {
    return (int) (x >>> square & 1 | (y >>> square & 1) << 1 | (z >>> square & 1) << 2);
  }

  /** Returns the square of the side's king, {@link Geometry#NO_SQUARE} if it has none. */
  public int king(int of) {
    return Long.numberOfTrailingZeros(kings() & (white ^ -(long) of));
  }

  /** Returns the squares of a side's pawns that wait on their last rank for a choice. */
  public long waiting(int of) {
    return pawns() & units(of) & Ranks.last(of);
  }

  /**
   * Puts a unit on an empty square. Its unit state is empty.
   *
   * @param code the code of the unit
   * @param of its side
   */
  public void put(int square, int code, int of) {
    long bit = 1L << square;
    x |= bit & -(long) (code & 1);
    y |= bit & -(long) (code >> 1 & 1);
    z |= bit & -(long) (code >> 2);
    white |= bit & (of - 1L);
  }

  /** Takes what stands on the square off the board, with its unit state. */
  public void clear(int square) {
    long keep = ~(1L << square);
    x &= keep;
    y &= keep;
    z &= keep;
    white &= keep;
    unmoved &= keep;
    for (int i = 0; i < unitWords; i++) {
      words[i] &= keep;
    }
  }

  /**
   * Moves a unit, over what stands on its arrival square, with its unit state; it loses the mark of
   * an unmoved unit.
   *
   * @param code the code of the unit that arrives: of an officer if a pawn promotes
   */
  public void move(int from, int to, int code) {
    long target = 1L << to;
    long keep = ~(1L << from | target);
    x = x & keep | target & -(long) (code & 1);
    y = y & keep | target & -(long) (code >> 1 & 1);
    z = z & keep | target & -(long) (code >> 2);
    long colour = white >>> from & 1;
    white = white & keep | colour << to;
    unmoved &= keep;
    for (int i = 0; i < unitWords; i++) {
      long word = words[i];
      words[i] = word & keep | (word >>> from & 1) << to;
    }
  }

  /**
   * Becomes a copy of another board with a unit moved, as {@link #copy} and {@link #move} would do.
   */
  public void copyMoved(Board other, int from, int to, int code) {
    long target = 1L << to;
    long keep = ~(1L << from | target);
    long colour = other.white;
    x = other.x & keep | target & -(long) (code & 1);
    y = other.y & keep | target & -(long) (code >> 1 & 1);
    z = other.z & keep | target & -(long) (code >> 2);
    white = colour & keep | (colour >>> from & 1) << to;
    unmoved = other.unmoved & keep;
    enPassant = other.enPassant;
    side = other.side;
    if (words.length != 0) {
      long[] before = other.words;
      for (int i = 0; i < unitWords; i++) {
        long word = before[i];
        words[i] = word & keep | (word >>> from & 1) << to;
      }
      for (int i = unitWords; i < words.length; i++) {
        words[i] = before[i];
      }
      copyBuried(other);
    }
  }

  private void copyBuried(Board other) {
    buriedCount = other.buriedCount;
    if (buriedCount != 0) {
      if (buried.length < buriedCount) {
        buried = new int[other.buried.length];
      }
      System.arraycopy(other.buried, 0, buried, 0, buriedCount);
    }
  }

  /** Returns the unit state of the unit on the square: bit i is its bit in word i. */
  public long unitState(int square) {
    long state = 0;
    for (int i = unitWords - 1; i >= 0; i--) {
      state = state << 1 | words[i] >>> square & 1;
    }
    return state;
  }

  /** Replaces the unit state of the unit on the square. */
  public void setUnitState(int square, long state) {
    long keep = ~(1L << square);
    for (int i = 0; i < unitWords; i++) {
      words[i] = words[i] & keep | (state >>> i & 1) << square;
    }
  }

  // Units under squares

  private static int entry(int pile, int square) {
    return pile << 16 | square << 8;
  }

  /** Returns where the units under the square begin, or would begin. */
  private int find(int pile, int square) {
    int key = entry(pile, square);
    int i = 0;
    while (i < buriedCount && (buried[i] & ~0xFF) < key) {
      i++;
    }
    return i;
  }

  /**
   * Returns whether a unit lies under the square.
   *
   * @param pile the index of the word that belongs to the pile
   */
  public boolean isBuried(int pile, int square) {
    return (words[pile] >>> square & 1) != 0;
  }

  /** Returns the unit under the square at a depth, 0 for the top; null below the last. */
  public @Nullable Piece buried(int pile, int square, int depth) {
    if (!isBuried(pile, square)) {
      return null;
    }
    int i = find(pile, square) + depth;
    return i < buriedCount && (buried[i] & ~0xFF) == entry(pile, square)
        ? UnitCode.piece(buried[i] & 0xFF)
        : null;
  }

  /** Returns the topmost unit of a pile that is not empty: its code, and its side in bit 3. */
  public int topOf(int pile, int square) {
    return buried[find(pile, square)] & 0xFF;
  }

  /** Lays a unit under the square, on top of those that lie there. */
  public void bury(int pile, int square, Piece piece) {
    int i = find(pile, square);
    if (buriedCount == buried.length) {
      buried = Arrays.copyOf(buried, Math.max(8, 2 * buriedCount));
    }
    System.arraycopy(buried, i, buried, i + 1, buriedCount - i);
    buried[i] = entry(pile, square) | UnitCode.of(piece);
    buriedCount++;
    words[pile] |= 1L << square;
  }

  /** Takes the topmost unit from under the square and returns it; null if none lies there. */
  public @Nullable Piece unbury(int pile, int square) {
    if (!isBuried(pile, square)) {
      return null;
    }
    int i = find(pile, square);
    Piece top = UnitCode.piece(buried[i] & 0xFF);
    buriedCount--;
    System.arraycopy(buried, i + 1, buried, i, buriedCount - i);
    if (i == buriedCount || (buried[i] & ~0xFF) != entry(pile, square)) {
      words[pile] &= ~(1L << square);
    }
    return top;
  }

  // Whole boards

  /** Returns whether both boards hold the same, but for the e.p. squares and the unmoved units. */
  public boolean sameUnits(Board other) {
    return x == other.x
        && y == other.y
        && z == other.z
        && white == other.white
        && side == other.side
        && Arrays.equals(words, other.words)
        && Arrays.equals(buried, 0, buriedCount, other.buried, 0, other.buriedCount);
  }

  // Values

  /** Returns the unit on the square, or null. */
  public @Nullable Piece at(int square) {
    int code = code(square);
    return code == 0 ? null : UnitCode.piece(code | (int) (~white >>> square & 1) << 3);
  }

  /** Returns the side to move. */
  public Side sideToMove() {
    return side == WHITE ? Side.WHITE : Side.BLACK;
  }
}

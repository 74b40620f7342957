package org.molychess.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/**
 * A position as bits: cheap to copy, compared and hashed on demand.
 *
 * <p>A unit's code is written in three bit planes, one bit a plane: pawn 1, rook 2, knight 3,
 * bishop 4, king 5, queen 6. So a queen is in both slider sets ({@code y & ~x}, {@code z & ~x}),
 * reading or writing a unit takes no branch, and the whole board is four {@code long}s.
 */
public final class Board {
  static final int PAWN = 1;
  static final int ROOK = 2;
  static final int KNIGHT = 3;
  static final int BISHOP = 4;
  static final int KING = 5;
  static final int QUEEN = 6;

  static final int WHITE = 0;
  static final int BLACK = 1;

  /** Ranks 2 to 7: a pawn on the first or last rank cannot move and attacks nothing. */
  static final long PAWN_RANKS = 0x00FF_FFFF_FFFF_FF00L;

  private static final Role[] ROLES = {
    Role.PAWN, Role.PAWN, Role.ROOK, Role.KNIGHT, Role.BISHOP, Role.KING, Role.QUEEN
  };
  private static final int[] CODES = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING};
  private static final Piece[] PIECES = new Piece[16];

  static {
    for (Piece piece : Piece.values()) {
      PIECES[code(piece)] = piece;
    }
  }

  long x;
  long y;
  long z;
  long white;
  long enPassant;

  /** The kings and rooks that count as unmoved, by the squares they stand on. */
  long unmoved;

  /** The side to move. */
  int side;

  /** The declared state, laid out by {@link Layout}. */
  final long[] words;

  private final Layout layout;

  /** The units that lie under squares, sorted by pile, square and depth. */
  private int[] buried = NOTHING;

  private int buriedCount;

  private static final int[] NOTHING = {};

  /** Makes an empty board, White to move. */
  public Board(Layout layout) {
    this.layout = layout;
    this.words = new long[layout.words()];
  }

  /** Makes a copy. */
  public Board(Board other) {
    this(other.layout);
    copy(other);
  }

  void copy(Board other) {
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

  long occupied() {
    return x | y | z;
  }

  /** Returns the units of a side: 0 for White, 1 for Black. */
  long units(int of) {
    return (white ^ -(long) of) & occupied();
  }

  long kings() {
    return x & z;
  }

  long pawns() {
    return x & ~y & ~z;
  }

  long knights() {
    return x & y;
  }

  /** Returns the rooks and queens. */
  long lines() {
    return y & ~x;
  }

  /** Returns the bishops and queens. */
  long diagonals() {
    return z & ~x;
  }

  /** Returns the units with this code, of both sides. */
  long coded(int code) {
    return (x ^ ~-(long) (code & 1)) & (y ^ ~-(long) (code >> 1 & 1)) & (z ^ ~-(long) (code >> 2));
  }

  /** Returns the code of the unit on the square, 0 if it is empty. */
  int code(int square) {
    return (int) (x >>> square & 1 | (y >>> square & 1) << 1 | (z >>> square & 1) << 2);
  }

  /** Returns the square of the side's king, 64 if it has none. */
  int king(int of) {
    return Long.numberOfTrailingZeros(kings() & (white ^ -(long) of));
  }

  /** Returns the pawns of the side that wait on their last rank for a choice. */
  long waiting(int of) {
    return pawns() & units(of) & (0xFFL << (of == WHITE ? 56 : 0));
  }

  /** Puts a unit with bare state on an empty square. */
  void put(int square, int code, int of) {
    long bit = 1L << square;
    x |= bit & -(long) (code & 1);
    y |= bit & -(long) (code >> 1 & 1);
    z |= bit & -(long) (code >> 2);
    white |= bit & (of - 1L);
  }

  /** Takes what stands on the square off the board, with its marks. */
  void clear(int square) {
    long keep = ~(1L << square);
    x &= keep;
    y &= keep;
    z &= keep;
    white &= keep;
    unmoved &= keep;
    for (int i = 0; i < layout.riding(); i++) {
      words[i] &= keep;
    }
  }

  /**
   * Moves a unit to a square, over what stands there; it arrives as {@code code}, with its state.
   */
  void move(int from, int to, int code) {
    long target = 1L << to;
    long keep = ~(1L << from | target);
    x = x & keep | target & -(long) (code & 1);
    y = y & keep | target & -(long) (code >> 1 & 1);
    z = z & keep | target & -(long) (code >> 2);
    long color = white >>> from & 1;
    white = white & keep | color << to;
    unmoved &= keep;
    for (int i = 0; i < layout.riding(); i++) {
      long word = words[i];
      words[i] = word & keep | (word >>> from & 1) << to;
    }
  }

  /** Becomes the other board with a unit moved, as {@link #copy} and {@link #move} would do. */
  void copyMoved(Board other, int from, int to, int code) {
    long target = 1L << to;
    long keep = ~(1L << from | target);
    long color = other.white;
    x = other.x & keep | target & -(long) (code & 1);
    y = other.y & keep | target & -(long) (code >> 1 & 1);
    z = other.z & keep | target & -(long) (code >> 2);
    white = color & keep | (color >>> from & 1) << to;
    unmoved = other.unmoved & keep;
    enPassant = other.enPassant;
    side = other.side;
    if (words.length != 0) {
      long[] before = other.words;
      int riding = layout.riding();
      for (int i = 0; i < riding; i++) {
        long word = before[i];
        words[i] = word & keep | (word >>> from & 1) << to;
      }
      for (int i = riding; i < words.length; i++) {
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

  /** Returns what rides on the unit on the square: a bit for each riding word. */
  long coat(int square) {
    long coat = 0;
    for (int i = 0; i < layout.riding(); i++) {
      coat |= (words[i] >>> square & 1) << i;
    }
    return coat;
  }

  void setCoat(int square, long coat) {
    long keep = ~(1L << square);
    for (int i = 0; i < layout.riding(); i++) {
      words[i] = words[i] & keep | (coat >>> i & 1) << square;
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

  boolean isBuried(int pile, int square) {
    return (words[pile] >>> square & 1) != 0;
  }

  /** Returns the unit that lies so deep under the square, 0 for the top; null below the last. */
  @Nullable Piece buried(int pile, int square, int depth) {
    if (!isBuried(pile, square)) {
      return null;
    }
    int i = find(pile, square) + depth;
    return i < buriedCount && (buried[i] & ~0xFF) == entry(pile, square)
        ? PIECES[buried[i] & 0xFF]
        : null;
  }

  /** Returns the code and color of the unit on top of a pile that is not empty. */
  int topOf(int pile, int square) {
    return buried[find(pile, square)] & 0xFF;
  }

  void bury(int pile, int square, Piece piece) {
    int i = find(pile, square);
    if (buriedCount == buried.length) {
      buried = Arrays.copyOf(buried, Math.max(8, 2 * buriedCount));
    }
    System.arraycopy(buried, i, buried, i + 1, buriedCount - i);
    buried[i] = entry(pile, square) | code(piece);
    buriedCount++;
    words[pile] |= 1L << square;
  }

  @Nullable Piece unbury(int pile, int square) {
    if (!isBuried(pile, square)) {
      return null;
    }
    int i = find(pile, square);
    Piece top = PIECES[buried[i] & 0xFF];
    buriedCount--;
    System.arraycopy(buried, i + 1, buried, i, buriedCount - i);
    if (i == buriedCount || (buried[i] & ~0xFF) != entry(pile, square)) {
      words[pile] &= ~(1L << square);
    }
    return top;
  }

  boolean hasBuried() {
    return buriedCount != 0;
  }

  // Whole boards

  /** Returns whether both hold the same, en passant and unmoved marks aside. */
  boolean sameUnits(Board other) {
    return x == other.x
        && y == other.y
        && z == other.z
        && white == other.white
        && side == other.side
        && Arrays.equals(words, other.words)
        && Arrays.equals(buried, 0, buriedCount, other.buried, 0, other.buriedCount);
  }

  /** Returns 64 well-mixed bits of what {@link #sameUnits} compares and two further words. */
  long hash(long usableEnPassant, long marks) {
    long h = mix(x + 0x9E37_79B9_7F4A_7C15L);
    h = mix(h ^ y);
    h = mix(h ^ z);
    h = mix(h ^ white);
    h = mix(h ^ usableEnPassant);
    h = mix(h ^ marks ^ (long) side << 33);
    for (long word : words) {
      h = mix(h ^ word);
    }
    for (int i = 0; i < buriedCount; i++) {
      h = mix(h ^ buried[i]);
    }
    return h;
  }

  /** Stafford's variant 13 of the 64-bit finalizer: every input bit reaches every output bit. */
  static long mix(long h) {
    h = (h ^ h >>> 30) * 0xBF58_476D_1CE4_E5B9L;
    h = (h ^ h >>> 27) * 0x94D0_49BB_1331_11EBL;
    return (h ^ h >>> 31) + 0x9E37_79B9_7F4A_7C15L;
  }

  // The vocabulary

  static int code(Role role) {
    return CODES[role.ordinal()];
  }

  static int code(Piece piece) {
    return code(piece.role()) | piece.side().ordinal() << 3;
  }

  static Role role(int code) {
    return ROLES[code];
  }

  static Piece piece(int code, int of) {
    return PIECES[code | of << 3];
  }

  /** Returns the unit on the square, or null. */
  public @Nullable Piece at(Square square) {
    return at(square.ordinal());
  }

  @Nullable Piece at(int square) {
    int code = code(square);
    return code == 0 ? null : PIECES[code | (int) (~white >>> square & 1) << 3];
  }

  /** Returns the side to move. */
  public Side sideToMove() {
    return side == WHITE ? Side.WHITE : Side.BLACK;
  }
}

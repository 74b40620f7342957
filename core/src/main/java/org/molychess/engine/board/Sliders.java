package org.molychess.engine.board;

/**
 * Attacks of sliders, by one look-up. The index is made of the units on the slider's lines.
 *
 * <p>Where {@link Pext} is quick, it makes the index. Elsewhere one multiplication by a magic
 * number does, which maps the units on the lines to 12 bits (rook) or 9 bits (bishop). Two sets of
 * units that get the same index attack the same squares ("fixed shift magics").
 */
public final class Sliders {
  private static final int ROOK_BITS = 12;
  private static final int BISHOP_BITS = 9;

  private static final long[] ROOK_MAGIC = {
    0x0080004001a0308cL, 0x034000600090000aL, 0x10800648a0001000L, 0x11000a2904100020L,
    0x1028000210082888L, 0x02000088102c0601L, 0x002002c20000a100L, 0x41000080520c2100L,
    0x21014000a0081042L, 0x1900084020039000L, 0x4201050020004118L, 0x680101020c002148L,
    0x00a2110210800940L, 0x08062000a2010080L, 0x00002111a2008042L, 0x0010140080401b00L,
    0x1089904000416000L, 0x2800810011004000L, 0x1810100380071a00L, 0x2003001008012031L,
    0x2000210008800410L, 0x1808008400040228L, 0x010021400a088a00L, 0x0084020101014100L,
    0x2060400a8000e014L, 0x0002010200081059L, 0x0130000820000580L, 0x8000104204000200L,
    0x0120180810010080L, 0x4252082608024004L, 0x082c201255120002L, 0x0040002620020448L,
    0x3080001010088200L, 0x0010190903040100L, 0x0500810801202000L, 0x1520503040500012L,
    0x4600080404080040L, 0x4010028018201300L, 0xc400201405002082L, 0x0c10400c20021018L,
    0x0080004820024000L, 0x846a021024020588L, 0x0001082084002000L, 0x0286800208009000L,
    0x0400841008220001L, 0x008208020000c001L, 0x00a802000401b420L, 0x0302002000401080L,
    0x0000922541800020L, 0x2522301012480440L, 0x1000842000080810L, 0x0084000824b200c0L,
    0x4080400403050090L, 0x0000060084002080L, 0x1488040202004184L, 0x00005200808401b0L,
    0x0010110200c88162L, 0x002200102100800aL, 0x0040184120003005L, 0x9080080402e2004aL,
    0x01020004100d2002L, 0x4000020400048829L, 0x0000740088004102L, 0x000024026081c11aL,
  };

  private static final long[] BISHOP_MAGIC = {
    0x0010011008811100L, 0x0004208808290800L, 0x4004068020080000L, 0xe000210010040002L,
    0x10a1010800110000L, 0x4001001044000800L, 0x11020c010040a108L, 0x001620060e202080L,
    0x020191080a0210d5L, 0x0040210208101021L, 0x8000100008881900L, 0x0000824011200820L,
    0x0002c02224801405L, 0x0204108443400800L, 0x040114c0214408c0L, 0x08420812a4100080L,
    0x01c340040101221cL, 0x0012901140808106L, 0x0000818840808204L, 0x8c004022c004482cL,
    0x0000240100ca0109L, 0x0544204106004000L, 0x0004980088881220L, 0x8001000011680400L,
    0x40a0256010404100L, 0x004a41022008010aL, 0x0a10101801000880L, 0x0001080014040410L,
    0x0000840110802000L, 0x0410801001480202L, 0x0414040801009010L, 0x8208102312010042L,
    0x58081044040cc180L, 0x30001005a0008010L, 0x0080840112422800L, 0x03002a0080680080L,
    0x0040040404004100L, 0x0002b88810920010L, 0x0002204318f0484bL, 0x2100400882001220L,
    0x2002208800406c00L, 0x1014004015800140L, 0x04150008124041a0L, 0x400010d281000080L,
    0x0002530041810040L, 0x0204810245000200L, 0x0823120062180042L, 0x6000200c09014018L,
    0x0800142816048100L, 0x2081002b0010a200L, 0x02240004420b2000L, 0x0000000050040004L,
    0x8080201002008000L, 0x1420400a04c04040L, 0x0442a04c40221a08L, 0x8100222040404020L,
    0x00008c0b40191001L, 0x8c00220034210400L, 0x00c8008011211028L, 0x0400002019024080L,
    0x02000402044204c0L, 0x04031008c8140040L, 0x0081480801711084L, 0x1008048600404023L,
  };

  private static final long[] ROOK_MASK = new long[64];
  private static final long[] BISHOP_MASK = new long[64];
  private static final long[] ROOK = new long[64 << ROOK_BITS];
  private static final long[] BISHOP = new long[64 << BISHOP_BITS];

  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

  private Sliders() {}

  static {
    for (int square = 0; square < 64; square++) {
      ROOK_MASK[square] = mask(square, STRAIGHT);
      BISHOP_MASK[square] = mask(square, DIAGONAL);
      // Goes through every subset of the mask ("carry-rippler").
      long units = 0;
      do {
        ROOK[rookIndex(square, units)] = walk(square, units, STRAIGHT);
        units = units - ROOK_MASK[square] & ROOK_MASK[square];
      } while (units != 0);
      do {
        BISHOP[bishopIndex(square, units)] = walk(square, units, DIAGONAL);
        units = units - BISHOP_MASK[square] & BISHOP_MASK[square];
      } while (units != 0);
    }
  }

  /** Returns the squares that a rook attacks: each line up to its first unit, and that unit. */
  public static long rook(int square, long occupied) {
    return ROOK[rookIndex(square, occupied)];
  }

  /**
   * Returns the squares that a bishop attacks: each diagonal up to its first unit, and that unit.
   */
  public static long bishop(int square, long occupied) {
    return BISHOP[bishopIndex(square, occupied)];
  }

  /** Returns the squares that a rook, a bishop or a queen attacks, by its code. */
  public static long attacks(int code, int square, long occupied) {
    long attacks = (code & UnitCode.BISHOP) != 0 ? bishop(square, occupied) : 0;
    return (code & UnitCode.ROOK) != 0 ? attacks | rook(square, occupied) : attacks;
  }

  private static int rookIndex(int square, long occupied) {
    return square << ROOK_BITS
        | (int)
            (Pext.IS_QUICK
                ? Pext.of(occupied, ROOK_MASK[square])
                : (occupied & ROOK_MASK[square]) * ROOK_MAGIC[square] >>> 64 - ROOK_BITS);
  }

  private static int bishopIndex(int square, long occupied) {
    return square << BISHOP_BITS
        | (int)
            (Pext.IS_QUICK
                ? Pext.of(occupied, BISHOP_MASK[square])
                : (occupied & BISHOP_MASK[square]) * BISHOP_MAGIC[square] >>> 64 - BISHOP_BITS);
  }

  /** Returns the squares whose occupation matters: the lines without their last square. */
  private static long mask(int square, int[][] directions) {
    long mask = 0;
    for (int[] direction : directions) {
      long line = Geometry.along(square, direction[0], direction[1]);
      mask |= line & ~last(line, direction);
    }
    return mask;
  }

  private static long last(long line, int[] direction) {
    return direction[1] * 8 + direction[0] > 0 ? Long.highestOneBit(line) : Long.lowestOneBit(line);
  }

  private static long walk(int square, long occupied, int[][] directions) {
    long attacks = 0;
    for (int[] direction : directions) {
      long line = Geometry.along(square, direction[0], direction[1]);
      long units = line & occupied;
      if (units != 0) {
        boolean up = direction[1] * 8 + direction[0] > 0;
        int first =
            Long.numberOfTrailingZeros(up ? Long.lowestOneBit(units) : Long.highestOneBit(units));
        line = Geometry.between(square, first) | 1L << first;
      }
      attacks |= line;
    }
    return attacks;
  }
}

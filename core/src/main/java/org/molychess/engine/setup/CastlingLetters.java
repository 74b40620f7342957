package org.molychess.engine.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.text.Dashes;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.Capability;

/**
 * The letters of the castling field and the rooks that they name.
 *
 * <p>In the ordinary array {@code KQkq} name the rooks of the corners. Where kings and rooks castle
 * freely, a letter of a file names the rook on it (Shredder-FEN), and {@code KQkq} name the
 * outermost rooks beside the king (X-FEN).
 */
final class CastlingLetters {
  private static final String LETTERS = "KQkq";

  /** The rooks of the corners by their files. */
  private static final String FILES = "HAha";

  /**
   * A rook that is said to be unmoved.
   *
   * @param letter how it is named
   * @param square where it must stand; {@link Geometry#NO_SQUARE} if the letter finds no rook
   */
  record Named(char letter, int side, int square) {
    boolean isSame(Named other) {
      return side == other.side && square == other.square && square != Geometry.NO_SQUARE;
    }
  }

  private final FenReport report;
  private final CompiledRules rules;
  private final Board board;

  CastlingLetters(FenReport report, CompiledRules rules, Board board) {
    this.report = report;
    this.rules = rules;
    this.board = board;
  }

  /** Returns whether a word consists of what the lenient reading knows in this field. */
  static boolean isLike(String word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (LETTERS.indexOf(c) < 0 && !isFile(c) && !Dashes.isDash(c)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFile(char c) {
    return c >= 'A' && c <= 'H' || c >= 'a' && c <= 'h';
  }

  /** Returns the rooks that a field names, White's first. */
  List<Named> read(String field) {
    if (field.equals("-")) {
      return List.of();
    }
    return rules.kinds().castlesFreely() ? readFree(field) : readOrdinary(field);
  }

  // The ordinary array

  private static List<Named> readSet(int letters) {
    List<Named> found = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      if ((letters >> i & 1) != 0) {
        found.add(new Named(LETTERS.charAt(i), i >> 1, Castling.corner(i)));
      }
    }
    return found;
  }

  private List<Named> readOrdinary(String field) {
    int letters = 0;
    int last = -1;
    for (int i = 0; i < field.length(); i++) {
      int letter = LETTERS.indexOf(field.charAt(i));
      if (letter <= last) {
        return mended(field);
      }
      letters |= 1 << letter;
      last = letter;
    }
    return readSet(letters);
  }

  /** Reads letters in any order, given twice, or files, with dashes between, if that is wanted. */
  private List<Named> mended(String field) {
    if (!report.isLenient() || !isLike(field)) {
      throw report.fault(
          CastlingField.PART,
          "'" + Quotes.clipWord(field) + "' is not '-' or some of the letters KQkq in that order");
    }
    int letters = 0;
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      int letter = Math.max(LETTERS.indexOf(c), FILES.indexOf(c));
      if (letter >= 0) {
        letters |= 1 << letter;
      } else if (!Dashes.isDash(c)) {
        report.mended(
            "dropped castling '" + c + "': rooks castle from the a-file and the h-file only");
      }
    }
    List<Named> named = readSet(letters);
    tellRepair(field, named);
    return named;
  }

  private void tellRepair(String field, List<Named> named) {
    StringBuilder out = new StringBuilder();
    named.forEach(rook -> out.append(rook.letter));
    String text = out.length() == 0 ? "-" : out.toString();
    report.mended("read castling '" + Quotes.clipWord(field) + "' as '" + text + "'");
  }

  // Any array

  private List<Named> readFree(String field) {
    List<Named> named = new ArrayList<>();
    boolean regular = true;
    int last = Board.WHITE;
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      if (!isFile(c) && LETTERS.indexOf(c) < 0) {
        regular = false;
        continue;
      }
      Named rook = find(c);
      boolean twice = named.stream().anyMatch(rook::isSame);
      regular &= !twice && rook.side >= last;
      last = rook.side;
      if (!twice) {
        named.add(rook);
      }
    }
    if (!regular) {
      if (!report.isLenient() || !isLike(field)) {
        throw report.fault(
            CastlingField.PART,
            "'"
                + Quotes.clipWord(field)
                + "' is not '-' or letters for rooks, White's before Black's, each once: their files"
                + " as in HAha, or KQkq for the outermost");
      }
      named.sort(
          Comparator.comparingInt(Named::side).thenComparing(Named::square, (a, b) -> b - a));
      tellRepair(field, named);
    }
    return rules.may(Capability.RETURN_KING) ? named : onePerWing(named);
  }

  private Named find(char letter) {
    int side = Character.isUpperCase(letter) ? Board.WHITE : Board.BLACK;
    char upper = Character.toUpperCase(letter);
    if (upper <= 'H') {
      return new Named(letter, side, 56 * side + upper - 'A');
    }
    int king = board.king(side);
    boolean kingside = upper == 'K';
    if (king == Geometry.NO_SQUARE || (Ranks.first(side) >>> king & 1) == 0) {
      return new Named(letter, side, 56 * side + (kingside ? 7 : 0));
    }
    long rooks = board.coded(UnitCode.ROOK) & board.units(side) & Ranks.first(side);
    long rook = Castling.outermost(rooks, king, kingside);
    return new Named(letter, side, Long.numberOfTrailingZeros(rook));
  }

  /**
   * Leaves out the inner one of two rooks on one side of their king, as they cannot both castle.
   */
  private List<Named> onePerWing(List<Named> named) {
    List<Named> kept = new ArrayList<>(named);
    for (Named rook : named) {
      for (Named other : named) {
        int king = board.king(rook.side);
        boolean sameWing = rook.side == other.side && rook.square > king == other.square > king;
        boolean inner = Math.abs(rook.square - king) < Math.abs(other.square - king);
        if (sameWing && inner && kept.contains(rook)) {
          String fault =
              "'" + rook.letter + "' and '" + other.letter + "' stand on one side of their king";
          if (!report.isLenient()) {
            throw report.fault(CastlingField.PART, fault);
          }
          report.mended("dropped castling '" + rook.letter + "': " + fault);
          kept.remove(rook);
        }
      }
    }
    return kept;
  }
}

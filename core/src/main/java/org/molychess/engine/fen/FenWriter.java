package org.molychess.engine.fen;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.molychess.Piece;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.text.SquareNames;

/**
 * Writes a position as a FEN with tokens (RULES 8).
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#8">RULES 8</a>
 */
public final class FenWriter {
  private FenWriter() {}

  /** The letters of the units by code and colour. */
  private static final byte[] LETTERS = new byte[16];

  /** 64 units, and a slash behind each rank. */
  private static final int LONGEST_PLACEMENT = 72;

  static {
    for (Piece piece : Piece.values()) {
      LETTERS[UnitCode.of(piece)] = (byte) piece.letter();
    }
  }

  /** The first size of the text, in characters: longer than the six fields of most positions. */
  private static final int USUAL_LENGTH = 90;

  /** Writes six fields and the tokens. */
  public static String write(StateLayout layout, Board board, int halfmoves, int moveNumber) {
    StringBuilder out = new StringBuilder(USUAL_LENGTH);
    appendFields(layout, board, out);
    out.append(' ').append(halfmoves).append(' ').append(moveNumber);
    appendTokens(layout, board, out);
    return out.toString();
  }

  /** Writes the four fields of an EPD and the tokens. */
  public static String writeWithoutCounters(StateLayout layout, Board board) {
    StringBuilder out = new StringBuilder(USUAL_LENGTH);
    appendFields(layout, board, out);
    appendTokens(layout, board, out);
    return out.toString();
  }

  private static void appendFields(StateLayout layout, Board board, StringBuilder out) {
    appendPlacement(board, out);
    out.append(board.side == Board.WHITE ? " w " : " b ");
    appendCastling(layout, board, out);
    out.append(' ');
    appendEnPassant(board, out);
  }

  private static void appendTokens(StateLayout layout, Board board, StringBuilder out) {
    if (!layout.kinds().isEmpty() || layout.tellsUnmovedKings()) {
      tokens(layout, board)
          .forEach((token, value) -> out.append(' ').append(token).append(':').append(value));
    }
  }

  /** Returns the first field. */
  public static String placement(Board board) {
    StringBuilder out = new StringBuilder();
    appendPlacement(board, out);
    return out.toString();
  }

  private static void appendPlacement(Board board, StringBuilder out) {
    byte[] text = new byte[LONGEST_PLACEMENT];
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long black = ~board.white;
    int length = 0;
    for (int rank = 56; rank >= 0; rank -= 8) {
      int file = 0;
      for (long units = (x | y | z) >>> rank & 0xFF; units != 0; units &= units - 1) {
        int next = Long.numberOfTrailingZeros(units);
        int square = rank + next;
        if (next != file) {
          text[length++] = (byte) ('0' + next - file);
        }
        long code = x >>> square & 1 | (y >>> square & 1) << 1 | (z >>> square & 1) << 2;
        text[length++] = LETTERS[(int) (code | (black >>> square & 1) << 3)];
        file = next + 1;
      }
      if (file != 8) {
        text[length++] = (byte) ('8' - file);
      }
      text[length++] = '/';
    }
    out.append(new String(text, 0, length - 1, StandardCharsets.ISO_8859_1));
  }

  /** Returns the third field: the letters of the rooks that count as unmoved, or a hyphen. */
  public static String castling(StateLayout layout, Board board) {
    StringBuilder out = new StringBuilder();
    appendCastling(layout, board, out);
    return out.toString();
  }

  private static void appendCastling(StateLayout layout, Board board, StringBuilder out) {
    int before = out.length();
    if (layout.namesRooksByFile()) {
      appendFiles(Castling.rooks(board, Board.WHITE), 'A', out);
      appendFiles(Castling.rooks(board, Board.BLACK) >>> 56, 'a', out);
    } else {
      for (int i = 0; i < 4; i++) {
        if ((board.unmoved >>> Castling.corner(i) & 1) != 0) {
          out.append("KQkq".charAt(i));
        }
      }
    }
    if (out.length() == before) {
      out.append('-');
    }
  }

  /** Names rooks by their files, from the h-file to the a-file, as Shredder-FEN does. */
  private static void appendFiles(long rooks, char first, StringBuilder out) {
    for (long rest = rooks; rest != 0; ) {
      long rook = Long.highestOneBit(rest);
      out.append((char) (first + Long.numberOfTrailingZeros(rook)));
      rest ^= rook;
    }
  }

  /** Returns the fourth field: the squares that double steps have skipped, or a hyphen. */
  public static String enPassant(Board board) {
    StringBuilder out = new StringBuilder();
    appendEnPassant(board, out);
    return out.toString();
  }

  private static void appendEnPassant(Board board, StringBuilder out) {
    if (board.enPassant == 0) {
      out.append('-');
      return;
    }
    for (int i = 0; i < 64; i++) {
      int square = SquareNames.alphabetical(i);
      if ((board.enPassant >>> square & 1) != 0) {
        SquareNames.append(out, square);
      }
    }
  }

  /** Returns the tokens that are not at their default, with their values, in alphabetical order. */
  public static Map<String, String> tokens(StateLayout layout, Board board) {
    Map<String, String> tokens = new TreeMap<>();
    for (StateKind kind : layout.kinds()) {
      String value = kind.write(board);
      if (!value.isEmpty()) {
        tokens.put(kind.token(), value);
      }
    }
    String unmoved = unmoved(layout, board);
    if (!unmoved.isEmpty()) {
      tokens.put("unmoved", unmoved);
    }
    return tokens;
  }

  private static String unmoved(StateLayout layout, Board board) {
    if (!layout.tellsUnmovedKings()) {
      return "";
    }
    StringBuilder out = new StringBuilder();
    boolean differs = false;
    for (int side = 0; side < 2; side++) {
      boolean unmoved = Castling.kingUnmoved(board, side);
      differs |= unmoved != (Castling.rooks(board, side) != 0);
      if (unmoved) {
        out.append("Kk".charAt(side));
      }
    }
    return !differs ? "" : out.length() == 0 ? "-" : out.toString();
  }
}

package org.molychess.engine;

import java.util.Map;
import java.util.TreeMap;
import org.molychess.Piece;

/** Writes a position as RULES 8 has it. */
public final class FenWriter {
  private FenWriter() {}

  /** Writes six fields and the tokens. */
  public static String write(Program program, Board board, int halfmoves, int moveNumber) {
    StringBuilder out = new StringBuilder(placement(board));
    out.append(' ').append(board.sideToMove().letter());
    out.append(' ').append(castling(board));
    out.append(' ').append(enPassant(board));
    out.append(' ').append(halfmoves).append(' ').append(moveNumber);
    tokens(program, board)
        .forEach((token, value) -> out.append(' ').append(token).append(':').append(value));
    return out.toString();
  }

  static String placement(Board board) {
    StringBuilder out = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        Piece piece = board.at(rank * 8 + file);
        if (piece == null) {
          empty++;
        } else {
          if (empty != 0) {
            out.append(empty);
            empty = 0;
          }
          out.append(piece.letter());
        }
      }
      if (empty != 0) {
        out.append(empty);
      }
      if (rank != 0) {
        out.append('/');
      }
    }
    return out.toString();
  }

  /** Returns the letters of the rooks that count as unmoved. */
  static String castling(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      if ((board.unmoved >>> corner(i) & 1) != 0) {
        out.append("KQkq".charAt(i));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  /** Returns the corner of the n-th of the letters KQkq. */
  static int corner(int letter) {
    return (letter & 1) == 0 ? letter / 2 * 56 + 7 : letter / 2 * 56;
  }

  static String enPassant(Board board) {
    return board.enPassant == 0 ? "-" : Squares.list(board.enPassant).replace(",", "");
  }

  /** Returns the tokens that say something, in alphabetical order. */
  public static Map<String, String> tokens(Program program, Board board) {
    Map<String, String> tokens = new TreeMap<>();
    for (StateKind kind : program.layout.kinds()) {
      String value = kind.write(board);
      if (!value.isEmpty()) {
        tokens.put(kind.token(), value);
      }
    }
    String unmoved = unmoved(program, board);
    if (!unmoved.isEmpty()) {
      tokens.put("unmoved", unmoved);
    }
    return tokens;
  }

  private static String unmoved(Program program, Board board) {
    if (!program.placesUnits()) {
      return "";
    }
    StringBuilder out = new StringBuilder();
    boolean differs = false;
    for (int side = 0; side < 2; side++) {
      boolean unmoved = Castling.kingUnmoved(board, side);
      differs |= unmoved != ((board.unmoved & Castling.corners(side)) != 0);
      if (unmoved) {
        out.append("Kk".charAt(side));
      }
    }
    return !differs ? "" : out.length() == 0 ? "-" : out.toString();
  }
}

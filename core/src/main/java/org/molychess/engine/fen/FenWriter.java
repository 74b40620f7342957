package org.molychess.engine.fen;

import java.util.Map;
import java.util.TreeMap;
import org.molychess.Piece;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Castling;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.text.SquareNames;

/** Writes a position as RULES 8 has it. */
public final class FenWriter {
  private FenWriter() {}

  /** Writes six fields and the tokens. */
  public static String write(StateLayout layout, Board board, int halfmoves, int moveNumber) {
    StringBuilder out = new StringBuilder(placement(board));
    out.append(' ').append(board.sideToMove().letter());
    out.append(' ').append(castling(board));
    out.append(' ').append(enPassant(board));
    out.append(' ').append(halfmoves).append(' ').append(moveNumber);
    tokens(layout, board)
        .forEach((token, value) -> out.append(' ').append(token).append(':').append(value));
    return out.toString();
  }

  public static String placement(Board board) {
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
  public static String castling(Board board) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      if ((board.unmoved >>> Castling.corner(i) & 1) != 0) {
        out.append("KQkq".charAt(i));
      }
    }
    return out.length() == 0 ? "-" : out.toString();
  }

  public static String enPassant(Board board) {
    return board.enPassant == 0 ? "-" : SquareNames.list(board.enPassant).replace(",", "");
  }

  /** Returns the tokens that say something, in alphabetical order. */
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
      differs |= unmoved != ((board.unmoved & Castling.corners(side)) != 0);
      if (unmoved) {
        out.append("Kk".charAt(side));
      }
    }
    return !differs ? "" : out.length() == 0 ? "-" : out.toString();
  }
}

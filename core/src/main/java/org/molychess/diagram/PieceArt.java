package org.molychess.diagram;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;

/**
 * The drawings of the units: a body and a few inner lines, on a field of 100 by 100.
 *
 * <p>They were drawn for this library.
 */
final class PieceArt {

  private PieceArt() {}

  /** Returns the unit as SVG elements. */
  static String draw(Piece piece) {
    boolean white = piece.side() == Side.WHITE;
    String body = white ? "#fff" : "#2d2926";
    String line = white ? "#2d2926" : "#f4efe6";
    return "<path class=\"moly-body\" d=\""
        + body(piece.role())
        + "\" fill=\""
        + body
        + "\" stroke=\"#1a1715\" stroke-width=\"4\" stroke-linejoin=\"round\"/>"
        + "<path class=\"moly-lines\" d=\""
        + lines(piece.role())
        + "\" fill=\"none\" stroke=\""
        + line
        + "\" stroke-width=\"3.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>";
  }

  /** Returns the outline of a unit, for small pictures and for units that are not there. */
  static String outline(Piece piece, String attributes) {
    return "<path d=\"" + body(piece.role()) + "\" " + attributes + "/>";
  }

  private static String body(Role role) {
    return switch (role) {
      case PAWN ->
          "M50 19a14 14 0 0 1 9 24.7L65 50H58C59 61 63 69 71 76c3 3 4 6 4 12H25c0-6 1-9 4-12"
              + "C37 69 41 61 42 50H35L41 43.7A14 14 0 0 1 50 19z";
      case ROOK ->
          "M28 16H39V23H45V16H55V23H61V16H72V34L65 41 68 72 72 76C75 78 76 81 76 88H24"
              + "C24 81 25 78 28 76L32 72 35 41 28 34z";
      case BISHOP ->
          "M50 9a5.5 5.5 0 0 1 4 9.3C64 27 70 37 70 47c0 8-4 13-9 17l3 12c7 1 11 5 11 12H25"
              + "c0-7 4-11 11-12l3-12c-5-4-9-9-9-17 0-10 6-20 16-28.7A5.5 5.5 0 0 1 50 9z";
      case KNIGHT ->
          "M75 88H28c0-13 6-19 13-26 3-3 4-6 4-10-6 4-10 4-13 8-2 3-6 4-9 1l-4-4c-2-3-1-6 1-9"
              + "l9-15c1-5 3-9 6-12L34 9l11 8C65 18 76 34 76 58z";
      case QUEEN ->
          "M27 64L15 33a5 5 0 1 1 5-1L34 51 31 23a5 5 0 1 1 6-1L47 48 48 19a5 5 0 1 1 4 0L53 48"
              + " 63 22a5 5 0 1 1 6 1L66 51 80 32a5 5 0 1 1 5 1L73 64 70 75c4 2 6 6 6 13H24"
              + "c0-7 2-11 6-13z";
      case KING ->
          "M47 8H53V14H59V20H53V26C57 29 59 33 58 39 63 32 74 31 80 37 89 46 82 59 71 67L70 75"
              + "c4 2 6 6 6 13H24c0-7 2-11 6-13L29 67C18 59 11 46 20 37 26 31 37 32 42 39"
              + "C41 33 43 29 47 26V20H41V14H47z";
    };
  }

  private static String lines(Role role) {
    return switch (role) {
      case PAWN -> "M42 50H58";
      case ROOK -> "M36 41H64M33 72H67";
      case BISHOP -> "M50 31V47M43 39H57M39 64H61M37 75H63";
      case KNIGHT -> "M38 33L39 34M25 53L26.500 51.500M54 27C63 34 66 45 66 60";
      case QUEEN -> "M28 64C42 59 58 59 72 64M31 75C43 71 57 71 69 75";
      case KING -> "M30 67C42 62 58 62 70 67M31 76C43 72 57 72 69 76M50 58V46C50 40 47 36 44 33";
    };
  }
}

package org.molychess.conformance.plain;

/** The home square of every unit: the Circe rebirth square of section 1.1. */
final class PlainHome {

  private PlainHome() {}

  static int of(PlainMan man, int reference) {
    return of(man.kind, man.white, reference);
  }

  static int of(char kind, boolean white, int reference) {
    if (kind == 'P') {
      return PlainSquare.at(PlainSquare.file(reference), white ? 1 : 6);
    }
    return PlainSquare.parse(figureHome(kind, white, PlainSquare.isLight(reference)));
  }

  static int ofKing(boolean white) {
    return PlainSquare.parse(white ? "e1" : "e8");
  }

  private static String figureHome(char kind, boolean white, boolean light) {
    switch (kind) {
      case 'K':
        return white ? "e1" : "e8";
      case 'Q':
        return white ? "d1" : "d8";
      case 'R':
        return white ? (light ? "h1" : "a1") : (light ? "a8" : "h8");
      case 'N':
        return white ? (light ? "b1" : "g1") : (light ? "g8" : "b8");
      case 'B':
        return white ? (light ? "f1" : "c1") : (light ? "c8" : "f8");
      default:
        throw new IllegalArgumentException("no such unit: " + kind);
    }
  }
}

package org.molychess.conformance.plain;

/**
 * One unit. It never changes; whatever befalls a unit makes a new object, while a unit that merely
 * moves stays the same object, so that it can be recognised later.
 */
final class PlainMan {

  /** The origin of a king, of a unit that has been a ghost, and of every unit where none counts. */
  static final int NO_ORIGIN = -1;

  static final String OFFICERS = "QRBN";

  /** One of K Q R B N P. */
  final char kind;

  final boolean white;

  /** Ghost: it has reappeared and can never be captured again. */
  final boolean taboo;

  /** Progressive Circe: where this very unit stood when the game began. */
  final int origin;

  /** Progressive Circe: it once was a pawn. */
  final boolean promoted;

  PlainMan(char kind, boolean white, boolean taboo, int origin, boolean promoted) {
    this.kind = kind;
    this.white = white;
    this.taboo = taboo;
    this.origin = origin;
    this.promoted = promoted;
  }

  /** A unit as the letter of a FEN names it. */
  static PlainMan of(char letter) {
    char kind = Character.toUpperCase(letter);
    return new PlainMan(kind, Character.isUpperCase(letter), false, NO_ORIGIN, false);
  }

  boolean isKing() {
    return kind == 'K';
  }

  boolean isPawn() {
    return kind == 'P';
  }

  boolean isRook() {
    return kind == 'R';
  }

  /** Changed by a rule: a pawn is not promoted, and its origin is not on a first or last rank. */
  PlainMan as(char newKind) {
    if (newKind == 'P') {
      boolean mayBe = PlainSquare.rank(origin) != 0 && PlainSquare.rank(origin) != 7;
      return new PlainMan('P', white, taboo, mayBe ? origin : NO_ORIGIN, false);
    }
    return new PlainMan(newKind, white, taboo, origin, promoted);
  }

  PlainMan promotedTo(char officer) {
    return new PlainMan(officer, white, taboo, origin, true);
  }

  PlainMan demoted() {
    return new PlainMan('P', white, taboo, origin, false);
  }

  PlainMan tabooed() {
    return new PlainMan(kind, white, true, origin, promoted);
  }

  PlainMan withOrigin(int square) {
    return new PlainMan(kind, white, taboo, square, promoted);
  }

  PlainMan markedPromoted() {
    return new PlainMan(kind, white, taboo, origin, true);
  }

  /** What is left of it under a square: only what it is. */
  PlainMan asGhost() {
    return new PlainMan(kind, white, false, NO_ORIGIN, false);
  }

  int forward() {
    return white ? 1 : -1;
  }

  int firstRank() {
    return white ? 0 : 7;
  }

  int secondRank() {
    return white ? 1 : 6;
  }

  int lastRank() {
    return white ? 7 : 0;
  }

  /** The letter of a FEN. */
  char letter() {
    return white ? kind : Character.toLowerCase(kind);
  }

  /** As in {@code wR}. */
  String text() {
    return (white ? "w" : "b") + kind;
  }
}

package org.molychess.conformance.plain;

/** What a player does with his hands: from, to, and what it means. */
final class PlainStep {

  static final int NONE = -1;
  static final char NO_OFFICER = ' ';

  final int from;
  final int to;

  /** The officer a pawn becomes, or {@link #NO_OFFICER}. */
  final char officer;

  /** Where the victim stands, or {@link #NONE}. */
  final int victimSquare;

  /** Castling: where the rook comes from and goes to, or {@link #NONE}. */
  final int rookFrom;

  final int rookTo;

  /** Whether castling is written as king takes rook. */
  private boolean takesRook;

  private PlainStep(int from, int to, char officer, int victimSquare, int rookFrom, int rookTo) {
    this.from = from;
    this.to = to;
    this.officer = officer;
    this.victimSquare = victimSquare;
    this.rookFrom = rookFrom;
    this.rookTo = rookTo;
  }

  static PlainStep quiet(int from, int to) {
    return new PlainStep(from, to, NO_OFFICER, NONE, NONE, NONE);
  }

  static PlainStep capture(int from, int to) {
    return new PlainStep(from, to, NO_OFFICER, to, NONE, NONE);
  }

  static PlainStep enPassant(int from, int to, int victimSquare) {
    return new PlainStep(from, to, NO_OFFICER, victimSquare, NONE, NONE);
  }

  static PlainStep castling(int from, int to, int rookFrom, int rookTo) {
    return new PlainStep(from, to, NO_OFFICER, NONE, rookFrom, rookTo);
  }

  static PlainStep freeCastling(int from, int to, int rookFrom, int rookTo) {
    PlainStep step = castling(from, to, rookFrom, rookTo);
    step.takesRook = true;
    return step;
  }

  PlainStep promoting(char newFigure) {
    return new PlainStep(from, to, newFigure, victimSquare, rookFrom, rookTo);
  }

  boolean isCapture() {
    return victimSquare != NONE;
  }

  boolean isEnPassant() {
    return isCapture() && victimSquare != to;
  }

  boolean isPromotion() {
    return officer != NO_OFFICER;
  }

  boolean isCastling() {
    return rookFrom != NONE;
  }

  String text() {
    String officerText = isPromotion() ? "" + Character.toLowerCase(officer) : "";
    return PlainSquare.name(from) + PlainSquare.name(takesRook ? rookFrom : to) + officerText;
  }
}

package org.molychess.engine.predict;

import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.PromotionHook;

/** A pawn's step to its last rank, whose hook may ask whether one square is empty. */
final class PromotionProbe extends HookProbe {
  private final Piece officer;
  private final Square square;
  private final boolean empty;
  private @Nullable Square asked;
  private boolean transferred;

  private PromotionProbe(Piece officer, Square square, boolean empty) {
    this.officer = officer;
    this.square = square;
    this.empty = empty;
  }

  /** Returns whether the hook does no more than transfer the officer to an empty square. */
  static boolean isPredictable(PromotionHook hook, Piece officer, Square square) {
    return show(new PromotionProbe(officer, square, true), hook::promoted)
        && show(new PromotionProbe(officer, square, false), hook::promoted);
  }

  @Override
  public Piece officer() {
    require(READ);
    return officer;
  }

  @Override
  public Piece capturer() {
    require(READ);
    return officer;
  }

  @Override
  public Side side() {
    require(READ);
    return officer.side();
  }

  @Override
  public Square promotionSquare() {
    require(READ);
    return square;
  }

  @Override
  public Square arrival() {
    require(READ);
    return square;
  }

  @Override
  public Square officerSquare() {
    require(READ);
    if (transferred) {
      throw stop();
    }
    return square;
  }

  @Override
  public boolean byStep() {
    require(READ);
    return true;
  }

  @Override
  public boolean canPlace(Square other) {
    require(READ);
    if (transferred || asked != null && asked != other) {
      throw stop();
    }
    asked = other;
    return empty;
  }

  @Override
  public void transfer(Square from, Square to) {
    require(READ);
    if (transferred || from != square || to != asked || !empty) {
      throw stop();
    }
    transferred = true;
  }
}

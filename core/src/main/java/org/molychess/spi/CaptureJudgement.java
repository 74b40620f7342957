package org.molychess.spi;

import org.molychess.Piece;
import org.molychess.Square;

/** A capture in the hands of a hook that may forbid it, while the victim's fate is open. */
public interface CaptureJudgement extends Judgement {
  /** Returns the captured unit, as what it was. */
  Piece victim();

  /** Returns where the victim stood; en passant, its own square. */
  Square captureSquare();

  /** Returns the capturing unit, as what it is now: a promoting pawn is already an officer. */
  Piece capturer();

  /** Returns whether the capturing unit is a pawn that has just promoted. */
  boolean isPromotion();

  /** Returns whether the victim was taken en passant. */
  boolean isEnPassant();
}

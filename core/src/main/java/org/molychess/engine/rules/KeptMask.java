package org.molychess.engine.rules;

import org.molychess.engine.board.Board;

/** The squares of masks, position after position; the answers of those that are asked are kept. */
public final class KeptMask {
  private final MaskUnion masks;
  private final KeptAnswer answer;

  KeptMask(MaskUnion masks) {
    this.masks = masks;
    answer = new KeptAnswer(masks::asked);
  }

  /** Returns the squares of all masks, as a set. */
  public long squares(Board board) {
    return masks.ready(board) | asked(board);
  }

  /** Returns the squares of the masks that must be asked, as a set. */
  public long asked(Board board) {
    return masks.mustAsk() ? answer.of(board) : 0;
  }
}

package org.molychess.benchmarks;

import org.molychess.Position;
import org.molychess.Rules;

/** The positions that are measured, each with the depth of its perft. */
public enum Start {
  /** The start position. */
  START("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
  /** A busy middlegame, known as Kiwipete. */
  KIWIPETE("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
  /** A middlegame with pawns about to promote. */
  PROMOTIONS("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5);

  private final String fen;
  private final int depth;

  Start(String fen, int depth) {
    this.fen = fen;
    this.depth = depth;
  }

  /** Returns its FEN. */
  String fen() {
    return fen;
  }

  /** Returns the depth of its perft: a tenth of a second or less. */
  int depth() {
    return depth;
  }

  /** Returns the position under these rules. */
  Position under(Rules rules) {
    return rules.position(fen);
  }
}

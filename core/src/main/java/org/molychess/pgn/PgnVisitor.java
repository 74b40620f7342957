package org.molychess.pgn;

import java.util.List;

/**
 * Is told what a game in PGN has, piece by piece and in the order of the text; for files of any
 * size, as no game is kept.
 *
 * <pre>{@code
 * final class Openings implements PgnVisitor {
 *   @Override
 *   public PgnScope begin(PgnHeader header) {
 *     return header.tag("White").equals("Tal, M") ? PgnScope.MOVES : PgnScope.TAGS;
 *   }
 *
 *   @Override
 *   public void move(PgnMove move) {
 *     count(move.after().hash());
 *   }
 * }
 * }</pre>
 */
public interface PgnVisitor {
  /** A game begins; returns how much of it is wanted. */
  default PgnScope begin(PgnHeader header) {
    return PgnScope.ALL;
  }

  /** A move, which is valid only during the call. */
  default void move(PgnMove move) {}

  /** A numeric annotation glyph, from 0 to 9999, of the last move or of the one that follows. */
  default void nag(int nag) {}

  /** A comment: stripped, with blanks for its line ends. */
  default void comment(String text) {}

  /**
   * A variation begins: what follows is instead of the last move.
   *
   * @return whether it is wanted; if not, nothing of it is told, not even its end
   */
  default boolean beginVariation() {
    return true;
  }

  /** The innermost variation ends: what follows comes after the move that it was instead of. */
  default void endVariation() {}

  /**
   * The game ends.
   *
   * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}; empty if the text does
   *     not say
   * @param findings each repair and loss; what is lost was not told
   */
  default void end(String result, List<PgnFinding> findings) {}
}

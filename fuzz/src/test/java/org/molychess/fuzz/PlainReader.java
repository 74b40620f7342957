package org.molychess.fuzz;

import java.util.List;
import java.util.function.Predicate;
import org.molychess.Move;
import org.molychess.Position;

/**
 * Reads moves in the slowest and plainest way: it names every legal move and compares texts.
 *
 * <p>It knows exact texts, and human texts without brackets and signs of check.
 */
final class PlainReader {
  private final List<Move> moves;

  PlainReader(Position position) {
    moves = position.legalMoves();
  }

  /** Returns the moves whose machine or human text is exactly this; more than one is a fault. */
  List<Move> exact(String text) {
    return those(move -> move.uci().equals(text) || move.san().equals(text));
  }

  /** Returns the moves whose human text is this when brackets and signs of check are left out. */
  List<Move> withoutBrackets(String text) {
    String bare = bare(text);
    return those(move -> bare(move.san()).equals(bare));
  }

  private List<Move> those(Predicate<Move> wanted) {
    return moves.stream().filter(wanted).toList();
  }

  private static String bare(String text) {
    return text.replaceAll("\\[[^\\]]*]", "").replaceAll("[+#]+$", "");
  }
}

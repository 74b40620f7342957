package org.molychess.rules.circe;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.spi.Capture;

/**
 * Circe Equipollents (RULES 10.8): a captured unit is thrown on as far, and in the same direction,
 * as the capturer has moved, if that square is on the board and empty; squares between do not
 * matter.
 *
 * <p>Differs from Popeye: there a pawn stranded on its own first rank cannot move but still guards
 * the two squares before it against the king. Here it attacks nothing.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.8">RULES 10.8</a>
 */
public final class CirceEquipollents extends FarRebirth {
  /** Creates the condition. */
  public CirceEquipollents() {}

  @Override
  public String id() {
    return "circe-equipollents";
  }

  @Override
  public String summary() {
    return "a captured unit is thrown on as far as its capturer came, if that square is empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Equipollents Circe");
  }

  @Override
  @Nullable Square target(Capture capture, Piece reborn) {
    Square from = capture.departure();
    Square to = capture.arrival();
    int file = capture.captureSquare().file() + to.file() - from.file();
    int rank = capture.captureSquare().rank() + to.rank() - from.rank();
    boolean onBoard = file >= 1 && file <= 8 && rank >= 1 && rank <= 8;
    return onBoard ? Square.at(file, rank) : null;
  }
}

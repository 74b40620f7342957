package org.molychess.rules.circe;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.spi.Capture;

/**
 * Circe Symmetry (RULES 10.5): a captured unit is reborn on the image of the capture square in the
 * centre of the board, if that square is empty.
 *
 * <p>En passant the image is that of the square of the victim, as in Popeye; unsure for other
 * programs.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.5">RULES 10.5</a>
 */
public final class CirceSymmetry extends Rebirth {
  /** Creates the condition. */
  public CirceSymmetry() {}

  @Override
  public String id() {
    return "circe-symmetry";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn opposite to where it was captured, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Symmetrical Circe", "SymmetrieCirce", "CirceSymetrique");
  }

  /** A pawn that waited on its promotion rank is gone: its own first rank is no place for it. */
  @Override
  @Nullable Square target(Capture capture, Piece reborn) {
    Square image = capture.captureSquare().opposite();
    return reborn.is(Role.PAWN) && image.rank() == reborn.side().firstRank() ? null : image;
  }

  /** Under another condition a pawn may stand on its first rank, opposite its promotion rank. */
  @Override
  void place(Capture capture, Piece reborn, Square target) {
    placeOrPromote(capture, reborn, target);
  }
}

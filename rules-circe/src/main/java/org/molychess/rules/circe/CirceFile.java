package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.Capture;

/**
 * Circe File (RULES 10.4): a captured unit is reborn on the file of its capture, if the target is
 * empty: an officer on its own first rank, a pawn on its own second rank. Colours and kinds of
 * officers do not matter.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.4">RULES 10.4</a>
 */
public final class CirceFile extends Rebirth {
  /** Creates the condition. */
  public CirceFile() {}

  @Override
  public String id() {
    return "circe-file";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on the file of its capture, on its first or pawn rank, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("File Circe");
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    Side side = reborn.side();
    return capture
        .captureSquare()
        .onRank(reborn.is(Role.PAWN) ? side.pawnRank() : side.firstRank());
  }
}

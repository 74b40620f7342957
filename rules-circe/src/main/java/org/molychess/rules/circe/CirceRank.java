package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.Capture;
import org.molychess.spi.Home;

/**
 * Circe Rank (RULES 10.3): a captured unit is reborn on the rank of its capture, if the target is
 * empty. Its file is that of its type in the array: d for a queen, and for rooks, knights and
 * bishops the one of the two files whose square on that rank has the colour of the capture square.
 *
 * <p>A pawn is reborn where it stood. The capturer stands there, so it is gone; taken en passant,
 * it simply stays.
 *
 * <p>Unsure: an older reading projects the home file of the victim whatever the colour of the
 * square on that rank; early versions of Popeye seem to have known both, later ones only the
 * reading above.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#10.3">RULES 10.3</a>
 */
public final class CirceRank extends Rebirth {
  /** Creates the condition. */
  public CirceRank() {}

  @Override
  public String id() {
    return "circe-rank";
  }

  @Override
  public String summary() {
    return "a captured unit is reborn on the rank of its capture, on the file of its type, if empty";
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Rank Circe");
  }

  @Override
  Square target(Capture capture, Piece reborn) {
    Square square = capture.captureSquare();
    if (reborn.is(Role.PAWN)) {
      return square;
    }
    // On odd ranks the files have the colours of rank 1, the home of White; else those of rank 8.
    Side array = square.rank() % 2 == 0 ? Side.BLACK : Side.WHITE;
    return Home.of(Piece.of(array, reborn.role()), square).onRank(square.rank());
  }
}

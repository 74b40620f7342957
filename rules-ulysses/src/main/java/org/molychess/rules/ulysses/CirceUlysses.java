package org.molychess.rules.ulysses;

import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/**
 * Circe of Ulysses (RULES 6): Circe in which a king that would be mated is carried home, to e1 or
 * e8, as part of the mating move, if that square is empty and not attacked once he has left his
 * own. If it is not, or if he stands there already, he is mated.
 *
 * <p>A side in stalemate whose king is not at home has one move: the king's leap there, if he would
 * not be attacked. Both are judged by the other conditions. A carried king counts as unmoved, a
 * leaping king has moved.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#6">RULES 6</a>
 */
public final class CirceUlysses implements RuleVariant {
  /** Creates the condition. */
  public CirceUlysses() {}

  @Override
  public String id() {
    return "circe-ulysses";
  }

  @Override
  public String summary() {
    return "circe; a mated king is carried home instead, a stalemated one leaps there, if possible";
  }

  @Override
  public Set<String> includes() {
    return Set.of("circe");
  }

  @Override
  public Set<String> aliases() {
    return Set.of(
        "Circe of Ulysses",
        "Ulysses Circe",
        "Odysseus Circe Schach",
        "Circé d'Ulysse",
        "Circé Ulysse");
  }

  @Override
  public void install(Hooks hooks) {
    hooks.declare(Capability.RETURN_KING);
    hooks.onMate(
        mate -> {
          Square home = home(mate.loser());
          if (mate.king(mate.loser()) != home && mate.canPlace(home)) {
            mate.rescue(home);
          }
        });
    hooks.onStalemate(
        stalemate -> {
          Square king = stalemate.king(stalemate.side());
          Square home = home(stalemate.side());
          if (king != null && king != home && stalemate.canPlace(home)) {
            stalemate.offer(king, home);
          }
        });
  }

  private static Square home(Side side) {
    Piece king = Piece.of(side, Role.KING);
    return Home.of(king, Square.E1);
  }
}

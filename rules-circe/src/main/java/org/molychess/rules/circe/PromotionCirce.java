package org.molychess.rules.circe;

import java.util.Set;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.Promotion;
import org.molychess.spi.RuleVariant;

/**
 * Promotion Circe (RULES 5): captures are orthodox, but an officer that has just been promoted is
 * transferred from its promotion square to its home square. The transfer is compulsory if that
 * square is empty; otherwise the officer stays.
 *
 * <p>{@code inverse}: the target is the home square mirrored in the vertical middle. {@code
 * enlarged}: any empty square of the own first rank, at the promoter's choice. {@code white},
 * {@code black}: only that side's promotions transfer.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#5">RULES 5</a>
 */
public final class PromotionCirce implements RuleVariant {
  /** Creates the condition. */
  public PromotionCirce() {}

  @Override
  public String id() {
    return "promotion-circe";
  }

  @Override
  public String summary() {
    return "a promoted officer is transferred to its home square, if empty";
  }

  @Override
  public Set<String> options() {
    return Set.of("inverse", "enlarged", "white", "black");
  }

  @Override
  public String summary(String option) {
    return switch (option) {
      case "inverse" -> "to the mirror image of its home square instead";
      case "enlarged" -> "to any empty square of its own first rank, as the promoter chooses";
      case "white" -> "only White's promotions";
      case "black" -> "only Black's promotions";
      default -> "";
    };
  }

  @Override
  public Set<String> aliases() {
    return Set.of("Échecs à promotions Circé");
  }

  @Override
  public void install(Hooks hooks) {
    boolean inverse = hooks.hasOption("inverse");
    boolean enlarged = hooks.hasOption("enlarged");
    if (inverse && enlarged) {
      hooks.refuse("'inverse' and 'enlarged' name different targets; choose one");
    }
    if (hooks.hasOption("white") && hooks.hasOption("black")) {
      hooks.refuse("'white' and 'black' each mean that side alone; for both leave them out");
    }
    Side exempt =
        hooks.hasOption("white") ? Side.BLACK : hooks.hasOption("black") ? Side.WHITE : null;
    hooks.onPromotion(
        promotion -> {
          Square from = promotion.promotionSquare();
          if (promotion.byStep()
              && promotion.officerSquare() == from
              && promotion.side() != exempt) {
            if (enlarged) {
              transferToFirstRank(promotion, from);
            } else {
              Square home = Home.of(promotion.officer(), from);
              transfer(promotion, from, inverse ? home.mirrored() : home);
            }
          }
        });
  }

  private static void transfer(Promotion promotion, Square from, Square home) {
    if (promotion.canPlace(home)) {
      promotion.transfer(from, home);
    }
  }

  private static void transferToFirstRank(Promotion promotion, Square from) {
    SquareSet firstRank = SquareSet.rank(promotion.side().firstRank());
    SquareSet empty = firstRank.and(promotion.placeable());
    if (!empty.isEmpty()) {
      promotion.transfer(from, promotion.chooseSquare(empty));
    }
  }
}

package org.molychess.testkit;

import java.util.Random;
import java.util.Set;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Counter;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Circe, and what becomes of it by one fault at a time. */
final class Mutants {
  private Mutants() {}

  abstract static class Mutant implements RuleVariant {
    /** Returns the name of the class, as an id. */
    @Override
    public String id() {
      return getClass().getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase();
    }

    @Override
    public void install(Hooks hooks) {
      hooks.onCapture(this::captured);
    }

    void captured(Capture capture) {
      rebear(capture, Home.of(capture.victim(), capture.captureSquare()));
    }

    static void rebear(Capture capture, Square home) {
      if (capture.canPlace(home)) {
        capture.rebirth(home);
      }
    }
  }

  public static final class Circe extends Mutant {}

  public static final class WrongHome extends Mutant {
    @Override
    void captured(Capture capture) {
      rebear(capture, Home.of(capture.victim(), capture.captureSquare().mirrored()));
    }
  }

  public static final class OccupancyIgnored extends Mutant {
    @Override
    void captured(Capture capture) {
      capture.rebirth(Home.of(capture.victim(), capture.captureSquare()));
    }
  }

  public static final class KeepsState extends Mutant {
    private int captures;

    @Override
    void captured(Capture capture) {
      if (++captures % 3 != 0) {
        super.captured(capture);
      }
    }
  }

  public static final class RandomHome extends Mutant {
    private final Random random = new Random(7);

    @Override
    void captured(Capture capture) {
      rebear(capture, Square.at(1 + random.nextInt(8), 4));
    }
  }

  public static final class WritesOnUnits extends Mutant {
    @Override
    void captured(Capture capture) {
      capture.place(capture.victim(), capture.arrival());
    }
  }

  public static final class CarriesKing extends Mutant {
    @Override
    void captured(Capture capture) {
      Square king = capture.king(capture.side());
      if (king != null && capture.canPlace(capture.departure())) {
        capture.transfer(king, capture.departure());
      }
    }
  }

  public static final class StrandsPawn extends Mutant {
    @Override
    void captured(Capture capture) {
      if (capture.victim().is(Role.PAWN)) {
        rebear(capture, capture.captureSquare().onRank(capture.victim().side().lastRank()));
      }
    }
  }

  public static final class KeepsTurn extends Mutant {
    @Override
    public void install(Hooks hooks) {
      hooks.onTurnEnd(turn -> turn.keepTurn());
    }
  }

  public static final class HandleInField extends Mutant {
    private Counter captures;

    @Override
    public void install(Hooks hooks) {
      captures = hooks.declareCounter("captures", 0);
      super.install(hooks);
    }

    @Override
    void captured(Capture capture) {
      captures.set(capture, captures.get(capture) + 1);
    }
  }

  public static final class OptionInField extends Mutant {
    private boolean mirrored;

    @Override
    public Set<String> options() {
      return Set.of("mirrored");
    }

    @Override
    public void install(Hooks hooks) {
      mirrored = hooks.hasOption("mirrored");
      super.install(hooks);
    }

    @Override
    void captured(Capture capture) {
      Square home = Home.of(capture.victim(), capture.captureSquare());
      rebear(capture, mirrored ? home.mirrored() : home);
    }
  }

  public static final class DependsOnJvm extends Mutant {
    /** A property that a test sets, which the other JVM does not have. */
    static final String PROPERTY = "org.molychess.testkit.file";

    @Override
    void captured(Capture capture) {
      rebear(capture, Square.at(Integer.getInteger(PROPERTY, 1), 5));
    }
  }

  public static class RemovesKing extends Mutant {
    @Override
    void captured(Capture capture) {
      Square king = capture.king(capture.side().opposite());
      if (king != null && capture.victim() == Piece.of(Side.BLACK, Role.PAWN)) {
        capture.remove(king);
      }
    }
  }

  public static final class LosesKing extends RemovesKing {
    @Override
    public void install(Hooks hooks) {
      hooks.declare(Capability.LOSE_KING);
      super.install(hooks);
    }
  }

  public static final class Fails extends Mutant {
    @Override
    void captured(Capture capture) {
      throw new ArithmeticException("by zero");
    }
  }
}

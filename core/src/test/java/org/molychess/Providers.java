package org.molychess;

import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Conditions, good and bad, that {@link DiscoveryTest} lets a loader of its own define. */
@SuppressWarnings("missing-explicit-ctor")
public final class Providers {
  private Providers() {}

  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal() {
      super("on purpose");
    }
  }

  /** A good one. */
  public static final class GoodOne implements RuleVariant {
    @Override
    public String id() {
      return "good-one";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Another good one. */
  public static final class GoodTwo implements RuleVariant {
    @Override
    public String id() {
      return "good-two";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Fails in every move. */
  public static final class Fails implements RuleVariant {
    @Override
    public String id() {
      return "fails";
    }

    @Override
    public void install(Hooks hooks) {
      hooks.afterMove(
          play -> {
            throw new Refusal();
          });
    }
  }

  /** Has the id of another. */
  public static final class GoodOneAgain implements RuleVariant {
    @Override
    public String id() {
      return "good-one";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Throws when it is made. */
  public static final class ThrowsWhenMade implements RuleVariant {
    public ThrowsWhenMade() {
      throw new Refusal();
    }

    @Override
    public String id() {
      return "throws";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Throws an error when it is asked for its options. */
  public static final class ThrowsWhenAsked implements RuleVariant {
    @Override
    public String id() {
      return "throws-when-asked";
    }

    @Override
    public String summary() {
      throw new AssertionError("on purpose");
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Has an id that nobody could write. */
  public static final class BadId implements RuleVariant {
    @Override
    public String id() {
      return "bad+id";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Runs out of memory when it is made. */
  public static final class RunsOut implements RuleVariant {
    public RunsOut() {
      throw new IllegalStateException(new OutOfMemoryError("on purpose"));
    }

    @Override
    public String id() {
      return "runs-out";
    }

    @Override
    public void install(Hooks hooks) {}
  }

  /** Is no condition at all. */
  public static final class NotASubtype {}
}

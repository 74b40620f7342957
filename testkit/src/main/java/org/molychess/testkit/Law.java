package org.molychess.testkit;

import org.jspecify.annotations.Nullable;
import org.molychess.Position;

/** Something that is true of every position under every rules. */
interface Law {
  /** Returns the law, as a sentence. */
  String statement();

  /** Returns how the position breaks it, or null if it does not. */
  @Nullable String breach(Position position);

  /** What a law says about a position. */
  @FunctionalInterface
  interface Check {
    /** Returns how the position breaks the law, or null if it does not. */
    @Nullable String breach(Position position);
  }

  /** Returns a law. */
  static Law of(String statement, Check check) {
    return new Law() {
      @Override
      public String statement() {
        return statement;
      }

      @Override
      public @Nullable String breach(Position position) {
        return check.breach(position);
      }
    };
  }
}

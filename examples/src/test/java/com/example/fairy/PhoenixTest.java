package com.example.fairy;

import org.junit.jupiter.api.Test;
import org.molychess.testkit.RuleContract;

final class PhoenixTest {
  @Test
  void isWhatItSays() {
    RuleContract.of(new Phoenix())
        .example("6k1/8/8/8/r6R/8/8/K7 w - - 0 1", "Rxa4", "6k1/8/8/4r3/R7/8/8/K7 b - - 0 1")
        .example("6k1/8/8/4p3/r6R/8/8/K7 w - - 0 1", "Rxa4", "6k1/8/8/4p3/R7/8/8/K7 b - - 0 1")
        .illegal("6k1/8/8/8/r6R/4K3/8/8 w - - 0 1", "Rxa4")
        .verify();
  }
}

package com.example.fairy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

final class ThreeChecksTest {
  private static final String FEN = "4k3/8/8/8/8/8/8/4K2R w - - 0 1 white-checks:2";

  @Test
  void keepsTheLaws() {
    RuleContract.of(new ThreeChecks()).from(FEN).verify();
  }

  @Test
  void theThirdCheckWins() {
    Position end = Rules.builder().add(new ThreeChecks()).build().position(FEN).play("Rh8+");
    assertEquals("1-0 (third check, three-checks)", end.outcome().orElseThrow().toString());
    assertTrue(end.legalMoves().isEmpty());
  }
}

package com.example.fairy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

final class LevyTest {
  private static final String FEN = "6k1/8/8/8/r6R/8/8/K7 w - - 0 1";

  @Test
  void isWhatItSays() {
    RuleContract.of(new Levy())
        .example(FEN, "h4a4@c2", "6k1/8/8/8/R7/8/2P5/K7 b - - 0 1")
        .illegal(FEN, "h4a4@c3")
        .verify();
  }

  @Test
  void theCapturerChoosesAmongEightSquares() {
    Position position = Rules.builder().add(new Levy()).build().position(FEN);
    long captures = position.legalMoves().stream().filter(move -> move.isCapture()).count();
    assertEquals(8, captures);
  }

  @Test
  void combinesWithOthers() {
    RuleContract.of(Rules.builder().add(new Levy()).add(new ThreeChecks()).build())
        .games(4)
        .verify();
  }
}

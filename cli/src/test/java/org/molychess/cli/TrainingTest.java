package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TrainingTest {
  @Test
  void everyCommandEndsAsItShould() {
    assertTrue(Training.run());
  }
}

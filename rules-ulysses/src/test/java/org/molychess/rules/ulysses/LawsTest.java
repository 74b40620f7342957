package org.molychess.rules.ulysses;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

/** The condition of this module keeps the laws. */
final class LawsTest {
  @ParameterizedTest
  @ValueSource(strings = {"circe-ulysses", "circe-ulysses+promotion-circe"})
  void keepsTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules)).games(6).verify();
  }
}

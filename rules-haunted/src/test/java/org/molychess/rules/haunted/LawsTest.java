package org.molychess.rules.haunted;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

/** Every condition of this module keeps the laws. */
final class LawsTest {
  @ParameterizedTest
  @ValueSource(strings = {"haunted", "ghost"})
  void keepsTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules)).games(6).verify();
  }
}

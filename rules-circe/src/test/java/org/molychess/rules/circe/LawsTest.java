package org.molychess.rules.circe;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

/** Every condition of this module keeps the laws, and so do combinations of them. */
final class LawsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "circe",
        "circe-coucou",
        "circe-couscous",
        "promotion-circe",
        "promotion-circe:inverse",
        "promotion-circe:enlarged",
        "progressive",
        "progressive-circe",
        "circe+promotion-circe",
        "circe+progressive",
        "circe-coucou+promotion-circe",
        "circe+promotion-circe+progressive"
      })
  void keepsTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules)).games(6).verify();
  }
}

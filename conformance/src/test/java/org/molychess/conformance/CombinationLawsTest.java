package org.molychess.conformance;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

/** Combinations of conditions from several modules keep the laws. */
final class CombinationLawsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "circe+haunted",
        "haunted+circe",
        "circe+ghost",
        "haunted+progressive",
        "circe-coucou+haunted",
        "circe-couscous+ghost",
        "promotion-circe+haunted",
        "progressive-circe+haunted",
        "circe-ulysses+haunted",
        "circe+haunted+progressive",
        "circe-coucou+ghost+progressive",
        "circe-ulysses+promotion-circe+haunted"
      })
  void keepTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules)).games(5).plies(12).verify();
  }
}

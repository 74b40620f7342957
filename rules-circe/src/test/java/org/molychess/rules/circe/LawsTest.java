package org.molychess.rules.circe;

import org.junit.jupiter.api.Test;
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
        "circe:rex-inclusive",
        "circe-assassin",
        "circe-chameleon",
        "circe-clone",
        "circe-diametral",
        "circe-equipollents",
        "circe-file",
        "circe-mirror",
        "circe-pwc",
        "circe-rank",
        "circe-strict",
        "circe-symmetry",
        "anticirce",
        "anticirce:cheylan",
        "immune",
        "circe+promotion-circe",
        "circe+progressive",
        "circe-coucou+promotion-circe",
        "circe+promotion-circe+progressive"
      })
  void keepsTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules)).games(4).verify();
  }

  /** Its captures are moves by the dozen, so it plays fewer of them. */
  @Test
  void superCirceKeepsTheLaws() {
    RuleContract.of(Rules.of("circe-super"))
        .games(1)
        .plies(8)
        .from("4k3/8/8/3p4/4K3/8/8/8 w - - 0 1", "7k/8/8/8/p7/8/8/R6K w - - 0 1")
        .verify();
  }
}

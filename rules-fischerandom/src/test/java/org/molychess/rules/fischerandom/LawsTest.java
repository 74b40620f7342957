package org.molychess.rules.fischerandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Rules;
import org.molychess.testkit.RuleContract;

/** The condition of this module keeps the laws, alone and with Circe. */
final class LawsTest {
  @ParameterizedTest
  @ValueSource(strings = {"chess960", "chess960+circe", "circe:rex-inclusive+chess960"})
  void keepsTheLaws(String rules) {
    RuleContract.of(Rules.parse(rules))
        .from(
            "nrbbkqrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBKQRN w GBgb - 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
            "rk5r/8/8/8/8/8/8/RK5R b HAha - 0 1",
            "5krr/8/8/8/8/8/8/5KRR w Gg - 0 1")
        .games(6)
        .verify();
  }
}

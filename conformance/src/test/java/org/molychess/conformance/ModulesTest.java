package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Side;

final class ModulesTest {
  @Test
  void seesCore() {
    assertNotNull(Side.class.getProtectionDomain().getCodeSource());
  }

  @ParameterizedTest
  @ValueSource(strings = "org.molychess.rules.circe.package-info")
  void seesTheRules(String name) throws ClassNotFoundException {
    assertNotNull(Class.forName(name));
  }
}

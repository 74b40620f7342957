package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StipulationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#2",
        "=2",
        "==1",
        "!=3",
        "#=2",
        "+2",
        "x3",
        "%1",
        "zg52",
        "ep1",
        "001",
        "prom2",
        "promQ2",
        "ct2",
        "<>3",
        "ctr2",
        "<>r3",
        "ka74",
        "h<>r5",
        "ser-sctr2",
        "reci-h#2",
        "reci-h=2.5",
        "~1",
        "s#3",
        "r=2",
        "semi-r#2",
        "h#2",
        "h#2.5",
        "h#0.5",
        "hs#2.5",
        "hr#2",
        "ser-#5",
        "ser-h=7",
        "ser-h0015",
        "ser-szg121",
        "ser-r#2",
        "ser-hs#3",
        "pser-#4",
        "pser-h#6",
        "phser-s#6",
        "2->ser-h#4",
        "exact-#3",
        "exact-ser-=8",
        "hc813",
        "dia6.5",
        "ser-dia9",
        "a=>b3"
      })
  void writesWhatItReads(String text) {
    assertEquals(text, Stipulation.parse(text).toString());
  }

  @ParameterizedTest
  @CsvSource({"H#2,h#2", "SER-H0-03,ser-h003", "=#2,#=2", "h#2.0,h#2", "promS1,promN1"})
  void readsOtherSpellings(String text, String canonical) {
    assertEquals(canonical, Stipulation.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2",
        "#",
        "#0",
        "#2.5",
        "h#201",
        "h##2",
        "zi52",
        "z2",
        "s#1.5",
        "hs#0.5",
        "ser-h#2.5",
        "semi-h#2",
        "ser-hr#2",
        "ser-semi-r#2",
        "3->h#2",
        "hdia3",
        "phser-h#2",
        "pser-r#2",
        "#2x",
        "k2",
        "ki72",
        "reci-#2",
        "reci-h#0.5",
        "ser-reci-h#2",
        "!#2"
      })
  void refusesWhatCannotBe(String text) {
    ProblemException thrown = assertThrows(ProblemException.class, () -> Stipulation.parse(text));
    assertEquals(1, thrown.getMessage().lines().count());
  }

  @Test
  void knowsWhoBegins() {
    for (String text : new String[] {"#2", "s#2", "r#2", "h#2.5", "hs#2", "ser-#3", "2->ser-h#1"}) {
      assertEquals(true, Stipulation.parse(text).attackerBegins(), text);
    }
    for (String text :
        new String[] {"h#2", "hs#2.5", "hr#1.5", "ser-h#3", "ser-hs#1", "1->ser-#2"}) {
      assertEquals(false, Stipulation.parse(text).attackerBegins(), text);
    }
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.molychess.spi.RuleVariant;

/** What our conditions say of themselves, asked anew: the registry keeps its first answers. */
final class ProvidersTest {
  private static final Set<String> IDS =
      Set.of(
          "anticirce",
          "chess960",
          "circe",
          "circe-assassin",
          "circe-chameleon",
          "circe-clone",
          "circe-coucou",
          "circe-couscous",
          "circe-diametral",
          "circe-equipollents",
          "circe-file",
          "circe-mirror",
          "circe-pwc",
          "circe-rank",
          "circe-strict",
          "circe-super",
          "circe-symmetry",
          "circe-ulysses",
          "ghost",
          "haunted",
          "immune",
          "progressive",
          "progressive-circe",
          "promotion-circe");

  @Test
  void sayWhoTheyAreAndWhatTheyDo() {
    Set<String> ids = new TreeSet<>();
    for (RuleVariant variant : ServiceLoader.load(RuleVariant.class)) {
      ids.add(variant.id());
      assertFalse(variant.summary().isBlank(), variant.id());
      for (String option : variant.options()) {
        assertFalse(variant.summary(option).isBlank(), variant.id() + ":" + option);
      }
    }
    assertEquals(new TreeSet<>(IDS), ids);
  }
}

package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Names and aliases of conditions that a builder is given. */
final class RuleNamesTest {
  private record Condition(String id, Set<String> aliases) implements RuleVariant {
    @Override
    public Set<String> options() {
      return Set.of("in-red", "in-blue");
    }

    @Override
    public Set<String> aliases(String option) {
      return option.equals("in-red") ? Set.of("Red " + id) : Set.of();
    }

    @Override
    public void install(Hooks hooks) {}
  }

  private static final RuleVariant MIRROR =
      new Condition("mirror", Set.of("Spiegelschach", "Both"));
  private static final RuleVariant GLASS = new Condition("look-glass", Set.of("Alice", "Both"));

  private static String text(String name) {
    RuleNames.Meaning meaning =
        new RuleNames(List.of(DescribedVariant.of(MIRROR), DescribedVariant.of(GLASS))).find(name);
    return meaning == null ? "" : meaning.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "mirror, mirror",
    "MÍRROR, mirror",
    "spiegel schach, mirror",
    "Look Glass, look-glass",
    "lookglass, look-glass",
    "alice, look-glass",
    "red MIRROR, mirror:in-red",
    "Redlookglass, look-glass:in-red",
    "blue mirror, ''",
    "mirrors, ''",
  })
  void areFoundWhateverTheirForm(String name, String meaning) {
    assertEquals(meaning, text(name));
  }

  @Test
  void anAliasOfTwoIsToldApart() {
    String message = assertThrows(RuleLoadException.class, () -> text("both")).getMessage();
    assertEquals("'both' may mean mirror or look-glass; say which", message);
  }

  @Test
  void anIdWinsOverAnAlias() {
    RuleVariant thief = new Condition("thief", Set.of("mirror", "orthodox"));
    assertEquals("mirror", Rules.builder().add(MIRROR).add("mirror").build().toString());
    Rules.Builder both = Rules.builder().add(thief).add(MIRROR).add("mirror");
    assertEquals("thief+mirror", both.build().toString());
    assertEquals("orthodox", Rules.builder().add("Orthodox").build().toString());
  }

  @Test
  void optionsAreKnownInEveryForm() {
    Rules.Builder builder = Rules.builder().add(GLASS, "In Red").add("Alice : in_red , ");
    assertThrows(RuleLoadException.class, builder::build);
    assertEquals(
        "look-glass:in-blue,in-red",
        Rules.builder().add(GLASS, "IN-RED", "inblue").build().toString());
    String message =
        assertThrows(RuleLoadException.class, () -> Rules.builder().add(GLASS, "green").build())
            .getMessage();
    assertTrue(message.contains("has no option 'green'; it has in-blue, in-red"), message);
  }

  @Test
  void badAliasesAreRefusedWhenTheConditionIsAdded() {
    for (String alias : List.of("", " - ", "a+b", "a:b", "a\u0007", "a".repeat(101))) {
      RuleVariant bad = new Condition("bad", Set.of(alias));
      String message =
          assertThrows(RuleLoadException.class, () -> Rules.builder().add(bad)).getMessage();
      assertTrue(message.contains("the alias '"), message);
    }
  }

  @Test
  void suggestionsAreTheLikeliestFirst() {
    RuleNames names =
        new RuleNames(List.of(DescribedVariant.of(MIRROR), DescribedVariant.of(GLASS)));
    assertEquals(List.of("mirror"), names.suggestions("mirro", List.of()));
    assertEquals(
        List.of("mirror", "mirrot"), names.suggestions("miror", List.of("mirage", "mirrot", "x")));
    assertEquals(List.of("look-glass"), names.suggestions("glass", List.of()));
    assertEquals(List.of(), names.suggestions("", List.of()));
    assertNull(names.find(""));
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "a, a, 0",
    "ab, ba, 1",
    "circe, cirec, 1",
    "circe, crice, 1",
    "abc, '', 3",
    "haunted, hauntd, 1",
    "ghost, goats, 3",
    "ca, abc, 3",
  })
  void distancesCountSlips(String a, String b, int slips) {
    assertEquals(slips, RuleNames.distance(a, b));
    assertEquals(slips, RuleNames.distance(b, a));
  }
}

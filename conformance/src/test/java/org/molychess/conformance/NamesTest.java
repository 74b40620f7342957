package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.RuleInfo;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;

/** The names by which people ask for conditions. */
final class NamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "Circe|circe",
        " circe|circe",
        "CIRCE |circe",
        "Circé|circe",
        "Circe + Progressive|circe+progressive",
        "circe coucou|circe-coucou",
        "CirceCoucou|circe-coucou",
        "circe_coucou|circe-coucou",
        "\tHaunted Chess\u00A0|haunted",
        "Promotion Circe: White, Enlarged|promotion-circe:enlarged,white",
        "Circe RexInclusive|circe:rex-inclusive",
        "circe:RexInclusive|circe:rex-inclusive",
        "Anticirce, type Cheylan|anticirce:cheylan",
        "Orthodox| orthodox",
        "standard|orthodox",
      })
  void caseAccentsBlanksAndHyphensDoNotMatter(String typed, String canonical) {
    Rules rules = Rules.parse(typed);
    assertEquals(canonical.strip(), rules.toString());
    assertEquals(rules, Rules.parse(rules.toString()));
    assertEquals(rules, Rules.builder().add(typed.split("\\+", -1)).build());
  }

  @Test
  void oneConditionByTwoNamesIsNamedTwice() {
    assertEquals("circe", Rules.parse("circe+Circe+CIRCE").toString());
    String message =
        assertThrows(RuleLoadException.class, () -> Rules.parse("Circe Rex Inclusive+circe"))
            .getMessage();
    assertTrue(message.contains("'circe' is named twice"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circ|circe",
        "hauntd|haunted",
        "haunted circe|circe",
        "ulysses|circe-ulysses",
        "progresive|progressive",
        "promotion|promotion-circe",
        "anti circee|anticirce",
        "couscous|circe-couscous",
        "Platzwechselcirze|circe-pwc",
      })
  void suggestsWhatWasMeant(String typed, String meant) {
    String message =
        assertThrows(UnknownRuleException.class, () -> Rules.parse(typed)).getMessage();
    assertTrue(message.startsWith("unknown condition '" + typed + "'; did you mean '"), message);
    String suggestions = message.substring(0, message.indexOf('?'));
    assertTrue(suggestions.contains("'" + meant + "'"), message);
  }

  @Test
  void suggestsNothingThatIsFarFromIt() {
    for (String typed : List.of("crazyhouse", "x", "42", "?", "kriegspiel", "z".repeat(1_000))) {
      String message =
          assertThrows(UnknownRuleException.class, () -> Rules.parse(typed)).getMessage();
      assertTrue(!message.contains("did you mean"), message);
      assertTrue(message.contains("found: orthodox, "), message);
    }
  }

  @Test
  void everyNameOfTheGlossaryIsKnown() throws IOException {
    Path glossary = Path.of("../docs/glossary.md");
    int names = 0;
    for (String line : Files.readAllLines(glossary)) {
      List<String> cells = List.of(line.split("\\|", -1));
      if (cells.size() != 6 || !cells.get(4).contains("`") || line.contains("| Moly |")) {
        continue;
      }
      Rules rules = Rules.parse(cells.get(4).replace("`", ""));
      // Which Progressive Circe is meant, the name alone does not say.
      if (!line.contains("Progressive Circe, with")) {
        for (String cell : cells.subList(1, 4)) {
          for (String name : namesIn(cell)) {
            assertEquals(rules, Rules.parse(name), name);
            names++;
          }
        }
      }
    }
    assertTrue(names > 50, "only " + names);
  }

  private static List<String> namesIn(String cell) {
    List<String> names = new ArrayList<>();
    String text = cell.replace("`", "").strip();
    // "Anticirce, type Calvet" is one name, "Circe Clone, Clone Circe" are two.
    for (String name :
        text.toLowerCase(Locale.ROOT).contains(", typ")
            ? List.of(text)
            : List.of(text.split(", ", -1))) {
      if (!name.equals("–")) {
        names.add(name);
      }
    }
    if (text.contains("(PWC)")) {
      names.replaceAll(name -> name.replace(" (PWC)", ""));
      names.add("PWC");
    }
    return names;
  }

  @Test
  void everyAliasMeansWhatItSaysAndNothingElse() {
    Map<String, String> meanings = new HashMap<>();
    for (RuleInfo info : Rules.available()) {
      assertEquals(info.id(), Rules.parse(info.id()).toString());
      info.aliases()
          .forEach(
              (alias, meaning) -> {
                assertEquals(meaning, Rules.parse(alias).toString(), alias);
                assertEquals(null, meanings.put(alias, meaning), alias);
              });
    }
    assertTrue(meanings.size() > 40, meanings::toString);
  }
}

package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** The texts of rules: order, options, inclusion, refusals (RULES 1.6). */
final class RulesTest {
  /** A condition of the test's own. */
  private static class Condition implements RuleVariant {
    private final String id;
    private final Set<String> includes;
    private final Consumer<Hooks> install;

    Condition(String id, Set<String> includes, Consumer<Hooks> install) {
      this.id = id;
      this.includes = includes;
      this.install = install;
    }

    Condition(String id, String... includes) {
      this(id, Set.of(includes), hooks -> {});
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Set<String> includes() {
      return includes;
    }

    @Override
    public Set<String> options() {
      return Set.of("x", "y");
    }

    @Override
    public void install(Hooks hooks) {
      install.accept(hooks);
    }
  }

  /** Another class with an id that is taken. */
  private static final class Impostor extends Condition {
    Impostor() {
      super("a");
    }
  }

  private static final List<Condition> KNOWN =
      List.of(
          new Condition("a"),
          new Condition("b", "a"),
          new Condition("c", "b"),
          new Condition("round", "about"),
          new Condition("about", "round"),
          new Condition("narcissus", "narcissus"),
          new Condition("orphan", "nobody"),
          new Condition("first-of-one-token", Set.of(), hooks -> hooks.declareCounter("token", 0)),
          new Condition("second-of-one-token", Set.of(), hooks -> hooks.declarePile("token", 1)),
          new Condition("takes-core-token", Set.of(), hooks -> hooks.declareCounter("unmoved", 0)),
          new Condition("bad-token", Set.of(), hooks -> hooks.declareCounter("Tok:en", 0)),
          new Condition(
              "breaks",
              Set.of(),
              hooks -> {
                throw new IllegalStateException("on purpose");
              }),
          new Condition(
              "choosy",
              Set.of(),
              hooks -> {
                if (hooks.hasOption("x") && hooks.hasOption("y")) {
                  hooks.refuse("x and y contradict each other");
                }
              }));

  /** Returns a builder that asks for these conditions, among those of the test. */
  private static Rules rules(String text) {
    Rules.Builder builder = Rules.builder();
    for (String part : text.split("\\+", -1)) {
      String[] name = part.split(":", 2);
      RuleVariant variant =
          KNOWN.stream().filter(known -> known.id().equals(name[0])).findFirst().orElseThrow();
      builder.add(variant, name.length == 1 ? new String[0] : name[1].split(",", -1));
    }
    return builder.build();
  }

  private static RuleLoadException refused(String text) {
    return assertThrows(RuleLoadException.class, () -> rules(text), text);
  }

  @Test
  void theOrderBelongsToTheIdentity() {
    assertNotEquals(rules("a+choosy"), rules("choosy+a"));
    assertEquals(rules("a+choosy"), rules("a+choosy"));
    assertEquals(rules("a+choosy").hashCode(), rules("a+choosy").hashCode());
    assertEquals(List.of("choosy", "a"), rules("choosy+a").conditions());
  }

  @Test
  void optionsAreSorted() {
    assertEquals("a:x,y", rules("a:y,x").toString());
    assertEquals(rules("a:x,y"), rules("a:y,x"));
    assertNotEquals(rules("a:x"), rules("a"));
  }

  @Test
  void namingTheSameTwiceChangesNothing() {
    assertEquals("a", rules("a+a").toString());
    assertTrue(refused("a:x+a").getMessage().contains("different options"));
    assertTrue(refused("a+a:x").getMessage().contains("different options"));
  }

  @Test
  void positionsUnderDifferentRulesDiffer() {
    assertNotEquals(rules("a").initialPosition(), Rules.orthodox().initialPosition());
    assertNotEquals(rules("a").initialPosition().hash(), Rules.orthodox().initialPosition().hash());
  }

  @Test
  void anUnregisteredConditionCannotBeIncludedByName() {
    UnknownRuleException refusal = assertThrows(UnknownRuleException.class, () -> rules("b"));
    assertTrue(refusal.getMessage().contains("'b' builds on 'a'"), refusal.getMessage());
  }

  @Test
  void anIncludedConditionComesBeforeUnlessNamedEarlier() {
    assertEquals(List.of("a", "b"), rules("b+a").conditions());
    assertEquals("b", rules("b+a").toString());
    assertEquals("b", rules("a+b").toString());
    assertEquals(List.of("a", "b", "c"), rules("c+b+a").conditions());
    assertEquals("c", rules("a+b+c").toString());
    assertEquals(List.of("a", "choosy", "b"), rules("a+choosy+b").conditions());
    assertEquals("a+choosy+b", rules("a+choosy+b").toString());
    assertEquals(List.of("choosy", "a", "b"), rules("choosy+b+a").conditions());
    assertEquals("choosy+b", rules("choosy+b+a").toString());
  }

  @Test
  void anIncludedConditionMayBeGivenOptions() {
    assertEquals("a:x+b", rules("b+a:x").toString());
    assertEquals(rules("a:x+b"), rules("b+a:x"));
    assertNotEquals(rules("a+b"), rules("b+a:x"));
  }

  @Test
  void circlesAreRefused() {
    assertTrue(refused("round+about").getMessage().contains("circle: round, about, round"));
    assertTrue(refused("narcissus").getMessage().contains("circle: narcissus, narcissus"));
  }

  @Test
  void oneTokenForTwoIsRefused() {
    String message = refused("first-of-one-token+second-of-one-token").getMessage();
    assertTrue(message.contains("'first-of-one-token' and 'second-of-one-token'"), message);
    assertTrue(message.contains("'token'"), message);
  }

  @Test
  void contradictoryOptionsAreRefusedWithTheReason() {
    assertTrue(refused("choosy:x,y").getMessage().contains("x and y contradict each other"));
    assertEquals("choosy:y", rules("choosy:y").toString());
    assertTrue(refused("choosy:z").getMessage().contains("it has x, y"));
    assertTrue(refused("choosy:").getMessage().contains("no option ''"));
  }

  @Test
  void faultsOfAConditionNameIt() {
    for (String id : List.of("takes-core-token", "bad-token", "breaks")) {
      String message = assertThrows(BrokenRuleException.class, () -> rules(id)).getMessage();
      assertTrue(message.contains("'" + id + "'"), message);
    }
  }

  @Test
  void twoClassesWithOneIdAreNamed() {
    String message =
        assertThrows(
                RuleLoadException.class,
                () -> Rules.builder().add(new Condition("a")).add(new Impostor()))
            .getMessage();
    assertTrue(message.contains(Impostor.class.getName()), message);
    assertTrue(message.contains(Condition.class.getName()), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "a+b", "a:b", "a b", "-a", "a-", "a--b", "orthodox", "1a"})
  void anIdMustBeOneThatCanBeNamed(String id) {
    assertThrows(
        RuleLoadException.class, () -> Rules.builder().add(new Condition(id, new String[0])));
  }

  @Test
  void orthodoxStandsAlone() {
    assertEquals("orthodox", Rules.parse("orthodox").toString());
    assertEquals(Rules.orthodox(), Rules.parse("orthodox"));
    assertEquals(List.of(), Rules.orthodox().conditions());
    assertEquals(Rules.Plan.ORTHODOX, Rules.orthodox().plan());
    assertThrows(RuleLoadException.class, () -> Rules.parse("orthodox:x"));
    assertThrows(
        RuleLoadException.class,
        () -> Rules.builder().add("orthodox").add(new Condition("a")).build());
    assertThrows(RuleLoadException.class, () -> Rules.builder().build());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "+",
        "orthodox+",
        "orthodox+ ",
        "+orthodox",
        "Orthodox:x",
        ":",
        ":x",
        " :x",
        "x:"
      })
  void badTextsAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Rules.parse(text), text);
  }

  @Test
  void unknownConditionsAreNamed() {
    UnknownRuleException refusal =
        assertThrows(UnknownRuleException.class, () -> Rules.parse("circe"));
    assertTrue(refusal.getMessage().contains("'circe'"), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("moly-rules-circe"), refusal.getMessage());
    assertTrue(refusal.getMessage().contains("META-INF/services"), refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"+", ":", ",", "a", "a:,", "a+"})
  void tenMegabytesAreRefusedAtOnce(String unit) {
    String text = unit.repeat(10_000_000 / unit.length());
    for (Runnable reading : List.<Runnable>of(() -> Rules.parse(text), () -> Rules.of("a", text))) {
      String message = assertThrows(IllegalArgumentException.class, reading::run).getMessage();
      assertTrue(message.length() < 2_000);
    }
  }

  @Test
  void theFullPlanIsTheSameRules() {
    Rules full = rules("a").withFullPlan();
    assertEquals(rules("a"), full);
    assertEquals(Rules.Plan.FULL, full.plan());
    assertEquals(Rules.Plan.MIXED, rules("a").plan());
    assertEquals(8902, full.initialPosition().perft(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | at all",
        "+ | before the first '+'",
        "a++b | between 'a+' and the next '+'",
        "a+b:c++ | between 'b:c+' and the next '+'",
        "a+b+ | after the last 'b+'",
        "+a | before the first '+'",
      })
  void saysWhereANameIsMissing(String text, String where) {
    RuleLoadException error = assertThrows(RuleLoadException.class, () -> Rules.parse(text));
    assertEquals(
        "the rules '"
            + text
            + "' name no condition "
            + where
            + "; write such as circe+progressive, or orthodox for chess without conditions",
        error.getMessage());
  }

  @Test
  void aBuilderThatRefusesANameIsAsBefore() {
    Rules.Builder builder = Rules.builder();
    for (String wrong : List.of("", ":x", "no-such:a,a", "orthodox:x")) {
      assertThrows(RuleLoadException.class, () -> builder.add("no-such", "orthodox", wrong));
    }
    assertThrows(NullPointerException.class, () -> builder.add("no-such", null));
    assertEquals(Rules.orthodox(), builder.add("orthodox").build());
  }
}

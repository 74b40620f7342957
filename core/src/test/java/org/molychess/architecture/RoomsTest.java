package org.molychess.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Every arrow between the rooms of core points down; planted arrows that point up are found. */
final class RoomsTest {
  private static final String ROOT = "org.molychess";
  private static final String PLANTED = ROOT + ".architecture.planted";

  private static final Rooms CORE =
      new Rooms(
          new ClassFileImporter()
              .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
              .importPackages(ROOT),
          ROOT);

  private static Rooms planted() {
    JavaClasses classes = new ClassFileImporter().importPackages(PLANTED);
    return new Rooms(classes, PLANTED);
  }

  private static void holds(Function<Rooms, List<String>> rule, String... edge) {
    assertEquals(List.of(), rule.apply(CORE));
    List<String> caught = rule.apply(planted());
    for (String end : edge) {
      assertTrue(caught.stream().anyMatch(found -> found.contains(end)), caught::toString);
    }
  }

  @Test
  void floorsOfTheEngineUseThoseBelow() {
    holds(Rooms::upwardEdges, "engine.board.LooksUp -> " + PLANTED + ".engine.count.Counts");
  }

  @Test
  void theEngineUsesNoGuava() {
    holds(
        Rooms::edgesIntoGuava,
        "engine.board.LooksUp -> com.google.common.collect.ImmutableList",
        "engine.count.Counts -> com.google.common.collect.ImmutableList");
  }

  @Test
  void everyRoomHasItsFloor() {
    holds(Rooms::unknownRooms, "engine.attic");
  }

  @Test
  void theEngineAndConditionsUseValuesAlone() {
    holds(
        Rooms::edgesIntoTheFacade,
        "engine.count.Counts -> " + PLANTED + ".Facade",
        "spi.Hook -> " + PLANTED + ".Facade");
  }

  @Test
  void conditionsKnowNoEngine() {
    holds(Rooms::edgesFromSpiIntoTheEngine, "spi.Hook -> " + PLANTED + ".engine.count.Counts");
  }

  @Test
  void valuesUseNothing() {
    holds(Rooms::edgesOfValues, "Square -> " + PLANTED + ".Facade");
  }

  @Test
  void gamesAndDiagramsUseThePublicApi() {
    holds(Rooms::edgesAroundThePublicApi, "pgn.Score -> " + PLANTED + ".engine.count.Counts");
  }

  @Test
  void theFacadeUsesNothingAboveIt() {
    holds(Rooms::edgesOfTheFacadeUpward, "Facade -> " + PLANTED + ".pgn.Score");
  }

  @Test
  void circlesOfClassesAreSmall() {
    holds(Rooms::largeCircles, "A, B, C, D");
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.molychess.RuleInfo;
import org.molychess.Rules;

/** The page of conditions keeps its word: they exist, and its examples play as they are written. */
final class ConditionsPageTest {
  private static final Path PAGE = Path.of("..", "docs", "conditions.md");

  @TestFactory
  Stream<DynamicTest> examplesPlayAsWritten() throws IOException {
    List<List<String>> examples = rows("| Condition | Position | Move | Result |");
    assertFalse(examples.isEmpty());
    return examples.stream()
        .map(
            cells -> DynamicTest.dynamicTest(cells.get(0) + " " + cells.get(2), () -> play(cells)));
  }

  private static void play(List<String> cells) {
    assertEquals(
        cells.get(3),
        Rules.parse(cells.get(0)).position(cells.get(1)).exactMove(cells.get(2)).after().fen());
  }

  @Test
  void everyListedConditionExistsAndHasAnExample() throws IOException {
    Set<String> exist =
        Rules.available().stream().map(RuleInfo::id).collect(Collectors.toCollection(TreeSet::new));
    Set<String> shown = new TreeSet<>();
    for (List<String> example : rows("| Condition | Position | Move | Result |")) {
      shown.addAll(Rules.parse(example.get(0)).conditions());
    }
    Set<String> listed = new TreeSet<>();
    for (List<String> condition : rows("| Condition | The rule in a sentence |")) {
      List<String> ids = Rules.parse(condition.get(0)).conditions();
      assertTrue(shown.containsAll(ids), condition::toString);
      listed.addAll(ids);
    }
    assertEquals(exist, listed);
  }

  /** Returns the cells of every table with this head, without the marks of code. */
  private static List<List<String>> rows(String head) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith(head)) {
        inside = true;
      } else if (!line.startsWith("|")) {
        inside = false;
      } else if (inside && !line.startsWith("|---")) {
        rows.add(
            Stream.of(line.substring(1).split("\\|"))
                .map(cell -> cell.strip().replace("`", ""))
                .toList());
      }
    }
    return rows;
  }
}

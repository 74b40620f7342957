package org.molychess.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Rules;

final class ResumeTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "orthodox,2b5/p3R3/kPpN4/N1p5/1PP5/1K6/8/8,#2,1",
    "orthodox,8/8/1P6/1N3B2/2q3N1/q6N/4Q3/2R1K2k,s#2,1",
    "orthodox,7k/8/6K1/8/8/8/8/R7,h#2.5,1",
    "orthodox,7k/8/6K1/8/8/8/8/R7,h#2.5,3",
    "circe,8/8/8/8/8/8/6kN/4K1R1,h#2,1",
    "haunted,8/3B4/8/7k/7R/8/3K4/8,h=2,2",
    "circe,7k/8/6K1/8/8/8/8/R7,pser-h#3,1",
    "orthodox,7k/8/6K1/8/8/8/8/R7,ser-#3,1"
  })
  void findsTheSameWhereverItWasBrokenOff(
      String rules, String placement, String stipulation, int threads) {
    Problem problem = Problem.of(Rules.parse(rules), placement, stipulation);
    List<String> answers = Solver.of(problem).solve().get(0).plain();
    assertFalse(answers.isEmpty());
    for (int broken = 1; broken < 60; broken *= 2) {
      Path file = folder.resolve(broken + stipulation);
      breakOff(Solver.of(problem).resume(file).threads(threads), broken);
      Solution whole = Solver.of(problem).resume(file).threads(threads).solve().get(0);
      assertTrue(whole.complete());
      assertEquals(answers, whole.plain(), "after " + broken);
    }
  }

  /** Ends a search after so many branches. */
  private static void breakOff(Solver solver, int branches) {
    solver
        .listener(
            new SolverListener() {
              private int done;

              @Override
              public void progressed(Progress progress) {
                if (++done == branches) {
                  solver.cancel();
                }
              }
            })
        .solve();
  }

  @Test
  void leavesOutWhatIsKnown() {
    Path file = folder.resolve("known");
    Problem problem = Problem.of(Rules.orthodox(), "2b5/p3R3/kPpN4/N1p5/1PP5/1K6/8/8", "#2");
    long all = Solver.of(problem).resume(file).solve().get(0).positions();
    long again = Solver.of(problem).resume(file).solve().get(0).positions();
    assertTrue(again < all / 2, again + " of " + all);
    Problem other = Problem.of(Rules.orthodox(), "2b5/p3R3/kPpN4/N1p5/1PP5/1K6/8/8", "#3");
    assertEquals(
        Solver.of(other).solve().get(0).plain(),
        Solver.of(other).resume(file).solve().get(0).plain());
  }

  @Test
  void readsItsOwnFilesOnly() throws IOException {
    Path file = folder.resolve("letter");
    Files.writeString(file, "Dear friend,\nthis is a letter.\n");
    Problem problem = Problem.of(Rules.orthodox(), "7k/8/6K1/8/8/8/8/R7", "#1");
    ProblemException thrown =
        assertThrows(ProblemException.class, () -> Solver.of(problem).resume(file));
    assertTrue(thrown.getMessage().contains("line 1"), thrown.getMessage());
    assertEquals("Dear friend,\nthis is a letter.\n", Files.readString(file));
    ProblemException folderThrown =
        assertThrows(ProblemException.class, () -> Solver.of(problem).resume(folder));
    assertEquals(1, folderThrown.getMessage().lines().count());
  }
}

package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.diagram.Diagram;

final class PictureTest {
  private static final Diagram START = Diagram.of(Rules.orthodox().initialPosition());

  @Test
  void showWritesPicturesToFiles(@TempDir Path folder) throws IOException {
    Path svg = folder.resolve("start.svg");
    Path latex = folder.resolve("start.tex");
    assertEquals(
        new Run(0, "", ""), Run.moly("show", "--svg", svg.toString(), "--latex", latex.toString()));
    assertEquals(START.svg(), Files.readString(svg));
    assertEquals(START.latex(), Files.readString(latex));
  }

  @Test
  void showWritesAPictureToStandardOutput() {
    assertEquals(START.seenBy(Side.BLACK).svg(), Run.moly("show", "--flip", "--svg", "-").out());
  }

  @Test
  void showSaysThatAFileCannotBeWritten(@TempDir Path folder) {
    Run run = Run.moly("show", "--svg", folder.resolve("none/start.svg").toString());
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("moly: cannot write the picture to "), run.err());
  }

  @Test
  void explainTellsWhyAMoveIsIllegal() {
    Run run =
        Run.moly(
            "explain",
            "--rules",
            "circe",
            "--fen",
            "7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1",
            "--move",
            "exd6");
    assertEquals(0, run.status());
    assertTrue(
        run.out()
            .startsWith(
                "exd6 is illegal: the pawn would be reborn on d7 and check your king on e6."),
        run.out());
  }
}

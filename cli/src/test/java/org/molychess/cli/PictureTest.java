package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.diagram.Coordinates;
import org.molychess.diagram.Diagram;
import org.molychess.diagram.Theme;
import org.molychess.pgn.MoveCommands;

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
  void showWritesPixels(@TempDir Path folder) throws IOException {
    Path png = folder.resolve("start.png");
    assertEquals(new Run(0, "", ""), Run.moly("show", "--png", png.toString(), "--width", "300"));
    BufferedImage image = ImageIO.read(png.toFile());
    assertEquals(300, image.getWidth());
    assertEquals(300, image.getHeight());
    assertEquals(new Run(0, "", ""), Run.moly("show", "--png", png.toString()));
    assertEquals(720, ImageIO.read(png.toFile()).getWidth());
  }

  @Test
  void showDressesThePicture() {
    assertEquals(
        START
            .coordinates(Coordinates.INSIDE)
            .theme(Theme.NIGHT)
            .width(200)
            .mark(MoveCommands.Color.RED, Square.E4)
            .arrow(MoveCommands.Color.GREEN, Square.E2, Square.E4)
            .svg(),
        Run.moly(
                "show",
                "--coordinates=Inside",
                "--theme=night",
                "--width=200",
                "--arrows=Ge2e4",
                "--marks=Re4",
                "--svg=-")
            .out());
  }

  @ParameterizedTest
  @CsvSource({
    "--width=0, must be from 1 to 10000",
    "--width=10001, must be from 1 to 10000",
    "--width=wide, is not a number of pixels",
    "--theme=pink, 'brown, green, blue, grey, print, night'",
    "--coordinates=left, 'outside, inside, none'",
    "--arrows=e2e4, is not a list such as",
    "'--arrows=Ge2e4,', is not a list such as",
    "--marks=Ri9, is not a list such as"
  })
  void showSaysWhatAPictureCanBe(String option, String expected) {
    Run run = Run.moly("show", "--svg", "-", option);
    assertEquals(2, run.status());
    assertEquals("", run.out());
    assertTrue(run.err().contains(expected), run.err());
  }

  @Test
  void showDrawsNoPixelsByTheHundredMillion() {
    Run run = Run.moly("show", "--png", "-", "--width=5001");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("at most 5000"), run.err());
  }

  @Test
  void showSaysThatAFileCannotBeWritten(@TempDir Path folder) {
    Run run = Run.moly("show", "--svg", folder.resolve("none/start.svg").toString());
    assertEquals(74, run.status());
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

package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.diagram.Coordinates;
import org.molychess.diagram.Diagram;
import org.molychess.diagram.Theme;
import org.molychess.pgn.MoveCommands;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Our SVG is valid, and what draws SVG draws it. */
final class PictureReadersTest {
  /** So many pixels are 60 units of a picture without coordinates, whose frame is 3 wide. */
  private static final int SQUARE = 60;

  private static final int SIDE = 486;
  private static final int FRAME = 3;

  private static final Position SAMPLE =
      Rules.of("haunted")
          .position("8/6k1/2P5/8/8/b6K/6P1/8 b - - 0 1 barred:c5p ghosts:a3N,g2q sealed:f4P");

  @TempDir private Path folder;

  private static Diagram sample(Side bottom) {
    return Diagram.of(SAMPLE).seenBy(bottom).coordinates(Coordinates.NONE).width(SIDE);
  }

  // Valid

  private static Stream<Diagram> diagrams() {
    List<Diagram> diagrams = new ArrayList<>();
    Move castling = Rules.orthodox().position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").move("O-O-O");
    Move rebirth =
        Rules.of("circe-coucou").position("6k1/8/8/8/2r5/6K1/1N6/8 w - - 0 1").move("Nxc4");
    for (Coordinates coordinates : Coordinates.values()) {
      diagrams.add(Diagram.of(SAMPLE).coordinates(coordinates));
      diagrams.add(Diagram.of(castling.after()).lastMove(castling).coordinates(coordinates));
    }
    for (Theme theme : Theme.values()) {
      diagrams.add(Diagram.of(rebirth.after()).lastMove(rebirth).theme(theme).width(100));
    }
    diagrams.add(
        Diagram.of(Rules.of("ghost").position("7k/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6rN taboo:a6"))
            .arrow(MoveCommands.Color.RED, Square.A1, Square.H8)
            .mark(MoveCommands.Color.CYAN, Square.D4)
            .targets(SquareSet.of(Square.A6, Square.B6)));
    diagrams.add(Diagram.of(Rules.of("circe-coucou").position("2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2")));
    return diagrams.stream();
  }

  @TestFactory
  Stream<DynamicTest> isValidByTheDefinitionOfVersion11() {
    return diagrams()
        .map(
            diagram ->
                DynamicTest.dynamicTest(
                    diagram.position().fen() + ' ' + diagram.svg().hashCode(),
                    () -> validate(diagram.svg())));
  }

  private static void validate(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setValidating(true);
    // Newer JDKs let no document have as many declarations as this one.
    for (String limit :
        new String[] {
          "maxParameterEntitySizeLimit", "totalEntitySizeLimit", "entityExpansionLimit"
        }) {
      factory.setAttribute("jdk.xml." + limit, "0");
    }
    DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setEntityResolver(
        (publicId, systemId) ->
            new InputSource(
                PictureReadersTest.class
                    .getResource("/org/apache/batik/dom/svg/resources/svg11-flat.dtd")
                    .toString()));
    builder.setErrorHandler(
        new ErrorHandler() {
          @Override
          public void warning(SAXParseException e) {}

          @Override
          public void error(SAXParseException e) throws SAXParseException {
            throw e;
          }

          @Override
          public void fatalError(SAXParseException e) throws SAXParseException {
            throw e;
          }
        });
    builder.parse(
        new InputSource(
            new StringReader(
                "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\""
                    + " \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n"
                    + svg)));
  }

  // Drawn

  @ParameterizedTest
  @EnumSource
  void batikDrawsIt(Side bottom) throws IOException {
    byte[] png = PngPicture.of(sample(bottom).svg(), SIDE);
    requireUnits(ImageIO.read(new ByteArrayInputStream(png)), bottom);
  }

  @ParameterizedTest
  @EnumSource
  void aBrowserDrawsIt(Side bottom) throws Exception {
    String browser = program("chromium", "chromium-browser", "google-chrome");
    isDrawn(
        bottom,
        (svg, png) ->
            List.of(
                browser,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--user-data-dir=" + folder.resolve("profile"),
                "--window-size=" + SIDE + "," + SIDE,
                "--screenshot=" + png,
                svg.toUri().toString()));
  }

  @ParameterizedTest
  @EnumSource
  void librsvgDrawsIt(Side bottom) throws Exception {
    isDrawn(
        bottom,
        (svg, png) -> List.of(program("rsvg-convert"), "-o", png.toString(), svg.toString()));
  }

  @ParameterizedTest
  @EnumSource
  void resvgDrawsIt(Side bottom) throws Exception {
    isDrawn(bottom, (svg, png) -> List.of(program("resvg"), svg.toString(), png.toString()));
  }

  private void isDrawn(Side bottom, BiFunction<Path, Path, List<String>> command) throws Exception {
    Path svg = Files.writeString(folder.resolve("sample.svg"), sample(bottom).svg());
    Path png = folder.resolve("sample.png");
    run(command.apply(svg, png).toArray(String[]::new));
    requireUnits(ImageIO.read(png.toFile()), bottom);
  }

  @ParameterizedTest
  @EnumSource
  void fopDrawsIt(Side bottom) throws Exception {
    String program = program("fop");
    Path page =
        Files.writeString(
            folder.resolve("page.fo"),
            "<fo:root xmlns:fo=\"http://www.w3.org/1999/XSL/Format\"><fo:layout-master-set>"
                + "<fo:simple-page-master master-name=\"a\" page-width=\"486px\""
                + " page-height=\"486px\"><fo:region-body/></fo:simple-page-master>"
                + "</fo:layout-master-set><fo:page-sequence master-reference=\"a\">"
                + "<fo:flow flow-name=\"xsl-region-body\"><fo:block line-height=\"0\""
                + " font-size=\"0\"><fo:instream-foreign-object>"
                + sample(bottom).svg()
                + "</fo:instream-foreign-object></fo:block></fo:flow></fo:page-sequence>"
                + "</fo:root>");
    Path png = folder.resolve("page.png");
    run(program, "-dpi", "72", "-fo", page.toString(), "-png", png.toString());
    requireUnits(ImageIO.read(png.toFile()), bottom);
  }

  @ParameterizedTest
  @EnumSource
  void latexSetsIt(Side bottom) throws Exception {
    String program = program("pdflatex");
    for (String style : List.of("chessboard.sty", "xifthen.sty")) {
      assumeTrue(
          new ProcessBuilder(program("kpsewhich"), style).start().waitFor() == 0,
          "skipped, as TeX has no " + style + " here");
    }
    Move move = Rules.of("circe").position("4n3/8/8/8/4R3/8/8/K5k1 w - - 0 1").move("Rxe8");
    String text =
        "\\documentclass{article}\n\\usepackage{chessboard}\n\\begin{document}\n"
            + sample(bottom)
                .arrow(MoveCommands.Color.RED, Square.A1, Square.B3)
                .mark(MoveCommands.Color.CYAN, Square.E4)
                .latex()
            + Diagram.of(move.after()).lastMove(move).seenBy(bottom).latex()
            + "\\end{document}\n";
    Files.writeString(folder.resolve("sample.tex"), text);
    String log =
        run(
            program,
            "-interaction=nonstopmode",
            "-halt-on-error",
            "-output-directory=" + folder,
            folder.resolve("sample.tex").toString());
    assertTrue(Files.size(folder.resolve("sample.pdf")) > 1_000, log);
  }

  /** Returns the first of these programs that is on this machine; skips the test if none is. */
  private static String program(String... names) {
    for (String name : names) {
      for (String place : System.getenv("PATH").split(File.pathSeparator, -1)) {
        if (Files.isExecutable(Path.of(place, name))) {
          return Path.of(place, name).toString();
        }
      }
    }
    assumeTrue(false, "skipped, as this machine has no " + String.join(", ", names));
    throw new AssertionError();
  }

  private String run(String... command) throws Exception {
    Path log = folder.resolve("log.txt");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    boolean ended = process.waitFor(120, TimeUnit.SECONDS);
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    String said = Files.readString(log);
    assertTrue(ended, said);
    assertEquals(0, process.exitValue(), said);
    return said;
  }

  /** Demands that a square is drawn upon if, and only if, the position has something there. */
  private static void requireUnits(BufferedImage image, Side bottom) {
    assertEquals(SIDE, image.getWidth());
    assertEquals(SIDE, image.getHeight());
    for (Square square : Square.values()) {
      boolean white = bottom == Side.WHITE;
      int left = FRAME + SQUARE * (white ? square.file() - 1 : 8 - square.file());
      int top = FRAME + SQUARE * (white ? 8 - square.rank() : square.rank() - 1);
      int ground = square.isLight() ? 0xF1DCB9 : 0xB3845A;
      int other = 0;
      for (int x = 2; x < SQUARE - 2; x++) {
        for (int y = 2; y < SQUARE - 2; y++) {
          other += isNear(image.getRGB(left + x, top + y), ground) ? 0 : 1;
        }
      }
      boolean drawn = SAMPLE.at(square).isPresent() || SAMPLE.closed().contains(square);
      assertTrue(drawn ? other > 400 : other == 0, square + ": " + other);
    }
  }

  private static boolean isNear(int color, int other) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs((color >> shift & 0xFF) - (other >> shift & 0xFF)) > 3) {
        return false;
      }
    }
    return true;
  }
}

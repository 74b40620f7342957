package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class DiagramTest {
  private static final Position HAUNTED =
      Rules.of("haunted")
          .position("8/6k1/2P5/8/8/b6K/6P1/8 b - - 0 1 barred:c5p ghosts:a3N,g2q sealed:f4P");

  private static final String TABOO = "class=\"moly-taboo\"";
  private static final String MOVE = "<g class=\"moly-move\"";
  private static final String EFFECT = "<g class=\"moly-effect\"";
  private static final String APPEARANCE = "<circle class=\"moly-effect\"";
  private static final String HOURGLASS = "class=\"moly-waiting\"";

  private static Diagram after(String rules, String fen, String text) {
    Move move = Rules.parse(rules).position(fen).move(text);
    return Diagram.of(move.after()).lastMove(move);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "orthodox",
        "circe",
        "circe-coucou",
        "promotion-circe",
        "ghost",
        "haunted",
        "circe-pwc"
      })
  void everyPictureIsWellFormedAndDrawsWhatItUses(String rules) throws Exception {
    Random random = new Random(3);
    Position position = Rules.parse(rules).initialPosition();
    for (int ply = 0; ply < 40 && !position.legalMoves().isEmpty(); ply++) {
      Move move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
      Diagram diagram = Diagram.of(move.after()).lastMove(move);
      Document document = parse(diagram.svg());
      assertEquals("http://www.w3.org/2000/svg", document.getDocumentElement().getNamespaceURI());
      assertEquals(1, document.getElementsByTagName("title").getLength());
      assertTrue(
          document
              .getElementsByTagName("desc")
              .item(0)
              .getTextContent()
              .contains(move.after().fen()));
      assertEquals(units(move.after()), groups(document));
      assertEquals(diagram.svg(), Diagram.of(move.after()).lastMove(move).svg());
      position = move.after();
    }
  }

  private static int units(Position position) {
    return (int) Stream.of(Square.values()).filter(at -> position.at(at).isPresent()).count();
  }

  private static int groups(Document document) {
    NodeList groups = document.getElementsByTagName("g");
    int count = 0;
    for (int i = 0; i < groups.getLength(); i++) {
      String name = ((Element) groups.item(i)).getAttribute("class");
      count += name.equals("moly-white") || name.equals("moly-black") ? 1 : 0;
    }
    return count;
  }

  @Test
  void everyUnitIsDrawnInOneSize() {
    String start = Diagram.of(Rules.orthodox().initialPosition()).svg();
    assertEquals(32, count(start, " scale(0.66)\">"));
    String haunted = Diagram.of(HAUNTED).svg();
    // Five units, and two ghosts without a unit above them.
    assertEquals(7, count(haunted, " scale(0.66)\">"));
    assertEquals(2, count(haunted, " scale(0.25)\">"));
  }

  @Test
  void ghostsAreTranslucentAndClosedSquaresHatched() {
    String svg = Diagram.of(HAUNTED).svg();
    assertEquals(2, count(svg, "fill-opacity=\"0.75\""));
    assertEquals(2, count(svg, "class=\"moly-closed\""));
  }

  @Test
  void ghostsStandOutFromTheirDisc() {
    String svg = Diagram.of(HAUNTED).svg();
    // A white knight on a dark disc under a3, a black queen on a light one under g2.
    assertTrue(svg.contains("r=\"13.5\" fill=\"#5b3f94\""), svg);
    assertTrue(svg.contains("r=\"13.5\" fill=\"#f3edff\""), svg);
  }

  @Test
  void pilesShowHowDeepTheyAre() {
    String svg =
        Diagram.of(Rules.of("ghost").position("7k/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6rNqb")).svg();
    assertEquals(3, count(svg, "r=\"13.5\""));
    assertTrue(svg.contains(">4</text>"));
  }

  @Test
  void kingsInCheckAreMarked() {
    Position check = Rules.orthodox().position("4r2k/8/8/8/8/8/8/4K3 w - - 0 1");
    assertEquals(1, count(Diagram.of(check).svg(), "class=\"moly-check\""));
    assertEquals(0, count(Diagram.of(HAUNTED).svg(), "class=\"moly-check\""));
  }

  @Test
  void coordinatesStandInsideOutsideOrNowhere() {
    Diagram diagram = Diagram.of(HAUNTED);
    assertTrue(diagram.svg().contains("viewBox=\"0 0 508 508\""));
    assertTrue(diagram.coordinates(Coordinates.INSIDE).svg().contains("viewBox=\"0 0 486 486\""));
    assertEquals(16, count(diagram.coordinates(Coordinates.INSIDE).svg(), "<text"));
    assertEquals(0, count(diagram.coordinates(Coordinates.NONE).svg(), "<text"));
  }

  @ParameterizedTest
  @EnumSource
  void themesAreAttributesAndVariables(Theme theme) {
    String svg = Diagram.of(HAUNTED).theme(theme).svg();
    String sheet = theme.stylesheet();
    Matcher variable = Pattern.compile("--moly-(light|dark): (#[0-9a-f]{6});").matcher(sheet);
    for (int i = 0; i < 2; i++) {
      assertTrue(variable.find());
      String element = "<rect class=\"moly-" + variable.group(1) + "\"";
      assertEquals(32, count(svg, element));
      assertTrue(count(svg, "fill=\"" + variable.group(2) + "\"") >= 32);
      assertTrue(sheet.contains("fill: var(--moly-" + variable.group(1) + ")"));
    }
  }

  @Test
  void theWidthIsGivenWhereItIsWanted() {
    assertTrue(Diagram.of(HAUNTED).width(240).svg().contains(" width=\"240\" height=\"240\">"));
    assertTrue(Diagram.of(HAUNTED).svg().contains("viewBox=\"0 0 508 508\">"));
    assertThrows(IllegalArgumentException.class, () -> Diagram.of(HAUNTED).width(0));
    assertThrows(IllegalArgumentException.class, () -> Diagram.of(HAUNTED).width(10_001));
  }

  @Test
  void arrowsMarksAndTargetsAreDrawn() {
    Diagram diagram =
        Diagram.of(HAUNTED)
            .drawn(MoveCommands.of("[%cal Ge2e4,Rd1d8] [%csl Yc6]"))
            .targets(SquareSet.of(Square.A1, Square.A3));
    assertEquals(2, count(diagram.svg(), "<g class=\"moly-drawn\""));
    assertEquals(1, count(diagram.svg(), "<circle class=\"moly-drawn\""));
    assertEquals(2, count(diagram.svg(), "class=\"moly-target\""));
    assertTrue(diagram.latex().contains("markmove=d1-d8"));
    assertThrows(
        IllegalArgumentException.class,
        () -> diagram.arrow(MoveCommands.Color.RED, Square.A1, Square.A1));
  }

  @Test
  void tabooUnitsAndWaitingPawnsAreMarked() {
    assertEquals(
        2,
        count(
            Diagram.of(Rules.of("ghost").position("7k/8/B7/8/8/8/8/4K3 w - - 0 1 taboo:a6")).svg(),
            TABOO));
    assertEquals(
        1,
        count(
            Diagram.of(Rules.of("circe-coucou").position("2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2")).svg(),
            HOURGLASS));
  }

  @Test
  void movesAndEffectsAreArrows() {
    String rebirth = after("circe-coucou", "6k1/8/8/8/2r5/6K1/1N6/8 w - - 0 1", "Nxc4").svg();
    assertEquals(1, count(rebirth, MOVE));
    assertEquals(1, count(rebirth, EFFECT));
    String transfer = after("promotion-circe", "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1", "b8=R").svg();
    assertEquals(1, count(transfer, EFFECT));
    String castling = after("orthodox", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O").svg();
    assertEquals(2, count(castling, MOVE));
    String back = after("haunted", "8/3k4/B7/8/8/8/8/4K3 w - - 1 2 ghosts:a6r", "Bd3").svg();
    assertEquals(1, count(back, APPEARANCE));
    assertEquals(0, count(back, EFFECT));
  }

  @Test
  void theOtherSideSeesTheBoardTurned() {
    Diagram diagram = Diagram.of(HAUNTED).seenBy(Side.BLACK);
    assertNotEquals(Diagram.of(HAUNTED).svg(), diagram.svg());
    assertTrue(diagram.ascii().startsWith("1 . . . . . . . .\n2 . P . . . . . .\n"));
    assertTrue(diagram.latex().contains("inverse"));
  }

  @Test
  void coordinatesMayBeLeftOut() {
    assertEquals(0, count(Diagram.of(HAUNTED).coordinates(false).svg(), "<text"));
    assertEquals(16, count(Diagram.of(HAUNTED).svg(), "<text"));
  }

  @Test
  void textSaysWhatLiesUnderSquares() {
    assertEquals(
        """
        8 . . . . . . . .
        7 . . . . . . k .
        6 . . P . . . . .
        5 . . # . . . . .
        4 . . . . . # . .
        3 b . . . . . . K
        2 . . . . . . P .
        1 . . . . . . . .
          a b c d e f g h
        Black to move
        under g2: black queen
        under a3: white knight
        under f4: white pawn
        under c5: black pawn
        closed: f4, c5
        """,
        Diagram.of(HAUNTED).ascii());
    assertTrue(Diagram.of(HAUNTED).unicode().contains("3 ♝ · · · · · · ♔\n"));
  }

  @Test
  void latexIsForThePackageChessboard() {
    String latex = after("promotion-circe", "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1", "b8=R").latex();
    assertTrue(latex.contains("setfen=8/6k1/8/8/8/8/8/R3K3,"));
    assertTrue(latex.contains("markmove=b7-b8,"));
    assertTrue(latex.contains("markmove=b8-a1]"));
    assertTrue(latex.contains("b8=R[wRb8$\\to$a1]. Black to move."));
  }

  @Test
  void aMoveOfAnotherPositionIsRefused() {
    Move move = Rules.orthodox().initialPosition().move("e4");
    assertThrows(IllegalArgumentException.class, () -> Diagram.of(HAUNTED).lastMove(move));
  }

  @Test
  void theSampleInTheDocumentationIsTrue() throws Exception {
    String sample = after("circe-coucou", "6k1/8/8/8/2r5/6K1/1N6/8 w - - 0 1", "Nxc4").unicode();
    assertTrue(Files.readString(Path.of("../docs/diagrams.md")).contains("```\n" + sample + "```"));
  }
}

package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.diagram.Diagram;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class DiagramTest {
  private static final Position HAUNTED =
      Rules.of("haunted")
          .position("8/6k1/2P5/8/8/b6K/6P1/8 b - - 0 1 barred:c5p ghosts:a3N,g2q sealed:f4P");

  private static final String TABOO = "#b8860b";
  private static final String MOVE = "fill=\"#1b7f5c\"";
  private static final String EFFECT = "fill=\"#1f5fa8\"";
  private static final String HOURGLASS = "#6a3d9a";

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
      assertEquals(ids(document), uses(document));
      assertEquals(diagram.svg(), Diagram.of(move.after()).lastMove(move).svg());
      position = move.after();
    }
  }

  private static Set<String> ids(Document document) {
    return attributes(document.getElementsByTagName("g"), "id", "#");
  }

  private static Set<String> uses(Document document) {
    return attributes(document.getElementsByTagName("use"), "href", "");
  }

  private static Set<String> attributes(NodeList nodes, String name, String prefix) {
    Set<String> found = new HashSet<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      String value = ((Element) nodes.item(i)).getAttribute(name);
      if (!value.isEmpty()) {
        found.add(prefix + value);
      }
    }
    return found;
  }

  @Test
  void everyUnitIsDrawnOnce() {
    String svg = Diagram.of(Rules.orthodox().initialPosition()).svg();
    assertEquals(32, count(svg, "<use "));
    assertEquals(8, count(svg, "<use href=\"#moly-bP\""));
  }

  @Test
  void ghostsAreTranslucentAndClosedSquaresHatched() {
    String svg = Diagram.of(HAUNTED).svg();
    assertEquals(4, count(svg, " opacity=\"0.6\"/>") + count(svg, " opacity=\"0.55\"/>"));
    assertEquals(2, count(svg, "stroke=\"#a3352c\""));
  }

  @Test
  void pilesShowHowDeepTheyAre() {
    String svg =
        Diagram.of(Rules.of("ghost").position("7k/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6rNqb")).svg();
    assertEquals(3, count(svg, "r=\"12.5\""));
    assertTrue(svg.contains(">4</text>"));
  }

  @Test
  void tabooUnitsAndWaitingPawnsAreMarked() {
    assertEquals(
        1,
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
    assertEquals(1, count(back, "r=\"23\""));
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

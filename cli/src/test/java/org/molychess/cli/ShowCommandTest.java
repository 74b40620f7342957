package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

final class ShowCommandTest {
  @Test
  void showsTheStartPositionInFigures() {
    assertEquals(
        new Run(
            0,
            """
            8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
            7 ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
            6 · · · · · · · ·
            5 · · · · · · · ·
            4 · · · · · · · ·
            3 · · · · · · · ·
            2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
            1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
              a b c d e f g h

            rules           orthodox
            to move         White
            castling        KQkq
            en passant      -
            halfmove clock  0
            move number     1
            FEN             rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            """,
            ""),
        Run.moly("show"));
  }

  @Test
  void showsLettersWhereTheTerminalHasNoFigures() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Console console =
        new Console(InputStream.nullInputStream(), out, new ByteArrayOutputStream(), false, false);
    assertEquals(0, Main.run(console, "show", "--rules", "ghost", "--fen", GHOSTS));
    String text = out.toString(UTF_8);
    assertTrue(text.startsWith("8 . . . . k . . ."), text);
    assertTrue(text.chars().allMatch(c -> c < 128), text);
  }

  private static final String GHOSTS = "4k3/8/B7/8/8/8/8/4K3 b - - 3 9 ghosts:a6rN taboo:a6";

  @Test
  void showsTokensAndWhatLiesUnderSquares() {
    String out = Run.moly("show", "--rules", "ghost", "--fen", GHOSTS).out();
    assertTrue(
        out.endsWith(
            """
            rules           ghost
            to move         Black
            castling        -
            en passant      -
            halfmove clock  3
            move number     9
            ghosts          a6rN
            taboo           a6
            under a6        black rook, white knight
            FEN             %s
            """
                .formatted(GHOSTS)),
        out);
  }

  @Test
  void showsTheBoardFromBlacksSide() {
    assertTrue(
        Run.moly("show", "--flip")
            .out()
            .startsWith(
                """
                1 ♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖
                2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
                3 · · · · · · · ·
                4 · · · · · · · ·
                5 · · · · · · · ·
                6 · · · · · · · ·
                7 ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
                8 ♜ ♞ ♝ ♚ ♛ ♝ ♞ ♜
                  h g f e d c b a
                """));
  }

  @Test
  void showsAMove() {
    String out = Run.moly("show", "--moves", "e4 d5", "--move", "exd5").out();
    assertTrue(out.contains("\n5 · · · ♙ · · · ·\n"), out);
    assertTrue(out.contains("\nlast move       exd5\n"), out);
    String[] picture = {"show", "--moves", "e4 d5", "--move", "exd5", "--svg", "-"};
    assertTrue(Run.moly(picture).out().contains("exd5"), "the picture names no move");
  }

  @Test
  void showsClosedSquares() {
    String fen = "4k3/8/2P5/8/8/8/8/4K3 b - - 0 1 barred:c5p";
    String out = Run.moly("show", "--rules", "haunted", "--fen", fen).out();
    assertTrue(out.contains("\n5 · · × · · · · ·\n"), out);
    assertTrue(out.contains("\nclosed          c5\n"), out);
  }

  @Test
  void showsCheckMateAndChoices() {
    assertTrue(
        Run.moly("show", "--fen", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1")
            .out()
            .contains("to move         Black: 1-0 (checkmate)\n"));
    assertTrue(
        Run.moly("show", "--fen", "k7/8/1K6/8/8/8/8/Q7 b - - 0 1")
            .out()
            .contains("to move         Black, in check\n"));
    assertTrue(
        Run.moly("show", "--rules", "circe-coucou", "--fen", "2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2")
            .out()
            .contains("chooses on      c8\n"));
  }
}

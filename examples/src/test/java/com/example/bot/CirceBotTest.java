package com.example.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.Rules;

final class CirceBotTest {
  private static final String FEN = "4n3/6b1/8/8/4RP2/6K1/3P4/6k1 b - - 0 1";

  private static List<String> play(String fen, int depth, String input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new CirceBot(Rules.of("circe").position(fen), depth)
        .play(new BufferedReader(new StringReader(input)), new PrintStream(out, true));
    return out.toString().lines().toList();
  }

  @Test
  void matesAsOnlyCirceAllows() throws IOException {
    List<String> lines = play(FEN, 3, "Kf1\n");
    assertTrue(lines.contains("I play Re1#"), lines::toString);
    assertEquals("1-0 (checkmate)", lines.get(lines.size() - 1));
  }

  @Test
  void readsMachineTextAndSaysWhatItCannotRead() throws IOException {
    List<String> lines = play(FEN, 1, "Kg2\nnonsense\ng1h1\n");
    assertEquals(2, lines.stream().filter(line -> line.startsWith("is not")).count(), lines::toString);
    assertEquals(1, lines.stream().filter(line -> line.startsWith("I play")).count());
  }

  @Test
  void takesAQueenThatCannotBeReborn() throws IOException {
    List<String> lines = play("4k3/8/8/4p3/8/8/1Q6/3K4 w - - 0 1", 2, "Qd4\n");
    assertTrue(lines.contains("I play exd4"), lines::toString);
  }
}

package org.molychess.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.molychess.CheckpointException;
import org.molychess.engine.perft.PerftCheckpoint;

/** Files of checkpoints. */
public final class CheckpointTarget {
  private static final String RULES = "orthodox";
  private static final String FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  private static final int DEPTH = 6;

  private CheckpointTarget() {}

  /** Opens a file; one that is refused keeps its bytes. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    byte[] content = input.choose(2) == 0 ? input.rest() : sealed(input.text());
    try {
      Path folder = Files.createTempDirectory("moly-fuzz");
      Path file = folder.resolve("checkpoint");
      try {
        Files.write(file, content);
        open(file, content);
        try (Stream<Path> files = Files.list(folder)) {
          Check.same(List.of(file), files.toList());
        }
      } finally {
        Files.delete(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void open(Path file, byte[] content) throws IOException {
    try {
      PerftCheckpoint.open(file, RULES, FEN, DEPTH).close();
    } catch (CheckpointException e) {
      Check.message(e);
      Check.that(Arrays.equals(content, Files.readAllBytes(file)), "the file has changed");
      return;
    }
    byte[] once = Files.readAllBytes(file);
    PerftCheckpoint.open(file, RULES, FEN, DEPTH).close();
    Check.that(Arrays.equals(once, Files.readAllBytes(file)), "it is written in another way");
  }

  /** Returns the lines under a good heading and over a good sum, which no chance would hit on. */
  private static byte[] sealed(String lines) {
    String text =
        "moly-perft 1\nrules " + RULES + "\nfen " + FEN + "\ndepth " + DEPTH + "\n" + lines;
    byte[] body = (text.endsWith("\n") ? text : text + "\n").getBytes(StandardCharsets.UTF_8);
    CRC32 sum = new CRC32();
    sum.update(body);
    byte[] end =
        ("end " + Long.toHexString(sum.getValue()) + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] all = Arrays.copyOf(body, body.length + end.length);
    System.arraycopy(end, 0, all, body.length, end.length);
    return all;
  }
}

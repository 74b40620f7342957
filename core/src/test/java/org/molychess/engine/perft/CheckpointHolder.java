package org.molychess.engine.perft;

import java.io.IOException;
import java.nio.file.Path;

/** A process that opens a checkpoint, says so, and keeps it until it is killed. */
final class CheckpointHolder {
  private CheckpointHolder() {}

  public static void main(String[] args) throws IOException {
    PerftCheckpoint checkpoint =
        PerftCheckpoint.open(Path.of(args[0]), args[1], args[2], Integer.parseInt(args[3]));
    checkpoint.put("e1e2/", 123_456);
    checkpoint.put("e1d1/e8d8/", 78_901);
    checkpoint.write();
    System.out.println("open");
    System.in.read();
    checkpoint.close();
  }
}

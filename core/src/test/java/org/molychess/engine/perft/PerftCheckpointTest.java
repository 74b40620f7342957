package org.molychess.engine.perft;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.CheckpointException;

/** Whatever happens to its file, a checkpoint is whole or refused: no wrong count, none lost. */
final class PerftCheckpointTest {
  private static final String RULES = "circe";
  private static final String FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  private static final int DEPTH = 9;

  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private final Path folder = files.getPath("/counts");
  private final Path file = folder.resolve("checkpoint");

  PerftCheckpointTest() throws IOException {
    Files.createDirectory(folder);
  }

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  private static PerftCheckpoint open(Path file) {
    return PerftCheckpoint.open(file, RULES, FEN, DEPTH);
  }

  /** Writes a checkpoint of two subtrees and returns its bytes. */
  private byte[] write() throws IOException {
    try (PerftCheckpoint checkpoint = open(file)) {
      checkpoint.put("e1e2/", 123_456);
      checkpoint.put("e1d1/e8d8/", 78_901);
      checkpoint.write();
    }
    return Files.readAllBytes(file);
  }

  private static void isComplete(PerftCheckpoint checkpoint) {
    assertEquals(123_456, checkpoint.get("e1e2/"));
    assertEquals(78_901, checkpoint.get("e1d1/e8d8/"));
  }

  private static String refusal(Path file) {
    return String.valueOf(
        assertThrows(CheckpointException.class, () -> open(file).close()).getMessage());
  }

  private List<Path> inFolder() throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.toList();
    }
  }

  // What a file has

  @Test
  void whatWasKeptIsFoundAgain() throws IOException {
    write();
    try (PerftCheckpoint checkpoint = open(file)) {
      isComplete(checkpoint);
      assertEquals(-1, checkpoint.get("e1f1/"));
    }
    assertEquals(List.of(file), inFolder());
  }

  @Test
  void aFinishedSubtreeTakesThePlaceOfItsParts() throws IOException {
    try (PerftCheckpoint checkpoint = open(file)) {
      checkpoint.put("e1d1/e8d8/", 1);
      checkpoint.put("e1d1@a1/e8d8/", 2);
      checkpoint.put("e1d1/", 3);
      assertEquals(-1, checkpoint.get("e1d1/e8d8/"));
      assertEquals(2, checkpoint.get("e1d1@a1/e8d8/"), "another move, whose text begins alike");
    }
  }

  @Test
  void aTruncatedFileIsRefusedAndLeftAlone() throws IOException {
    byte[] whole = write();
    for (int length = 0; length < whole.length - 1; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      Files.write(file, part);
      assertTrue(refusal(file).contains("checkpoint '/counts/checkpoint' is "), refusal(file));
      assertArrayEquals(part, Files.readAllBytes(file));
    }
    // Without the end of the last line nothing is missing.
    Files.write(file, Arrays.copyOf(whole, whole.length - 1));
    try (PerftCheckpoint checkpoint = open(file)) {
      isComplete(checkpoint);
    }
  }

  @Test
  void aFileWithAChangedByteIsRefusedOrMeansTheSame() throws IOException {
    byte[] whole = write();
    int refused = 0;
    for (int at = 0; at < whole.length; at++) {
      for (int change = 1; change < 256; change++) {
        byte[] changed = whole.clone();
        changed[at] ^= (byte) change;
        Files.write(file, changed);
        try (PerftCheckpoint checkpoint = open(file)) {
          // The end of a line may be written in another way.
          assertEquals('\n', whole[at], "byte " + at + " xor " + change);
          isComplete(checkpoint);
        } catch (CheckpointException e) {
          assertArrayEquals(changed, Files.readAllBytes(file));
          refused++;
        }
      }
    }
    assertTrue(refused > 250 * whole.length, "refused: " + refused);
  }

  @Test
  void aFileOfAnotherCountIsRefused() throws IOException {
    byte[] whole = write();
    String other = "4k3/8/8/8/8/8/8/3K4 w - - 0 1";
    for (Runnable count :
        List.<Runnable>of(
            () -> PerftCheckpoint.open(file, "ghost", FEN, DEPTH),
            () -> PerftCheckpoint.open(file, RULES, other, DEPTH),
            () -> PerftCheckpoint.open(file, RULES, FEN, DEPTH + 1))) {
      CheckpointException error = assertThrows(CheckpointException.class, count::run);
      assertTrue(error.getMessage().contains("is of another count: it has '"), error.getMessage());
      assertArrayEquals(whole, Files.readAllBytes(file));
    }
  }

  @Test
  void aFileOfAnotherVersionIsRefused() throws IOException {
    Files.writeString(file, new String(write(), UTF_8).replace("moly-perft 1", "moly-perft 2"));
    assertTrue(refusal(file).contains("does not begin with 'moly-perft 1'"), refusal(file));
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    Files.write(file, new byte[] {(byte) 0xC3, 0x28});
    assertTrue(refusal(file).contains("cannot be read"), refusal(file));
  }

  // Where it cannot be written

  @Test
  void aFullDiskLeavesTheFileThatIsThere() throws IOException {
    Configuration small =
        Configuration.unix().toBuilder().setBlockSize(64).setMaxSize(64 * 24).build();
    try (FileSystem disk = Jimfs.newFileSystem(small)) {
      Path kept = Files.createDirectory(disk.getPath("/counts")).resolve("checkpoint");
      byte[] before;
      try (PerftCheckpoint checkpoint = open(kept)) {
        checkpoint.put("e1e2/", 123_456);
        checkpoint.write();
        before = Files.readAllBytes(kept);
        for (int i = 0; i < 1_000; i++) {
          checkpoint.put("e1d1/e8d8/" + i, i);
        }
        CheckpointException error = assertThrows(CheckpointException.class, checkpoint::write);
        assertTrue(error.getMessage().contains("cannot be written"), error.getMessage());
        assertArrayEquals(before, Files.readAllBytes(kept));
        checkpoint.put("e1d1/", 499_500);
        checkpoint.put("", 7);
        checkpoint.write();
        assertEquals(7, checkpoint.get(""));
      }
      try (PerftCheckpoint checkpoint = open(kept)) {
        assertEquals(7, checkpoint.get(""), "there is room again");
      }
    }
  }

  @Test
  void aDiskThatIsFullAtOnceIsToldAtOnce() throws IOException {
    Configuration tiny = Configuration.unix().toBuilder().setBlockSize(64).setMaxSize(64).build();
    try (FileSystem disk = Jimfs.newFileSystem(tiny)) {
      Path there = Files.createDirectory(disk.getPath("/counts")).resolve("checkpoint");
      assertTrue(refusal(there).contains("cannot be written"), refusal(there));
      assertFalse(Files.exists(there));
    }
  }

  @Test
  void aMissingFolderIsToldAtOnce() {
    Path lost = files.getPath("/nowhere/checkpoint");
    assertTrue(refusal(lost).contains("cannot be written: "), refusal(lost));
  }

  @Test
  void aFolderInItsPlaceIsLeftAlone() throws IOException {
    Files.createDirectory(file);
    assertThrows(CheckpointException.class, () -> open(file));
    assertTrue(Files.isDirectory(file));
    assertEquals(List.of(file), inFolder());
  }

  /** A file that is there and cannot be read is not taken for one that is not there. */
  @Test
  void aFileThatCannotBeReadIsNotOverwritten(@TempDir Path real) throws IOException {
    Path unreadable = real.resolve("checkpoint");
    Files.writeString(unreadable, "something");
    assumeTrue(unreadable.toFile().setReadable(false) && !isReadable(unreadable), "run by root");
    assertTrue(refusal(unreadable).contains("cannot be read"), refusal(unreadable));
  }

  private static boolean isReadable(Path file) throws IOException {
    try {
      Files.readAllBytes(file);
      return true;
    } catch (AccessDeniedException e) {
      return false;
    }
  }

  // Links

  @Test
  void aLinkLeadsToTheFileAndStaysALink() throws IOException {
    Path behind = Files.createDirectory(files.getPath("/elsewhere")).resolve("kept");
    Files.createSymbolicLink(file, behind);
    for (int i = 0; i < 2; i++) {
      // First there is no file behind it yet.
      write();
      assertTrue(Files.isSymbolicLink(file));
      assertTrue(Files.isRegularFile(behind));
      assertEquals(List.of(file), inFolder());
    }
  }

  @Test
  void linksThatLeadInACircleAreRefused() throws IOException {
    Path other = folder.resolve("other");
    Files.createSymbolicLink(file, other);
    Files.createSymbolicLink(other, file);
    assertThrows(CheckpointException.class, () -> open(file));
  }

  // Two counts at once

  @Test
  void aSecondCountIsRefusedUntilTheFirstIsOver(@TempDir Path real) throws IOException {
    Path kept = real.resolve("checkpoint");
    Path link = Files.createSymbolicLink(real.resolve("link"), kept);
    try (PerftCheckpoint first = open(kept)) {
      first.put("e1e2/", 123_456);
      first.put("e1d1/e8d8/", 78_901);
      for (Path name : List.of(kept, link)) {
        assertTrue(refusal(name).contains("is in use by another count"), refusal(name));
      }
      first.write();
    }
    try (PerftCheckpoint second = open(link)) {
      isComplete(second);
    }
    try (Stream<Path> list = Files.list(real)) {
      assertEquals(2, list.count(), "no lock is left");
    }
  }

  @Test
  void anotherProcessIsRefusedUntilTheFirstIsKilled(@TempDir Path real) throws Exception {
    Path kept = real.resolve("checkpoint");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                CheckpointHolder.class.getName(),
                kept.toString(),
                RULES,
                FEN,
                String.valueOf(DEPTH))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader said = process.inputReader(UTF_8)) {
      assertEquals("open", said.readLine());
      assertTrue(refusal(kept).contains("is in use by another count"), refusal(kept));
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
    try (PerftCheckpoint checkpoint = open(kept)) {
      isComplete(checkpoint);
    }
  }

  @Test
  void aLockThatADeadProcessHasLeftLocksNobodyOut() throws IOException {
    Files.writeString(folder.resolve("checkpoint.lock"), "somebody");
    write();
    assertEquals(List.of(file), inFolder());
  }

  @Test
  void aRefusedFileIsNotLocked(@TempDir Path real) throws IOException {
    Path kept = real.resolve("checkpoint");
    Files.writeString(kept, "something else");
    assertThrows(CheckpointException.class, () -> open(kept));
    Files.delete(kept);
    open(kept).close();
    try (CheckpointLock lock = CheckpointLock.of(kept)) {
      assertNotNull(lock);
      assertNull(CheckpointLock.of(kept));
    }
  }
}

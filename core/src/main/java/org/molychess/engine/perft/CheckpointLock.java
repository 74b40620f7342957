package org.molychess.engine.perft;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a checkpoint for one count alone, by a locked file beside it.
 *
 * <p>The system takes the lock back from a process that dies, so a file that is left over locks
 * nobody out. Where a file system has no locks, nothing is locked.
 */
final class CheckpointLock implements AutoCloseable {
  private final Path file;
  private final FileChannel channel;

  private CheckpointLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a checkpoint.
   *
   * @return null if another count has it
   * @throws IOException if the file beside it cannot be written
   */
  static @Nullable CheckpointLock of(Path checkpoint) throws IOException {
    Path file = checkpoint.resolveSibling(checkpoint.getFileName() + ".lock");
    while (true) {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        if (!isLocked(channel)) {
          channel.close();
          return null;
        }
        if (isStillThere(file, channel)) {
          return new CheckpointLock(file, channel);
        }
      } catch (IOException e) {
        channel.close();
        throw e;
      }
      // Who had it before has deleted the file between our opening it and our locking it.
      channel.close();
    }
  }

  private static boolean isLocked(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (IOException e) {
      // This file system has no locks.
      return true;
    }
  }

  /** Returns whether the locked file is the one that has the name. */
  private static boolean isStillThere(Path file, FileChannel channel) throws IOException {
    String owner = UUID.randomUUID().toString();
    channel.truncate(0);
    ByteBuffer bytes = StandardCharsets.US_ASCII.encode(owner);
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    try {
      return Files.readString(file, StandardCharsets.US_ASCII).equals(owner);
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /** Unlocks the checkpoint. */
  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(file);
    }
  }
}

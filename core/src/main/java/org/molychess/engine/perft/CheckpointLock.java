package org.molychess.engine.perft;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a checkpoint for one count alone, by a locked file beside it.
 *
 * <p>The system takes the lock back from a process that dies, so a file that is left over locks
 * nobody out. Where a file system has no locks, other processes are not locked out.
 */
final class CheckpointLock implements AutoCloseable {
  /**
   * The files that this process has locked. Systems know locks of processes only, and give them up
   * as soon as the process closes the file, however often it is open. So a file that is locked is
   * not opened a second time.
   */
  private static final Set<Path> LOCKED = ConcurrentHashMap.newKeySet();

  /** The most bytes that a locked file has. */
  private static final int LARGEST = 512;

  private static final int CHECKS = 4;

  private final Path file;
  private final FileChannel channel;

  private CheckpointLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a checkpoint.
   *
   * @param checkpoint without links
   * @return null if another count has it
   * @throws IOException if the file beside it cannot be written
   */
  static @Nullable CheckpointLock of(Path checkpoint) throws IOException {
    Path file = checkpoint.resolveSibling(checkpoint.getFileName() + ".lock");
    if (!LOCKED.add(file)) {
      return null;
    }
    FileChannel channel = null;
    try {
      channel = lock(file);
    } finally {
      if (channel == null) {
        LOCKED.remove(file);
      }
    }
    return channel == null ? null : new CheckpointLock(file, channel);
  }

  private static @Nullable FileChannel lock(Path file) throws IOException {
    while (true) {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      boolean keeps = false;
      try {
        if (!isLocked(channel)) {
          return null;
        }
        keeps = hasName(channel, file);
      } finally {
        if (!keeps) {
          channel.close();
        }
      }
      if (keeps) {
        return channel;
      }
    }
  }

  private static boolean isLocked(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException e) {
      // This file system has no locks.
      return true;
    }
  }

  /**
   * Returns whether the locked file still has the name. Who had the lock before may have deleted
   * the file between our opening and our locking it, and somebody else may have made a new one. The
   * file must not be opened by its name to see that, but its size can be asked for: it is changed
   * some times, each time the name must show it.
   */
  private static boolean hasName(FileChannel channel, Path file) throws IOException {
    for (int i = 0; i < CHECKS; i++) {
      int size = 1 + ThreadLocalRandom.current().nextInt(LARGEST);
      channel.truncate(0);
      channel.write(ByteBuffer.allocate(1), size - 1L);
      try {
        if (Files.size(file) != size) {
          return false;
        }
      } catch (NoSuchFileException e) {
        return false;
      }
    }
    return true;
  }

  /** Unlocks the checkpoint. */
  @Override
  public void close() throws IOException {
    try (channel) {
      Files.deleteIfExists(file);
    } finally {
      LOCKED.remove(file);
    }
  }
}

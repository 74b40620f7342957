package org.molychess.engine.perft;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.molychess.CheckpointException;

/**
 * The finished subtrees of a count, by the moves that lead to them, kept in a file.
 *
 * <p>A finished subtree takes the place of its parts, so the checkpoint stays small. The file is
 * written aside and moved into place, so that at any moment it is whole.
 */
public final class PerftCheckpoint implements AutoCloseable {
  private static final String MAGIC = "moly-perft 1";

  /** The plies of the smallest subtree that is kept: seconds of work, not a minute. */
  private static final int SMALLEST = 5;

  private static final long INTERVAL_NANOS = 10_000_000_000L;

  /** In bytes; it is read whole. */
  private static final long LARGEST_FILE = 1L << 26;

  private static final int LONGEST_QUOTE = 300;

  private final Path file;

  /** The file itself, if {@link #file} is a link to it. */
  private final Path target;

  private final CheckpointLock lock;
  private final List<String> header;
  private final NavigableMap<String, Long> counts = new TreeMap<>();
  private long written = System.nanoTime();

  private PerftCheckpoint(Path file, Path target, CheckpointLock lock, List<String> header) {
    this.file = file;
    this.target = target;
    this.lock = lock;
    this.header = header;
  }

  /**
   * Opens a checkpoint; a file that exists must be of the same count.
   *
   * @throws CheckpointException if it is not, if another count has it open, or if it cannot be read
   *     or written
   */
  public static PerftCheckpoint open(Path file, String rules, String fen, int depth) {
    Path target;
    CheckpointLock lock;
    try {
      target = target(file);
      lock = CheckpointLock.of(target);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
    if (lock == null) {
      throw new CheckpointException(
          "checkpoint '" + file + "' is in use by another count; name another file, or wait", null);
    }
    List<String> header = List.of(MAGIC, "rules " + rules, "fen " + fen, "depth " + depth);
    PerftCheckpoint checkpoint = new PerftCheckpoint(file, target, lock, header);
    try {
      checkpoint.read();
      checkpoint.write();
    } catch (CheckpointException e) {
      checkpoint.close();
      throw e;
    }
    return checkpoint;
  }

  /** Returns the file to which a name leads, if it is a link, whether the file exists or not. */
  private static Path target(Path file) throws IOException {
    try {
      return file.toRealPath();
    } catch (NoSuchFileException e) {
      Path name = file.toAbsolutePath();
      Path folder = name.getParent();
      return Files.isSymbolicLink(name)
          ? target(name.resolveSibling(Files.readSymbolicLink(name)))
          : folder == null ? name : folder.toRealPath().resolve(name.getFileName());
    }
  }

  private static CheckpointException unwritable(Path file, IOException cause) {
    return new CheckpointException(
        "checkpoint '" + file + "' cannot be written: " + cause, cause, true);
  }

  private CheckpointException fault(String what) {
    return new CheckpointException(
        "checkpoint '" + file + "' " + what + "; name another file, or delete it to start anew",
        null);
  }

  private static String clip(String line) {
    return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
  }

  /** Reads the file, if there is one. */
  private void read() {
    List<String> lines;
    try {
      if (Files.size(target) > LARGEST_FILE) {
        throw fault("is too large to be one: it has more than " + LARGEST_FILE + " bytes");
      }
      lines = Files.readAllLines(target, StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      return;
    } catch (IOException e) {
      throw new CheckpointException("checkpoint '" + file + "' cannot be read: " + e, e);
    }
    if (lines.isEmpty() || !lines.get(0).equals(MAGIC)) {
      throw fault("is not a checkpoint: it does not begin with '" + MAGIC + "'");
    }
    int last = lines.size() - 1;
    if (last < header.size() || !lines.get(last).equals("end " + sum(lines.subList(0, last)))) {
      throw fault("is damaged: its last line is not the sum of the others");
    }
    for (int i = 1; i < header.size(); i++) {
      if (!lines.get(i).equals(header.get(i))) {
        throw fault(
            "is of another count: it has '"
                + clip(lines.get(i))
                + "', not '"
                + clip(header.get(i))
                + "'");
      }
    }
    for (String line : lines.subList(header.size(), last)) {
      readCount(line);
    }
  }

  private void readCount(String line) {
    int blank = line.indexOf(' ');
    try {
      long count = Long.parseLong(line.substring(blank + 1));
      if (blank < 0 || count < 0) {
        throw fault("has the line '" + clip(line) + "', which is not moves and a count");
      }
      counts.put(line.substring(0, blank), count);
    } catch (NumberFormatException e) {
      throw fault("has the line '" + clip(line) + "', which is not moves and a count");
    }
  }

  private static String sum(List<String> lines) {
    CRC32 sum = new CRC32();
    for (String line : lines) {
      sum.update(line.getBytes(StandardCharsets.UTF_8));
      sum.update('\n');
    }
    return Long.toHexString(sum.getValue());
  }

  /** Returns whether subtrees of so many plies are kept. */
  public boolean keeps(int depth) {
    return depth >= SMALLEST;
  }

  /** Returns the count of the subtree behind these moves, or -1. */
  public synchronized long get(String path) {
    return counts.getOrDefault(path, -1L);
  }

  /** Keeps a finished subtree instead of its parts, and writes the file if it is time. */
  public synchronized void put(String path, long count) {
    counts.subMap(path, false, path + Character.MAX_VALUE, false).clear();
    counts.put(path, count);
    if (System.nanoTime() - written > INTERVAL_NANOS) {
      write();
    }
  }

  /** Writes the file. */
  public synchronized void write() {
    List<String> lines = new ArrayList<>(header);
    for (Map.Entry<String, Long> entry : counts.entrySet()) {
      lines.add(entry.getKey() + " " + entry.getValue());
    }
    lines.add("end " + sum(lines));
    try {
      replace(target, String.join("\n", lines) + "\n");
      writeThroughFolder(target);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
    written = System.nanoTime();
  }

  /** Lets other counts have the file. */
  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      // The lock is gone with its channel; at worst a file of a few bytes is left beside the other.
      return;
    }
  }

  /** Writes a file aside, as far as the disk, and moves it into place. */
  private static void replace(Path target, String text) throws IOException {
    Path aside = target.resolveSibling(target.getFileName() + ".tmp");
    FileChannel channel =
        FileChannel.open(
            aside,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
    try {
      try (channel) {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        // Or a power failure might leave the new name with nothing behind it.
        channel.force(true);
      }
      Files.move(
          aside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  /** Writes the list of files of a file's folder too, where the system lets a program do so. */
  private static void writeThroughFolder(Path path) {
    Path folder = path.getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Windows opens no folder. The file itself is whole; at worst its predecessor comes back.
      return;
    }
  }
}

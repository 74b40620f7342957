package org.molychess.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a file or of standard input, ended by LF or CRLF, the last one perhaps by nothing.
 */
final class Lines implements Closeable {
  /** One line, counted from 1, as given but for its end. */
  static final class Line {
    private final int number;
    private final byte[] bytes;

    private Line(int number, byte[] bytes) {
      this.number = number;
      this.bytes = bytes;
    }

    int number() {
      return number;
    }

    byte[] bytes() {
      return bytes;
    }

    /** Returns the text; bytes that are not UTF-8 show as replacement characters. */
    String text() {
      return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns whether it is blank or a comment, which begins with {@code #}. */
    boolean isSkipped() {
      String text = text().strip();
      return text.isEmpty() || text.startsWith("#");
    }
  }

  /** So that a device without lines does not fill the memory. */
  static final int LONGEST = 1 << 26;

  private static final int LONGEST_MESSAGE = 2_000;
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String name;
  private final InputStream in;
  private int number;

  private Lines(String name, InputStream in) {
    this.name = name;
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /**
   * Opens a file, or standard input if the name is {@code -}.
   *
   * @throws InputException if there is nothing to read
   */
  static Lines of(String name, Console console) {
    if (name.isEmpty()) {
      throw new InputException("the name of the file to read is empty");
    }
    if (name.equals("-")) {
      return new Lines("standard input", console.in());
    }
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new InputException("cannot read '" + name + "': it is a directory, not a file");
      }
      return new Lines("'" + name + "'", Files.newInputStream(path));
    } catch (InvalidPathException | IOException e) {
      throw new InputException("cannot read '" + name + "': " + reason(e), e);
    }
  }

  private static String reason(Exception e) {
    if (e instanceof NoSuchFileException || e instanceof FileNotFoundException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    return e instanceof InvalidPathException invalid
        ? invalid.getReason()
        : String.valueOf(e.getMessage());
  }

  /**
   * Returns the next line, or null at the end.
   *
   * @throws InputException if the file cannot be read on
   */
  @Nullable Line next() {
    try {
      ByteArrayOutputStream line = new ByteArrayOutputStream(128);
      int b = in.read();
      if (b < 0) {
        return null;
      }
      number++;
      for (; b >= 0 && b != '\n'; b = in.read()) {
        if (line.size() == LONGEST) {
          throw new InputException(
              "line " + number + " of " + name + " is longer than " + (LONGEST >> 20) + " MiB");
        }
        line.write(b);
      }
      return new Line(number, trim(line.toByteArray()));
    } catch (IOException e) {
      throw new InputException("cannot read " + name + ": " + e.getMessage(), e);
    }
  }

  /** Cuts off the CR of a CRLF, and the mark that some editors put before the first line. */
  private byte[] trim(byte[] line) {
    int start = number == 1 && startsWithMark(line) ? BYTE_ORDER_MARK.length : 0;
    int end = line.length > start && line[line.length - 1] == '\r' ? line.length - 1 : line.length;
    return Arrays.copyOfRange(line, start, end);
  }

  private static boolean startsWithMark(byte[] line) {
    return line.length >= BYTE_ORDER_MARK.length
        && Arrays.equals(line, 0, 3, BYTE_ORDER_MARK, 0, 3);
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new InputException("cannot read " + name + ": " + e.getMessage(), e);
    }
  }

  /** Returns a message without line breaks and other control characters, of a bearable length. */
  static String onOneLine(String message) {
    int length = Math.min(message.length(), LONGEST_MESSAGE);
    return PlainText.escape(message.substring(0, length)) + (length < message.length() ? "…" : "");
  }
}

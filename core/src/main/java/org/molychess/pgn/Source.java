package org.molychess.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The characters of the input from the current token on, by index, and the places of tokens.
 *
 * <p>Characters are read when somebody asks for one that is not there yet. Indexes stay valid until
 * {@link #release}; so a token that is longer than the buffer makes the buffer grow.
 */
final class Source {
  private static final int SIZE = 1 << 16;

  private final Reader in;
  private char[] buffer = new char[SIZE];
  private int limit;
  private boolean atEnd;
  private long count;

  /** What has been located last: an index, and the line and column of it. */
  private int placed;

  private int line = 1;

  /** Where the line begins; below 0 once its beginning has been given up. */
  private int lineStart;

  private @Nullable StringBuilder recorded;
  private int recordedTo;

  Source(Reader in) {
    this.in = in;
  }

  /** Returns how many characters have been read. */
  long count() {
    return count;
  }

  /** Returns the character at an index, at most the first behind what was seen; -1 at the end. */
  int at(int index) {
    return index < limit || load(index) ? buffer[index] : -1;
  }

  /** Returns the characters that are there; valid up to {@link #limit}. */
  char[] buffer() {
    return buffer;
  }

  /** Returns the index behind the last character that is there. */
  int limit() {
    return limit;
  }

  String text(int from, int to) {
    return new String(buffer, from, to - from);
  }

  private boolean load(int index) {
    while (index >= limit && !atEnd) {
      if (buffer.length - limit < 2) {
        buffer = Arrays.copyOf(buffer, buffer.length * 2);
      }
      try {
        int read = in.read(buffer, limit, buffer.length - limit);
        atEnd = read < 0;
        limit += Math.max(0, read);
        count += Math.max(0, read);
      } catch (CharacterCodingException e) {
        throw new UncheckedIOException(
            "the bytes are not in the encoding that this Reader expects; PgnReader.open(path) reads"
                + " UTF-8, and Latin-1 where it is not",
            e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return index < limit;
  }

  /** Gives up what lies before an index; returns the index that its character has from now on. */
  int release(int index) {
    if (index < SIZE / 2 && limit < buffer.length) {
      return index;
    }
    locate(index);
    if (recorded != null) {
      recorded.append(buffer, recordedTo, index - recordedTo);
      recordedTo = 0;
    }
    System.arraycopy(buffer, index, buffer, 0, limit - index);
    limit -= index;
    lineStart -= index;
    placed = 0;
    if (buffer.length > SIZE && limit < SIZE / 2) {
      buffer = Arrays.copyOf(buffer, SIZE);
    }
    return 0;
  }

  // Places

  /** Finds the line and column of an index that does not lie before the one located last. */
  void locate(int index) {
    for (int i = lineEnd(placed, index); i < index; i = lineEnd(i + 1, index)) {
      if (endsLine(i)) {
        line++;
        lineStart = i + 1;
      }
    }
    placed = Math.max(placed, index);
  }

  /** Returns the first index from one on, before another, whose character may end a line. */
  private int lineEnd(int from, int to) {
    char[] characters = buffer;
    int i = from;
    while (i < to && characters[i] > '\r') {
      i++;
    }
    return i;
  }

  /** Returns the line of what was located last, from 1. */
  int line() {
    return line;
  }

  /** Returns the column of what was located last, in characters from 1. */
  int column() {
    return placed - lineStart + 1;
  }

  /** Says that what lies before an index takes no column, as a byte order mark does not. */
  void beginAt(int index) {
    lineStart += index - placed;
    placed = index;
  }

  /**
   * Returns whether a line ends with the character at an index.
   *
   * <p>Lines end with LF, CR or CR LF. Several CRs before an LF are one end, as files have them
   * that were converted twice.
   */
  boolean endsLine(int index) {
    int c = buffer[index];
    if (c == '\n') {
      return true;
    }
    if (c != '\r') {
      return false;
    }
    int next = index + 1;
    int after = at(next);
    while (after == '\r') {
      after = at(++next);
    }
    return after != '\n';
  }

  // Raw text

  /** Begins to keep the text from an index on. */
  void record(int from) {
    recorded = new StringBuilder();
    recordedTo = from;
  }

  /** Returns the text that was kept, up to an index, and stops keeping it. */
  String recorded(int to) {
    StringBuilder all = recorded == null ? new StringBuilder() : recorded;
    if (recorded != null) {
      all.append(buffer, recordedTo, to - recordedTo);
      recorded = null;
    }
    return all.toString();
  }
}

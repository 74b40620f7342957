package org.molychess.pgn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/** Characters with a place: lines end with {@code \n}, whatever they end with in the input. */
final class Source {
  private final Reader in;
  private char[] buffer = new char[8192];
  private int start;
  private int end;
  private boolean afterReturn;
  private boolean atEnd;
  private int line = 1;
  private int column = 1;

  Source(Reader in) {
    this.in = in;
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** Returns the next character, -1 at the end. */
  int peek() {
    return peek(0);
  }

  /** Returns the character so far ahead, -1 behind the end. */
  int peek(int ahead) {
    while (start + ahead >= end && !atEnd) {
      fill();
    }
    return start + ahead < end ? buffer[start + ahead] : -1;
  }

  /** Consumes the next character. */
  int read() {
    int c = peek();
    if (c < 0) {
      return c;
    }
    start++;
    if (c == '\n') {
      line++;
      column = 1;
    } else {
      column++;
    }
    return c;
  }

  /** Drops a byte order mark, also one of UTF-8 that was read as Latin-1. */
  void skipMark() {
    int length =
        peek() == 0xFEFF ? 1 : peek() == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF ? 3 : 0;
    start += length;
  }

  /** Consumes the rest of the line, but not its end. */
  void skipLine() {
    while (peek() >= 0 && peek() != '\n') {
      read();
    }
  }

  private void fill() {
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, end - start);
      end -= start;
      start = 0;
    }
    if (end == buffer.length) {
      throw new IllegalStateException("looked ahead too far");
    }
    int from = end;
    try {
      int count = in.read(buffer, from, buffer.length - from);
      if (count < 0) {
        atEnd = true;
        return;
      }
      for (int i = from; i < from + count; i++) {
        char c = buffer[i];
        if (c != '\n' || !afterReturn) {
          buffer[end++] = c == '\r' ? '\n' : c;
        }
        afterReturn = c == '\r';
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

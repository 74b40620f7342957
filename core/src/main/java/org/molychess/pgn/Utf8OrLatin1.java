package org.molychess.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads bytes as UTF-8, and each byte that is not UTF-8 as Latin-1, the encoding of the PGN
 * standard.
 *
 * <p>A file may mix both, as one does that was put together from others. A stream that begins with
 * the mark of UTF-16 is read as that.
 */
final class Utf8OrLatin1 extends Reader {
  private static final int SIZE = 1 << 15;

  /** The longest sequence of UTF-8. */
  private static final int LONGEST = 4;

  private final InputStream in;
  private final byte[] bytes = new byte[SIZE];
  private int next;
  private int limit;
  private boolean atEnd;

  private Utf8OrLatin1(InputStream in) {
    this.in = in;
  }

  /** Returns a reader; nothing but a possible mark is read before it is asked for characters. */
  static Reader of(InputStream in) throws IOException {
    Utf8OrLatin1 reader = new Utf8OrLatin1(in);
    while (reader.limit < 2 && reader.fill()) {
      // The first two bytes tell UTF-16.
    }
    int mark = reader.limit < 2 ? 0 : (reader.bytes[0] & 0xFF) << 8 | reader.bytes[1] & 0xFF;
    return mark == 0xFEFF || mark == 0xFFFE
        ? new InputStreamReader(
            new SequenceInputStream(new ByteArrayInputStream(reader.bytes, 0, reader.limit), in),
            StandardCharsets.UTF_16)
        : reader;
  }

  private boolean fill() throws IOException {
    if (!atEnd) {
      System.arraycopy(bytes, next, bytes, 0, limit - next);
      limit -= next;
      next = 0;
      int count = in.read(bytes, limit, SIZE - limit);
      atEnd = count < 0;
      limit += Math.max(0, count);
    }
    return !atEnd;
  }

  @Override
  public int read(char[] out, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    int to = offset;
    int end = offset + length;
    while (to == offset) {
      while (next == limit && fill()) {
        // A stream may give nothing at once.
      }
      if (next == limit) {
        return -1;
      }
      to = ascii(out, to, end);
      while (to < end && next < limit && bytes[next] < 0) {
        while (isCut() && fill()) {
          // The rest of the sequence is still to come.
        }
        int wrote = sequence(out, to, end);
        if (wrote == 0) {
          return to - offset;
        }
        to = ascii(out, to + wrote, end);
      }
    }
    return to - offset;
  }

  private int ascii(char[] out, int from, int end) {
    int to = from;
    int at = next;
    int stop = Math.min(limit, at + end - from);
    while (at < stop && bytes[at] >= 0) {
      out[to++] = (char) bytes[at++];
    }
    next = at;
    return to;
  }

  /** Returns whether more bytes could belong to the sequence that begins here. */
  private boolean isCut() {
    return limit - next < Math.min(LONGEST, length(bytes[next]));
  }

  /** Returns the length of the sequence that begins with this byte, 1 if none does. */
  private static int length(byte first) {
    int b = first & 0xFF;
    return b < 0xC2 ? 1 : b < 0xE0 ? 2 : b < 0xF0 ? 3 : b < 0xF5 ? 4 : 1;
  }

  /** Writes one or two characters; returns how many, 0 where there is no room for both. */
  private int sequence(char[] out, int to, int end) {
    int length = length(bytes[next]);
    int point = length > 1 && length <= limit - next ? point(length) : -1;
    if (point < 0) {
      out[to] = (char) (bytes[next++] & 0xFF);
      return 1;
    }
    if (point < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      out[to] = (char) point;
      next += length;
      return 1;
    }
    if (end - to < 2) {
      return 0;
    }
    next += length;
    return Character.toChars(point, out, to);
  }

  /** Returns the code point of a sequence, -1 if it is none. */
  private int point(int length) {
    int point = bytes[next] & 0xFF >> length + 1;
    for (int i = 1; i < length; i++) {
      int b = bytes[next + i];
      if ((b & 0xC0) != 0x80) {
        return -1;
      }
      point = point << 6 | b & 0x3F;
    }
    boolean tooLong = length == 3 && point < 0x800 || length == 4 && point < 0x10000;
    boolean surrogate = point >= 0xD800 && point <= 0xDFFF;
    return tooLong || surrogate || point > Character.MAX_CODE_POINT ? -1 : point;
  }

  @Override
  public boolean ready() throws IOException {
    return next < limit || in.available() > 0;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}

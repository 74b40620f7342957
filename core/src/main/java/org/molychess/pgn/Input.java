package org.molychess.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Where PGN comes from: how far it has been read, and how to close it. */
final class Input {
  private final Reader reader;
  private final @Nullable ByteCounter bytes;
  private final OptionalLong size;
  private final Source source;

  private Input(Reader reader, @Nullable ByteCounter bytes, OptionalLong size) {
    this.reader = reader;
    this.bytes = bytes;
    this.size = size;
    this.source = new Source(reader);
  }

  static Input of(Reader reader) {
    return new Input(reader, null, OptionalLong.empty());
  }

  static Input of(InputStream in, PgnOptions options, OptionalLong size) {
    ByteCounter bytes = new ByteCounter(in);
    try {
      Reader reader =
          options.charset().isPresent()
              ? new InputStreamReader(bytes, options.charset().get())
              : Utf8OrLatin1.of(bytes);
      return new Input(reader, bytes, size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Input of(Path path, PgnOptions options) {
    try {
      OptionalLong size = OptionalLong.of(Files.size(path));
      InputStream in = Files.newInputStream(path);
      try {
        return of(in, options, size);
      } catch (UncheckedIOException e) {
        in.close();
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path + ": " + e, e);
    }
  }

  Source source() {
    return source;
  }

  /** Returns how many bytes, or else characters, have been read. */
  long consumed() {
    return bytes == null ? source.count() : bytes.count();
  }

  /** Returns how many bytes there are in all, if that is known. */
  OptionalLong size() {
    return size;
  }

  void close() {
    try {
      reader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.molychess.cli;

import java.io.IOException;
import java.io.OutputStream;

/** Stops the program where output is lost, which a {@code PrintWriter} would pass over. */
final class StrictOutputStream extends OutputStream {
  private final OutputStream out;

  StrictOutputStream(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      throw new OutputException(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new OutputException(e);
    }
  }
}

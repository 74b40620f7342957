package org.molychess.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;

/** Where the program reads and writes, in UTF-8, and what the terminal can do. */
final class Console {
  private final InputStream in;
  private final OutputStream bytes;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean unicode;
  private final boolean live;
  private final boolean coloured;

  /** Creates one without colours. */
  Console(InputStream in, OutputStream out, OutputStream err, boolean unicode, boolean live) {
    this(in, out, err, unicode, live, false);
  }

  /**
   * Creates it.
   *
   * @param unicode whether chess figures can be shown
   * @param live whether {@code err} is a terminal, where a line may be overwritten
   * @param coloured whether {@code out} is a terminal with colours, which are wanted
   */
  Console(
      InputStream in,
      OutputStream out,
      OutputStream err,
      boolean unicode,
      boolean live,
      boolean coloured) {
    this.in = in;
    this.bytes = new StrictOutputStream(out);
    this.out = new PrintWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
    this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
    this.unicode = unicode;
    this.live = live;
    this.coloured = coloured;
  }

  /** Returns the console that the program was started on. */
  static Console system() {
    Properties properties = System.getProperties();
    return new Console(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        isUnicode(properties),
        // Java cannot tell, so bin/moly does.
        Boolean.getBoolean("moly.terminal"),
        Boolean.getBoolean("moly.colours"));
  }

  /** Returns whether the locale, and the terminal where Java knows it, uses UTF-8. */
  static boolean isUnicode(Properties properties) {
    String charset =
        properties.getProperty("stdout.encoding", properties.getProperty("native.encoding", ""));
    return charset.toUpperCase(Locale.ROOT).startsWith("UTF-8");
  }

  InputStream in() {
    return in;
  }

  PrintWriter out() {
    return out;
  }

  PrintWriter err() {
    return err;
  }

  boolean isUnicode() {
    return unicode;
  }

  boolean isLive() {
    return live;
  }

  boolean isColoured() {
    return coloured;
  }

  /** Returns the text in bold type where there are colours. */
  String bold(String text) {
    return coloured ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  /** Writes bytes as they are behind what has been printed. */
  void write(byte[] text) {
    out.flush();
    ((StrictOutputStream) bytes).write(text, 0, text.length);
  }

  /** Prints a message, on one line whatever it holds, on standard error. */
  void complain(String message) {
    out.flush();
    err.println("moly: " + Lines.onOneLine(message));
  }
}

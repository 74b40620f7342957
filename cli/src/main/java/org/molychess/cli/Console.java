package org.molychess.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;

/**
 * Where the program reads and writes, in UTF-8, and what the terminal can do. What is printed is
 * plain text, whoever wrote it: see {@link PlainText}.
 */
final class Console {
  private final InputStream in;
  private final OutputStream bytes;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean unicode;
  private final boolean live;
  private final boolean coloured;
  private final boolean screen;

  /** Creates one without colours, whose output is no terminal. */
  Console(InputStream in, OutputStream out, OutputStream err, boolean unicode, boolean live) {
    this(in, out, err, unicode, live, false, false);
  }

  /**
   * Creates it.
   *
   * @param unicode whether chess figures can be shown
   * @param live whether {@code err} is a terminal, where a line may be overwritten
   * @param coloured whether {@code out} is a terminal with colours, which are wanted
   * @param screen whether {@code out} is a terminal
   */
  Console(
      InputStream in,
      OutputStream out,
      OutputStream err,
      boolean unicode,
      boolean live,
      boolean coloured,
      boolean screen) {
    this.in = in;
    this.bytes = new StrictOutputStream(out);
    this.out = new PrintWriter(plain(bytes, "\t" + System.lineSeparator()));
    // A line of progress is overwritten by the next.
    this.err = new PrintWriter(plain(err, "\t\r\n"), true);
    this.unicode = unicode;
    this.live = live;
    this.coloured = coloured;
    this.screen = screen;
  }

  private static Writer plain(OutputStream out, String kept) {
    return new PlainText(new OutputStreamWriter(out, StandardCharsets.UTF_8), kept);
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
        Boolean.getBoolean("moly.colours"),
        Boolean.getBoolean("moly.screen"));
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

  /** Prints a text in bold type where there are colours. */
  void printBold(String text) {
    command("\u001b[1m");
    out.print(text);
    command("\u001b[0m");
  }

  private void command(String sequence) {
    if (coloured) {
      write(sequence.getBytes(StandardCharsets.US_ASCII));
    }
  }

  /** Repeats a line of input: byte for byte, but as plain text on a terminal. */
  void repeat(byte[] line) {
    if (screen) {
      out.print(new String(line, StandardCharsets.UTF_8));
    } else {
      write(line);
    }
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

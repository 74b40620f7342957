package org.molychess.cli;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says how far something has got: on a terminal, in a line that is overwritten and at last erased;
 * anywhere, in a last message if the program is interrupted.
 */
final class ProgressLine {
  private static final long FIRST_MILLIS = 1_000;
  private static final long NEXT_MILLIS = 250;

  private static final int LONGEST_STOP_SECONDS = 5;

  private final Console console;
  private final Runnable stop;
  private final Supplier<String> text;
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread interruption = new Thread(this::leave, "moly-interruption");
  private int shown;
  private boolean closed;

  private ProgressLine(Console console, Runnable stop, Supplier<String> text) {
    this.console = console;
    this.stop = stop;
    this.text = text;
  }

  /**
   * Returns what the task does, and says meanwhile, from the first second on, how far it is.
   *
   * @param stop makes the task throw a {@link CancellationException} soon; it is run where the JVM
   *     ends meanwhile, so that the task can keep what it has found
   */
  static long during(LongSupplier task, Runnable stop, Supplier<String> text, Console console) {
    ProgressLine line = new ProgressLine(console, stop, text);
    onShutdown(() -> Runtime.getRuntime().addShutdownHook(line.interruption));
    if (console.isLive()) {
      Thread painter = new Thread(line::paint, "moly-progress");
      painter.setDaemon(true);
      painter.start();
    }
    try {
      return task.getAsLong();
    } catch (CancellationException e) {
      // The JVM ends, and all is said.
      line.done.countDown();
      LockSupport.park();
      throw e;
    } finally {
      line.done.countDown();
      line.close();
    }
  }

  private synchronized void paint() {
    try {
      long pause = FIRST_MILLIS;
      while (!closed) {
        wait(pause);
        pause = NEXT_MILLIS;
        if (!closed) {
          show(text.get());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void show(String line) {
    console.err().print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
    console.err().flush();
    shown = line.length();
  }

  private void erase() {
    if (shown > 0) {
      show("");
      console.err().print("\r");
      console.err().flush();
    }
  }

  /** Runs while the JVM ends, so what is not said and kept now is lost. */
  private void leave() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      erase();
      console.err().println("moly: interrupted; " + text.get());
    }
    stop.run();
    try {
      if (!done.await(LONGEST_STOP_SECONDS, TimeUnit.SECONDS)) {
        console.err().println("moly: the count did not stop in time; its last finds are not kept");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
      erase();
    }
    onShutdown(() -> Runtime.getRuntime().removeShutdownHook(interruption));
  }

  private static void onShutdown(Runnable change) {
    try {
      change.run();
    } catch (IllegalStateException e) {
      // The JVM is ending already, and it is too late to change what happens then.
      return;
    }
  }
}

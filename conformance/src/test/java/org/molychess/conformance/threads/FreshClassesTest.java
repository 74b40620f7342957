package org.molychess.conformance.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.lang.reflect.Array;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The first use of the library in a JVM, by several threads at once: classes are initialized
 * without a deadlock, and the registry of conditions is found by all.
 */
@Timeout(600)
final class FreshClassesTest {
  private static final String FEN = "4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1";
  private static final String[] RULES = {"circe", "orthodox", "circe-ulysses", "haunted"};

  @Test
  void areReadyForAllThreads() throws Exception {
    List<Object> expected = new ArrayList<>();
    for (int i = 0; i < Crowd.SIZE; i++) {
      try (URLClassLoader fresh = fresh()) {
        expected.add(firstUse(fresh, i));
      }
    }
    try (Crowd crowd = new Crowd()) {
      for (int round = 0; round < Crowd.ROUNDS; round++) {
        try (URLClassLoader fresh = fresh()) {
          assertEquals(expected, crowd.ask(i -> () -> firstUse(fresh, i)));
        }
      }
    }
  }

  /** Returns a loader that shares no class of ours with any other. */
  private static URLClassLoader fresh() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  /** Each thread comes in by another class. */
  private static Object firstUse(ClassLoader loader, int thread) throws Exception {
    if (thread == 1) {
      Class.forName("org.molychess.Square", true, loader);
    } else if (thread == 2) {
      Class.forName("org.molychess.spi.Home", true, loader);
    }
    Class<?> rules = Class.forName("org.molychess.Rules", true, loader);
    Object made =
        rules
            .getMethod("of", ClassLoader.class, String[].class)
            .invoke(null, loader, new String[] {RULES[thread]});
    Class<?> readings = Class.forName("[Lorg.molychess.Reading;", false, loader);
    Object start =
        rules
            .getMethod("position", String.class, readings)
            .invoke(made, FEN, Array.newInstance(readings.componentType(), 0));
    Object count = start.getClass().getMethod("perft", int.class).invoke(start, 2);
    Object known = rules.getMethod("available", ClassLoader.class).invoke(null, loader);
    return List.of(count, ((List<?>) known).size(), start.toString());
  }
}

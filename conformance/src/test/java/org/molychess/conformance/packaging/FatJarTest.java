package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.Rules;
import org.molychess.rules.circe.Circe;
import org.molychess.spi.RuleVariant;

/** One jar of many, as builds make it: with its service files merged, lost, or renamed. */
final class FatJarTest {
  @TempDir private Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  @Test
  void mergedServiceFilesKeepEverything() throws Exception {
    try (URLClassLoader jar = Workshop.isolated(workshop.jar("merged.jar", contents(true)))) {
      assertAll(
          () -> assertEquals("circe", of(jar, "org", "circe")),
          () -> assertEquals("haunted", of(jar, "org", "haunted")));
    }
  }

  @Test
  void aLostServiceFileIsExplained() throws Exception {
    try (URLClassLoader jar = Workshop.isolated(workshop.jar("lost.jar", contents(false)))) {
      String error = of(jar, "org", "circe");
      assertAll(
          () -> assertEquals("haunted", of(jar, "org", "haunted")),
          () -> assertTrue(error.contains("unknown condition 'circe'"), error),
          () -> assertTrue(error.contains("found: orthodox"), error),
          () -> assertTrue(error.contains("moly-rules-circe"), error),
          () -> assertTrue(error.contains("merge META-INF/services"), error),
          () -> assertEquals("circe", built(jar, "org")));
    }
  }

  @Test
  void relocatedPackagesWorkWithTheirServiceFile() throws Exception {
    Map<String, byte[]> contents = relocated(true);
    try (URLClassLoader jar = Workshop.isolated(workshop.jar("moved.jar", contents))) {
      assertEquals("circe", of(jar, "my0", "circe"));
    }
  }

  @Test
  void relocatedPackagesWithoutTheirServiceFileAreExplained() throws Exception {
    Map<String, byte[]> contents = relocated(false);
    try (URLClassLoader jar = Workshop.isolated(workshop.jar("moved.jar", contents))) {
      String error = of(jar, "my0", "circe");
      assertAll(
          () -> assertTrue(error.contains("unknown condition 'circe'"), error),
          () -> assertTrue(error.contains("merge META-INF/services"), error),
          () -> assertEquals("circe", built(jar, "my0")));
    }
  }

  private static Map<String, byte[]> contents(boolean merged) throws Exception {
    Map<String, byte[]> contents = new LinkedHashMap<>(Workshop.contents(Workshop.core()));
    contents.putAll(Workshop.contents(Workshop.circe()));
    byte[] circe = contents.get(Workshop.SERVICE);
    contents.putAll(Workshop.contents(Workshop.haunted()));
    if (merged) {
      contents.put(
          Workshop.SERVICE, Workshop.lines(text(circe), text(contents.get(Workshop.SERVICE))));
    }
    contents.remove("META-INF/MANIFEST.MF");
    contents.remove("module-info.class");
    return contents;
  }

  /** Renames org.molychess, as shading does; the new name is as long, so constants stay whole. */
  private static Map<String, byte[]> relocated(boolean serviceFileToo) throws Exception {
    Map<String, byte[]> moved = new LinkedHashMap<>();
    contents(true)
        .forEach(
            (name, bytes) -> {
              boolean service = name.equals(Workshop.SERVICE);
              byte[] renamed = service && !serviceFileToo ? bytes : rename(bytes);
              moved.put(service && !serviceFileToo ? name : rename(name), renamed);
            });
    return moved;
  }

  private static byte[] rename(byte[] bytes) {
    return rename(new String(bytes, StandardCharsets.ISO_8859_1))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String rename(String text) {
    return text.replace("org/molychess", "my0/molychess").replace("org.molychess", "my0.molychess");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).strip();
  }

  /** Returns what {@code Rules.of} answers in the jar, or the message of its error. */
  private static String of(ClassLoader jar, String root, String id) throws Exception {
    Class<?> rules = load(jar, root, Rules.class);
    try {
      return rules
          .getMethod("of", String[].class)
          .invoke(null, (Object) new String[] {id})
          .toString();
    } catch (InvocationTargetException e) {
      return e.getCause().getMessage();
    }
  }

  /** Returns the rules that the builder makes of a condition whose class is at hand. */
  private static String built(ClassLoader jar, String root) throws Exception {
    Class<?> rules = load(jar, root, Rules.class);
    Object circe = load(jar, root, Circe.class).getConstructor().newInstance();
    Object builder = rules.getMethod("builder").invoke(null);
    builder
        .getClass()
        .getMethod("add", load(jar, root, RuleVariant.class), String[].class)
        .invoke(builder, circe, Array.newInstance(String.class, 0));
    return builder.getClass().getMethod("build").invoke(builder).toString();
  }

  private static Class<?> load(ClassLoader jar, String root, Class<?> type) throws Exception {
    return jar.loadClass(type.getName().replaceFirst("^org", root));
  }
}

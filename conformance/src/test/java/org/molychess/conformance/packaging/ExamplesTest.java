package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.testkit.RuleContract;

/** The project in examples/ works on the class path and on the module path. */
final class ExamplesTest {
  private static final Path SOURCES = Repository.root().resolve("examples/src");

  @TempDir private Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  @Test
  void theirTestsPassOnTheClassPath() throws Exception {
    Map<String, String> sources = sources("main");
    sources.remove("module-info");
    Map<String, byte[]> contents = workshop.compile(sources, Workshop.core());
    contents.putAll(Workshop.contents(SOURCES.resolve("main/resources")));
    Path jar = workshop.jar("examples.jar", contents);
    Path tests =
        workshop.jar(
            "tests.jar",
            workshop.compile(
                sources("test"),
                jar,
                Workshop.core(),
                Workshop.placeOf(RuleContract.class),
                Workshop.placeOf(Test.class),
                Workshop.placeOf(org.apiguardian.api.API.class)));
    int passed = 0;
    try (URLClassLoader loader = Workshop.child(jar, tests)) {
      for (String name : sources("test").keySet()) {
        passed += runTests(loader.loadClass(name));
      }
    }
    assertTrue(passed >= 6, passed + " tests");
  }

  private static int runTests(Class<?> type) throws Exception {
    int passed = 0;
    for (Method method : type.getDeclaredMethods()) {
      if (method.isAnnotationPresent(Test.class)) {
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        method.setAccessible(true);
        method.invoke(constructor.newInstance());
        passed++;
      }
    }
    return passed;
  }

  @Test
  void theyAreFoundOnTheModulePath() throws Exception {
    Path examples =
        workshop.jar("examples.jar", workshop.compile(sources("main"), Workshop.core()));
    Map<String, String> app = new HashMap<>();
    app.put("module-info", "module app { requires org.molychess.core; }");
    app.put(
        "app.Main",
        "package app; import org.molychess.Rules; public final class Main {"
            + " public static void main(String[] a) { System.out.println("
            + "Rules.parse(\"phoenix+three-checks+levy\").position("
            + "\"6k1/8/8/8/r6R/8/8/K7 w - - 0 1\").play(\"h4a4\").fen()); } }");
    Path main = workshop.jar("app.jar", workshop.compile(app, Workshop.core()));
    assertEquals(
        "6k1/8/8/4r3/R7/8/8/K7 b - - 0 1",
        workshop.java("-p", Workshop.join(main, examples, Workshop.core()), "-m", "app/app.Main"));
  }

  /** Returns the sources of the example project, by class name. */
  static Map<String, String> sources(String kind) throws Exception {
    Path root = SOURCES.resolve(kind).resolve("java");
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String name = root.relativize(file).toString().replace(".java", "");
        sources.put(
            name.replaceAll("[/\\\\]", "."), Files.readString(file, StandardCharsets.UTF_8));
      }
    }
    return new LinkedHashMap<>(sources);
  }
}

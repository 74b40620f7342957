package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.molychess.conformance.packaging.Workshop.condition;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.LoadFailure;
import org.molychess.RuleInfo;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;

/** Conditions are found wherever they are, and one that is broken hides no other. */
final class DiscoveryTest {
  @TempDir private Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  // Class loaders and threads

  @Test
  void everyThreadFindsWhatStandsBesideCore() throws Exception {
    try (URLClassLoader loader = Workshop.isolated(Workshop.core(), Workshop.circe())) {
      Class<?> rules = loader.loadClass(Rules.class.getName());
      Callable<Object> available = () -> rules.getMethod("available").invoke(null).toString();
      Object here = available.call();
      FutureTask<Object> there = new FutureTask<>(available);
      Thread thread = new Thread(there);
      thread.setContextClassLoader(null);
      thread.start();
      assertAll(
          () -> assertTrue(here.toString().contains("id=circe,"), here::toString),
          () -> assertEquals(here, there.get()),
          () -> assertEquals(here, ForkJoinPool.commonPool().submit(available).get()));
    }
  }

  @Test
  void aChildLoaderOffersItsOwn() throws Exception {
    try (URLClassLoader child = Workshop.child(one("p.One", "one"))) {
      assertAll(
          () -> assertEquals("one", Rules.of(child, "one").toString()),
          () -> assertTrue(ids(Rules.available(child)).containsAll(Set.of("one", "circe"))),
          () -> assertThrows(UnknownRuleException.class, () -> Rules.of("one")),
          () -> assertEquals("one", with(child, () -> Rules.of("one").toString())),
          () -> assertThrows(UnknownRuleException.class, () -> with(null, () -> Rules.of("one"))),
          () -> assertEquals("circe", with(null, () -> Rules.of("circe").toString())));
    }
  }

  @Test
  void aConditionSeenThroughTwoLoadersIsOne() {
    Rules rules = with(Rules.class.getClassLoader(), () -> Rules.of("circe"));
    assertEquals(Rules.of(Rules.class.getClassLoader(), "circe"), rules);
  }

  @Test
  void anEmptyAnswerIsNotKept() throws Exception {
    Path late = one("p.Late", "late");
    try (Later loader = new Later(Workshop.core())) {
      Class<?> rules = loader.loadClass(Rules.class.getName());
      Callable<String> available =
          () -> with(null, () -> rules.getMethod("available").invoke(null).toString());
      assertEquals("[]", available.call());
      loader.add(late);
      assertTrue(available.call().contains("id=late"), available.call());
    }
  }

  /** A class loader to which jars come later. */
  private static final class Later extends URLClassLoader {
    Later(Path first) throws IOException {
      super(new URL[] {first.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    void add(Path jar) throws IOException {
      addURL(jar.toUri().toURL());
    }
  }

  @Test
  void sixtyFourThreadsMayComeFirst() throws Exception {
    try (URLClassLoader loader =
        Workshop.isolated(Workshop.core(), Workshop.circe(), Workshop.haunted())) {
      Class<?> rules = loader.loadClass(Rules.class.getName());
      CountDownLatch start = new CountDownLatch(1);
      ExecutorService pool = Executors.newFixedThreadPool(64);
      try {
        List<Future<String>> answers = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
          answers.add(
              pool.submit(
                  () -> {
                    start.await();
                    return rules.getMethod("available").invoke(null).toString();
                  }));
        }
        start.countDown();
        String expected = rules.getMethod("available").invoke(null).toString();
        assertTrue(expected.contains("id=haunted,"), expected);
        for (Future<String> answer : answers) {
          assertEquals(expected, answer.get());
        }
      } finally {
        pool.shutdownNow();
      }
    }
  }

  // Bad providers

  @Test
  void badProvidersAreReportedAndHideNoGoodOne() throws Exception {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("p.Good1", condition("p.Good1", "good-one", ""));
    sources.put(
        "p.Throws", condition("p.Throws", "throws", "throw new IllegalStateException(\"no!\");"));
    sources.put("p.NotASubtype", "package p; public final class NotASubtype {}");
    sources.put("p.TooNew", condition("p.TooNew", "too-new", ""));
    sources.put("p.BadId", condition("p.BadId", "Bad Id", ""));
    sources.put("p.Good2", condition("p.Good2", "good-two", ""));
    Map<String, byte[]> contents = new LinkedHashMap<>(workshop.compile(sources, Workshop.core()));
    contents.get("p/TooNew.class")[7] = 99;
    contents.put(
        Workshop.SERVICE,
        Workshop.lines(
            "p.Good1", "p.Throws", "p.Missing", "p.NotASubtype", "p.TooNew", "p.BadId", "p.Good2"));
    try (URLClassLoader loader = Workshop.child(workshop.jar("bad.jar", contents))) {
      List<LoadFailure> failures = Rules.failures(loader);
      assertAll(
          () -> assertEquals("good-one", Rules.of(loader, "good-one").toString()),
          () -> assertEquals("good-two", Rules.of(loader, "good-two").toString()),
          () -> assertEquals(5, failures.size(), failures::toString),
          () -> assertReported(failures, "p.Throws", IllegalStateException.class),
          () ->
              assertTrue(
                  failures.stream().allMatch(each -> says(each, "bad.jar")), failures::toString),
          () -> assertReported(failures, "p.Missing", null),
          () -> assertReported(failures, "p.NotASubtype", null),
          () -> assertReported(failures, "TooNew", UnsupportedClassVersionError.class),
          () -> assertReported(failures, "p.BadId", IllegalArgumentException.class),
          () -> assertSays(loader, "throws", "p.Throws", "TooNew", "p.Missing"));
    }
  }

  @Test
  void aClashOfIdsIsNoFailureOfLoading() throws Exception {
    Path two = workshop.providers("two.jar", twins(), "p.A", "p.B");
    try (URLClassLoader loader = Workshop.child(two)) {
      assertEquals(List.of(), Rules.failures(loader));
    }
  }

  @Test
  void aServiceFileThatCannotBeReadIsReported() throws Exception {
    Path jar = workshop.jar("broken.jar", Map.of(Workshop.SERVICE, Workshop.lines("not a name!")));
    try (URLClassLoader loader = Workshop.child(jar, one("p.One", "one"))) {
      assertAll(
          () -> assertEquals("one", Rules.of(loader, "one").toString()),
          () -> assertFalse(Rules.failures(loader).isEmpty()));
    }
  }

  @Test
  void anErrorOfTheMachineIsNotSwallowed() throws Exception {
    Path jar =
        workshop.providers(
            "fatal.jar",
            Map.of("p.Fatal", condition("p.Fatal", "fatal", "throw new OutOfMemoryError();")),
            "p.Fatal");
    try (URLClassLoader loader = Workshop.child(jar)) {
      assertThrows(OutOfMemoryError.class, () -> Rules.available(loader));
    }
  }

  private static boolean says(LoadFailure failure, String part) {
    return failure.description().contains(part);
  }

  private static void assertReported(List<LoadFailure> failures, String name, Class<?> cause) {
    LoadFailure failure =
        failures.stream()
            .filter(each -> each.description().contains(name))
            .findFirst()
            .orElseThrow(() -> new AssertionError(name + " is not in " + failures));
    boolean found = cause == null;
    for (Throwable each = failure.cause(); each != null; each = each.getCause()) {
      found |= cause != null && cause.isInstance(each);
    }
    assertTrue(found, () -> failure.toString());
  }

  // Two conditions of one name

  @ParameterizedTest
  @ValueSource(strings = {"p.A,p.B", "p.B,p.A"})
  void twoClassesWithOneIdAreNamedInEitherOrder(String order) throws Exception {
    Map<String, String> sources = new LinkedHashMap<>(twins());
    sources.put("p.C", condition("p.C", "single", ""));
    String[] listed = (order + ",p.C").split(",");
    try (URLClassLoader loader = Workshop.child(workshop.providers("twins.jar", sources, listed))) {
      RuleLoadException error =
          assertThrows(RuleLoadException.class, () -> Rules.of(loader, "twin"));
      assertAll(
          () -> assertTrue(error.getMessage().contains("p.A"), error::getMessage),
          () -> assertTrue(error.getMessage().contains("p.B"), error::getMessage),
          () -> assertEquals("single", Rules.of(loader, "single").toString()));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void twoModulesWithOneIdAreNamedInEitherOrder(boolean aFirst) throws Exception {
    Path a = module("a", "a.Twin");
    Path b = module("b", "b.Twin");
    Path app = app("org.molychess.Rules.of(\"twin\")");
    Path[] path = aFirst ? new Path[] {a, b} : new Path[] {b, a};
    String said = run(app, path);
    assertTrue(said.contains("a.Twin") && said.contains("b.Twin"), said);
  }

  @Test
  void aModuleBringsItsCondition() throws Exception {
    assertEquals("twin", run(app("org.molychess.Rules.of(\"twin\")"), module("a", "a.Twin")));
  }

  private static Map<String, String> twins() {
    return Map.of("p.A", condition("p.A", "twin", ""), "p.B", condition("p.B", "twin", ""));
  }

  private Path one(String name, String id) throws IOException {
    return workshop.providers(id + ".jar", Map.of(name, condition(name, id, "")), name);
  }

  private Path module(String module, String name) throws IOException {
    String info =
        "module "
            + module
            + " { requires org.molychess.core; provides org.molychess.spi.RuleVariant with "
            + name
            + "; }";
    return workshop.jar(
        module + ".jar",
        workshop.compile(
            Map.of("module-info", info, name, condition(name, "twin", "")), Workshop.core()));
  }

  private Path app(String expression) throws IOException {
    String main =
        "package app; public final class Main { public static void main(String[] a) { try {"
            + " System.out.println("
            + expression
            + "); } catch (RuntimeException e) { System.out.println(e.getMessage()); } } }";
    return workshop.jar(
        "app.jar",
        workshop.compile(
            Map.of("module-info", "module app { requires org.molychess.core; }", "app.Main", main),
            Workshop.core()));
  }

  private String run(Path app, Path... providers) throws IOException, InterruptedException {
    List<Path> path = new ArrayList<>(List.of(app, Workshop.core()));
    path.addAll(List.of(providers));
    return workshop.java("-p", Workshop.join(path.toArray(new Path[0])), "-m", "app/app.Main");
  }

  private static void assertSays(ClassLoader loader, String id, String... parts) {
    UnknownRuleException error =
        assertThrows(UnknownRuleException.class, () -> Rules.of(loader, id));
    for (String part : parts) {
      assertTrue(error.getMessage().contains(part), error::getMessage);
    }
  }

  private static Set<String> ids(List<RuleInfo> infos) {
    return infos.stream().map(RuleInfo::id).collect(Collectors.toSet());
  }

  private static <T> T with(ClassLoader context, Callable<T> task) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(context);
    try {
      return task.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}

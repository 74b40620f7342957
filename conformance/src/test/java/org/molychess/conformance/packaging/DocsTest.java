package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.molychess.rules.fischerandom.Chess960;
import org.molychess.rules.ulysses.CirceUlysses;
import org.molychess.solver.Solver;
import org.molychess.spi.Hooks;
import org.molychess.testkit.RuleContract;

/**
 * Every Java sample in the documentation compiles and runs, every link to a file leads to one, and
 * every clause of the rules that Javadoc cites can be followed.
 *
 * <p>A sample that declares classes is compiled as it stands, and its {@code main} is run; a sample
 * of statements is the body of a method. A sample that shows a file of the example project is that
 * file, word for word.
 */
final class DocsTest {
  private static final Pattern SAMPLE = Pattern.compile("(?ms)^```java\\n(.*?)^```$");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)(?:#[^)]*)?\\)");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:public |final |abstract )*(?:class|interface|record|enum) (\\w+)");
  private static final Pattern VERSION =
      Pattern.compile("moly-[a-z-]+(?:</artifactId>\\s*<version>|:)([0-9][^<\"']*)");
  private static final Pattern CITATION = Pattern.compile("\\(RULES ([0-9.]*[0-9])");
  private static final Pattern RULES_LINK =
      Pattern.compile("docs/rules\\.md#([0-9.]+)\">\\s*(?:\\*\\s*)?RULES ([0-9.]+)</a>");
  private static final Pattern HOOK = Pattern.compile("spi\\.Hooks#(\\w+) (\\w+)}");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  @TempDir private Path folder;

  static Stream<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>();
    for (String place : List.of("", "docs", "docs/adr", "benchmarks", "conformance")) {
      try (Stream<Path> files = Files.list(Repository.root().resolve(place))) {
        files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
      }
    }
    return documents.stream();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void samplesWork(Path document) throws Exception {
    for (String sample : samples(document)) {
      if (!ExamplesTest.sources("main").containsValue(sample)
          && !ExamplesTest.sources("test").containsValue(sample)) {
        run(sample);
      }
    }
  }

  /** The overview of the library lists what a condition may register: all of it, by its name. */
  @Test
  void theOverviewNamesEveryHook() throws IOException {
    Path overview = Repository.root().resolve("core/src/main/javadoc/overview.html");
    Set<String> named = new TreeSet<>();
    Matcher hook = HOOK.matcher(Files.readString(overview));
    while (hook.find()) {
      assertEquals(hook.group(1), hook.group(2));
      named.add(hook.group(1));
    }
    Set<String> registered = new TreeSet<>();
    for (Method method : Hooks.class.getMethods()) {
      boolean registers = Arrays.stream(method.getParameterTypes()).anyMatch(Class::isInterface);
      if (registers && method.getReturnType() == void.class) {
        registered.add(method.getName());
      }
    }
    assertEquals(registered, named);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadSomewhere(Path document) throws IOException {
    Matcher link = LINK.matcher(Files.readString(document));
    while (link.find()) {
      Path target = document.resolveSibling(link.group(1));
      assertTrue(Files.exists(target), document + " links to " + link.group(1));
    }
  }

  @Test
  void theWalkthroughShowsTheConditionsOfTheExampleProject() throws Exception {
    Path document = Repository.root().resolve("docs/add-a-condition.md");
    List<String> samples = samples(document);
    assertAll(
        ExamplesTest.sources("main").entrySet().stream()
            .filter(file -> !file.getKey().startsWith("com.example.bot."))
            .map(file -> () -> assertTrue(samples.contains(file.getValue()), file.getKey())));
  }

  @Test
  void citationsOfTheRulesLeadToTheirSections() throws IOException {
    String rules = Files.readString(Repository.root().resolve("docs/rules.md"));
    int links = 0;
    for (Path source : sources()) {
      String text = Files.readString(source);
      Matcher cited = CITATION.matcher(text.replaceAll("\\n *\\* ", " "));
      while (cited.find()) {
        String link = ">RULES " + cited.group(1) + "</a>";
        assertTrue(
            text.contains(link), source + " cites RULES " + cited.group(1) + " without a link");
      }
      Matcher link = RULES_LINK.matcher(text);
      while (link.find()) {
        links++;
        assertTrue(
            rules.contains("<a id=\"" + link.group(1) + "\"></a>"), source + ": " + link.group());
        assertTrue(
            (link.group(2) + ".").startsWith(link.group(1) + "."), source + ": " + link.group());
      }
    }
    assertTrue(links > 40, links + " links");
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root())) {
      return files
          .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void versionsAreThoseOfTheProject(Path document) throws IOException {
    String project = version(Files.readString(Repository.root().resolve("core/pom.xml")));
    Matcher version = VERSION.matcher(Files.readString(document));
    while (version.find()) {
      assertEquals(project, version.group(1), version.group());
    }
  }

  private static String version(String pom) {
    Matcher version = VERSION.matcher(pom);
    assertTrue(version.find(), pom);
    return version.group(1);
  }

  @Test
  void theReadmeHasAJavaSample() throws Exception {
    assertEquals(1, samples(Repository.root().resolve("README.md")).stream().limit(1).count());
  }

  private static List<String> samples(Path document) throws IOException {
    List<String> samples = new ArrayList<>();
    Matcher sample = SAMPLE.matcher(Files.readString(document));
    while (sample.find()) {
      samples.add(sample.group(1));
    }
    return samples;
  }

  private void run(String sample) throws Exception {
    Workshop workshop = new Workshop(folder);
    Matcher type = TYPE.matcher(sample);
    boolean whole = type.find();
    String name = whole ? type.group(1) : "Sample";
    Matcher packaged = PACKAGE.matcher(sample);
    String fullName = packaged.find() ? packaged.group(1) + "." + name : name;
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put(fullName, whole ? sample : wrap(sample));
    Path jar =
        workshop.jar(
            name + System.nanoTime() + ".jar",
            workshop.compile(
                sources,
                Workshop.core(),
                Workshop.circe(),
                Workshop.haunted(),
                Workshop.placeOf(Chess960.class),
                Workshop.placeOf(CirceUlysses.class),
                Workshop.placeOf(RuleContract.class),
                Workshop.placeOf(Solver.class)));
    try (URLClassLoader loader = Workshop.child(jar)) {
      Class<?> loaded = loader.loadClass(fullName);
      boolean runs = Stream.of(loaded.getMethods()).anyMatch(each -> each.getName().equals("main"));
      if (runs) {
        var main = loaded.getMethod("main", String[].class);
        main.setAccessible(true);
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        try {
          main.invoke(null, (Object) new String[0]);
        } finally {
          System.setOut(out);
        }
      }
    } catch (InvocationTargetException e) {
      throw new AssertionError("this sample fails:\n" + sample, e.getCause());
    }
  }

  /** Puts a sample of statements into a program. */
  private static String wrap(String sample) {
    StringBuilder imports = new StringBuilder();
    StringBuilder body = new StringBuilder();
    for (String line : sample.split("\n", -1)) {
      (line.startsWith("import ") ? imports : body).append(line).append('\n');
    }
    return "import java.io.*; import java.util.*; import org.molychess.pgn.*; import org.molychess.*; import org.molychess.spi.*;"
        + " import org.molychess.rules.circe.*; import org.molychess.rules.fischerandom.*; import org.molychess.rules.haunted.*;"
        + " import org.molychess.testkit.*; import org.molychess.solver.*;\n"
        + imports
        + "public final class Sample { public static void main(String[] args) throws Exception {\n"
        + body
        + "} }";
  }
}

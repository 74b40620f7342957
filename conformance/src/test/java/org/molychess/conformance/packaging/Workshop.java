package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.internal.InternalFutureFailureAccess;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.molychess.Rules;
import org.molychess.rules.circe.Circe;
import org.molychess.rules.haunted.Haunted;

/** Compiles small programs and packs jars, in a folder of its own. */
final class Workshop {
  static final String SERVICE = "META-INF/services/org.molychess.spi.RuleVariant";

  private final Path folder;

  Workshop(Path folder) {
    this.folder = folder;
  }

  static Path core() {
    return placeOf(Rules.class);
  }

  static Path circe() {
    return placeOf(Circe.class);
  }

  static Path haunted() {
    return placeOf(Haunted.class);
  }

  /** Returns the libraries that core needs: Guava, and what Guava needs. */
  static List<Path> libraries() {
    return List.of(placeOf(ImmutableList.class), placeOf(InternalFutureFailureAccess.class));
  }

  /** Returns the jar or folder that a class comes from. */
  static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the files in a jar or folder, by name. */
  static Map<String, byte[]> contents(Path place) throws IOException {
    if (Files.isDirectory(place)) {
      return contentsOfFolder(place);
    }
    try (FileSystem jar = FileSystems.newFileSystem(place)) {
      return contentsOfFolder(jar.getPath("/"));
    }
  }

  private static Map<String, byte[]> contentsOfFolder(Path folder) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(
            folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return contents;
  }

  /**
   * Returns a condition's source: the text is the body of its {@code id} method and constructor.
   */
  static String condition(String name, String id, String construction) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    return "package "
        + name.substring(0, name.lastIndexOf('.'))
        + "; public final class "
        + simple
        + " implements org.molychess.spi.RuleVariant { public "
        + simple
        + "() { "
        + construction
        + " } public String id() { return \""
        + id
        + "\"; } public void install(org.molychess.spi.Hooks hooks) {} }";
  }

  /** Compiles sources, given by class name, and returns the class files by file name. */
  Map<String, byte[]> compile(Map<String, String> sources, Path... path) throws IOException {
    boolean module = sources.containsKey("module-info");
    Path out = Files.createTempDirectory(folder, "classes");
    Path in = Files.createTempDirectory(folder, "sources");
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = in.resolve(source.getKey().replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source.getValue()));
    }
    List<String> options =
        List.of(
            "--release",
            "17",
            "-proc:none",
            "-d",
            out.toString(),
            module ? "-p" : "-cp",
            join(path) + System.getProperty("path.separator") + placeOf(Nullable.class));
    StringWriter messages = new StringWriter();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      assertTrue(compiled, messages::toString);
    }
    return contents(out);
  }

  /** Packs a jar. */
  Path jar(String name, Map<String, byte[]> contents) throws IOException {
    Path file = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue());
        jar.closeEntry();
      }
    }
    return file;
  }

  /** Packs a jar of providers, on the class path, listed in this order. */
  Path providers(String name, Map<String, String> sources, String... listed) throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>(compile(sources, core()));
    contents.put(SERVICE, lines(listed));
    return jar(name, contents);
  }

  static byte[] lines(String... lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Returns a path of these and of the libraries that core needs. */
  static String join(Path... path) {
    return Stream.concat(Arrays.stream(path), libraries().stream())
        .map(Path::toString)
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }

  /**
   * Returns a class loader that sees these, the libraries and the JDK, and nothing of this test.
   */
  static URLClassLoader isolated(Path... path) {
    Path[] all = Stream.concat(Arrays.stream(path), libraries().stream()).toArray(Path[]::new);
    return new URLClassLoader(urls(all), ClassLoader.getPlatformClassLoader());
  }

  /** Returns a class loader below this test's. */
  static URLClassLoader child(Path... path) {
    return new URLClassLoader(urls(path), Rules.class.getClassLoader());
  }

  private static URL[] urls(Path... path) {
    return Arrays.stream(path).map(Path::toUri).map(Workshop::url).toArray(URL[]::new);
  }

  private static URL url(URI uri) {
    try {
      return uri.toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs another JVM and returns what it says; it must end well. */
  String java(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(folder, "java", ".out");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    int status = process.waitFor();
    String said = Files.readString(out).strip();
    assertTrue(status == 0, () -> command + " ended with " + status + ": " + said);
    return said;
  }
}

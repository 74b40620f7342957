package org.molychess.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.molychess.Rules;
import org.molychess.spi.RuleVariant;

/** A second Java virtual machine, of the same Java and with the same classes. */
final class OtherJvm {
  private final Rules rules;

  OtherJvm(Rules rules) {
    this.rules = rules;
  }

  /** Returns what {@link Probe} says of each position there, in order. */
  List<String> probe(List<String> fens) {
    try {
      Path input = Files.createTempFile("moly-testkit", ".in");
      Path output = Files.createTempFile("moly-testkit", ".out");
      try {
        Files.write(input, Probe.request(rules, fens), StandardCharsets.UTF_8);
        return run(input, output, fens.size());
      } finally {
        Files.delete(input);
        Files.delete(output);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the second JVM; skip it by withoutOtherJvm(): " + e, e);
    }
  }

  private List<String> run(Path input, Path output, int expected) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                String.join(System.getProperty("path.separator"), classPath()),
                Probe.class.getName())
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      int status = process.waitFor();
      List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
      if (status != 0 || lines.size() != expected) {
        throw new IOException(
            "it ended with status " + status + " and said " + String.join("; ", lines));
      }
      return lines;
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Returns a class path that holds what the class and module paths hold here, and the rules. */
  private Set<String> classPath() throws IOException {
    Set<String> path = new LinkedHashSet<>();
    List<Class<?>> needed = new ArrayList<>(List.of(Rules.class, Probe.class));
    for (RuleVariant variant : rules.variants()) {
      needed.add(variant.getClass());
    }
    for (Class<?> type : needed) {
      CodeSource source = type.getProtectionDomain().getCodeSource();
      if (source != null) {
        try {
          path.add(Path.of(new URI(source.getLocation().toString())).toString());
        } catch (URISyntaxException e) {
          throw new IOException("the place of " + type + " is no path: " + e, e);
        }
      }
    }
    String separator = System.getProperty("path.separator");
    path.addAll(List.of(System.getProperty("java.class.path", "").split(separator, -1)));
    for (String entry : System.getProperty("jdk.module.path", "").split(separator, -1)) {
      path.add(entry);
      path.add(entry + System.getProperty("file.separator") + "*");
    }
    path.remove("");
    path.remove(System.getProperty("file.separator") + "*");
    return path;
  }
}

package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.aries.spifly.dynamic.DynamicWeavingActivator;
import org.apache.felix.framework.FrameworkFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.rules.ulysses.CirceUlysses;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.util.CheckClassAdapter;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;

/**
 * The libraries are bundles: they start in Apache Felix, with somebody who hands on services or
 * without.
 */
final class OsgiTest {
  /** Returns what the rules of the expression make of a capture, or the message of the error. */
  private static final String PROBE =
      """
      package app;
      import org.molychess.Rules;
      public final class Probe {
        public static String play() {
          try {
            return %s.position("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1").play("Rxd5").fen();
          } catch (RuntimeException e) {
            return e.getMessage();
          }
        }
      }
      """;

  private static final String REBORN = "4k1n1/8/8/3R4/8/8/8/4K3 b - - 0 1";

  private static final Logger SPI_FLY = Logger.getLogger("org.apache.aries.spifly");

  @TempDir private Path folder;
  private Framework framework;

  @BeforeEach
  void startTheFramework() throws Exception {
    // Nothing is to come from this test's class path.
    Map<String, String> settings =
        Map.of(
            Constants.FRAMEWORK_STORAGE,
            folder.resolve("cache").toString(),
            "felix.bootdelegation.implicit",
            "false");
    framework = new FrameworkFactory().newFramework(settings);
    framework.start();
  }

  @AfterEach
  void stopTheFramework() throws Exception {
    framework.stop();
    framework.waitForStop(10_000);
  }

  /** Starts core with the libraries that it needs, and more. */
  private List<Bundle> startCore(Path... more) throws Exception {
    return start(
        Stream.of(Workshop.libraries().stream(), Stream.of(Workshop.core()), Stream.of(more))
            .flatMap(each -> each)
            .toArray(Path[]::new));
  }

  private List<Bundle> start(Path... places) throws Exception {
    List<Bundle> bundles =
        Stream.of(places)
            .map(
                place -> {
                  try {
                    return framework.getBundleContext().installBundle("reference:" + place.toUri());
                  } catch (org.osgi.framework.BundleException e) {
                    throw new IllegalStateException(e);
                  }
                })
            .toList();
    for (Bundle bundle : bundles) {
      bundle.start();
    }
    return bundles;
  }

  private String play(String rules) throws Exception {
    Workshop workshop = new Workshop(folder);
    Map<String, byte[]> contents = new LinkedHashMap<>();
    contents.put(
        "META-INF/MANIFEST.MF",
        Workshop.lines(
            "Manifest-Version: 1.0",
            "Bundle-ManifestVersion: 2",
            "Bundle-SymbolicName: app",
            "Import-Package: org.molychess,org.molychess.spi,org.molychess.rules.circe"));
    contents.putAll(
        workshop.compile(
            Map.of("app.Probe", PROBE.formatted(rules)), Workshop.core(), Workshop.circe()));
    Bundle app = start(workshop.jar("app.jar", contents)).get(0);
    return (String) app.loadClass("app.Probe").getMethod("play").invoke(null);
  }

  @Test
  void allResolveAndConditionsAreAddedByClass() throws Exception {
    List<Bundle> bundles =
        startCore(Workshop.circe(), Workshop.haunted(), Workshop.placeOf(CirceUlysses.class));
    bundles.forEach(bundle -> assertEquals(Bundle.ACTIVE, bundle.getState(), bundle::toString));
    assertEquals(
        REBORN, play("Rules.builder().add(new org.molychess.rules.circe.Circe()).build()"));
  }

  @Test
  void conditionsAreMissedByNameWhereNobodyHandsOnServices() throws Exception {
    startCore(Workshop.circe());
    String message = play("Rules.of(\"circe\")");
    assertTrue(message.contains("unknown condition 'circe'"), message);
  }

  @Test
  void conditionsAreFoundByNameWithSpiFly() throws Exception {
    SPI_FLY.setLevel(Level.OFF);
    start(
        Workshop.placeOf(ClassReader.class),
        Workshop.placeOf(ClassNode.class),
        Workshop.placeOf(Analyzer.class),
        Workshop.placeOf(GeneratorAdapter.class),
        Workshop.placeOf(CheckClassAdapter.class),
        Workshop.placeOf(DynamicWeavingActivator.class));
    startCore(Workshop.circe(), Workshop.haunted());
    assertEquals(REBORN, play("Rules.of(\"circe\", \"haunted\")"));
  }

  @Test
  void aBundleExportsWhatItsModuleDoes() throws Exception {
    for (Path artifact : ShapeTest.artifacts().toList()) {
      Manifest manifest = new Manifest();
      try (var in =
          new java.io.ByteArrayInputStream(
              Workshop.contents(artifact).get("META-INF/MANIFEST.MF"))) {
        manifest.read(in);
      }
      Attributes attributes = manifest.getMainAttributes();
      TreeSet<String> exported = new TreeSet<>();
      for (String part :
          attributes.getValue("Export-Package").replaceAll("\"[^\"]*\"", "").split(",")) {
        exported.add(part.substring(0, part.indexOf(';')));
      }
      assertEquals(new TreeSet<>(ShapeTest.exports(ShapeTest.module(artifact))), exported);
      assertEquals(ShapeTest.module(artifact).name(), attributes.getValue("Bundle-SymbolicName"));
      assertTrue(Files.exists(artifact));
    }
  }
}

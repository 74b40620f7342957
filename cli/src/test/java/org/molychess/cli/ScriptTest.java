package org.molychess.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * bin/moly builds what is missing, starts fast where it can, and says in one line what it cannot.
 */
@DisabledOnOs(OS.WINDOWS)
final class ScriptTest {
  private static final Run COUNTED = new Run(0, "20 400\n", "");

  @TempDir private static Path common;
  private static Path jar;

  @TempDir private Path folder;
  private Checkout checkout;

  @BeforeAll
  static void packTheProgram() throws IOException {
    jar = Checkout.jar(common.resolve("moly.jar"));
  }

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(folder, "moly", jar);
    checkout.ageSources();
  }

  private Run count() throws Exception {
    return checkout.run("perft", "--depth", "2", "--plain");
  }

  @Test
  void buildsOnceAndArchivesItsClasses() throws Exception {
    assertEquals(COUNTED, count());
    assertEquals(1, checkout.archives().size());
    assertEquals(COUNTED, count());
    assertEquals(1, checkout.builds());
  }

  @Test
  void usesTheArchive() throws Exception {
    count();
    checkout.environment.put("MOLY_JAVA_OPTIONS", "-Xlog:class+load");
    String loaded = count().out();
    assertTrue(
        loaded.contains("org.molychess.cli.PerftCommand source: shared objects file"), loaded);
  }

  @Test
  void buildsAndArchivesAnewWhatHasChanged() throws Exception {
    count();
    Path archive = checkout.archives().get(0);
    Object old = Files.readAttributes(archive, "unix:ino").get("ino");
    checkout.touchSources();
    assertEquals(COUNTED, count());
    assertEquals(2, checkout.builds());
    assertFalse(old.equals(Files.readAttributes(archive, "unix:ino").get("ino")));
  }

  /** Such as one whose disk was full, or that was made by another build of the same JVM. */
  @ParameterizedTest
  @ValueSource(strings = {"", "no archive at all"})
  void runsWithoutAnArchiveThatDoesNotFit(String contents) throws Exception {
    count();
    Checkout.replace(checkout.archives().get(0), contents);
    assertEquals(COUNTED, count());
  }

  @Test
  void archivesForEachJvm() throws Exception {
    String real = System.getProperty("java.version");
    checkout.environment.put("JAVA_HOME", checkout.jdk(real).toString());
    assertEquals(COUNTED, count());
    List<Path> archives = checkout.archives();
    Object old = Files.readAttributes(archives.get(0), "unix:ino").get("ino");

    checkout.environment.put("JAVA_HOME", checkout.jdk(real + ".1").toString());
    assertEquals(COUNTED, count());
    assertEquals(archives, checkout.archives());
    assertFalse(old.equals(Files.readAttributes(archives.get(0), "unix:ino").get("ino")));

    checkout.environment.put("JAVA_HOME", System.getProperty("java.home"));
    assertEquals(COUNTED, count());
    assertEquals(2, checkout.archives().size());
    assertEquals(1, checkout.builds());
  }

  @Test
  void doesWithoutAnArchiveWhereTheJvmHasNone() throws Exception {
    Path java = checkout.jdk(System.getProperty("java.version")).resolve("bin/java");
    String refusing = "#!/bin/sh\ncase $* in *-XX:A*) exit 1 ;; esac\n";
    Files.writeString(java, refusing + Files.readString(java).lines().skip(1).toList().get(0));
    checkout.environment.put("JAVA_HOME", java.getParent().getParent().toString());
    assertEquals(COUNTED, count());
    assertEquals(List.of(), checkout.archives());
    assertEquals(COUNTED, count());
  }

  @Test
  void followsACheckoutThatIsMoved() throws Exception {
    count();
    Path moved = folder.resolve("moved/moly");
    Files.createDirectory(moved.getParent());
    Files.move(checkout.root(), moved);
    Files.createSymbolicLink(checkout.root(), moved);
    checkout.environment.put("MOLY_JAVA_OPTIONS", "-Xlog:class+load");
    assertTrue(count().out().contains("PerftCommand source: shared objects file"));
    assertEquals(1, checkout.builds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"C.UTF-8", "C"})
  void worksInAFolderOfAnyName(String locale) throws Exception {
    String name = " a 'b' \"c\"\n$d `e` *?[f] \\g -h é♞\n";
    assumeTrue(canName(name), "the locale of the tests has no such names");
    Checkout odd = new Checkout(folder, name, jar);
    odd.environment.put("LC_ALL", locale);
    assertEquals(COUNTED, odd.run("perft", "--depth", "2", "--plain"));
    assertEquals(COUNTED, odd.run("perft", "--depth", "2", "--plain"));
    String board = odd.run("show").out();
    assertEquals(locale.equals("C") ? "8 r n b" : "8 ♜ ♞ ♝", board.substring(0, 7));
    Path link = Files.createSymbolicLink(folder.resolve("a link"), odd.root().resolve("bin/moly"));
    Process linked = new ProcessBuilder(link.toString(), "--version").start();
    assertTrue(Checkout.result(linked).out().startsWith("moly "));
  }

  private static boolean canName(String name) {
    String encoding = System.getProperty("sun.jnu.encoding", "US-ASCII");
    return Charset.forName(encoding).newEncoder().canEncode(name);
  }

  @Test
  void buildsOnceWhereTwoStartAtOnce() throws Exception {
    Process first = checkout.start("perft", "--depth", "2", "--plain");
    Process second = checkout.start("perft", "--depth", "2", "--plain");
    assertEquals(COUNTED, Checkout.result(first));
    assertEquals(COUNTED, Checkout.result(second));
    assertEquals(1, checkout.builds());
  }

  @Test
  void needsNothingButJavaOnceItIsBuilt() throws Exception {
    count();
    Files.delete(folder.resolve("tools/mvn"));
    checkout.environment.put("PATH", "/usr/bin:/bin");
    assumeFalse(Files.exists(Path.of("/bin/mvn")) && !Files.exists(Path.of("/usr/bin/mvn")));
    assertEquals(COUNTED, count());
  }

  @Test
  void buildsFromACleanStartAfterABrokenBuild() throws Exception {
    checkout.environment.put("MAVEN_WORKS", "clean");
    assertEquals(COUNTED, count());
    assertEquals(2, checkout.builds());
  }

  @Test
  void saysWhatMavenSaysWhereTheBuildFails() throws Exception {
    checkout.environment.put("MAVEN_WORKS", "no");
    assertEquals(new Run(70, "", "Maven says no\nmoly: the build failed, see above.\n"), count());
    checkout.environment.put("MAVEN_WORKS", "yes");
    assertEquals(COUNTED, count());
  }

  @Test
  void saysThatItNeedsANetwork() throws Exception {
    checkout.environment.put("MAVEN_WORKS", "offline");
    Run run = count();
    assertAll(
        () -> assertEquals(69, run.status(), run.err()),
        () -> assertEquals(1, run.err().lines().count(), run.err()),
        () -> assertTrue(run.err().contains("run bin/moly once with a network"), run.err()));
    checkout.environment.put("MAVEN_WORKS", "yes");
    assertEquals(COUNTED, count());
  }

  /** The folder is another user's, or files in it are, as after a run with the rights of root. */
  @ParameterizedTest
  @ValueSource(strings = {".moly", ".moly/lock", "cli", "cli/target", "cli/target/moly.jar"})
  void saysWhatAnotherUserOwns(String owned) throws Exception {
    assertEquals(COUNTED, count());
    assertEquals(COUNTED, checkout.runAsNobody("perft", "--depth", "2", "--plain"));
    checkout.touchSources();
    checkout.giveToNobody();
    checkout.take(owned);
    Run run = checkout.runAsNobody("perft", "--depth", "2", "--plain");
    assertAll(
        () -> assertEquals(73, run.status(), run.err()),
        () -> assertEquals(1, run.err().lines().count(), run.err()),
        () -> assertTrue(run.err().contains("let "), run.err()));
    checkout.giveToNobody();
    assertEquals(COUNTED, checkout.runAsNobody("perft", "--depth", "2", "--plain"));
  }

  @Test
  void saysWhereNothingCanBeWritten() throws Exception {
    Files.writeString(checkout.work(), "in the way");
    Run run = count();
    assertAll(
        () -> assertEquals(73, run.status()),
        () -> assertEquals(1, run.err().lines().count()),
        () -> assertTrue(run.err().startsWith("moly: moly must be built, but nothing can")));
  }

  @Test
  void runsFromAFolderThatItMayOnlyRead() throws Exception {
    count();
    Files.delete(checkout.archives().get(0));
    Files.setPosixFilePermissions(checkout.work(), PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assumeFalse(Files.isWritable(checkout.work()), "whoever runs the tests may write anywhere");
      assertEquals(COUNTED, count());
      assertEquals(List.of(), checkout.archives());
    } finally {
      Files.setPosixFilePermissions(checkout.work(), PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}

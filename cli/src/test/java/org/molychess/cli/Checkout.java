package org.molychess.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * A checkout with bin/moly and next to no sources, where Maven is a script that hands out a jar
 * made of this test's class path.
 */
final class Checkout {
  /** What the jars that the program runs with have in their names. */
  private static final List<String> RUNS_WITH =
      List.of("moly", "picocli", "guava", "failureaccess", "jackson", "snakeyaml");

  private static final String MAVEN =
      """
      #!/bin/sh
      echo "$*" >>"$MAVEN_LOG"
      mkdir -p cli/target
      case $MAVEN_WORKS:$* in
        yes:* | clean:*clean*) cp "$MAVEN_JAR" cli/target/moly.jar ;;
        clean:*) echo 'half a jar' >cli/target/moly.jar ;;
        offline:*) echo '[ERROR] Could not transfer artifact a:b:pom:1: Unknown host maven'; exit 1 ;;
        *) echo 'Maven says no'; exit 1 ;;
      esac
      """;

  /** What the paths hold of the jars that the program consists of. */
  private static final List<String> NEEDED =
      List.of("moly", "picocli", "guava/guava", "failureaccess", "gson", "snakeyaml");

  private final Path root;
  private final Path tools;
  private final Path log;

  /** The environment of each start; a test may change it. */
  final Map<String, String> environment = new TreeMap<>();

  /**
   * Creates it.
   *
   * @param place an empty folder
   * @param name the name of the checkout's folder in it
   * @param jar what Maven hands out
   */
  Checkout(Path place, String name, Path jar) throws IOException {
    root = place.resolve(name);
    tools = Files.createDirectories(place.resolve("tools"));
    log = place.resolve("maven.log");
    for (String folder :
        List.of("bin", ".mvn", "core/src/main", "solver/src/main", "cli/src/main")) {
      Files.createDirectories(root.resolve(folder));
    }
    Files.createDirectories(root.resolve("rules-circe/src/main"));
    for (String pom :
        List.of(
            "pom.xml", "core/pom.xml", "rules-circe/pom.xml", "solver/pom.xml", "cli/pom.xml")) {
      Files.writeString(root.resolve(pom), "<project/>");
    }
    Files.copy(Path.of("../bin/moly"), root.resolve("bin/moly"));
    executable(root.resolve("bin/moly"));
    executable(Files.writeString(tools.resolve("mvn"), MAVEN));
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("PATH", tools + ":" + System.getenv("PATH"));
    environment.put("MAVEN_LOG", log.toString());
    environment.put("MAVEN_JAR", jar.toString());
    environment.put("MAVEN_WORKS", "yes");
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Packs what this test's class path holds into one jar that can be run. */
  static Path jar(Path file) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    Set<String> providers = new TreeSet<>();
    for (String place : System.getProperty("java.class.path").split(":")) {
      Path path = Path.of(place);
      if (Files.isDirectory(path)) {
        addFolder(path, contents, providers);
      } else if (place.endsWith(".jar") && RUNS_WITH.stream().anyMatch(place::contains)) {
        addJar(path, contents, providers);
      }
    }
    contents.put(
        "META-INF/services/org.molychess.spi.RuleVariant",
        String.join("\n", providers).getBytes(UTF_8));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
    return file;
  }

  private static void addFolder(Path folder, Map<String, byte[]> contents, Set<String> providers)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        add(folder.relativize(file).toString(), Files.readAllBytes(file), contents, providers);
      }
    }
  }

  private static void addJar(Path path, Map<String, byte[]> contents, Set<String> providers)
      throws IOException {
    try (JarFile jar = new JarFile(path.toFile())) {
      for (JarEntry entry : jar.stream().filter(each -> !each.isDirectory()).toList()) {
        add(entry.getName(), jar.getInputStream(entry).readAllBytes(), contents, providers);
      }
    }
  }

  private static void add(
      String name, byte[] bytes, Map<String, byte[]> contents, Set<String> providers) {
    if (name.endsWith("RuleVariant") && name.startsWith("META-INF/services")) {
      new String(bytes, UTF_8).lines().filter(line -> !line.isBlank()).forEach(providers::add);
    } else if (!name.startsWith("META-INF")) {
      contents.put(name, bytes);
    }
  }

  /** Starts the script in another folder. */
  Process start(String... arguments) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(root.resolve("bin/moly").toString());
    builder.command().addAll(List.of(arguments));
    builder.directory(tools.toFile());
    builder.environment().putAll(environment);
    return builder.start();
  }

  /** Runs the script and returns what it printed. */
  Run run(String... arguments) throws IOException, InterruptedException {
    return result(start(arguments));
  }

  /** Waits for a process and returns what it printed, which must be short. */
  static Run result(Process process) throws IOException, InterruptedException {
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), out, err);
  }

  /** Runs the script as a user who owns nothing; only root can. */
  Run runAsNobody(String... arguments) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")), "there is no setpriv");
    assumeTrue(System.getProperty("user.name").equals("root"), "only root becomes another user");
    open(root);
    open(Path.of(environment.get("MAVEN_JAR")));
    ProcessBuilder builder =
        new ProcessBuilder(
            "/usr/bin/setpriv",
            "--reuid=65534",
            "--regid=65534",
            "--clear-groups",
            root.resolve("bin/moly").toString());
    builder.command().addAll(List.of(arguments));
    builder.directory(root.toFile());
    builder.environment().putAll(environment);
    return result(builder.start());
  }

  /**
   * Lets everybody into the folders that lead to a file: those of tests are their owner's alone.
   */
  private static void open(Path file) throws IOException {
    Path folder = file.getParent();
    while (Files.getOwner(folder).getName().equals("root") && folder.getParent() != null) {
      Set<PosixFilePermission> permissions = new TreeSet<>(Files.getPosixFilePermissions(folder));
      permissions.addAll(PosixFilePermissions.fromString("r-xr-xr-x"));
      Files.setPosixFilePermissions(folder, permissions);
      folder = folder.getParent();
    }
  }

  /** Makes a user who owns nothing else own the checkout, and what Maven writes of its own. */
  void giveToNobody() throws IOException {
    UserPrincipal nobody =
        root.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
    try (Stream<Path> files = Stream.concat(Files.walk(root), Stream.of(log))) {
      for (Path file : files.filter(Files::exists).toList()) {
        Files.setOwner(file, nobody);
      }
    }
  }

  /** Makes root own a file of the checkout again, so that others can only read it. */
  void take(String file) throws IOException {
    Files.setOwner(
        root.resolve(file),
        root.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("root"));
  }

  Path root() {
    return root;
  }

  Path work() {
    return root.resolve(".moly");
  }

  /** Makes the sources newer than what was built. */
  void touchSources() throws IOException {
    Files.setLastModifiedTime(
        root.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(3600)));
  }

  /** Makes the sources older than what was built. */
  void ageSources() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(each -> !each.startsWith(work())).toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
      }
    }
  }

  /** Returns the archives that hold something. */
  List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(work())) {
      return files
          .filter(file -> file.toString().matches("(?s).*\\.(jsa|aot)"))
          .filter(file -> file.toFile().length() > 0)
          .toList();
    }
  }

  /** Returns how often Maven was called. */
  long builds() throws IOException {
    return Files.exists(log) ? Files.readAllLines(log).size() : 0;
  }

  /** Creates a JDK that is this one under another name and version. */
  Path jdk(String version) throws IOException {
    Path home = tools.resolveSibling("jdk");
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    String script = "#!/bin/sh\nexec '" + System.getProperty("java.home") + "/bin/java' \"$@\"\n";
    Path java = Files.writeString(home.resolve("bin/java"), script);
    executable(java);
    return home;
  }

  /** Copies a file over another. */
  static void replace(Path file, String contents) throws IOException {
    Path aside = Files.writeString(file.resolveSibling("aside"), contents);
    Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING);
  }
}

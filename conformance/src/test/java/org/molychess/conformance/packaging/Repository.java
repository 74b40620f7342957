package org.molychess.conformance.packaging;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the sources of this project lie. */
final class Repository {
  private Repository() {}

  /** Returns its root folder, above the one that tests run in. */
  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("examples/pom.xml"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}

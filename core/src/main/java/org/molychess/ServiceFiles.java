package org.molychess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.molychess.spi.RuleVariant;

/** Finds where a provider is named that has no class to tell it. */
final class ServiceFiles {
  private static final String FILE = "META-INF/services/" + RuleVariant.class.getName();

  private ServiceFiles() {}

  /**
   * Returns {@code " (named in …)"} with the files that name a class of the message, or nothing.
   */
  static String naming(@Nullable ClassLoader loader, @Nullable String message) {
    if (loader == null || message == null) {
      return "";
    }
    StringBuilder found = new StringBuilder();
    try {
      for (URL file : Collections.list(loader.getResources(FILE))) {
        if (names(file, message)) {
          found.append(found.length() == 0 ? "" : ", ").append(file);
        }
      }
    } catch (IOException e) {
      // What can be told of the failure is told; where it comes from is not known.
      return "";
    }
    return found.length() == 0 ? "" : " (named in " + found + ")";
  }

  private static boolean names(URL file, String message) throws IOException {
    URLConnection connection = file.openConnection();
    connection.setUseCaches(false);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .anyMatch(name -> !name.isEmpty() && message.contains(name));
    }
  }
}

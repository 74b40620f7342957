package org.molychess;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;
import org.molychess.spi.RuleVariant;

/** Finds the service file to blame: the errors of service loading name a class, but not the jar. */
final class ServiceFiles {
  private static final String NAME = "META-INF/services/" + RuleVariant.class.getName();

  private ServiceFiles() {}

  /** Returns where the provider is listed that a message speaks of, or null if that is not seen. */
  static @Nullable URL listing(@Nullable ClassLoader loader, String message) {
    try {
      Enumeration<URL> files =
          loader == null ? ClassLoader.getSystemResources(NAME) : loader.getResources(NAME);
      while (files.hasMoreElements()) {
        URL file = files.nextElement();
        if (read(file).lines().anyMatch(line -> isMentioned(line, message))) {
          return file;
        }
      }
    } catch (IOException e) {
      // The message that is to be completed says what is wrong; where, stays unknown.
      return null;
    }
    return null;
  }

  private static boolean isMentioned(String line, String message) {
    String provider = line.replaceFirst("#.*", "").strip();
    return !provider.isEmpty()
        && (message.contains(provider) || message.contains(provider.replace('.', '/')));
  }

  /** Reads without a cache, which would keep the jar open. */
  private static String read(URL file) throws IOException {
    URLConnection connection = file.openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

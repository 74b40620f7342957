package org.molychess.rules.ulysses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;
import org.molychess.Rules;

/** What a user reads who has this jar and core, but not the jar that brings {@code circe}. */
final class MissingCirceTest {
  @Test
  void messageNamesTheArtifactToAdd() throws Exception {
    URL[] jars = {
      location(Rules.class), location(CirceUlysses.class), location(ImmutableList.class)
    };
    try (URLClassLoader loader = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader())) {
      Method of =
          loader
              .loadClass(Rules.class.getName())
              .getMethod("of", ClassLoader.class, String[].class);
      InvocationTargetException thrown =
          assertThrows(
              InvocationTargetException.class,
              () -> of.invoke(null, loader, new String[] {"circe-ulysses"}));
      assertEquals(
          "'circe-ulysses' builds on 'circe': unknown condition 'circe'; found: orthodox,"
              + " circe-ulysses; 'circe' comes with moly-rules-circe: add it, and if you build one"
              + " jar of many, merge META-INF/services",
          thrown.getCause().getMessage());
    }
  }

  private static URL location(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }
}

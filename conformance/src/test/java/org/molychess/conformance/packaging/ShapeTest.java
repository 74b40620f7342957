package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Serializable;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.molychess.rules.fischerandom.Chess960;
import org.molychess.rules.ulysses.CirceUlysses;
import org.molychess.testkit.RuleContract;

/** What the published jars look like from outside. */
final class ShapeTest {
  private static final int JAVA_17 = 61;

  static Stream<Path> artifacts() {
    return Stream.of(
        Workshop.core(),
        Workshop.circe(),
        Workshop.haunted(),
        Workshop.placeOf(Chess960.class),
        Workshop.placeOf(CirceUlysses.class),
        Workshop.placeOf(RuleContract.class));
  }

  @ParameterizedTest
  @MethodSource("artifacts")
  void everyClassRunsOnJava17(Path artifact) throws Exception {
    int classes = 0;
    for (Map.Entry<String, byte[]> file : Workshop.contents(artifact).entrySet()) {
      if (file.getKey().endsWith(".class")) {
        byte[] bytes = file.getValue();
        int major = (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF;
        assertTrue(major <= JAVA_17, file.getKey() + " is of level " + major);
        classes++;
      }
    }
    assertTrue(classes > 1);
  }

  @Test
  void noPackageIsInTwoArtifacts() throws Exception {
    Map<String, Path> homes = new HashMap<>();
    for (Path artifact : artifacts().toList()) {
      for (String packageName : module(artifact).packages()) {
        Path other = homes.put(packageName, artifact);
        assertEquals(null, other, packageName);
      }
    }
    assertTrue(homes.containsKey("org.molychess.spi"));
  }

  @ParameterizedTest
  @MethodSource("artifacts")
  void signaturesNameNoForeignType(Path artifact) throws Exception {
    ModuleDescriptor module = module(artifact);
    Set<String> foreign = new TreeSet<>();
    int types = 0;
    for (ModuleDescriptor.Exports exported : module.exports()) {
      for (String name : Workshop.contents(artifact).keySet()) {
        if (isIn(exported.source(), name)) {
          Class<?> type = Class.forName(name.replace(".class", "").replace('/', '.'));
          if (Modifier.isPublic(type.getModifiers())) {
            types++;
            mentioned(type).stream().filter(each -> !isAtHome(each)).forEach(foreign::add);
          }
        }
      }
    }
    assertEquals(Set.of(), foreign);
    assertTrue(types > 0);
  }

  @ParameterizedTest
  @MethodSource("artifacts")
  void onlyCoreAndGuavaAreRequired(Path artifact) {
    Set<String> required = new HashSet<>();
    module(artifact).requires().stream()
        .filter(each -> !each.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
        .forEach(each -> required.add(each.name()));
    assertTrue(
        Set.of("java.base", "com.google.common", "org.molychess.core").containsAll(required),
        required::toString);
  }

  /**
   * Objects are neither read nor meant to be written; enums, errors and tasks inherit that they
   * could be.
   */
  @ParameterizedTest
  @MethodSource("artifacts")
  void nothingIsDeserialized(Path artifact) throws Exception {
    Set<String> found = new TreeSet<>();
    for (Map.Entry<String, byte[]> entry : Workshop.contents(artifact).entrySet()) {
      String file = entry.getKey();
      if (!file.endsWith(".class") || file.endsWith("-info.class")) {
        continue;
      }
      if (new String(entry.getValue(), StandardCharsets.ISO_8859_1).contains("ObjectInput")) {
        found.add(file);
      }
      Class<?> type =
          Class.forName(
              file.replace(".class", "").replace('/', '.'),
              false,
              ShapeTest.class.getClassLoader());
      boolean inherits =
          Enum.class.isAssignableFrom(type)
              || Throwable.class.isAssignableFrom(type)
              || ForkJoinTask.class.isAssignableFrom(type);
      if (Serializable.class.isAssignableFrom(type) && !inherits) {
        found.add(type.getName());
      }
    }
    assertEquals(Set.of(), found);
  }

  @ParameterizedTest
  @MethodSource("artifacts")
  void theModuleAndTheServiceFileAgree(Path artifact) throws Exception {
    List<String> provided = new ArrayList<>();
    module(artifact).provides().forEach(each -> provided.addAll(each.providers()));
    byte[] file = Workshop.contents(artifact).get(Workshop.SERVICE);
    List<String> listed =
        file == null
            ? List.of()
            : new String(file, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    assertEquals(new TreeSet<>(provided), new TreeSet<>(listed));
    assertEquals(provided.size(), listed.size());
  }

  @Test
  void coreItselfLooksForConditions() {
    ModuleDescriptor core = module(Workshop.core());
    assertAll(
        () -> assertEquals(Set.of("org.molychess.spi.RuleVariant"), core.uses()),
        () -> assertFalse(exports(core).contains("org.molychess.engine")));
  }

  static Set<String> exports(ModuleDescriptor module) {
    Set<String> exports = new HashSet<>();
    module.exports().forEach(each -> exports.add(each.source()));
    return exports;
  }

  static ModuleDescriptor module(Path artifact) {
    return ModuleFinder.of(artifact).findAll().iterator().next().descriptor();
  }

  private static boolean isIn(String packageName, String file) {
    int end = file.lastIndexOf('/');
    return end > 0
        && file.substring(0, end).replace('/', '.').equals(packageName)
        && file.endsWith(".class")
        && !file.endsWith("package-info.class");
  }

  private static boolean isAtHome(String name) {
    return !name.contains(".") || name.startsWith("java.") || name.startsWith("org.molychess.");
  }

  /** Returns the names of the types in the public and protected signatures of a type. */
  private static Set<String> mentioned(Class<?> type) {
    List<Type> found = new ArrayList<>();
    found.add(type.getGenericSuperclass());
    found.addAll(Arrays.asList(type.getGenericInterfaces()));
    List<Executable> executables = new ArrayList<>(Arrays.asList(type.getDeclaredMethods()));
    executables.addAll(Arrays.asList(type.getDeclaredConstructors()));
    for (Executable executable : executables) {
      if (isVisible(executable.getModifiers())) {
        found.addAll(Arrays.asList(executable.getGenericParameterTypes()));
        found.addAll(Arrays.asList(executable.getGenericExceptionTypes()));
        found.add(executable.getAnnotatedReturnType().getType());
      }
    }
    for (Field field : type.getDeclaredFields()) {
      if (isVisible(field.getModifiers())) {
        found.add(field.getGenericType());
      }
    }
    Set<String> names = new HashSet<>();
    found.forEach(each -> collect(each, names));
    return names;
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static void collect(Type type, Set<String> names) {
    if (type instanceof Class<?> plain) {
      Class<?> element = plain;
      while (element.isArray()) {
        element = element.getComponentType();
      }
      names.add(element.getName());
    } else if (type instanceof ParameterizedType parameterized) {
      collect(parameterized.getRawType(), names);
      for (Type argument : parameterized.getActualTypeArguments()) {
        collect(argument, names);
      }
    } else if (type instanceof GenericArrayType array) {
      collect(array.getGenericComponentType(), names);
    } else if (type instanceof WildcardType wildcard) {
      for (Type bound : wildcard.getUpperBounds()) {
        collect(bound, names);
      }
    } else if (type instanceof TypeVariable<?> variable) {
      for (Type bound : variable.getBounds()) {
        if (bound instanceof Class<?>) {
          collect(bound, names);
        }
      }
    }
  }
}

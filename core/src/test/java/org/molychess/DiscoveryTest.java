package org.molychess;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.RuleVariant;

/** Finding conditions through class loaders: from every thread, with bad ones among the good. */
final class DiscoveryTest {
  private static final String SERVICE = "META-INF/services/" + RuleVariant.class.getName();

  @TempDir Path folder;

  /** Defines the classes of {@link Providers} anew and names some of them as a service. */
  private static final class ProviderLoader extends ClassLoader {
    private final Path serviceFile;

    ProviderLoader(Path serviceFile) {
      super(DiscoveryTest.class.getClassLoader());
      this.serviceFile = serviceFile;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded == null && name.startsWith(Providers.class.getName())) {
          byte[] bytes = read(name);
          CodeSource source = new CodeSource(url(), (Certificate[]) null);
          loaded = defineClass(name, bytes, 0, bytes.length, new ProtectionDomain(source, null));
        }
        return loaded != null ? loaded : super.loadClass(name, resolve);
      }
    }

    private byte[] read(String name) throws ClassNotFoundException {
      try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        return in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.equals(SERVICE)
          ? Collections.enumeration(List.of(url()))
          : super.getResources(name);
    }

    private URL url() {
      try {
        return serviceFile.toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private ClassLoader loader(String... names) throws IOException {
    StringBuilder lines = new StringBuilder("# conditions\n\n");
    for (String name : names) {
      lines.append(Providers.class.getName()).append('$').append(name).append(" # one\n");
    }
    return new ProviderLoader(Files.writeString(folder.resolve("service"), lines.toString()));
  }

  private static List<String> ids(ClassLoader loader) {
    return Rules.available(loader).stream().map(RuleInfo::id).toList();
  }

  @Test
  void badProvidersDoNotHideGoodOnes() throws IOException {
    ClassLoader loader =
        loader(
            "GoodOne",
            "ThrowsWhenMade",
            "Missing",
            "NotASubtype",
            "ThrowsWhenAsked",
            "BadId",
            "GoodTwo");
    assertEquals(List.of("good-one", "good-two"), ids(loader));
    assertEquals("good-one+good-two", Rules.of(loader, "good-one", "good-two").toString());
    List<LoadFailure> failures = Rules.failures(loader);
    assertEquals(5, failures.size(), failures.toString());
    for (String name :
        List.of("ThrowsWhenMade", "Missing", "NotASubtype", "ThrowsWhenAsked", "BadId")) {
      List<LoadFailure> named =
          failures.stream().filter(failure -> failure.description().contains(name)).toList();
      assertEquals(1, named.size(), name);
      assertTrue(named.get(0).cause() != null, name);
      assertTrue(named.get(0).description().contains("file:"), named.get(0).description());
    }
  }

  @Test
  void failuresAreToldToWhoAsksForWhatIsMissing() throws IOException {
    ClassLoader loader = loader("GoodOne", "Missing");
    String message =
        assertThrows(UnknownRuleException.class, () -> Rules.of(loader, "missing")).getMessage();
    assertTrue(message.contains("found: orthodox, good-one"), message);
    assertTrue(message.contains("Providers$Missing"), message);
  }

  @Test
  void runningOutOfMemoryIsNotSwallowed() throws IOException {
    ClassLoader loader = loader("GoodOne", "RunsOut");
    assertThrows(OutOfMemoryError.class, () -> Rules.available(loader));
  }

  @Test
  void twoClassesWithOneIdAreAnErrorWhenItIsAskedFor() throws IOException {
    ClassLoader loader = loader("GoodOne", "GoodOneAgain", "GoodTwo");
    assertDoesNotThrow(() -> Rules.of(loader, "good-two"));
    String message =
        assertThrows(RuleLoadException.class, () -> Rules.of(loader, "good-one")).getMessage();
    assertTrue(message.contains("Providers$GoodOne "), message);
    assertTrue(message.contains("Providers$GoodOneAgain"), message);
  }

  @Test
  void theSameClassNamedTwiceIsOneProvider() throws IOException {
    ClassLoader loader = loader("GoodOne", "GoodOne");
    assertEquals(List.of("good-one"), ids(loader));
    assertEquals(List.of(), Rules.failures(loader));
  }

  @Test
  void aLoaderThatAlwaysFailsIsGivenUp() {
    ClassLoader broken =
        new ClassLoader(DiscoveryTest.class.getClassLoader()) {
          @Override
          public Enumeration<URL> getResources(String name) throws IOException {
            throw new IOException("on purpose");
          }
        };
    assertEquals(List.of(), ids(broken));
    assertEquals(1, Rules.failures(broken).size());
  }

  @Test
  void aSyntaxErrorInAServiceFileIsAFailure() throws IOException {
    ClassLoader loader =
        new ProviderLoader(Files.writeString(folder.resolve("service"), "not a class name\n"));
    assertEquals(List.of(), ids(loader));
    assertEquals(1, Rules.failures(loader).size());
  }

  @Test
  void theContextLoaderOfTheThreadIsAsked() throws Exception {
    ClassLoader loader = loader("GoodOne");
    assertEquals("good-one", in(loader, () -> Rules.parse("good-one").toString()));
    // Nothing of it is kept for threads that do not see it.
    assertThrows(UnknownRuleException.class, () -> Rules.parse("good-one"));
    assertThrows(
        UnknownRuleException.class, () -> in(null, () -> Rules.parse("good-one").toString()));
  }

  @Test
  void everyThreadFindsTheSame() throws Exception {
    List<RuleInfo> here = Rules.available();
    assertEquals(here, in(null, Rules::available));
    assertEquals(here, in(ClassLoader.getPlatformClassLoader(), Rules::available));
    assertEquals(here, ForkJoinPool.commonPool().submit(() -> Rules.available()).get());
    ClassLoader loader = loader("GoodOne", "GoodTwo");
    assertEquals(
        List.of("good-one", "good-two"), ForkJoinPool.commonPool().submit(() -> ids(loader)).get());
    assertEquals(List.of("good-one", "good-two"), in(null, () -> ids(loader)));
  }

  private static <T> T in(ClassLoader context, Callable<T> task) throws Exception {
    FutureTask<T> future = new FutureTask<>(task);
    Thread thread = new Thread(future);
    thread.setContextClassLoader(context);
    thread.start();
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /** Nothing keeps the classes of a plug-in: no cache, no thread, no list of failures. */
  @Test
  void aLoaderIsCollectedAfterUse() throws Exception {
    WeakReference<ClassLoader> loader = new WeakReference<>(use());
    for (int i = 0; i < 100 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertNull(loader.get(), "something keeps the loader");
  }

  private ClassLoader use() throws Exception {
    ClassLoader loader = loader("GoodOne", "ThrowsWhenMade", "ThrowsWhenAsked", "Missing", "Fails");
    Position start = Rules.of(loader, "good-one").initialPosition();
    assertEquals(8_902, start.perft(3));
    assertEquals(197_281, Perft.of(start).threads(4).hash(1 << 20).count(4));
    assertEquals(20, in(loader, () -> Rules.parse("good-one").initialPosition().perft(1)));
    assertEquals(3, Rules.failures(loader).size());
    assertThrows(
        BrokenRuleException.class, () -> Rules.of(loader, "fails").initialPosition().legalMoves());
    return loader;
  }

  @Test
  void whatIsKnownOfAConditionIsTold() throws IOException {
    RuleInfo info = Rules.available(loader("GoodTwo")).get(0);
    assertEquals("good-two", info.id());
    assertEquals("", info.summary());
    assertEquals(0, info.options().size() + info.includes().size());
    assertEquals(Providers.class.getName() + "$GoodTwo", info.provider().getName());
    assertSame(info.provider().getClassLoader().getClass(), ProviderLoader.class);
  }
}

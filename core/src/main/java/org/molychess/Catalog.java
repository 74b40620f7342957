package org.molychess;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.rules.HookFailure;
import org.molychess.engine.text.Printable;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.RuleVariant;

/**
 * The conditions that class loaders offer, and the providers that failed.
 *
 * <p>Core's own loader is asked first, then another: a condition is found wherever core is, and
 * wherever the caller is.
 */
final class Catalog {
  /** Errors in a row after which a loader is given up: some fail without moving on. */
  private static final int PATIENCE = 100;

  private static volatile @Nullable Catalog own;

  private final Map<Class<?>, DescribedVariant> variants = new LinkedHashMap<>();
  private final Map<String, List<DescribedVariant>> byId = new TreeMap<>();
  private final List<RuleInfo> infos = new ArrayList<>();
  private final List<LoadFailure> failures = new ArrayList<>();

  private Catalog() {}

  /**
   * Returns what core's own loader and this one offer.
   *
   * @throws IllegalStateException if a condition asks while it is being loaded
   */
  static Catalog of(@Nullable ClassLoader loader) {
    Loading.requireNone();
    Catalog base = own();
    if (loader == null || loader == Catalog.class.getClassLoader()) {
      return base;
    }
    Catalog catalog = new Catalog();
    catalog.variants.putAll(base.variants);
    base.byId.forEach((id, same) -> catalog.byId.put(id, new ArrayList<>(same)));
    catalog.infos.addAll(base.infos);
    catalog.failures.addAll(base.failures);
    catalog.load(loader);
    return catalog;
  }

  /** Returns what core's own loader and the thread's context loader offer. */
  static Catalog current() {
    return of(Thread.currentThread().getContextClassLoader());
  }

  private static Catalog own() {
    Catalog found = own;
    if (found == null) {
      found = new Catalog();
      found.load(Catalog.class.getClassLoader());
      // An answer without conditions may come too early in a container's start.
      if (!found.variants.isEmpty()) {
        own = found;
      }
    }
    return found;
  }

  private void load(@Nullable ClassLoader loader) {
    Iterator<ServiceLoader.Provider<RuleVariant>> providers =
        ServiceLoader.load(RuleVariant.class, loader).stream().iterator();
    int errors = 0;
    while (errors < PATIENCE) {
      ServiceLoader.Provider<RuleVariant> provider;
      try {
        if (!providers.hasNext()) {
          return;
        }
        provider = providers.next();
      } catch (ServiceConfigurationError | LinkageError e) {
        HookFailure.rethrowIfFatal(e);
        errors++;
        String message = Printable.escape(String.valueOf(e.getMessage()), Printable.LONGEST);
        URL listing = ServiceFiles.listing(loader, message);
        fail(listing == null ? message : message + " (named in " + listing + ")", e);
        continue;
      }
      errors = 0;
      load(provider);
    }
  }

  private void load(ServiceLoader.Provider<RuleVariant> provider) {
    String name = "a provider";
    try {
      Class<? extends RuleVariant> type = provider.type();
      name = describe(type);
      if (!variants.containsKey(type)) {
        add(DescribedVariant.of(Loading.call(provider)));
      }
    } catch (RuleLoadException e) {
      fail(name + ": " + e.getMessage(), e);
    } catch (RuntimeException | Error e) {
      HookFailure.rethrowIfFatal(e);
      fail(name + ": " + HookFailure.describe(e), e);
    }
  }

  private void add(DescribedVariant described) {
    Map<String, String> aliases = new TreeMap<>();
    described
        .aliases()
        .forEach(
            (option, names) -> {
              String meaning = new RuleNames.Meaning(described.id(), option).toString();
              names.forEach(alias -> aliases.put(alias, meaning));
            });
    Class<?> type = described.variant().getClass();
    infos.add(
        new RuleInfo(
            described.id(),
            described.summary(),
            described.options(),
            described.includes(),
            aliases,
            type));
    variants.put(type, described);
    byId.computeIfAbsent(described.id(), key -> new ArrayList<>()).add(described);
  }

  private void fail(String description, Throwable cause) {
    for (LoadFailure failure : failures) {
      if (failure.description().equals(description)) {
        return;
      }
    }
    failures.add(new LoadFailure(description, cause));
  }

  List<LoadFailure> failures() {
    return List.copyOf(failures);
  }

  List<RuleInfo> infos() {
    return infos.stream().sorted(Comparator.comparing(RuleInfo::id)).toList();
  }

  /** Returns all conditions, those that share an id too. */
  Collection<DescribedVariant> variants() {
    return Collections.unmodifiableCollection(variants.values());
  }

  /** Returns whether a condition has this id. */
  boolean has(String id) {
    return byId.containsKey(id);
  }

  /**
   * Returns the condition with this id, or null if there is none.
   *
   * @throws RuleLoadException if two classes claim it
   */
  @Nullable DescribedVariant find(String id) {
    List<DescribedVariant> same = byId.get(id);
    if (same == null) {
      return null;
    }
    if (same.size() > 1) {
      StringBuilder message =
          new StringBuilder("condition '" + id + "' is claimed by two classes:");
      for (DescribedVariant described : same) {
        message.append(' ').append(describe(described.variant().getClass())).append(',');
      }
      throw new RuleLoadException(message.append(" so leave one of them out").toString());
    }
    return same.get(0);
  }

  private static String describe(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return type.getName()
        + (source == null || source.getLocation() == null ? "" : " in " + source.getLocation());
  }

  /** Returns the exception for a name that no condition has. */
  UnknownRuleException unknown(String name, RuleNames names) {
    Properties artifacts = artifacts();
    StringBuilder message = new StringBuilder("unknown condition '" + Quotes.clip(name) + "'");
    String elsewhere = null;
    for (String id : artifacts.stringPropertyNames()) {
      if (RuleNames.fold(id).equals(RuleNames.fold(name))) {
        elsewhere = id;
      }
    }
    List<String> meant = names.suggestions(name, artifacts.stringPropertyNames());
    if (elsewhere == null && !meant.isEmpty()) {
      List<String> quoted = meant.stream().map(each -> "'" + each + "'").toList();
      message.append("; did you mean ").append(English.either(quoted)).append("?");
    }
    message.append("; found: ");
    message.append(
        byId.isEmpty() ? "none but orthodox" : "orthodox, " + String.join(", ", byId.keySet()));
    if (elsewhere != null) {
      message.append("; '").append(elsewhere).append("' comes with ");
      message.append(artifacts.getProperty(elsewhere));
      message.append(": add it, and if you build one jar of many, merge META-INF/services");
    }
    for (LoadFailure failure : failures) {
      message.append("; failed to load: ").append(failure.description());
    }
    return new UnknownRuleException(name, message.toString());
  }

  private static Properties artifacts() {
    Properties artifacts = new Properties();
    try (InputStream in = Catalog.class.getResourceAsStream("artifacts.properties")) {
      if (in != null) {
        artifacts.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return artifacts;
  }
}

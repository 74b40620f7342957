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
import java.util.Objects;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Quotes;
import org.molychess.spi.RuleVariant;

/**
 * The conditions that class loaders offer, and the providers that failed.
 *
 * <p>Core's own loader is asked first, then another: a condition is found wherever core is, and
 * wherever the caller is.
 */
final class Catalog {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  /** Errors in a row after which a loader is given up: some fail without moving on. */
  private static final int PATIENCE = 100;

  private static volatile @Nullable Catalog own;

  private final Map<Class<?>, RuleVariant> variants = new LinkedHashMap<>();
  private final Map<String, List<RuleVariant>> byId = new TreeMap<>();
  private final List<RuleInfo> infos = new ArrayList<>();
  private final List<LoadFailure> failures = new ArrayList<>();

  private Catalog() {}

  /** Returns what core's own loader and this one offer. */
  static Catalog of(@Nullable ClassLoader loader) {
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
        rethrowIfFatal(e);
        errors++;
        String message = String.valueOf(e.getMessage());
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
        add(provider.get());
      }
    } catch (RuntimeException | Error e) {
      rethrowIfFatal(e);
      fail(name + ": " + e.getMessage(), e);
    }
  }

  /** Adds a condition, all of whose answers must be good, or nothing. */
  private void add(RuleVariant variant) {
    String id = variant.id();
    String wrong = faultOf(variant);
    if (wrong != null) {
      throw new IllegalArgumentException(wrong);
    }
    Map<String, String> options = new TreeMap<>();
    for (String option : variant.options()) {
      options.put(option, Objects.requireNonNull(variant.summary(option), "summary of an option"));
    }
    Map<String, String> aliases = new TreeMap<>();
    variant.aliases().forEach(alias -> aliases.put(alias, id));
    options
        .keySet()
        .forEach(
            option ->
                variant.aliases(option).forEach(alias -> aliases.put(alias, id + ":" + option)));
    infos.add(
        new RuleInfo(
            id,
            Objects.requireNonNull(variant.summary(), "summary"),
            options,
            variant.includes(),
            aliases,
            variant.getClass()));
    variants.put(variant.getClass(), variant);
    byId.computeIfAbsent(id, key -> new ArrayList<>()).add(variant);
  }

  /** Returns what is wrong with a condition's names, or null. */
  static @Nullable String faultOf(RuleVariant variant) {
    @Nullable String id = variant.id();
    if (id == null || !ID.matcher(id).matches()) {
      return "the id '" + id + "' is not small letters, digits and single hyphens";
    }
    return id.equals(Rules.ORTHODOX)
        ? "the id 'orthodox' means no condition"
        : RuleNames.faultOfAliases(variant);
  }

  private void fail(String description, Throwable cause) {
    for (LoadFailure failure : failures) {
      if (failure.description().equals(description)) {
        return;
      }
    }
    failures.add(new LoadFailure(description, cause));
  }

  private static void rethrowIfFatal(Throwable error) {
    int depth = 0;
    for (Throwable cause = error; cause != null && depth < 100; cause = cause.getCause()) {
      if (cause instanceof VirtualMachineError fatal) {
        throw fatal;
      }
      depth++;
    }
  }

  List<LoadFailure> failures() {
    return List.copyOf(failures);
  }

  List<RuleInfo> infos() {
    return infos.stream().sorted(Comparator.comparing(RuleInfo::id)).toList();
  }

  /** Returns all conditions, those that share an id too. */
  Collection<RuleVariant> variants() {
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
  @Nullable RuleVariant find(String id) {
    List<RuleVariant> same = byId.get(id);
    if (same == null) {
      return null;
    }
    if (same.size() > 1) {
      StringBuilder message =
          new StringBuilder("condition '" + id + "' is claimed by two classes:");
      for (RuleVariant variant : same) {
        message.append(' ').append(describe(variant.getClass())).append(',');
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

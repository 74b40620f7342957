package org.molychess;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the objects that an object keeps alive, by class: ours by reflection, lists by content.
 */
public final class Reachable {
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> open = new ArrayDeque<>();

  private Reachable() {}

  /** Returns how many objects of each class are reachable from here. */
  public static Map<Class<?>, Integer> from(Object root) {
    Reachable reachable = new Reachable();
    reachable.add(root);
    Map<Class<?>, Integer> counts = new HashMap<>();
    while (!reachable.open.isEmpty()) {
      Object next = reachable.open.pop();
      counts.merge(next.getClass(), 1, Integer::sum);
      reachable.look(next);
    }
    return counts;
  }

  /** Returns how many objects are reachable from here in all. */
  public static int count(Object root) {
    return from(root).values().stream().mapToInt(Integer::intValue).sum();
  }

  private void add(@Nullable Object object) {
    if (object != null && !(object instanceof Enum) && seen.add(object)) {
      open.push(object);
    }
  }

  private void look(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray() && !type.getComponentType().isPrimitive()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        add(Array.get(object, i));
      }
    } else if (object instanceof Iterable<?> items) {
      items.forEach(this::add);
    } else if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            add(key);
            add(value);
          });
    } else if (isOurs(type)) {
      for (Class<?> at = type; at != null && isOurs(at); at = at.getSuperclass()) {
        lookAtFields(object, at);
      }
    }
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith("org.molychess.");
  }

  private void lookAtFields(Object object, Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
        try {
          field.setAccessible(true);
          add(field.get(object));
        } catch (IllegalAccessException e) {
          throw new LinkageError("cannot look into " + field, e);
        }
      }
    }
  }
}

package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one line of JSON into maps, lists, strings and whole numbers. */
public final class PlainJson {

  private final String text;
  private int at;

  private PlainJson(String text) {
    this.text = text;
  }

  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(String line) {
    return (Map<String, Object>) new PlainJson(line).value();
  }

  private Object value() {
    char next = peek();
    if (next == '{') {
      return map();
    }
    if (next == '[') {
      return list();
    }
    return next == '"' ? string() : (Object) number();
  }

  private char peek() {
    while (Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.charAt(at);
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw new IllegalArgumentException(wanted + " expected at " + at + " of " + text);
    }
    at++;
  }

  private boolean accept(char wanted) {
    boolean found = peek() == wanted;
    if (found) {
      at++;
    }
    return found;
  }

  private Map<String, Object> map() {
    Map<String, Object> result = new LinkedHashMap<>();
    expect('{');
    if (accept('}')) {
      return result;
    }
    do {
      peek();
      String key = string();
      expect(':');
      result.put(key, value());
    } while (accept(','));
    expect('}');
    return result;
  }

  private List<Object> list() {
    List<Object> result = new ArrayList<>();
    expect('[');
    if (accept(']')) {
      return result;
    }
    do {
      result.add(value());
    } while (accept(','));
    expect(']');
    return result;
  }

  /** The files have no escapes in their strings. */
  private String string() {
    expect('"');
    int end = text.indexOf('"', at);
    String result = text.substring(at, end);
    if (result.contains("\\")) {
      throw new IllegalArgumentException("an escape in " + result);
    }
    at = end + 1;
    return result;
  }

  private Long number() {
    int start = at;
    while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Long.valueOf(text.substring(start, at));
  }
}

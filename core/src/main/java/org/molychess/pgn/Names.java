package org.molychess.pgn;

/** The names of tags that were read, each kept once: files have the same ones in every game. */
final class Names {
  private static final int SIZE = 256;

  private final String[] known = new String[SIZE];

  /** Returns a part of the characters as a text. */
  String of(char[] characters, int from, int to) {
    int hash = to - from;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + characters[i];
    }
    int slot = (hash ^ hash >>> 8) & SIZE - 1;
    String name = known[slot];
    if (name == null || !isSame(name, characters, from, to)) {
      name = new String(characters, from, to - from);
      known[slot] = name;
    }
    return name;
  }

  private static boolean isSame(String name, char[] characters, int from, int to) {
    if (name.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (name.charAt(i - from) != characters[i]) {
        return false;
      }
    }
    return true;
  }
}

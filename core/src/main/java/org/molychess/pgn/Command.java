package org.molychess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A command in a comment, {@code [%name value]}, and where it stands.
 *
 * @param name in small letters
 * @param from where its bracket opens
 * @param to the index behind the bracket that closes it
 */
record Command(String name, String value, int from, int to) {
  /** Returns the commands in a comment, in their order. */
  static List<Command> in(String comment) {
    int open = comment.indexOf("[%");
    if (open < 0) {
      return List.of();
    }
    List<Command> commands = new ArrayList<>();
    while (open >= 0) {
      int close = comment.indexOf(']', open);
      if (close < 0) {
        break;
      }
      int nameEnd = open + 2;
      while (nameEnd < close && Characters.isName(comment.charAt(nameEnd))) {
        nameEnd++;
      }
      String name = comment.substring(open + 2, nameEnd).toLowerCase(Locale.ROOT);
      commands.add(new Command(name, comment.substring(nameEnd, close).strip(), open, close + 1));
      open = comment.indexOf("[%", close);
    }
    return commands;
  }

  boolean is(String wanted) {
    return name.equals(wanted);
  }

  /** Returns a comment without its commands, and with one blank where they stood between words. */
  static String without(String comment) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (Command command : in(comment)) {
      out.append(comment, from, command.from);
      from = command.to;
      while (from < comment.length()
          && comment.charAt(from) == ' '
          && (out.length() == 0 || out.charAt(out.length() - 1) == ' ')) {
        from++;
      }
    }
    return out.append(comment, from, comment.length()).toString().strip();
  }
}

package org.molychess.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.spi.RuleVariant;

/** The program that runs in the {@link OtherJvm}: hashes the positions that it is given. */
final class Probe {
  private static final String END = "positions:";

  private Probe() {}

  /** Returns what the program reads: the classes of the conditions with options, and FENs. */
  static List<String> request(Rules rules, List<String> fens) {
    List<String> lines = new ArrayList<>();
    for (RuleVariant variant : rules.variants()) {
      String options = String.join(",", rules.options(variant.id()));
      lines.add(variant.getClass().getName() + ":" + options);
    }
    lines.add(END);
    lines.addAll(fens);
    return lines;
  }

  /** Returns the position's hash and that of its moves' texts. */
  static String digest(Position position) {
    return Long.toHexString(position.hash()) + " " + Listing.of(position).lines().hashCode();
  }

  /** Answers a {@link #request} line by line. */
  public static void main(String... args) throws IOException, ReflectiveOperationException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Rules rules = rules(in);
    for (String fen = in.readLine(); fen != null; fen = in.readLine()) {
      out.println(digest(Trial.start(rules, fen)));
    }
  }

  private static Rules rules(BufferedReader in) throws IOException, ReflectiveOperationException {
    Rules.Builder builder = Rules.builder();
    boolean orthodox = true;
    for (String line = in.readLine(); line != null && !line.equals(END); line = in.readLine()) {
      int colon = line.indexOf(':');
      String options = line.substring(colon + 1);
      Constructor<?> constructor = Class.forName(line.substring(0, colon)).getDeclaredConstructor();
      constructor.setAccessible(true);
      builder.add(
          (RuleVariant) constructor.newInstance(),
          options.isEmpty() ? new String[0] : options.split(",", -1));
      orthodox = false;
    }
    return orthodox ? Rules.orthodox() : builder.build();
  }
}

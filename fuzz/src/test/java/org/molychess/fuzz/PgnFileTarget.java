package org.molychess.fuzz;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnReading;

/** Files of games, put together of good ones and of anything. */
public final class PgnFileTarget {
  private static final List<String> GOOD =
      List.of(
          "[Event \"%d\"]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 {x} Nc6 (2... d6) 1-0\n",
          "[Event \"%d\"]\n[Site \"B\"]\n[White \"C\"]\n\n1. d4 d5 *\n",
          "[Event \"%d\"]\n\n{c} 1. c4! c5 ; to the end\n2. Nc3 1/2-1/2\n",
          "[Event \"%d\"]\n[Black \"D\"]\n\n0-1\n");

  private static final List<String> BETWEEN = List.of("\n", "\n\n", "\n\uFEFF", "\r\n\r\n");

  private PgnFileTarget() {}

  /** Whatever stands between good games, each is read, in order and as it is. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    int first = input.choose(GOOD.size());
    int between = input.choose(BETWEEN.size());
    int then = input.choose(GOOD.size());
    String rest = input.text();
    StringBuilder file = new StringBuilder();
    List<String> good = new ArrayList<>();
    add(file, good, first, 1);
    file.append(BETWEEN.get(between)).append(rest);
    // A tag section begins a game whatever stands before it, at the latest behind a blank line.
    file.append("\n\n");
    add(file, good, then, 2);
    file.append(BETWEEN.get(between));
    add(file, good, first, 3);

    List<List<Object>> expected =
        good.stream().map(PgnReader::parse).map(game -> gist(game)).toList();
    int at = 0;
    int number = 0;
    try (PgnReader reader =
        new PgnReader(new StringReader(file.toString()), PgnOptions.usual().archive())) {
      while (reader.hasNext()) {
        PgnReading reading = reader.read();
        number++;
        Check.same(number, reading.number(), file);
        // The input may have such games itself, before or behind the one that is looked for.
        if (reading.isWhole()
            && at < expected.size()
            && reading.game().map(PgnFileTarget::gist).equals(Optional.of(expected.get(at)))) {
          at++;
        }
      }
    }
    Check.same(expected.size(), at, file);
  }

  /** Returns all but the comments: what stands between games may be one of the next. */
  private static List<Object> gist(Game game) {
    return List.of(
        game.tags(), game.mainLine().stream().map(GameNode::uci).toList(), game.resultText());
  }

  private static void add(StringBuilder file, List<String> good, int which, int number) {
    String game = String.format(GOOD.get(which), number);
    good.add(game);
    file.append(game);
  }
}

package org.molychess.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.molychess.Square;

/** Reads options under the names that Popeye gives them. */
final class PopeyeOptions {
  private static final List<String> NAMES =
      List.of(
          "try",
          "defence",
          "setplay",
          "threat",
          "whitetoplay",
          "variation",
          "movenumbers",
          "startmovenumber",
          "uptomovenumber",
          "nowk",
          "nobk",
          "duplex",
          "halfduplex",
          "nothreat",
          "maxsolutions",
          "maxflightsquares",
          "enpassant",
          "noboard",
          "noshortvariations",
          "postkeyplay",
          "intelligent",
          "maxtime",
          "nocastling",
          "quodlibet",
          "stoponshortsolutions",
          "beep");

  Options.Editor options = Options.none().edit();
  boolean whiteBegins;
  final List<Square> cannotCastle = new ArrayList<>();
  @Nullable Square enPassant;
  private int tries = 1;
  private int first = 1;
  private int last = Integer.MAX_VALUE;
  private boolean showTries;

  /** Reads options up to a word that is told to end them. */
  void read(Words words, Predicate<String> isEnd) {
    while (words.hasNext() && !isEnd.test(words.peek())) {
      String word = words.next("an option");
      String name = Words.keyword(word, NAMES, 3);
      if (name == null) {
        throw words.fault(
            "the option '" + word + "' is not known; there are " + String.join(", ", NAMES));
      }
      read(name, words);
    }
    options.tries(showTries ? tries : 0).firstMoves(first, last);
  }

  private void read(String name, Words words) {
    switch (name) {
      case "try" -> showTries = true;
      case "defence" -> tries = words.number("a number of defences");
      case "setplay" -> options.with(Options.Flag.SET_PLAY);
      case "threat" -> options.maxThreat(words.number("a number of moves"));
      case "whitetoplay" -> whiteBegins = true;
      case "variation" -> options.with(Options.Flag.VARIATIONS);
      case "startmovenumber" -> first = words.number("a number of a move");
      case "uptomovenumber" -> last = words.number("a number of a move");
      case "duplex" -> options.with(Options.Flag.DUPLEX);
      case "halfduplex" -> options.with(Options.Flag.HALF_DUPLEX);
      case "nothreat" -> options.with(Options.Flag.NO_THREATS).with(Options.Flag.VARIATIONS);
      case "maxsolutions" -> options.maxSolutions(words.number("a number of solutions"));
      case "maxflightsquares" -> options.maxFlights(words.number("a number of squares"));
      case "enpassant" -> enPassant = passed(squares(words), words);
      case "noshortvariations" -> options.with(Options.Flag.NO_SHORT_VARIATIONS);
      case "postkeyplay" -> options.with(Options.Flag.POST_KEY_PLAY);
      case "intelligent", "beep" -> skipNumber(words); // The answers are the same without.
      case "maxtime" -> options.maxTime(Duration.ofSeconds(words.number("a number of seconds")));
      case "nocastling" -> cannotCastle.addAll(squares(words));
      case "quodlibet" -> options.with(Options.Flag.QUODLIBET);
      case "stoponshortsolutions" -> options.with(Options.Flag.STOP_ON_SHORT_SOLUTIONS);
      default -> {
        // Tells how to print, or that a king is missing, which the diagram shows.
      }
    }
  }

  private static void skipNumber(Words words) {
    if (words.peek().matches("\\d+")) {
      words.next("a number");
    }
  }

  /** A pawn's double step is told by its squares: from, those passed, to. */
  private static Square passed(List<Square> squares, Words words) {
    if (squares.size() != 3) {
      throw words.fault(
          "a double step is told by three squares, such as d2d3d4, not by " + squares.size());
    }
    return squares.get(1);
  }

  /** Reads squares, written together or apart. */
  static List<Square> squares(Words words) {
    List<Square> squares = new ArrayList<>();
    while (words.peek().matches("(?i)([a-h][1-8])+")) {
      String word = words.next("a square").toLowerCase(java.util.Locale.ROOT);
      for (int i = 0; i < word.length(); i += 2) {
        squares.add(Square.of(word.substring(i, i + 2)));
      }
    }
    if (squares.isEmpty()) {
      throw words.fault("'" + words.peek() + "' is no square; write such as a1 or a1b2");
    }
    return squares;
  }
}

package org.molychess.solver;

import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.Role;
import org.molychess.Square;

/**
 * What a problem asks for, such as {@code #3}, {@code h#2.5}, {@code ser-s=7}.
 *
 * @param intro moves that the side not in the series makes first ({@code 2->ser-h#4}); 0 for none
 * @param exact whether only solutions of the full length count
 * @param halfMoves twice the number of moves, which may be a half
 */
public record Stipulation(
    int intro, boolean exact, Play play, Genre genre, Goal goal, int halfMoves) {
  /** The greatest number of moves. */
  public static final int LONGEST = 200;

  private static final Pattern FORM =
      Pattern.compile(
          "(?:(\\d{1,3})->)?(exact-)?(ser-|pser-|phser-)?(semi-r|reci-h|hs|hr|h|s|r)?"
              + "(a=>b|dia|==|=#|#=|!=|#|=|\\+|x|%|([zk])([a-h][1-8])|0-0|00|ep|prom([qrbns])?|c81|ctr|ct|<>r|<>|~)"
              + "(\\d{1,3})(\\.5|\\.0)?");

  /** Refuses what contradicts itself. */
  public Stipulation {
    Objects.requireNonNull(play, "play");
    Objects.requireNonNull(genre, "genre");
    Objects.requireNonNull(goal, "goal");
    boolean position = goal.isPosition();
    String fault = null;
    if (halfMoves < 1 || halfMoves > 2 * LONGEST) {
      fault = "the number of moves is from 0.5 to " + LONGEST;
    } else if (halfMoves % 2 != 0 && (play != Play.ALTERNATE || !genre.isHelp() && !position)) {
      fault = "half a move is for help play and proof games";
    } else if (halfMoves == 1 && genre != Genre.HELP && !position) {
      fault = "it is too short: there is no move to force the goal with";
    } else if (intro < 0 || intro > LONGEST || intro > 0 && play == Play.ALTERNATE) {
      fault = "moves before '->' are for series";
    } else if (position && genre != Genre.DIRECT) {
      fault = "a diagram is reached in help play of its own; write dia4 or a=>b4, ser-dia4";
    } else if (genre == Genre.RECIPROCAL && play != Play.ALTERNATE) {
      fault = "reciprocal help play goes turn by turn";
    } else if (genre == Genre.HELP_REFLEX && play != Play.ALTERNATE) {
      fault = "there are no series with hr; write ser-hs or ser-h";
    } else if (play != Play.ALTERNATE && genre == Genre.SEMI_REFLEX) {
      fault = "there are no series with semi-r; write ser-r";
    } else if (play == Play.HELP_PARRY && genre.isHelp()) {
      fault = "in help play every parry helps; write pser-h";
    } else if ((play == Play.PARRY || play == Play.HELP_PARRY)
        && (genre == Genre.REFLEX || genre == Genre.HELP_SELF || position)) {
      fault = "parry series are direct, self or help";
    }
    if (fault != null) {
      throw new ProblemException(
          "the stipulation "
              + write(intro, exact, play, genre, goal, halfMoves)
              + " is impossible: "
              + fault);
    }
  }

  /**
   * Returns the stipulation that a text names; upper and lower case are the same.
   *
   * @throws ProblemException if it cannot be read, or contradicts itself
   */
  public static Stipulation parse(String text) {
    Objects.requireNonNull(text, "text");
    String compact = text.strip().replace(" ", "");
    Matcher matcher = FORM.matcher(compact.toLowerCase(Locale.ROOT));
    if (compact.length() > 40 || !matcher.matches()) {
      throw new ProblemException(
          "'"
              + (text.length() > 40 ? text.substring(0, 40) + "…" : text)
              + "' is no stipulation that is solved; write such as #2, s#3, r#2, semi-r#2, h#2.5,"
              + " hs#2, hr#2, reci-h#2, ser-h#5, pser-#3, h=2, +2, x3, zg52, ka74, ser-h007, hep2, dia4.5");
    }
    Play play = Play.ALTERNATE;
    for (Play each : Play.values()) {
      play = each.sign().equals(matcher.group(3)) ? each : play;
    }
    Genre genre = Genre.DIRECT;
    for (Genre each : Genre.values()) {
      genre = each.sign().equals(matcher.group(4)) ? each : genre;
    }
    int intro = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    int moves = Integer.parseInt(matcher.group(9));
    int halfMoves = 2 * moves + (".5".equals(matcher.group(10)) ? 1 : 0);
    Goal goal = goal(group(matcher, 5), matcher.group(7), matcher.group(8));
    return new Stipulation(intro, matcher.group(2) != null, play, genre, goal, halfMoves);
  }

  private static String group(Matcher matcher, int index) {
    return Objects.requireNonNull(matcher.group(index));
  }

  private static Goal goal(String text, @Nullable String square, @Nullable String officer) {
    if (square != null) {
      return text.startsWith("k") ? Goal.kiss(Square.of(square)) : Goal.target(Square.of(square));
    }
    if (text.startsWith("prom")) {
      char letter = officer == null ? ' ' : officer.charAt(0) == 's' ? 'n' : officer.charAt(0);
      return new Goal(Goal.Kind.PROMOTION, null, officer == null ? null : Role.of(letter));
    }
    String sign = text.equals("0-0") ? "00" : text.equals("=#") ? "#=" : text;
    for (Goal.Kind kind : Goal.Kind.values()) {
      if (kind.sign().equals(sign)) {
        return Goal.of(kind);
      }
    }
    throw new AssertionError(text);
  }

  /** Returns whether solutions are lines, not trees: all help play, series, proof games. */
  public boolean isLines() {
    return genre.isHelp() || goal.isPosition() || play == Play.SERIES || play == Play.HELP_PARRY;
  }

  /**
   * Returns whether the first move is the attacker's: by convention White's, who reaches the goal
   * in direct and help play and forces it in self and reflex play.
   */
  public boolean attackerBegins() {
    if (goal.isPosition()) {
      return true;
    }
    boolean series = play != Play.ALTERNATE;
    boolean begins =
        switch (genre) {
          case DIRECT, SELF, REFLEX, SEMI_REFLEX -> true;
          case HELP, RECIPROCAL -> !series && halfMoves % 2 != 0;
          case HELP_SELF, HELP_REFLEX -> !series && halfMoves % 2 == 0;
        };
    return begins == (intro == 0);
  }

  /** Returns the same with another number of half moves. */
  Stipulation withHalfMoves(int count) {
    return new Stipulation(intro, exact, play, genre, goal, count);
  }

  private static String write(
      int intro, boolean exact, Play play, Genre genre, Goal goal, int halfMoves) {
    return (intro > 0 ? intro + "->" : "")
        + (exact ? "exact-" : "")
        + play.sign()
        + genre.sign()
        + goal
        + halfMoves / 2
        + (halfMoves % 2 == 0 ? "" : ".5");
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    return write(intro, exact, play, genre, goal, halfMoves);
  }
}

package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Reading;
import org.molychess.Role;
import org.molychess.Side;

/**
 * A second solver: the definitions of docs/solving.md as recursion over positions, with no table,
 * no order of moves and no pruning. It takes its time.
 */
final class PlainSolver {
  /** A problem that takes this solver too long. */
  static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Stipulation stipulation;
  private final Goal goal;
  private final Side attacker;
  private final Set<String> answers = new TreeSet<>();
  private long budget;

  private PlainSolver(Problem problem, long budget) {
    this.stipulation = problem.stipulation();
    this.goal = stipulation.goal();
    this.attacker = problem.attacker();
    this.budget = budget;
  }

  /** Returns the answers as {@link Solution#plain} gives them. */
  static List<String> solve(Problem problem, long budget) {
    PlainSolver solver = new PlainSolver(problem, budget);
    Position start = problem.position();
    int moves = problem.stipulation().halfMoves() / 2;
    if (!problem.stipulation().isLines()) {
      if (!solver.mustReach(start)) {
        for (Move key : start.legalMoves()) {
          if (solver.forced(key, moves)) {
            solver.answers.add(key.uci());
          }
        }
      }
    } else {
      for (String turns : solver.turns()) {
        solver.lines(start, turns, new ArrayList<>());
      }
    }
    return List.copyOf(solver.answers);
  }

  private void count() {
    if (--budget < 0) {
      throw new TooLong();
    }
  }

  // Battle

  private boolean mustReach(Position position) {
    return (stipulation.genre() == Genre.REFLEX || stipulation.genre() == Genre.HELP_REFLEX)
        && canReach(position);
  }

  private boolean canReach(Position position) {
    return position.legalMoves().stream().anyMatch(this::reaches);
  }

  private boolean wins(@Nullable Position position, int moves) {
    return position != null
        && moves > 0
        && !mustReach(position)
        && position.legalMoves().stream().anyMatch(move -> forced(move, moves));
  }

  private boolean forced(Move attack, int moves) {
    count();
    Position after = attack.after();
    List<Move> replies = after.legalMoves();
    boolean late = moves == 1 || !stipulation.exact();
    boolean silent = stipulation.play() == Play.PARRY && !after.isCheck();
    switch (stipulation.genre()) {
      case DIRECT:
        if (reaches(attack)) {
          return late;
        }
        break;
      case SELF:
        if (silent) {
          boolean now = !replies.isEmpty() && replies.stream().allMatch(this::reaches);
          return now ? late : wins(turned(after), moves - 1);
        }
        return !replies.isEmpty()
            && replies.stream()
                .allMatch(reply -> reaches(reply) ? late : wins(reply.after(), moves - 1));
      default:
        if (canReach(after)) {
          return late;
        }
        break;
    }
    if (silent) {
      return wins(turned(after), moves - 1);
    }
    return moves > 1
        && !replies.isEmpty()
        && replies.stream().allMatch(reply -> wins(reply.after(), moves - 1));
  }

  // Lines

  /** Returns, for each length, the turns: A and D for the sides, d for a parry of the defender. */
  private List<String> turns() {
    List<String> all = new ArrayList<>();
    int full = stipulation.halfMoves();
    boolean tail = !isPlain(stipulation.genre());
    for (int half = 1; half <= full; half++) {
      if (half % 2 != full % 2 || stipulation.exact() && half != full) {
        continue;
      }
      if (stipulation.play() == Play.ALTERNATE) {
        int count = tail ? half - 1 : half;
        String alternate = "DA".repeat(count).substring(count);
        if (!alternate.isEmpty()) {
          all.add(alternate);
        }
        continue;
      }
      boolean help = stipulation.genre().isHelp();
      String unit = help ? "D" : "A";
      String parry = stipulation.play() == Play.SERIES ? "" : help ? "a" : "d";
      String series = (unit + parry).repeat(half / 2);
      series = series.substring(0, series.length() - parry.length()) + (help ? "A" : "");
      for (int i = stipulation.intro() == 0 ? 0 : 1; i <= stipulation.intro(); i++) {
        if (!stipulation.exact() || i == stipulation.intro()) {
          all.add((help ? "A" : "D").repeat(i) + series);
        }
      }
    }
    return all;
  }

  private static boolean isPlain(Genre genre) {
    return genre == Genre.DIRECT || genre == Genre.HELP || genre == Genre.RECIPROCAL;
  }

  private void lines(@Nullable Position position, String turns, List<Move> line) {
    count();
    if (position == null) {
      return;
    }
    char turn = turns.charAt(0);
    Side side = Character.toUpperCase(turn) == 'A' ? attacker : attacker.opposite();
    String rest = turns.substring(1);
    if (Character.isLowerCase(turn)) {
      if (position.sideToMove() != side || !position.isCheck()) {
        lines(position, rest, line);
        return;
      }
    } else if (position.sideToMove() != side) {
      lines(turned(position), turns, line);
      return;
    }
    if (turn == 'A' && mustReach(position)) {
      return;
    }
    if (stipulation.genre() == Genre.RECIPROCAL && rest.equals("A")) {
      reciprocal(position, line);
      return;
    }
    for (Move move : position.legalMoves()) {
      List<Move> longer = new ArrayList<>(line);
      longer.add(move);
      List<List<Move>> ends = turn == 'A' ? ends(move, longer) : List.of();
      if (rest.isEmpty()) {
        ends.forEach(end -> answers.add(String.join(" ", end.stream().map(Move::uci).toList())));
      } else if (ends.isEmpty() || !endsPlay(rest)) {
        lines(move.after(), rest, longer);
      }
    }
  }

  /** Black can reach the goal himself, or help White to do so. */
  private void reciprocal(Position position, List<Move> line) {
    Set<String> own = new TreeSet<>();
    Set<String> helped = new TreeSet<>();
    String before = line.isEmpty() ? "" : String.join(" ", line.stream().map(Move::uci).toList());
    for (Move move : position.legalMoves()) {
      String text = (before + " " + move.uci()).strip();
      if (reaches(move)) {
        own.add(text);
      }
      for (Move answer : move.after().legalMoves()) {
        if (reaches(answer)) {
          helped.add(text + " " + answer.uci());
        }
      }
    }
    if (!own.isEmpty() && !helped.isEmpty()) {
      answers.addAll(own);
      answers.addAll(helped);
    }
  }

  /** In a series, a stalemated side is not on turn; in help series only the last move can end. */
  private boolean endsPlay(String rest) {
    boolean series = stipulation.play() != Play.ALTERNATE;
    if (series && stipulation.genre().isHelp()) {
      return false;
    }
    boolean stalemate =
        goal.kind() == Goal.Kind.STALEMATE
            || goal.kind() == Goal.Kind.DOUBLE_STALEMATE
            || goal.kind() == Goal.Kind.MATE_OR_STALEMATE;
    return !(series && stipulation.genre() == Genre.DIRECT && stalemate);
  }

  private List<List<Move>> ends(Move move, List<Move> line) {
    List<List<Move>> ends = new ArrayList<>();
    List<Move> replies = move.after().legalMoves();
    switch (stipulation.genre()) {
      case DIRECT, HELP, RECIPROCAL:
        if (reaches(move)) {
          ends.add(line);
        }
        break;
      default:
        boolean self = stipulation.genre() == Genre.SELF || stipulation.genre() == Genre.HELP_SELF;
        for (Move reply : replies) {
          if (reaches(reply)) {
            List<Move> longer = new ArrayList<>(line);
            longer.add(reply);
            ends.add(longer);
          } else if (self) {
            return List.of();
          }
        }
        break;
    }
    return ends;
  }

  private static @Nullable Position turned(Position position) {
    if (position.isCheck()) {
      return null;
    }
    try {
      PositionBuilder builder =
          position.edit().sideToMove(position.sideToMove().opposite()).enPassant();
      boolean kings =
          position.king(Side.WHITE).isPresent() && position.king(Side.BLACK).isPresent();
      return kings ? builder.build() : builder.build(Reading.PROBLEM);
    } catch (FenException e) {
      return null;
    }
  }

  // Goals

  private boolean reaches(Move move) {
    count();
    Position after = move.after();
    boolean stuck = after.legalMoves().isEmpty();
    Role promotion = move.promotion().orElse(null);
    return switch (goal.kind()) {
      case MATE -> after.isCheckmate();
      case STALEMATE -> after.isStalemate();
      case MATE_OR_STALEMATE -> stuck && (after.isCheckmate() || after.isStalemate());
      case DOUBLE_STALEMATE -> after.isStalemate() && isStuckInTurn(after);
      case AUTOSTALEMATE -> isStuckInTurn(after);
      case CHECK -> after.isCheck();
      case CAPTURE -> move.isCapture();
      case GAIN ->
          move.isCapture()
              && after.units(after.sideToMove()).size()
                  < move.before().units(after.sideToMove()).size();
      case TARGET ->
          Wanderings.destination(move) == goal.square()
              && after.at(Wanderings.destination(move)).stream()
                  .anyMatch(piece -> piece.side() == move.piece().side());
      case LAST_RANK ->
          Wanderings.destination(move).rank() == move.piece().side().lastRank()
              && after.at(Wanderings.destination(move)).stream()
                  .anyMatch(piece -> piece.side() == move.piece().side());
      case CASTLING -> move.isCastling();
      case EN_PASSANT -> move.isEnPassant();
      case PROMOTION -> promotion != null && (goal.role() == null || goal.role() == promotion);
      case ANY -> true;
      default -> throw new IllegalArgumentException(goal + " depends on the moves before");
    };
  }

  private static boolean isStuckInTurn(Position after) {
    Position turned = turned(after);
    return turned != null && turned.legalMoves().isEmpty();
  }
}

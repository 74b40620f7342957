package org.molychess.solver;

import org.molychess.Cursor;

/**
 * Tells whether the attacker can force something in so many moves: direct, self and reflex play.
 * One object a thread.
 */
final class BattleSearch {
  private final Line line;
  private final Budget.Meter meter;
  private final ProofTable table;
  private final GoalJudge test;
  private final Genre genre;
  private final boolean parry;
  private final boolean exact;
  private final boolean quodlibet;
  private final int maxFlights;
  private final int maxThreat;

  /** By the number of moves left, the defence that refuted last. */
  private final long[] killers = new long[Stipulation.LONGEST + 1];

  BattleSearch(Problem problem, GoalJudge test, Line line, Budget.Meter meter, ProofTable table) {
    Stipulation stipulation = problem.stipulation();
    this.line = line;
    this.meter = meter;
    this.table = table;
    this.test = test;
    this.genre = stipulation.genre();
    this.parry = stipulation.play() == Play.PARRY;
    this.exact = stipulation.exact();
    this.quodlibet = problem.options().has(Options.Flag.QUODLIBET);
    this.maxFlights = genre == Genre.DIRECT ? problem.options().maxFlights() : -1;
    this.maxThreat = genre == Genre.DIRECT ? problem.options().maxThreat() : -1;
  }

  /** Adds the positions counted to those of all threads. */
  void flush() {
    meter.flush();
  }

  Line line() {
    return line;
  }

  GoalJudge test() {
    return test;
  }

  Genre genre() {
    return genre;
  }

  /** Returns whether only the full length counts. */
  boolean isExact() {
    return exact;
  }

  /** Returns whether the defender moves only to parry a check. */
  boolean isParry() {
    return parry;
  }

  /** Returns whether the attacker, to move, is bound to reach the goal himself and so fails. */
  boolean isAttackerBound() {
    return genre == Genre.REFLEX && test.isInOne(line);
  }

  /** Returns whether the attacker, to move, succeeds in at most so many moves. */
  boolean attack(int moves) {
    meter.tick();
    if (moves == 0) {
      return false;
    }
    long key = exact ? FruitlessTable.key(line.cursor.key(), moves) : line.cursor.key();
    int known = table.get(key, moves);
    if (known != ProofTable.UNKNOWN) {
      return known == ProofTable.SOLVED;
    }
    boolean solved = !isAttackerBound() && tryAttacks(moves);
    table.put(key, moves, solved);
    return solved;
  }

  private boolean tryAttacks(int moves) {
    Cursor cursor = line.cursor;
    if (moves == 1 && genre == Genre.DIRECT) {
      return test.isInOne(line);
    }
    int count = cursor.listChecks();
    for (int i = 0; i < count; i++) {
      if (succeeds(cursor.move(i), moves)) {
        return true;
      }
    }
    count = cursor.listMoves();
    for (int i = 0; i < count; i++) {
      line.make(cursor.move(i));
      boolean solved = !cursor.isCheck() && hasSucceeded(moves);
      line.unmake();
      if (solved) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a move of the attacker succeeds; so many moves are left, with this one. */
  boolean succeeds(long move, int moves) {
    line.make(move);
    boolean solved = hasSucceeded(moves);
    line.unmake();
    return solved;
  }

  /** Returns whether the move that the attacker has made succeeds; the goal ends the play. */
  boolean hasSucceeded(int moves) {
    boolean last = moves == 1;
    boolean counts = last || !exact;
    if ((genre == Genre.DIRECT || quodlibet) && test.reached(line)) {
      return counts;
    }
    if (genre == Genre.REFLEX || genre == Genre.SEMI_REFLEX) {
      return test.isInOne(line) ? counts : !last && defencesFail(moves - 1);
    }
    if (genre == Genre.SELF) {
      return parry && !line.cursor.isCheck() && HelpSearch.isForced(test, line)
          ? counts
          : defencesFail(moves - 1);
    }
    return !last && isTight(moves) && defencesFail(moves - 1);
  }

  /** Returns whether the other side has a move, and none of its moves saves it. */
  private boolean defencesFail(int moves) {
    Cursor cursor = line.cursor;
    if (parry && !cursor.isCheck()) {
      return attackAgain(moves);
    }
    int count = cursor.listMoves();
    if (moves == 0 && test.isCheck() && !HelpSearch.areAllChecks(cursor, count)) {
      return false;
    }
    long killer = killers[moves];
    if (killer != Cursor.NO_MOVE) {
      for (int i = 0; i < count; i++) {
        if (cursor.move(i) == killer) {
          if (!fails(killer, moves)) {
            return false;
          }
          break;
        }
      }
    }
    for (int i = 0; i < count; i++) {
      long move = cursor.move(i);
      if (move != killer && !fails(move, moves)) {
        killers[moves] = move;
        return false;
      }
    }
    return count > 0;
  }

  /** Returns whether a defence fails, after which the attacker has so many moves. */
  boolean fails(long defence, int moves) {
    line.make(defence);
    boolean fails =
        genre == Genre.SELF && test.reached(line) ? moves == 0 || !exact : attack(moves);
    line.unmake();
    return fails;
  }

  /** Returns whether the attacker succeeds if the other side does not move. */
  boolean attackAgain(int moves) {
    line.pass();
    boolean solved = attack(moves);
    line.unmake();
    return solved;
  }

  /** Returns whether the attacker's move leaves no more flights and threatens as is asked for. */
  private boolean isTight(int moves) {
    if (maxFlights >= 0 && Flights.count(line.cursor) > maxFlights) {
      return false;
    }
    return maxThreat < 0 || line.cursor.isCheck() || attackAgain(Math.min(maxThreat, moves - 1));
  }
}

package org.molychess.spi;

import java.util.Set;

/**
 * A condition: what a rule does to orthodox chess, found by {@link java.util.ServiceLoader}.
 *
 * <p><b>The recipe.</b> Implement {@link #id} and {@link #install}; in {@code install}, register
 * with {@link Hooks} what the condition changes and declare the state it adds. Here is Circe,
 * whole:
 *
 * <pre>{@code
 * public final class Circe implements RuleVariant {
 *   public Circe() {}
 *
 *   @Override
 *   public String id() {
 *     return "circe";
 *   }
 *
 *   @Override
 *   public void install(Hooks hooks) {
 *     hooks.onCapture(
 *         capture -> {
 *           Square home = Home.of(capture.victim(), capture.captureSquare());
 *           if (capture.canPlace(home)) {
 *             capture.rebirth(home);
 *           }
 *         });
 *   }
 * }
 * }</pre>
 *
 * <p>The class is public and has a public constructor without parameters. To have it found by name,
 * write its name into {@code META-INF/services/org.molychess.spi.RuleVariant} and, in a named
 * module, {@code provides org.molychess.spi.RuleVariant with …}; {@code Rules.builder().add(new
 * Circe()).build()} needs neither.
 *
 * <p>A condition keeps no fields: one instance serves many rules and threads. What belongs to a
 * game is declared as a counter, pile or mark, and core copies, compares, hashes, reads and prints
 * it. A hook must do the same every time it sees the same; the mover's choices come from {@link
 * Play#chooseSquare} and its kin, in straight-line code: core plays the move once for every answer.
 *
 * <p><b>The order of a move</b> (RULES 1.2). Hooks of one kind are asked in the order in which the
 * user names the conditions; those that one condition registers for one kind, in the order of their
 * registration:
 *
 * <ol>
 *   <li>The victim is lifted, the unit moves, a pawn on its last rank becomes an officer, castling
 *       moves the rook.
 *   <li>{@link Hooks#onDeparture}: for each watched square that this has left.
 *   <li>{@link Hooks#beforeCapture}: may forbid a capture.
 *   <li>{@link Hooks#onCapture}: in the order of the conditions, until one settles the victim's
 *       fate; then {@link Hooks#afterCapture}.
 *   <li>{@link Hooks#onPromotion}: for the new officer, in order; then for a victim promoted at its
 *       rebirth.
 *   <li>{@link Hooks#onDeparture}: for squares left since, until all is quiet.
 *   <li>{@link Hooks#afterMove}: in order, departures after each.
 *   <li>Legality: nobody has forbidden the move, and the mover's king is safe, also from every
 *       officer that a waiting enemy pawn could become; {@link Hooks#defineCheck} can say what that
 *       means.
 *   <li>If the move gives check: {@link Hooks#forbidCheck}, then {@link Hooks#onCheck}, which may
 *       forbid it.
 *   <li>{@link Hooks#onTurnEnd}: whose turn it is, e.p. squares, counters.
 *   <li>{@link Hooks#onMate}, if the opponent is on turn and mated by the other conditions; then
 *       departures and legality once more.
 * </ol>
 *
 * <p>A pawn placed on its promotion rank waits there for its owner's choice (RULES 1.4.3); core
 * sees to that if {@link Capability#LEAVE_PAWN_WAITING} is declared.
 *
 * <p><b>What a registration costs.</b> A <i>plain</i> move concerns no hook: masks of checks and
 * pins tell that it is legal, and it is merely counted. A <i>hooked</i> move is played in the order
 * above and judged. So a registration costs as much as the moves that it makes hooked. Core learns
 * in advance what hooks do that look at little; their moves then cost hardly more than plain ones.
 *
 * <table>
 *   <caption>The hooks</caption>
 *   <tr><th>Hook</th><th>When it runs</th><th>What it may do</th><th>What it costs</th></tr>
 *   <tr><td>{@link Hooks#onDeparture}</td>
 *       <td>a unit has left a watched square</td>
 *       <td>edit, choose, forbid, set state</td>
 *       <td>every move of the units on watched squares is hooked</td></tr>
 *   <tr><td>{@link Hooks#beforeCapture}</td>
 *       <td>a unit is captured, its fate is open</td>
 *       <td>forbid, set state</td>
 *       <td>every capture is hooked</td></tr>
 *   <tr><td>{@link Hooks#onCapture}</td>
 *       <td>then, until one condition has settled the fate</td>
 *       <td>settle the victim's fate, edit, choose, forbid, set state</td>
 *       <td>every capture is hooked</td></tr>
 *   <tr><td>{@link Hooks#afterCapture}</td>
 *       <td>the victim's fate is known</td>
 *       <td>edit, choose, forbid, set state</td>
 *       <td>every capture is hooked</td></tr>
 *   <tr><td>{@link Hooks#onPromotion}</td>
 *       <td>a pawn has become an officer, by its step or by its owner's choice</td>
 *       <td>edit, choose, forbid, set state</td>
 *       <td>every move of a pawn on its seventh rank is hooked</td></tr>
 *   <tr><td>{@link Hooks#afterMove}</td>
 *       <td>after every move, all rebirths and transfers done</td>
 *       <td>edit, choose, forbid, set state</td>
 *       <td>every move of the game is hooked</td></tr>
 *   <tr><td>{@link Hooks#defineCheck}</td>
 *       <td>whenever anything depends on whether a king is in check</td>
 *       <td>answer</td>
 *       <td>every move of the game is hooked</td></tr>
 *   <tr><td>{@link Hooks#onCheck}</td>
 *       <td>the move is legal so far and gives check</td>
 *       <td>forbid, set state</td>
 *       <td>hooked are the moves that could give check, directly or by discovery, castling and
 *           the moves of pawns on their seventh rank</td></tr>
 *   <tr><td>{@link Hooks#forbidCheck}</td>
 *       <td>the moves of a position are looked for, and once more after a move that gives check</td>
 *       <td>make checks illegal</td>
 *       <td>as {@code onCheck}, but moves that are certain to give a forbidden check are left out by
 *           masks</td></tr>
 *   <tr><td>{@link Hooks#onTurnEnd}</td>
 *       <td>the move is legal; not after the last ply of a count</td>
 *       <td>counters, e.p. squares, keep the turn</td>
 *       <td>a call for every move that is made; no move is hooked</td></tr>
 *   <tr><td>{@link Hooks#onMate}</td>
 *       <td>the move mates by the other conditions, and the turn has passed</td>
 *       <td>edit, rescue the king, choose, forbid, set state</td>
 *       <td>as {@code onCheck}, and a search for a reply after every move that checks</td></tr>
 *   <tr><td>{@link Hooks#onStalemate}</td>
 *       <td>the side to move has no legal move, is not in check, and is in stalemate by the other
 *           conditions</td>
 *       <td>offer moves</td>
 *       <td>next to nothing: stalemates are rare</td></tr>
 *   <tr><td>{@link Hooks#closeSquares}</td>
 *       <td>the moves of a position are looked for</td>
 *       <td>name closed squares</td>
 *       <td>a call for every position; no move is hooked</td></tr>
 *   <tr><td>{@link Hooks#protectUnits}</td>
 *       <td>the moves of a position are looked for</td>
 *       <td>name units that cannot be captured</td>
 *       <td>a call for every position; no move is hooked</td></tr>
 *   <tr><td>{@link Hooks#defineOutcome}</td>
 *       <td>before the moves of a position are looked for</td>
 *       <td>end the game</td>
 *       <td>a call for every position; no move is hooked</td></tr>
 *   <tr><td>{@link Hooks#defineQuietDraw}</td>
 *       <td>a game asks whether quiet moves allow the claim of a draw</td>
 *       <td>let the side to move claim a draw</td>
 *       <td>nothing in positions and counts</td></tr>
 *   <tr><td>{@link Hooks#defineTurnNumber}</td>
 *       <td>a score is written or read</td>
 *       <td>number the turns</td>
 *       <td>nothing in positions and counts</td></tr>
 *   <tr><td>{@link Hooks#onSetup}</td>
 *       <td>a position has been read or built</td>
 *       <td>refuse it</td>
 *       <td>nothing in play</td></tr>
 * </table>
 *
 * <p>To <i>edit</i> is to use the methods of {@link Play}; a king's return, a waiting pawn, a kept
 * turn need their {@link Capability}. En passant is always hooked, and so is every move while an
 * enemy pawn waits for a choice.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.2">RULES 1.2</a>
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#1.4">RULES 1.4.3</a>
 */
public interface RuleVariant {
  /** Returns the name by which users ask for it: small letters, digits and hyphens. */
  String id();

  /** Registers what the condition changes; called once for each {@code Rules} that contains it. */
  void install(Hooks hooks);

  /** Returns what it does, in a line. */
  default String summary() {
    return "";
  }

  /** Returns the ids of conditions it builds on; they are installed before it. */
  default Set<String> includes() {
    return Set.of();
  }

  /** Returns the options it takes after a colon. */
  default Set<String> options() {
    return Set.of();
  }

  /** Returns what one of the options changes, in a line. */
  default String summary(String option) {
    return "";
  }

  /**
   * Returns other names by which people ask for it, such as those of other programs and languages.
   *
   * <p>Case, accents, blanks and hyphens do not matter in names, so {@code Haunted Chess} need not
   * be given beside {@code haunted chess}. An id wins over an alias; two conditions with one alias
   * are told apart by their ids.
   */
  default Set<String> aliases() {
    return Set.of();
  }

  /**
   * Returns names of the condition with one of its options, such as {@code Circe Rex Inclusive}.
   */
  default Set<String> aliases(String option) {
    return Set.of();
  }
}

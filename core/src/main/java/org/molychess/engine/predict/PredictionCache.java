package org.molychess.engine.predict;

import org.jspecify.annotations.Nullable;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.Geometry;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.movegen.GenContext;
import org.molychess.engine.movegen.MoveList;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.Optimization;

/**
 * What a capture hook does with a victim, by the victim's unit state. Each case is learned when it
 * first occurs, and kept.
 *
 * <p>A {@link CapturePrediction} is learned whole before the first count. Unit state, such as the
 * square where each unit began, makes too many cases for that, and few of them ever occur.
 */
public final class PredictionCache {
  /**
   * The most bits of unit state with which the cases of a capturer and a victim fit into a table.
   */
  private static final int MOST_UNIT_WORDS = 10;

  /** Marks what has been learned. */
  private static final int KNOWN = 1 << 14;

  private static final int UNPREDICTABLE = KNOWN | 15 << 6;

  private final CompiledRules rules;
  private final int unitWords;

  /** The cases: {@code [side << 6 | capturer << 3 | victim][state << 6 | square]}. */
  private final short[][] cases = new short[2 << 6][];

  private PredictionCache(CompiledRules rules) {
    this.rules = rules;
    unitWords = rules.layout.unitWords();
  }

  /** Returns a cache, or null if captures under these rules cannot be kept so. */
  public static @Nullable PredictionCache of(CompiledRules rules) {
    return rules.uses(Optimization.CACHE_CAPTURES)
            && rules.captures.length == 1
            && rules.captureJudges.length + rules.departures.length == 0
            && !rules.closed().any()
            && rules.isMixed()
            && rules.layout.unitWords() <= MOST_UNIT_WORDS
        ? new PredictionCache(rules)
        : null;
  }

  /**
   * Returns how many of these moves are legal. Those that must be played to know stay in the list,
   * all others leave it.
   *
   * @param context their position; checks and pins are known
   */
  public int count(GenContext context, MoveList moves) {
    int legal = 0;
    int kept = 0;
    for (int i = 0; i < moves.count; i++) {
      int move = moves.moves[i];
      int verdict = judge(context, move);
      if (verdict == CapturePrediction.UNKNOWN) {
        moves.moves[kept++] = move;
      } else {
        legal += verdict == CapturePrediction.LEGAL ? 1 : 0;
      }
    }
    moves.count = kept;
    return legal;
  }

  private int judge(GenContext context, int move) {
    int to = PackedMove.to(move);
    int code = PackedMove.code(move);
    int victim = context.board.code(to);
    if (victim == 0
        || victim == UnitCode.KING
        || PackedMove.promotion(move) != 0
        || context.king == Geometry.NO_SQUARE
        || context.hooked.all()
        || context.given.matter && context.given.mayBeBy(move)) {
      return CapturePrediction.UNKNOWN;
    }
    int known = find(context.board, code, victim, to);
    if (known == UNPREDICTABLE) {
      return CapturePrediction.UNKNOWN;
    }
    int from = PackedMove.from(move);
    boolean legalWithoutVictim = CapturePrediction.isLegalWithoutVictim(context, move);
    int king = code == UnitCode.KING ? to : context.king;
    int effect = CapturePrediction.effect(context, known, from, king, legalWithoutVictim);
    return effect == CapturePrediction.LEGAL && !legalWithoutVictim
        ? CapturePrediction.ILLEGAL
        : effect;
  }

  private int find(Board board, int capturer, int victim, int square) {
    int kind = board.side << 6 | capturer << 3 | victim;
    short[] known = cases[kind];
    if (known == null) {
      known = new short[Long.SIZE << unitWords];
      cases[kind] = known;
    }
    // The squares of one state lie together: few states occur, so the processor's cache holds them.
    int at = (int) board.unitState(square) << 6 | square;
    int found = known[at];
    if (found == 0) {
      found = learn(board, capturer, victim, square);
      known[at] = (short) found;
    }
    return found;
  }

  private int learn(Board board, int capturer, int victim, int square) {
    int result =
        CaptureProbe.of(
            rules,
            UnitCode.piece(capturer, board.side),
            UnitCode.piece(victim, board.side ^ 1),
            Square.of(square),
            board.unitState(square));
    if (result == CaptureProbe.UNPREDICTABLE) {
      return UNPREDICTABLE;
    }
    boolean isWaitingPawn =
        (result >> 6 & 15) == UnitCode.PAWN && (Ranks.PAWN_RANKS >>> (result & 63) & 1) == 0;
    return isWaitingPawn ? UNPREDICTABLE : KNOWN | result;
  }
}

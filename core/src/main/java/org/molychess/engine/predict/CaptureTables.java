package org.molychess.engine.predict;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.rules.RuleHook;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.CaptureJudge;

/** Shows every capture to every capture hook and writes what it does into a table for each hook. */
final class CaptureTables {
  /** The table of a hook that only writes declared state. */
  private static final short[] STATE_ONLY = {};

  /** Asks what a hook does with one capture; the answer is that of {@link CaptureProbe}. */
  private interface Question {
    int ask(Piece capturer, Piece victim, Square square, boolean promoted);
  }

  private final CompiledRules rules;

  private CaptureTables(CompiledRules rules) {
    this.rules = rules;
  }

  /**
   * Returns the tables in the order in which the hooks are asked; null if one of them is
   * unpredictable.
   *
   * <p>A table is indexed by side, capturer, victim and square in 1, 4, 3 and 6 bits. It has no
   * entries if the hook only writes declared state; it may or may not settle the victim's fate.
   */
  static @Nullable List<short[]> of(CompiledRules rules) {
    CaptureTables tables = new CaptureTables(rules);
    List<short[]> all = new ArrayList<>();
    for (RuleHook<CaptureJudge> judge : rules.captureJudges) {
      short[] table =
          tables.learn(
              (capturer, victim, square, promoted) ->
                  CaptureProbe.ofJudge(judge.hook(), capturer, victim, square, promoted));
      if (table == null) {
        return null;
      }
      all.add(table);
    }
    for (RuleHook<CaptureHook> capture : rules.captures) {
      CaptureHook hook = capture.hook();
      short[] table =
          tables.learn(
              (capturer, victim, square, promoted) ->
                  CaptureProbe.of(hook, capturer, victim, square, promoted));
      if (table == null && tables.keepsBoard(hook)) {
        table = STATE_ONLY;
      }
      if (table == null) {
        return null;
      }
      all.add(table);
    }
    for (RuleHook<CaptureHook> capture : rules.afterCaptures) {
      if (!tables.keepsBoard(capture.hook())) {
        return null;
      }
    }
    return List.copyOf(all);
  }

  private boolean keepsBoard(CaptureHook hook) {
    return StateOnlyProbe.keepsBoard(hook, rules.pawnSquares());
  }

  private short @Nullable [] learn(Question question) {
    short[] table = new short[2 << 13];
    for (Piece capturer : Piece.values()) {
      int side = capturer.side() == Side.WHITE ? Board.WHITE : Board.BLACK;
      int code = UnitCode.of(capturer.role());
      for (Square square : Square.values()) {
        boolean mayPromote =
            capturer.role().isFigure() && square.rank() == capturer.side().lastRank();
        int promoted = code | CapturePrediction.PROMOTED;
        if (!learn(question, capturer, square, false, table, side << 4 | code)
            || mayPromote
                && !learn(question, capturer, square, true, table, side << 4 | promoted)) {
          return null;
        }
      }
    }
    return table;
  }

  private boolean learn(
      Question question, Piece capturer, Square square, boolean promoted, short[] table, int row) {
    for (Role role : Role.values()) {
      Piece victim = Piece.of(capturer.side().opposite(), role);
      if (role != Role.KING && mayStand(victim, square)) {
        int result = question.ask(capturer, victim, square, promoted);
        if (result == CaptureProbe.UNPREDICTABLE) {
          return false;
        }
        table[row << 9 | UnitCode.of(role) << 6 | square.ordinal()] = (short) result;
      }
    }
    return true;
  }

  private boolean mayStand(Piece victim, Square square) {
    return !victim.is(Role.PAWN) || rules.pawnSquares().allow(victim.side(), square.ordinal());
  }
}

package org.molychess.engine;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.engine.board.Board;
import org.molychess.engine.state.CounterState;
import org.molychess.engine.state.PileState;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.state.StateLayout;
import org.molychess.engine.state.UnitFlagState;

/** The declared state of a board, by FEN token. */
public final class DeclaredState {
  private DeclaredState() {}

  /** Returns the units that lie under the square, top first. */
  public static Map<String, List<Piece>> under(StateLayout layout, Board board, Square square) {
    ImmutableMap.Builder<String, List<Piece>> found = ImmutableMap.builder();
    for (StateKind kind : layout.kinds()) {
      if (kind instanceof PileState pile) {
        List<Piece> units = pile.under(board, square.ordinal());
        if (!units.isEmpty()) {
          found.put(kind.token(), List.copyOf(units));
        }
      }
    }
    return found.build();
  }

  /** Returns the value of a counter, or null if there is none of this token. */
  public static @Nullable Integer counter(StateLayout layout, Board board, String token) {
    return counters(layout, board).get(token);
  }

  /** Returns the counters. */
  public static Map<String, Integer> counters(StateLayout layout, Board board) {
    ImmutableMap.Builder<String, Integer> found = ImmutableMap.builder();
    for (StateKind kind : layout.kinds()) {
      if (kind instanceof CounterState counter) {
        found.put(kind.token(), counter.get(board));
      }
    }
    return found.build();
  }

  /** Returns the units with a mark. */
  public static Map<String, SquareSet> flagged(StateLayout layout, Board board) {
    ImmutableMap.Builder<String, SquareSet> found = ImmutableMap.builder();
    for (StateKind kind : layout.kinds()) {
      if (kind instanceof UnitFlagState flag) {
        found.put(kind.token(), SquareSet.ofBits(board.words[flag.word()]));
      }
    }
    return found.build();
  }

  /** Returns the id of the condition that declared the token; empty if none did. */
  public static String declarer(StateLayout layout, String token) {
    for (StateKind kind : layout.kinds()) {
      if (kind.token().equals(token)) {
        return kind.rule();
      }
    }
    return "";
  }
}

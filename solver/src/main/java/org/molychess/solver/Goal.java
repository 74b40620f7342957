package org.molychess.solver;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Role;
import org.molychess.Square;

/**
 * What the last move of a solution reaches.
 *
 * @param square the square of {@link Kind#TARGET} or {@link Kind#KISS}; otherwise null
 * @param role the officer of {@link Kind#PROMOTION}, or null for any; otherwise null
 */
public record Goal(Kind kind, @Nullable Square square, @Nullable Role role) {
  /** The kinds of goals, with the signs that name them in a stipulation. */
  public enum Kind {
    /** The other side is checkmated. */
    MATE("#"),
    /** The other side is stalemated. */
    STALEMATE("="),
    /** Both sides are stalemated, whoever would move. */
    DOUBLE_STALEMATE("=="),
    /** The other side is checkmated or stalemated. */
    MATE_OR_STALEMATE("#="),
    /** The mover himself is stalemated, if he had to move. */
    AUTOSTALEMATE("!="),
    /** The other side is in check. */
    CHECK("+"),
    /** A unit is captured. */
    CAPTURE("x"),
    /** A unit is captured and the other side has fewer units than before. */
    GAIN("%"),
    /** The unit that moves stands on a square when the move is complete. */
    TARGET("z"),
    /** The unit that moves stands on its side's last rank when the move is complete. */
    LAST_RANK("c81"),
    /** The king castles. */
    CASTLING("00"),
    /** A pawn is captured en passant. */
    EN_PASSANT("ep"),
    /** A pawn promotes. */
    PROMOTION("prom"),
    /** The unit that moves comes back to its square in the diagram. */
    CIRCUIT("ct"),
    /** Two units of the mover have exchanged their squares in the diagram. */
    EXCHANGE("<>"),
    /** A captured unit is reborn on its square in the diagram. */
    CIRCUIT_BY_REBIRTH("ctr"),
    /** A captured unit is reborn, and has exchanged its square in the diagram with another one. */
    EXCHANGE_BY_REBIRTH("<>r"),
    /** The unit that moves stands next to a unit of the diagram, and no other unit does. */
    KISS("k"),
    /** Any move. */
    ANY("~"),
    /** The diagram is reached, from the start position. */
    PROOF_GAME("dia"),
    /** The diagram of the target is reached, from that of the problem. */
    POSITION("a=>b");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    /** Returns the sign without a square or an officer. */
    public String sign() {
      return sign;
    }
  }

  /** Refuses a target without a square and so on. */
  public Goal {
    Objects.requireNonNull(kind, "kind");
    boolean needsSquare = kind == Kind.TARGET || kind == Kind.KISS;
    if (needsSquare != (square != null)) {
      throw new ProblemException(
          needsSquare
              ? "the goal " + kind.sign + " needs a square, such as " + kind.sign + "g5"
              : kind + " has no square");
    }
    if (role != null && (kind != Kind.PROMOTION || !Role.promotions().contains(role))) {
      throw new ProblemException("only the goal prom names an officer: promQ, R, B or N");
    }
  }

  /** Returns the goal of a kind that needs no square. */
  public static Goal of(Kind kind) {
    return new Goal(kind, null, null);
  }

  /** Returns the goal to reach a square. */
  public static Goal target(Square square) {
    return new Goal(Kind.TARGET, square, null);
  }

  /** Returns the goal to stand next to the unit that stands on a square in the diagram. */
  public static Goal kiss(Square square) {
    return new Goal(Kind.KISS, square, null);
  }

  /** Returns whether the goal is a diagram to reach. */
  boolean isPosition() {
    return kind == Kind.PROOF_GAME || kind == Kind.POSITION;
  }

  /** Returns the goal as a stipulation writes it: {@code #}, {@code zg5}, {@code promQ}. */
  @Override
  public String toString() {
    String text = kind.sign + (square == null ? "" : square);
    return role == null ? text : text + String.valueOf(role.letter()).toUpperCase(Locale.ROOT);
  }
}

package org.molychess.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.spi.QuietHook;
import org.molychess.spi.StalemateHook;
import org.molychess.spi.Verdict;

/** What positions ask of the engine; every board handed in is left as it is. */
public final class Engine {
  private Engine() {}

  /** Returns the legal moves, each with the board it leads to, sorted by machine text. */
  public static List<Played> legalMoves(Program program, Board board) {
    List<Played> moves = new ArrayList<>();
    Worker worker = new Worker(program);
    worker.keepJournal();
    worker.visit(
        board,
        (node, move, after) ->
            moves.add(
                new Played(
                    move,
                    worker.pending(),
                    node.answers.meanings(),
                    new Board(node.board),
                    new Board(after),
                    worker.effects())));
    moves.sort((a, b) -> a.machine().compareTo(b.machine()));
    return moves;
  }

  /** Returns every move that the movement of the units allows, played as far as it goes. */
  public static List<Attempt> attempts(Program program, Board board) {
    return Attempts.of(program, board);
  }

  /** Returns whether the side is in check. */
  public static boolean inCheck(Program program, Board board, Side side) {
    return Checks.inCheck(program, board, side.ordinal());
  }

  /** Returns the units that give check to the side to move. */
  public static SquareSet checkers(Program program, Board board) {
    return checkers(program, board, board.sideToMove());
  }

  /** Returns the units that give check to the side. */
  public static SquareSet checkers(Program program, Board board, Side side) {
    return SquareSet.ofBits(Checks.checkers(program, board, side.ordinal()));
  }

  /** Returns a figure as which the other side's waiting pawn would give check, or null. */
  public static @Nullable Role threat(Program program, Board board, Square pawn, Side side) {
    for (int code : Program.PROMOTIONS) {
      Board promoted = new Board(board);
      promoted.move(pawn.ordinal(), pawn.ordinal(), code);
      if (!checkers(program, promoted, side).isEmpty()) {
        return Board.role(code);
      }
    }
    return null;
  }

  /** Returns whether the king of the side to move may not cross this square when it castles. */
  public static boolean barsCrossing(Program program, Board board, Square square) {
    return Checks.barsCrossing(program, board, board.side, square.ordinal());
  }

  /** Returns the units of a side that attack the square by ordinary movement. */
  public static SquareSet attackers(Board board, Square square, Side by) {
    return SquareSet.ofBits(Attacks.attackers(board, square.ordinal(), by.ordinal()));
  }

  /** Returns the units of this kind. */
  public static SquareSet squares(Board board, Piece piece) {
    return SquareSet.ofBits(
        board.coded(Board.code(piece.role())) & board.units(piece.side().ordinal()));
  }

  /** Returns all units of a side. */
  public static SquareSet units(Board board, Side side) {
    return SquareSet.ofBits(board.units(side.ordinal()));
  }

  /** Returns the pawns of the side to move that wait for their owner's choice. */
  public static SquareSet waiting(Board board) {
    return SquareSet.ofBits(board.waiting(board.side));
  }

  /** Returns the kings and rooks that count as unmoved. */
  public static SquareSet unmoved(Program program, Board board) {
    return SquareSet.ofBits(marks(program, board));
  }

  /** Returns the e.p. squares as the FEN has them. */
  public static SquareSet enPassant(Board board) {
    return SquareSet.ofBits(board.enPassant);
  }

  /** Returns the marks that matter: a king's alone only where a rook could be placed. */
  private static long marks(Program program, Board board) {
    long marks = board.unmoved;
    if (!program.placesUnits()) {
      for (int side = 0; side < 2; side++) {
        if ((marks & Castling.corners(side)) == 0) {
          marks &= ~Castling.units(side);
        }
      }
    }
    return marks;
  }

  /** Returns the e.p. squares that count for equality (RULES 1.5). */
  private static long usable(Program program, Board board) {
    if (board.enPassant == 0) {
      return 0;
    }
    long theirs = board.side == Board.WHITE ? 0xFFL << 40 : 0xFFL << 16;
    long[] usable = {board.enPassant & ~theirs};
    if ((board.enPassant & theirs) != 0) {
      new Worker(program)
          .visit(
              board,
              (node, move, after) -> {
                if (Moves.isEnPassant(move)) {
                  usable[0] |= 1L << Moves.to(move);
                }
                return true;
              });
    }
    return usable[0];
  }

  /**
   * Returns the key of a count of so many plies: all that the moves from here depend on.
   *
   * <p>An e.p. square that no pawn could use is left out, though finding it costs less than asking
   * for legal captures. A turn hook may see it, and what a waiting pawn becomes may bring a pawn
   * beside it: then it stays.
   */
  static long key(Program program, Board board, int depth) {
    boolean matters =
        program.turns.length != 0
            || board.waiting(board.side) != 0
            || Generator.mayTakeEnPassant(board);
    return Board.mix(board.hash(matters ? board.enPassant : 0, marks(program, board)) + depth);
  }

  /** Returns whether two positions under the same rules are equal (RULES 1.5). */
  public static boolean same(Program program, Board a, Board b) {
    return a.sameUnits(b)
        && marks(program, a) == marks(program, b)
        && usable(program, a) == usable(program, b);
  }

  /** Returns the hash that goes with {@link #same}: the same in every JVM. */
  public static long hash(Program program, Board board) {
    return board.hash(usable(program, board), marks(program, board));
  }

  /** Returns how the game has ended by a rule of a condition, with that condition's id, or null. */
  public static Map.@Nullable Entry<String, Verdict> verdict(Program program, Board board) {
    Program.Entry<Verdict> entry = program.verdict(board);
    return entry == null ? null : Map.entry(entry.rule(), entry.hook());
  }

  /** Returns whether conditions count quiet moves in a way of their own. */
  public static boolean countsQuietMoves(Program program) {
    return program.quiets.length != 0;
  }

  /** Returns why quiet moves let a side claim a draw, with the id of the condition, or null. */
  public static Map.@Nullable Entry<String, String> quietClaim(
      Program program, Board board, int quietMoves) {
    for (Program.Entry<QuietHook> entry : program.quiets) {
      String reason;
      try {
        reason = entry.hook().claim(new BoardView(program, board), quietMoves);
      } catch (RuntimeException e) {
        throw program.fault(entry.rule(), "count quiet moves in", board, e);
      }
      if (reason != null) {
        return Map.entry(entry.rule(), reason);
      }
    }
    return null;
  }

  /** Returns the number of the turn, or null if scores number moves by both sides. */
  public static @Nullable Integer turnNumber(Program program, Board board) {
    CounterState counter = program.turnNumber;
    return counter == null ? null : counter.get(board);
  }

  /**
   * Returns whether neither side can ever win (RULES 1.5).
   *
   * @param orthodox whether the material of orthodox chess decides; otherwise a unit may come back
   */
  public static boolean isDead(Program program, Board board, boolean orthodox) {
    return program.outcomes.length == 0
        && board.king(Board.WHITE) != 64
        && board.king(Board.BLACK) != 64
        && (orthodox ? Material.cannotMate(board) : Material.isBare(board));
  }

  /** Returns the units that lie under the square, by token, top first. */
  public static Map<String, List<Piece>> under(Program program, Board board, Square square) {
    Map<String, List<Piece>> found = new LinkedHashMap<>();
    for (StateKind kind : program.layout.kinds()) {
      if (kind instanceof PileState pile) {
        List<Piece> units = pile.under(board, square.ordinal());
        if (!units.isEmpty()) {
          found.put(kind.token(), List.copyOf(units));
        }
      }
    }
    return found;
  }

  /** Returns the value of a declared counter, or null if there is none of this token. */
  public static @Nullable Integer counter(Program program, Board board, String token) {
    for (StateKind kind : program.layout.kinds()) {
      if (kind instanceof CounterState counter && kind.token().equals(token)) {
        return counter.get(board);
      }
    }
    return null;
  }

  /** Returns the condition that would offer this step if the side to move were stalemated. */
  public static Optional<String> leaps(Program program, Board board, Square from, Square to) {
    for (Program.Entry<StalemateHook> entry : program.stalemates) {
      Worker.Offers offers = new Worker.Offers(program, board);
      offers.ask(entry);
      for (int i = 0; i < offers.count; i++) {
        int move = offers.moves[i];
        if (Moves.from(move) == from.ordinal() && Moves.to(move) == to.ordinal()) {
          return Optional.of(entry.rule());
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the units that cannot be captured. */
  public static SquareSet untouchable(Program program, Board board) {
    return SquareSet.ofBits(program.untouchable(new BoardView(program, board)));
  }

  /** Returns the units with a declared mark, by its token. */
  public static Map<String, SquareSet> flagged(Program program, Board board) {
    Map<String, SquareSet> found = new LinkedHashMap<>();
    for (StateKind kind : program.layout.kinds()) {
      if (kind instanceof UnitFlagState flag) {
        found.put(kind.token(), SquareSet.ofBits(board.words[flag.word()]));
      }
    }
    return found;
  }

  /** Returns the declared counters, by token. */
  public static Map<String, Integer> counters(Program program, Board board) {
    Map<String, Integer> found = new LinkedHashMap<>();
    for (StateKind kind : program.layout.kinds()) {
      if (kind instanceof CounterState counter) {
        found.put(kind.token(), counter.get(board));
      }
    }
    return found;
  }

  /** Returns the id of the condition that declared the token; empty if none did. */
  public static String declarer(Program program, String token) {
    for (StateKind kind : program.layout.kinds()) {
      if (kind.token().equals(token)) {
        return kind.rule();
      }
    }
    return "";
  }

  /** Returns the squares that no unit may enter. */
  public static SquareSet closed(Program program, Board board) {
    return SquareSet.ofBits(program.closed(new BoardView(program, board)));
  }
}

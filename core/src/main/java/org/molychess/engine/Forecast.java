package org.molychess.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.DepartureHook;
import org.molychess.spi.Mask;
import org.molychess.spi.PromotionHook;

/**
 * What the hooks of a set of conditions will do, learnt in advance by {@link Rehearsal}.
 *
 * <p>Most rebirths are far from the capturer's king, and most promoted figures go where they cannot
 * harm him: such moves are counted by masks, as in orthodox chess. Only the captures whose victim
 * might be reborn where the king sees it are looked at one by one, and few of them must be played.
 */
final class Forecast {
  static final int ILLEGAL = 0;
  static final int LEGAL = 1;
  static final int UNKNOWN = 2;

  /** Marks the code of a capturer as that of a figure which a pawn has just become. */
  static final int PROMOTED = 8;

  /** A table for each capture hook, in their order; none for a hook that keeps the board. */
  private final short[][] tables;

  /** Where victims of a side's capturer may be reborn: {@code [side << 4 | capturer]}. */
  private final long[] homes = new long[2 << 4];

  /** The same for all capturers of a side. */
  private final long[] allHomes = new long[2];

  /**
   * Where victims stand that are reborn on a home: {@code [side, capturer, home, victim]}; victim 0
   * is any.
   */
  private final long[] sources = new long[2 << 13];

  /** The homes of victims from which they would attack a king: {@code [side << 6 | king]}. */
  private final long[] threats = new long[2 << 6];

  /** Whether some capture is forbidden. */
  private final boolean forbids;

  /** Whether one hook alone decides, forbids nothing, and lets victims be reborn as they are. */
  final boolean simple;

  /** Whether captures can be played without asking the hook. */
  final boolean playsCaptures;

  /** Whether no hook does anything that masks do not tell, promotions aside. */
  final boolean harmless;

  /** Whether hooks leave a promoted figure where it is or transfer it to an empty square. */
  final boolean foretellsPromotions;

  /** The pile whose top reappears under a unit that moves off; null if that is not foreseen. */
  final @Nullable PileState ghosts;

  /** The departures that are watched for anything else. */
  private final MaskUnion otherDepartures;

  private Forecast(Program program, List<short[]> tables) {
    this.tables = tables.toArray(new short[0][]);
    foretellsPromotions = foretellsPromotions(program);
    boolean forbidding = false;
    boolean changing = false;
    for (short[] table : tables) {
      for (int i = 0; i < table.length; i++) {
        int entry = table[i];
        int ifEmpty = entry >> 6 & 15;
        forbidding |= ifEmpty == Rehearsal.FORBID || (entry >> 10 & 15) == Rehearsal.FORBID;
        if (ifEmpty != Rehearsal.PASS && ifEmpty < Rehearsal.FORBID) {
          int home = entry & 63;
          homes[i >> 9] |= 1L << home;
          sources[i >> 9 << 9 | home << 3] |= 1L << (i & 63);
          sources[i >> 9 << 9 | home << 3 | i >> 6 & 7] |= 1L << (i & 63);
          changing |= ifEmpty != (i >> 6 & 7);
        }
      }
    }
    forbids = forbidding;
    simple = tables.size() == 1 && !forbids && !changing;
    playsCaptures =
        simple
            && tables.get(0).length != 0
            && program.captures.length == 1
            && program.afterCaptures.length == 0
            && program.departures.length == 0
            && mayHold(program);
    if (forbids) {
      Arrays.fill(homes, -1L);
    }
    for (int i = 0; i < homes.length; i++) {
      allHomes[i >> 4] |= homes[i];
    }
    foreseeThreats();
    harmless = Arrays.stream(homes).allMatch(squares -> squares == 0);
    ghosts = harmless ? ghosts(program) : null;
    List<Program.Entry<Mask>> others = new ArrayList<>();
    for (Program.Watch watch : program.departures) {
      if (watch.watched() != ghosts) {
        others.add(new Program.Entry<>(watch.rule(), watch.watched()));
      }
    }
    otherDepartures = new MaskUnion(Program.WATCH, others);
  }

  private void foreseeThreats() {
    // By what is reborn, which need not be what was captured.
    long[] rebirths = new long[2 << 3];
    for (short[] table : tables) {
      for (int i = 0; i < table.length; i++) {
        int code = table[i] >> 6 & 15;
        if (code != Rehearsal.PASS && code < Rehearsal.FORBID) {
          rebirths[i >> 13 << 3 | code] |= 1L << (table[i] & 63);
        }
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int king = 0; king < 64; king++) {
        for (int code = Board.PAWN; code <= Board.QUEEN; code++) {
          threats[side << 6 | king] |=
              Spoils.threats(side, king, code) & rebirths[side << 3 | code];
        }
      }
    }
  }

  /** Learns what the hooks do; null if what one of them does to captures cannot be foreseen. */
  static @Nullable Forecast of(Program program) {
    List<short[]> tables = new ArrayList<>();
    for (Program.Entry<CaptureHook> entry : program.beforeCaptures) {
      short[] table = rehearse(program, entry.hook());
      if (table == null) {
        return null;
      }
      tables.add(table);
    }
    for (int i = 0; i < program.captures.length; i++) {
      short[] table =
          program.keepsBoard(i) ? new short[0] : rehearse(program, program.captures[i].hook());
      if (table == null) {
        return null;
      }
      tables.add(table);
    }
    return program.afterCapturesKeepBoard() ? new Forecast(program, tables) : null;
  }

  private static short @Nullable [] rehearse(Program program, CaptureHook hook) {
    short[] table = new short[2 << 13];
    for (Piece capturer : Piece.values()) {
      for (Square square : Square.values()) {
        int index = index(capturer);
        if (!learn(program, hook, capturer, square, false, table, index)
            || capturer.role().isFigure()
                && square.rank() == capturer.side().lastRank()
                && !learn(program, hook, capturer, square, true, table, index | PROMOTED << 9)) {
          return null;
        }
      }
    }
    return table;
  }

  private static boolean learn(
      Program program,
      CaptureHook hook,
      Piece capturer,
      Square square,
      boolean promoted,
      short[] table,
      int index) {
    for (Role role : Role.values()) {
      Piece victim = Piece.of(capturer.side().opposite(), role);
      if (role != Role.KING && mayStand(program, victim, square)) {
        int result = Rehearsal.of(hook, capturer, victim, square, promoted);
        if (result < 0) {
          return false;
        }
        table[index | Board.code(role) << 6 | square.ordinal()] = (short) result;
      }
    }
    return true;
  }

  private static boolean mayStand(Program program, Piece victim, Square square) {
    return !victim.is(Role.PAWN)
        || (Board.PAWN_RANKS >>> square.ordinal() & 1) != 0
        || program.mayHoldPawn(victim.side(), square);
  }

  private static int index(Piece capturer) {
    int side = capturer.side() == Side.WHITE ? Board.WHITE : Board.BLACK;
    return side << 13 | Board.code(capturer.role()) << 9;
  }

  private static boolean foretellsPromotions(Program program) {
    // A figure that is transferred leaves its square, and what then happens is not foreseen.
    if (program.promotions.length != 0 && program.departures.length != 0) {
      return false;
    }
    for (Program.Entry<PromotionHook> entry : program.promotions) {
      if (!isForeseen(entry.hook())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isForeseen(PromotionHook hook) {
    for (Piece figure : Piece.values()) {
      for (Square square : Square.values()) {
        if (figure.role().isFigure()
            && square.rank() == figure.side().lastRank()
            && !Rehearsal.isForeseen(hook, figure, square)) {
          return false;
        }
      }
    }
    return true;
  }

  private static @Nullable PileState ghosts(Program program) {
    if (program.promotions.length != 0 || program.leavesPawnsWaiting()) {
      return null;
    }
    for (Program.Watch watch : program.departures) {
      if (watch.watched() instanceof PileState pile
          && pile.isUnderUnits()
          && isReappearance(watch.hook(), pile)) {
        return pile;
      }
    }
    return null;
  }

  private static boolean isReappearance(DepartureHook hook, PileState pile) {
    for (Piece ghost : Piece.values()) {
      for (Square square : Square.values()) {
        if (!Rehearsal.isReappearance(hook, pile, ghost, square)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the units, kings aside, that are watched for nothing but the ghosts under them. */
  long haunted(BoardView view) {
    return ghosts == null
        ? 0
        : view.board.words[ghosts.word()] & ~(otherDepartures.squares(view) | view.board.kings());
  }

  /** Returns where a haunted unit may go, for all that the ghost under it will do to the king. */
  long parriesToGhost(Node node, int from) {
    int ghost = node.board.topOf(Objects.requireNonNull(ghosts).word(), from);
    int side = ghost >> 3;
    if (side == node.board.side || !attacks(side, ghost & 7, from, node.king, node.occupied)) {
      return -1L;
    }
    return Tables.BETWEEN[node.king << 6 | from];
  }

  /** Returns whether pawns may stand wherever they may be reborn. */
  private boolean mayHold(Program program) {
    for (int i = 0; i < tables[0].length; i++) {
      int entry = tables[0][i];
      Side side = i >> 13 == Board.WHITE ? Side.BLACK : Side.WHITE;
      if ((entry >> 6 & 15) == Board.PAWN
          && (Board.PAWN_RANKS >>> (entry & 63) & 1) == 0
          && !program.mayHoldPawn(side, Square.of(entry & 63))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns where the victim of a capture is reborn, if captures can be played; 64 if it is not.
   */
  int rebirth(Node node, int capturer, int from, int to) {
    int entry = entry(tables[0], node, capturer, to);
    int result = result(entry, node, from);
    return result == Rehearsal.PASS || result == Rehearsal.SETTLE ? 64 : entry & 63;
  }

  /** Returns where the victim of a capture is reborn if anywhere, where one hook decides. */
  int home(Node node, int capturer, int to) {
    return entry(tables[0], node, capturer, to) & 63;
  }

  /** Returns where victims of a side's captures may be reborn. */
  long homes(int side) {
    return allHomes[side];
  }

  /** Returns from where the victims of a side's captures, reborn there, might attack its king. */
  long threats(int side, int king) {
    return threats[side << 6 | king];
  }

  /** Returns where victims of this capturer may be reborn; -1 if every capture is looked at. */
  long homes(int side, int capturer) {
    return homes[side << 4 | capturer];
  }

  /**
   * Returns the homes of a unit's victims on which a rebirth may matter to the king once the unit
   * has left its square; all squares if captures may be forbidden, which no line of sight can tell.
   */
  long atStake(Node node, int capturer, int from) {
    return forbids ? -1L : homes(node.board.side, capturer) & node.risk(from);
  }

  /** Returns the units that stand where the victims of their own kind may be reborn. */
  long atHome(Board board, int side) {
    long x = board.x;
    long y = board.y;
    long z = board.z;
    int at = side << 4;
    return x & ~y & ~z & homes[at | Board.PAWN]
        | x & y & homes[at | Board.KNIGHT]
        | z & ~x & ~y & homes[at | Board.BISHOP]
        | y & ~x & ~z & homes[at | Board.ROOK]
        | y & z & homes[at | Board.QUEEN];
  }

  /** Returns the enemy units that may be reborn on one of these homes. */
  long suspects(Node node, int capturer, long homes) {
    if (forbids) {
      return node.their;
    }
    int index = (node.board.side << 4 | capturer) << 9;
    long suspects = 0;
    for (; homes != 0; homes &= homes - 1) {
      suspects |= sources[index | Long.numberOfTrailingZeros(homes) << 3];
    }
    return suspects & node.their;
  }

  /** Returns whether {@link Spoils} tell all, except where the capturer opens a line. */
  boolean tellsAll(Node node) {
    return simple && node.checkers == 0;
  }

  /** Returns the squares on which a capture ends with a rebirth on this home. */
  long sources(int side, int capturer, int victim, int home) {
    return sources[(side << 4 | capturer) << 9 | home << 3 | victim];
  }

  /** Returns the code by which a move's capturer is known here. */
  static int capturer(int move) {
    int promotion = Moves.promotion(move);
    return promotion == 0 ? Moves.code(move) : PROMOTED | promotion;
  }

  /** Foretells a capture that has been listed. */
  int judge(Node node, int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    return judge(node, capturer(move), from, to, isSound(node, move));
  }

  /** Returns whether a listed capture would be legal if the victim were just gone. */
  static boolean isSound(Node node, int move) {
    int to = Moves.to(move);
    return Moves.code(move) == Board.KING
        ? Generator.isSafeStep(node, to)
        : (Generator.bound(node, Moves.from(move)) >>> to & 1) != 0;
  }

  /**
   * Foretells a capture.
   *
   * @param sound whether it would be legal if the victim were just gone
   */
  int judge(Node node, int capturer, int from, int to, boolean sound) {
    int king = capturer == Board.KING ? to : node.king;
    // An earlier hook that keeps the board may or may not have settled the victim's fate, and a
    // promoted figure may yet go where it shields the king.
    boolean certain = (capturer & PROMOTED) == 0 || node.program.promotions.length == 0;
    for (short[] table : tables) {
      if (table.length == 0) {
        certain = false;
        continue;
      }
      int entry = entry(table, node, capturer, to);
      int effect = effect(node, entry, from, king, sound);
      if (effect != LEGAL) {
        return certain ? effect : UNKNOWN;
      }
      if (certain && result(entry, node, from) != Rehearsal.PASS) {
        break;
      }
    }
    return sound ? LEGAL : ILLEGAL;
  }

  /**
   * Returns what becomes of a capture by what its hook does, {@code LEGAL} if that is as good as
   * nothing.
   *
   * @param entry what the hook did in a {@link Rehearsal}
   * @param king where the capturer's king will stand
   */
  static int effect(Node node, int entry, int from, int king, boolean sound) {
    int target = entry & 63;
    int result = result(entry, node, from);
    if (result == Rehearsal.FORBID) {
      return ILLEGAL;
    }
    if (result == Rehearsal.PASS
        || result == Rehearsal.SETTLE
        || (Tables.ZONE[king] >>> target & 1) == 0) {
      return LEGAL;
    }
    if (!sound) {
      // What is reborn may shield the king.
      return UNKNOWN;
    }
    long occupied = node.occupied & ~(1L << from);
    return attacks(node.board.side ^ 1, result, target, king, occupied) ? ILLEGAL : LEGAL;
  }

  private static int entry(short[] table, Node node, int capturer, int to) {
    return table[(node.board.side << 4 | capturer) << 9 | node.board.code(to) << 6 | to];
  }

  /** Returns what the hook does if the capturer comes from this square. */
  private static int result(int entry, Node node, int from) {
    boolean empty = ((node.occupied & ~(1L << from) | node.closed) >>> (entry & 63) & 1) == 0;
    return (empty ? entry >> 6 : entry >> 10) & 15;
  }

  /** Returns whether a unit would attack a square, or might, if it waits for its promotion. */
  private static boolean attacks(int side, int code, int from, int to, long occupied) {
    boolean waits = code == Board.PAWN && from >> 3 == (side == Board.WHITE ? 7 : 0);
    long squares = 0;
    if (code == Board.PAWN && (Board.PAWN_RANKS >>> from & 1) != 0) {
      squares = Tables.PAWN[side * 65 + from];
    }
    if (code == Board.KNIGHT || waits) {
      squares |= Tables.KNIGHT[from];
    }
    if (code == Board.ROOK || code == Board.QUEEN || waits) {
      squares |= Sliders.rook(from, occupied);
    }
    if (code == Board.BISHOP || code == Board.QUEEN || waits) {
      squares |= Sliders.bishop(from, occupied);
    }
    return (squares >>> to & 1) != 0;
  }
}

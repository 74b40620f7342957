package org.molychess.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Effect;

/**
 * A position under examination: what the masks of legal generation need, worked out once.
 *
 * <p>The moves of a node fall into two parts. A <i>plain</i> move touches no hook: it is an
 * orthodox move, legal by the masks of checks and pins. A <i>touched</i> move is one that some hook
 * wants to see: it is played by the {@link Script} and judged there. The fields {@code fixed} and
 * {@code …Targets} draw the line between the two.
 */
final class Node {
  final Program program;
  final Board board;
  private final BoardView view;
  private @Nullable Node next;

  long own;
  long their;
  long occupied;

  /** The square of the mover's king, 64 if there is none. */
  int king;

  /** The enemy units that give check. */
  long checkers;

  /** The mover's units that alone shield their king from a slider. */
  long pinned;

  /** Whether checks and pins are known. */
  boolean isShielded;

  /** Whether {@link Script} may judge the king's safety by what has changed around it. */
  boolean quick;

  /** The squares that are closed to all units. */
  long closed;

  /** What the hooks will do; null if that is unknown, or if the moves are not only counted. */
  @Nullable Forecast forecast;

  // What a rook and a bishop in the king's place would attack; for the forecast.
  long seenLines;
  long seenDiagonals;

  /** From nowhere else could a unit attack the king, as the board stands. */
  long dangerous;

  /** The dangerous squares on which a unit could be reborn. */
  long exposed;

  /** The squares that units must not enter, by their codes; nothing unless {@code bars}. */
  final long[] barred = new long[8];

  /** Whether some squares are barred to some units. */
  boolean bars;

  /** The spoiled captures, once captures have been reviewed. */
  Spoils spoils = new Spoils();

  final @Nullable Spoils[] knownSpoils = new Spoils[1 << Spoils.KNOWN_BITS];

  /** Whether it matters here which moves give check. */
  boolean asksAboutChecks;

  /** Whether moves that give check are illegal here. */
  boolean bansChecks;

  /** The squares that units may enter. */
  long open;

  /** The units all of whose moves are touched. */
  long fixed;

  /** The pawns before their last rank, if what becomes of the figures is to be looked at. */
  long promoters;

  /** The units from under which a ghost will reappear, and nothing else happens. */
  long haunted;

  /** Whether castling is touched. */
  boolean castlingTouched;

  // Where the other units may go by plain moves, checks and pins aside.
  long pawnTargets;
  long knightTargets;
  long bishopTargets;
  long rookTargets;
  long kingTargets;

  // Where they may go at all: a move that is certain to give a forbidden check is left out.
  long pawnOpen;
  long knightOpen;
  long bishopOpen;
  long rookOpen;

  // Where a unit of the mover would give check, and which units would uncover one; examined only
  // where somebody asks about checks.
  long pawnChecks;
  long knightChecks;
  long bishopChecks;
  long rookChecks;
  long discoverers;

  /** The squares that end a check; all squares if there is none. */
  long parries;

  /** The mover's answers in the move that is being played from here. */
  final Answers answers = new Answers();

  /** What hooks have done to the figures that waiting pawns have become here, as a move begins. */
  List<Effect> chosen = List.of();

  /** The same with what they have found; both hold nothing while moves are only counted. */
  List<Deed> chosenDeeds = List.of();

  final int[] moves = new int[512];
  int count;

  // The keys of what the moves lead to, and the counts that a table has for them.
  private long[] keys = {};
  private long[] counts = {};

  /** How many legal moves the node has turned out to have. */
  long legal;

  Node(Program program) {
    this.program = program;
    this.board = new Board(program.layout);
    this.view = new BoardView(program, board);
  }

  /** Returns the node below, one for each ply. */
  Node next() {
    Node below = next;
    if (below == null) {
      below = new Node(program);
      next = below;
    }
    return below;
  }

  long[] keys() {
    if (keys.length == 0) {
      keys = new long[moves.length];
    }
    return keys;
  }

  long[] counts() {
    if (counts.length == 0) {
      counts = new long[moves.length];
    }
    return counts;
  }

  /** Works out what listing moves needs to know. */
  void examine() {
    examineLeaf(null);
    shieldKing();
    drawTargets();
  }

  /** Works out what counting moves needs to know; {@link #shieldKing} waits until it is wanted. */
  void examineLeaf(@Nullable Forecast forecast) {
    this.forecast = forecast;
    int side = board.side;
    occupied = board.occupied();
    own = (board.white ^ -(long) side) & occupied;
    their = occupied & ~own;
    king = board.king(side);
    open = ~(own | board.kings());
    closed = 0;
    fixed = 0;
    promoters = 0;
    haunted = 0;
    castlingTouched = false;
    asksAboutChecks = false;
    bansChecks = false;
    isShielded = false;
    bars = false;
    if ((program.hasFootprint() || king == 64) && !touchesCapturesAlone()) {
      drawFootprint(side);
    }
  }

  /** Returns whether captures are all that may concern a hook, as in most leaves of most rules. */
  private boolean touchesCapturesAlone() {
    return program.touchesCapturesAlone() && king != 64 && board.waiting(board.side ^ 1) == 0;
  }

  /** Looks out from the king: what is reborn where he sees it may attack or shield him. */
  void lookOut() {
    seenLines = Sliders.rook(king, occupied);
    seenDiagonals = Sliders.bishop(king, occupied);
    dangerous = seenLines | seenDiagonals | Tables.KNIGHT[king];
    exposed = dangerous & ~(occupied | closed);
  }

  /** Returns the squares on which a rebirth might matter to the king when a unit has left one. */
  long risk(int from) {
    return exposed | opened(from);
  }

  /** Returns the squares on which it matters only then: that one itself, and those beyond it. */
  long opened(int from) {
    long seen = -(dangerous >>> from & 1);
    return seen & (1L << from | Tables.LINE[king << 6 | from] & ~occupied);
  }

  /** Finds checks and pins, unless they are known. */
  void shieldKing() {
    if (isShielded) {
      return;
    }
    isShielded = true;
    if (king == 64) {
      checkers = 0;
      pinned = 0;
      parries = -1L;
      quick = false;
      return;
    }
    int side = board.side;
    long x = board.x;
    long y = board.y;
    long z = board.z;
    long attackers =
        Tables.KNIGHT[king] & x & y & their
            | Tables.PAWN[side * 65 + king] & x & ~y & ~z & their & Board.PAWN_RANKS;
    long snipers = (Tables.STRAIGHT[king] & y | Tables.DIAGONAL[king] & z) & ~x & their;
    long blockers = 0;
    for (; snipers != 0; snipers &= snipers - 1) {
      int sniper = Long.numberOfTrailingZeros(snipers);
      long between = Tables.BETWEEN[king << 6 | sniper] & occupied;
      if (between == 0) {
        attackers |= 1L << sniper;
      } else if ((between & between - 1) == 0) {
        blockers |= between & own;
      }
    }
    checkers = attackers;
    pinned = blockers;
    parries = -1L;
    if (attackers != 0) {
      parries =
          (attackers & attackers - 1) == 0
              ? attackers | Tables.BETWEEN[king << 6 | Long.numberOfTrailingZeros(attackers)]
              : 0;
    }
    if (program.check != null) {
      checkers = Checks.checkers(program, board, side);
    }
    quick =
        attackers == 0
            && program.check == null
            && !(program.leavesPawnsWaiting() && board.waiting(side ^ 1) != 0);
  }

  /** Tells plain and touched moves apart. */
  private void drawFootprint(int side) {
    if (program.closesSquares()) {
      closed = program.closed(view);
      open &= ~closed;
    }
    if (program.protectsUnits()) {
      open &= ~(program.untouchable(view) & their);
    }
    if (program.takesKings()) {
      open |= board.kings() & their;
    }
    bansChecks = program.checkBans.length != 0 && program.banOnChecks(view) != null;
    asksAboutChecks = bansChecks || program.asksAboutChecks();
    if (asksAboutChecks) {
      findChecks(side, board.king(side ^ 1));
    }
    if (!program.isMixed()
        || king == 64
        || program.leavesPawnsWaiting() && board.waiting(side ^ 1) != 0) {
      fixed = -1L;
      castlingTouched = true;
      return;
    }
    fixed = program.departures.length == 0 ? 0 : program.watched(view);
    if (asksAboutChecks) {
      fixed |= discoverers;
    }
    long units = Castling.units(side);
    castlingTouched =
        (fixed & units) != 0
            || asksAboutChecks && (board.unmoved & units) != 0 && castlingMayCheck(side);
    if (forecast != null && !asksAboutChecks) {
      haunted = forecast.haunted(view) & own;
      fixed &= ~haunted;
    }
    if (asksAboutChecks || program.promotions.length != 0) {
      long pawns = board.pawns() & own & (side == Board.WHITE ? 0xFFL << 48 : 0xFFL << 8);
      if (forecast != null && forecast.foretellsPromotions) {
        promoters = pawns & ~fixed;
      } else {
        fixed |= pawns;
      }
    }
  }

  /** Returns whether a rook might give check by castling. */
  private boolean castlingMayCheck(int side) {
    int home = Castling.kingHome(side);
    return (rookChecks >>> home & 2 | rookChecks >>> home - 1 & 1) != 0
        || (board.kings() & their & 0xFFL << (side == Board.WHITE ? 0 : 56)) != 0;
  }

  /** Tells where the units may go by plain moves, and where at all. */
  private void drawTargets() {
    long plain = program.asksAboutCaptures() ? open & ~their : open;
    pawnTargets = plain;
    knightTargets = plain;
    bishopTargets = plain;
    rookTargets = plain;
    kingTargets = plain;
    pawnOpen = open;
    knightOpen = open;
    bishopOpen = open;
    rookOpen = open;
    if (asksAboutChecks && fixed != -1L) {
      pawnTargets &= ~pawnChecks;
      knightTargets &= ~knightChecks;
      bishopTargets &= ~bishopChecks;
      rookTargets &= ~rookChecks;
      // A check is certain, and illegal, if no hook may come in between.
      long illegal = bansChecks ? program.asksAboutCaptures() ? ~their : -1L : 0;
      pawnOpen &= ~(pawnChecks & illegal);
      knightOpen &= ~(knightChecks & illegal);
      bishopOpen &= ~(bishopChecks & illegal);
      rookOpen &= ~(rookChecks & illegal);
    }
  }

  /** Finds the moves that could give check: by the unit that moves, or from behind it. */
  private void findChecks(int side, int enemy) {
    if (enemy == 64) {
      pawnChecks = 0;
      knightChecks = 0;
      bishopChecks = 0;
      rookChecks = 0;
      discoverers = 0;
      return;
    }
    pawnChecks = Tables.PAWN[(side ^ 1) * 65 + enemy];
    knightChecks = Tables.KNIGHT[enemy];
    rookChecks = Sliders.rook(enemy, occupied);
    bishopChecks = Sliders.bishop(enemy, occupied);
    if (program.leavesPawnsWaiting() && Checks.inCheck(program, board, side ^ 1)) {
      // A choice for a waiting pawn has given check already: every move leaves it standing.
      discoverers = -1L;
      return;
    }
    discoverers = 0;
    long x = board.x;
    long snipers =
        (Tables.STRAIGHT[enemy] & board.y & ~x | Tables.DIAGONAL[enemy] & board.z & ~x) & own;
    for (; snipers != 0; snipers &= snipers - 1) {
      long between = Tables.BETWEEN[enemy * 64 + Long.numberOfTrailingZeros(snipers)] & occupied;
      if ((between & between - 1) == 0) {
        discoverers |= between;
      }
    }
  }

  /**
   * Returns whether the move itself could give check; what hooks do to the board is not looked at.
   *
   * <p>Promotion, en passant, castling and the king's moves are taken for granted.
   */
  boolean mayCheck(int move) {
    long checks =
        switch (Moves.code(move)) {
          case Board.PAWN -> pawnChecks;
          case Board.KNIGHT -> knightChecks;
          case Board.BISHOP -> bishopChecks;
          case Board.ROOK -> rookChecks;
          case Board.QUEEN -> bishopChecks | rookChecks;
          default -> 0;
        };
    return ((checks >>> Moves.to(move) | discoverers >>> Moves.from(move)) & 1) != 0
        || move >>> 15 != 0;
  }
}

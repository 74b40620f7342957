package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A position: the board, what lies under it, and everything else that a FEN says. It is changed
 * only while a move is being made on a copy of it.
 */
public final class PlainPosition {

  final PlainRules rules;
  final PlainMan[] board = new PlainMan[64];

  /** What lies under a square, top first. */
  final Map<Integer, List<PlainMan>> ghosts = new HashMap<>();

  final List<PlainBarred> barred = new ArrayList<>();
  boolean whiteToMove = true;
  boolean whiteKingUnmoved;
  boolean blackKingUnmoved;

  /** The corners whose rook counts as unmoved. */
  final Set<Integer> unmovedRooks = new HashSet<>();

  /** The skipped squares. */
  final Set<Integer> enPassant = new HashSet<>();

  int halfmoveClock;
  int fullmoveNumber = 1;
  int made;
  int series = 1;

  PlainPosition(PlainRules rules) {
    this.rules = rules;
  }

  PlainPosition copy() {
    PlainPosition copy = new PlainPosition(rules);
    System.arraycopy(board, 0, copy.board, 0, 64);
    ghosts.forEach((square, pile) -> copy.ghosts.put(square, new ArrayList<>(pile)));
    copy.barred.addAll(barred);
    copy.whiteToMove = whiteToMove;
    copy.whiteKingUnmoved = whiteKingUnmoved;
    copy.blackKingUnmoved = blackKingUnmoved;
    copy.unmovedRooks.addAll(unmovedRooks);
    copy.enPassant.addAll(enPassant);
    copy.halfmoveClock = halfmoveClock;
    copy.fullmoveNumber = fullmoveNumber;
    copy.made = made;
    copy.series = series;
    return copy;
  }

  /** The legal moves, in no particular order. */
  public List<PlainMove> legalMoves() {
    return PlainMoves.legal(this);
  }

  /** The legal move with this machine text. */
  public PlainMove move(String text) {
    for (PlainMove move : legalMoves()) {
      if (move.text().equals(text)) {
        return move;
      }
    }
    throw new IllegalArgumentException("illegal in " + fen() + ": " + text);
  }

  public boolean isCheck() {
    return rules.check().inCheck(this, whiteToMove);
  }

  public boolean isCheckmate() {
    return isCheck() && legalMoves().isEmpty();
  }

  public boolean isStalemate() {
    return !isCheck() && legalMoves().isEmpty();
  }

  /** The number of sequences of this many legal moves. */
  public long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    List<PlainMove> moves = legalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long nodes = 0;
    for (PlainMove move : moves) {
      nodes += move.after().perft(depth - 1);
    }
    return nodes;
  }

  public String fen() {
    return PlainFenWriter.write(this);
  }

  /** The rules it is played by. */
  public PlainRules rules() {
    return rules;
  }

  @Override
  public String toString() {
    return fen();
  }

  /** Where the king stands, or -1. */
  int king(boolean white) {
    for (int square = 0; square < 64; square++) {
      PlainMan man = board[square];
      if (man != null && man.isKing() && man.white == white) {
        return square;
      }
    }
    return -1;
  }

  boolean isBarred(int square) {
    for (PlainBarred bar : barred) {
      if (bar.square == square) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit may be put there: nobody stands there and it is not barred. */
  boolean isFree(int square) {
    return board[square] == null && !isBarred(square);
  }

  /** Section 1.4.3: the pawns that stand on their last rank. */
  List<Integer> waitingPawns(boolean white) {
    List<Integer> result = new ArrayList<>();
    for (int square = 0; square < 64; square++) {
      PlainMan man = board[square];
      if (man != null
          && man.isPawn()
          && man.white == white
          && PlainSquare.rank(square) == man.lastRank()) {
        result.add(square);
      }
    }
    return PlainSquare.sorted(result);
  }

  boolean isKingUnmoved(boolean white) {
    return white ? whiteKingUnmoved : blackKingUnmoved;
  }

  void setKingUnmoved(boolean white, boolean unmoved) {
    if (white) {
      whiteKingUnmoved = unmoved;
    } else {
      blackKingUnmoved = unmoved;
    }
  }

  /** Takes a unit off the board; its mark goes with it. */
  PlainMan lift(int square) {
    PlainMan man = board[square];
    board[square] = null;
    unmovedRooks.remove(square);
    if (man.isKing()) {
      setKingUnmoved(man.white, false);
      if (!rules.returnsKings()) {
        unmovedRooks.removeIf(rook -> PlainSquare.rank(rook) == man.firstRank());
      }
    }
    return man;
  }

  /** Puts a unit where it has moved to. */
  void put(int square, PlainMan man) {
    board[square] = man;
  }

  /** Puts a unit where a rule wants it: there it may gain a mark (section 1.3). */
  void place(int square, PlainMan man) {
    board[square] = man;
    if (man.isRook()
        && corners(man.white).contains(square)
        && (isKingUnmoved(man.white) && isAloneBesideKing(square, man.white)
            || rules.returnsKings())) {
      unmovedRooks.add(square);
    }
    if (man.isKing() && square == PlainHome.ofKing(man.white) && rules.returnsKings()) {
      setKingUnmoved(man.white, true);
    }
  }

  private boolean isAloneBesideKing(int square, boolean white) {
    return !rules.castlesFreely() || castlingRook(white, square > king(white)) < 0;
  }

  /** The outermost unmoved rook on a side of the king, or a negative number. */
  int castlingRook(boolean white, boolean kingside) {
    int king = king(white);
    int found = -1;
    for (int file = 0; file < 8; file++) {
      int square = (white ? 0 : 56) + file;
      boolean beside = kingside ? square > king : square < king;
      if (beside && unmovedRooks.contains(square) && (kingside || found < 0)) {
        found = square;
      }
    }
    return found;
  }

  /** Brings back what lies under an empty square, and returns it; null where nothing does. */
  PlainMan reappear(int square) {
    List<PlainMan> pile = ghosts.get(square);
    if (pile == null || board[square] != null) {
      return null;
    }
    PlainMan ghost = pile.remove(0);
    if (pile.isEmpty()) {
      ghosts.remove(square);
    }
    PlainMan man = rules.reappearsTaboo() ? ghost.tabooed() : ghost;
    place(square, man);
    return man;
  }

  /** The two corners of a side, king's side first. */
  static List<Integer> corners(boolean white) {
    return white
        ? List.of(PlainSquare.parse("h1"), PlainSquare.parse("a1"))
        : List.of(PlainSquare.parse("h8"), PlainSquare.parse("a8"));
  }
}

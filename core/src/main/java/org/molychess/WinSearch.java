package org.molychess;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Looks for a sequence of moves by both sides after which one of them has won.
 *
 * <p>The positions that look nearest to a mate are tried first. If none is left to try, there is no
 * such sequence: every position that can arise was seen.
 */
final class WinSearch {
  /** How many positions are kept at most. */
  static final int MOST_POSITIONS = 40_000;

  private record Candidate(Position position, int distance, int number) {}

  private final Side winner;
  private final Set<Position> seen = new HashSet<>();
  private final PriorityQueue<Candidate> open =
      new PriorityQueue<>(
          Comparator.comparingInt(Candidate::distance).thenComparingInt(Candidate::number));

  private WinSearch(Side winner) {
    this.winner = winner;
  }

  /** Returns whether a side can still win from a position. */
  static Possibility search(Position position, Side winner) {
    return new WinSearch(winner).search(position);
  }

  private Possibility search(Position start) {
    if (isWon(start)) {
      return Possibility.YES;
    }
    if (Endings.cannotMate(start, winner)) {
      return Possibility.NO;
    }
    add(start);
    while (!open.isEmpty()) {
      List<Move> moves = open.remove().position().legalMoves();
      for (Move move : moves) {
        Position after = move.after();
        if (seen.contains(after) || Endings.cannotMate(after, winner)) {
          continue;
        }
        if (isWon(after)) {
          return Possibility.YES;
        }
        if (seen.size() == MOST_POSITIONS) {
          return Possibility.UNKNOWN;
        }
        add(after);
      }
    }
    return Possibility.NO;
  }

  private void add(Position position) {
    // What is kept must not hold the list of its moves.
    Position bare = position.bare();
    seen.add(bare);
    open.add(new Candidate(bare, distance(bare), seen.size()));
  }

  private boolean isWon(Position position) {
    boolean mayBe = position.isCheck() && position.sideToMove() != winner;
    if (!mayBe && !position.rules().engine().mayEndByRule()) {
      return false;
    }
    Optional<Outcome> outcome = position.outcome();
    return outcome.isPresent() && outcome.get().winner().equals(Optional.of(winner));
  }

  // How far a mate seems to be

  /** Returns a small number for positions that look like a mate of the other side. */
  private int distance(Position position) {
    Side loser = winner.opposite();
    Optional<Square> king = position.king(loser);
    if (king.isEmpty()) {
      return 0;
    }
    Square target = king.get();
    int distance = 3 * toCorner(position, target);
    distance += 2 * position.king(winner).map(own -> steps(own, target)).orElse(0);
    boolean officers = false;
    for (Role role : List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT)) {
      for (Square square : position.squares(Piece.of(winner, role))) {
        distance += steps(square, target);
        officers |= role == Role.QUEEN || role == Role.ROOK;
      }
    }
    return distance + (officers ? 0 : toPromotion(position));
  }

  private static int steps(Square a, Square b) {
    return Math.max(Math.abs(a.file() - b.file()), Math.abs(a.rank() - b.rank()));
  }

  /** Returns how far the king is from a corner, of the colour of the winner's bishops if any. */
  private int toCorner(Position position, Square king) {
    SquareSet bishops = position.squares(Piece.of(winner, Role.BISHOP));
    int least = 8;
    for (Square corner : List.of(Square.A1, Square.H1, Square.A8, Square.H8)) {
      boolean fits =
          bishops.isEmpty() || bishops.stream().anyMatch(b -> b.isLight() == corner.isLight());
      least = Math.min(least, fits ? steps(king, corner) : 8);
    }
    return least;
  }

  /** Returns how far the winner's pawns are from a promotion. */
  private int toPromotion(Position position) {
    int least = 0;
    for (Square pawn : position.squares(Piece.of(winner, Role.PAWN))) {
      int steps = Math.abs(winner.lastRank() - pawn.rank());
      least = least == 0 ? steps : Math.min(least, steps);
    }
    return 10 * least;
  }
}

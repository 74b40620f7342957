package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.conformance.plain.RandomGames;

/** Moves and replies are counted in pairs; each must be there when the move is made, too. */
final class PairsTest {
  /** Positions in which a quiet move changes much for the other side. */
  private static final List<String> POSITIONS =
      List.of(
          // Squares over which he castles, attacked, blocked and left.
          "r3k2r/8/8/3B1N2/4n1b1/8/8/R3K2R w KQkq - 0 1",
          "r3kb1r/7p/2n1p3/4Q3/2B1R3/8/8/4K3 w kq - 0 1",
          // A rook that castles is taken where it stands.
          "r3k2r/8/8/8/4B3/8/6n1/R3K2R w KQkq - 0 1",
          // Pins and checks that come and go.
          "4k3/8/8/Q2q3q/8/3R2b1/8/4K2R w K - 0 1",
          "3qk3/4r3/8/B7/4N3/8/4R3/4K3 w - - 0 1",
          "2r1kqn1/5p1r/pnPppbp1/6B1/1P2P1Q1/p1P1NB1p/2N1KPPP/R5R1 b - - 3 16",
          // Steps and double steps of pawns that are stopped, and what they take.
          "4k3/pppp4/8/8/NRBQ4/8/8/4K3 w - - 0 1",
          "4k3/1p1p4/8/2P5/4p1p1/8/3P1P1P/4K3 w - - 0 1",
          // Promotions, and figures that look back along the line of their pawn.
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "8/2K5/1P2r2k/3p4/4PpP1/8/2p5/8 b - - 0 12",
          "2b3b1/1P2kP2/8/3q4/8/8/1p2Kp2/2B3B1 w - - 0 1",
          // A king with many flights, and with units beside him.
          "8/8/3nk3/4p3/8/2Q2B2/8/R3K3 w - - 0 1",
          // Victims that would be reborn beside the king, or on a line to him.
          "rn5r/pQqk1bpp/p4pN1/1Pp5/5bn1/2K4P/1PP3P1/1NB2B1R w - - 0 40",
          "4R1nr/k2N4/rp1pbp2/1B3ppp/QP2pP1q/B1PP1NPP/P7/R2nK1R1 w Q - 3 35",
          "r1b1qbr1/p1pnk1pp/1p2pp2/7N/n7/N2P2P1/PPPBPP1P/R2QKB1R b KQ - 1 10",
          // Hardly a reply is left: stalemate may be one move away.
          "7k/8/5K2/8/6Q1/8/8/8 w - - 0 1",
          "k7/1p6/8/1K6/8/8/8/2R5 w - - 0 1",
          "5bnr/rbpqkp1p/4p1B1/ppnp2P1/3P3P/5R2/PPP1PP2/RNBQK3 w Q - 2 15");

  /** About how many moves of a position are followed. */
  private static final int CHILDREN = 5;

  @TestFactory
  Stream<DynamicTest> areTheRepliesToEachMove() {
    return RandomGames.underAllRules(
        text -> {
          Rules rules = Rules.parse(text);
          for (String fen : POSITIONS) {
            Position position = rules.position(fen);
            assertEquals(sum(position), position.perft(2), fen);
            List<Move> moves = position.legalMoves();
            for (int i = 0; i < moves.size(); i += 1 + moves.size() / CHILDREN) {
              Position after = moves.get(i).after();
              assertEquals(sum(after), after.perft(2), after::fen);
            }
          }
        });
  }

  private static long sum(Position position) {
    return position.legalMoves().stream().mapToLong(move -> move.after().perft(1)).sum();
  }
}

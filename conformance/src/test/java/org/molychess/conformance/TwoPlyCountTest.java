package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;
import org.molychess.conformance.plain.RandomGames;

/** Moves and replies are counted in pairs; each must be there when the move is made, too. */
final class TwoPlyCountTest {
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
          // Promotions, and officers that look back along the line of their pawn.
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "8/2K5/1P2r2k/3p4/4PpP1/8/2p5/8 b - - 0 12",
          "2b3b1/1P2kP2/8/3q4/8/8/1p2Kp2/2B3B1 w - - 0 1",
          // A king with many flights, and with units beside him.
          "8/8/3nk3/4p3/8/2Q2B2/8/R3K3 w - - 0 1",
          // Victims that would be reborn beside the king, or on a line to him.
          "rn5r/pQqk1bpp/p4pN1/1Pp5/5bn1/2K4P/1PP3P1/1NB2B1R w - - 0 40",
          "4R1nr/k2N4/rp1pbp2/1B3ppp/QP2pP1q/B1PP1NPP/P7/R2nK1R1 w Q - 3 35",
          "r1b1qbr1/p1pnk1pp/1p2pp2/7N/n7/N2P2P1/PPPBPP1P/R2QKB1R b KQ - 1 10",
          "7k/n7/4N3/2N3p1/4b1p1/1b4PP/1p1n4/R3K2R w KQ - 0 1",
          "8/8/8/1qR5/8/8/8/4K2k b - - 0 1",
          "2b5/5B2/1p6/6Q1/5Pr1/2n5/8/4K1k1 b - - 0 1",
          "r3k2r/1NPr4/8/3b1p2/8/7P/8/4KR2 b kq - 0 1",
          "5K2/1N2N2p/8/2P2Bn1/1P6/8/n2k4/Q5b1 b - - 0 1",
          "1Qqq4/p6k/3q2n1/5PR1/1p1p2P1/3B4/4p3/4KR2 w - - 0 1",
          "r3k2r/8/1n1B4/8/6q1/PP6/8/R3K2R w KQkq - 0 1",
          // Units in the way of checks, along lines and of pawns.
          "4k3/8/q7/8/8/8/8/R3K3 b - - 0 1",
          "4k3/r7/8/8/8/8/8/R3K3 b - - 0 1",
          "8/8/8/3k4/8/4n3/4P3/K7 b - - 0 1",
          "8/8/8/3k4/8/4b3/4P3/K7 b - - 0 1",
          "5K2/8/3P4/4P3/7p/8/1N3k2/1r6 w - - 0 1",
          "8/p6r/8/6k1/8/6P1/4K3/b7 b - - 0 1",
          "2k5/n5N1/8/2P2r2/8/8/8/4K3 b - - 0 1",
          "8/b7/8/2k5/1b5p/nP1BK3/8/r7 b - - 0 1",
          "8/8/8/3BK3/6b1/pr1p3N/7k/8 w - - 0 1",
          "rq2k2r/4p3/2p2n1P/5P2/RN6/3B4/nP5p/R3Kb1R b KQkq - 0 1",
          "8/8/8/p4kpq/8/K5bP/6P1/8 b - - 0 1",
          // Hardly a reply is left: stalemate may be one move away.
          "7k/8/5K2/8/6Q1/8/8/8 w - - 0 1",
          "k7/1p6/8/1K6/8/8/8/2R5 w - - 0 1",
          "5bnr/rbpqkp1p/4p1B1/ppnp2P1/3P3P/5R2/PPP1PP2/RNBQK3 w Q - 2 15");

  /** About how many moves of a position are followed. */
  private static final int CHILDREN = 5;

  @TestFactory
  Stream<DynamicTest> areTheRepliesToEachMove() {
    return RandomGames.underAllRules(text -> compare(Rules.parse(text)));
  }

  /** There it matters which replies give check, whatever they take. */
  @ParameterizedTest
  @ValueSource(strings = {"", "circe", "circe-coucou", "circe-mirror", "circe-rank"})
  void areTheRepliesToEachMoveWhereChecksAreForbidden(String others) {
    Rules.Builder rules =
        Rules.builder()
            .add(new MadeUp(hooks -> hooks.onCheck(check -> check.forbid("it gives check"))));
    if (!others.isEmpty()) {
      rules.add(others);
    }
    compare(rules.build());
  }

  private static void compare(Rules rules) {
    for (String fen : POSITIONS) {
      Position position = rules.position(fen);
      assertEquals(sum(position), position.perft(2), fen);
      List<Move> moves = position.legalMoves();
      for (int i = 0; i < moves.size(); i += 1 + moves.size() / CHILDREN) {
        Position after = moves.get(i).after();
        assertEquals(sum(after), after.perft(2), after::fen);
      }
    }
  }

  private static long sum(Position position) {
    return position.legalMoves().stream().mapToLong(move -> move.after().perft(1)).sum();
  }
}

package org.molychess.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.PositionBuilder;
import org.molychess.Role;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.Square;

/** Where random games begin: in the array, in busy positions, and in sparse random ones. */
final class Openings {
  private static final List<String> BUSY =
      List.of(
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
  private static final Role[] OFFICERS = {Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT};
  private static final int UNITS = 8;

  private final Rules rules;
  private final Random random;

  Openings(Rules rules, Random random) {
    this.rules = rules;
    this.random = random;
  }

  /** Returns positions for this many games. */
  List<Position> choose(int games) {
    List<Position> chosen = new ArrayList<>();
    chosen.add(rules.initialPosition());
    for (String fen : BUSY) {
      read(fen).ifPresent(chosen::add);
    }
    // Rules may refuse whatever they like, so there is an end to trying.
    for (int i = 0; i < 100 * games && chosen.size() < games; i++) {
      sparse().ifPresent(chosen::add);
    }
    return chosen.subList(0, Math.min(games, chosen.size()));
  }

  private Optional<Position> read(String fen) {
    try {
      return Optional.of(rules.position(fen));
    } catch (FenException e) {
      return Optional.empty();
    }
  }

  private Optional<Position> sparse() {
    PositionBuilder editor = rules.setUp();
    editor.put(Piece.of(Side.WHITE, Role.KING), square(1, 8));
    editor.put(Piece.of(Side.BLACK, Role.KING), square(1, 8));
    for (int i = 0; i < UNITS; i++) {
      Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      boolean pawn = random.nextInt(5) < 2;
      Role role = pawn ? Role.PAWN : OFFICERS[random.nextInt(OFFICERS.length)];
      editor.put(Piece.of(side, role), pawn ? square(2, 7) : square(1, 8));
    }
    editor.sideToMove(random.nextBoolean() ? Side.WHITE : Side.BLACK);
    return read(editor.fen());
  }

  private Square square(int lowest, int highest) {
    return Square.at(1 + random.nextInt(8), lowest + random.nextInt(highest - lowest + 1));
  }
}

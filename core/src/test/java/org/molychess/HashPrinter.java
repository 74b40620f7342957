package org.molychess;

import java.util.ArrayList;
import java.util.List;

/** Prints the hashes of some hundred positions, a line each; run in a JVM of its own. */
final class HashPrinter {
  private HashPrinter() {}

  static List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    for (String fen :
        List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")) {
      Position position = Rules.orthodox().position(fen);
      positions.add(position);
      for (Move move : position.legalMoves()) {
        positions.add(move.after());
        if (positions.size() < 700) {
          move.after().legalMoves().forEach(reply -> positions.add(reply.after()));
        }
      }
    }
    return positions;
  }

  public static void main(String[] args) {
    for (Position position : positions()) {
      System.out.println(Long.toHexString(position.hash()));
    }
  }
}

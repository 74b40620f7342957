package org.molychess.conformance.plain;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** What random games are played with: the rules, where they begin, and which move comes next. */
public final class RandomGames {
  /** Every condition, with each of its options, and combinations that meet in a move. */
  public static final List<String> RULES =
      List.of(
          "orthodox",
          "circe",
          "circe-coucou",
          "circe-couscous",
          "promotion-circe",
          "promotion-circe:inverse",
          "promotion-circe:enlarged",
          "promotion-circe:inverse,white",
          "promotion-circe:black,enlarged",
          "progressive",
          "progressive-circe",
          "circe-ulysses",
          "ghost",
          "haunted",
          "circe+haunted",
          "haunted+circe",
          "circe+ghost",
          "ghost+circe",
          "circe+progressive",
          "circe+promotion-circe",
          "circe-coucou+circe",
          "circe-coucou+haunted",
          "haunted+circe-coucou",
          "circe-coucou+ghost",
          "circe-couscous+ghost",
          "circe-couscous+haunted",
          "circe-coucou+circe-ulysses",
          "circe-ulysses+circe-coucou",
          "circe-coucou+promotion-circe",
          "circe-coucou+progressive",
          "circe-coucou+progressive-circe",
          "progressive-circe+circe-coucou",
          "haunted+promotion-circe",
          "haunted+progressive",
          "haunted+progressive-circe",
          "progressive-circe+haunted",
          "progressive-circe+ghost",
          "ghost+progressive",
          "ghost+promotion-circe:enlarged",
          "promotion-circe:enlarged+progressive",
          "circe-ulysses+haunted",
          "haunted+circe-ulysses",
          "circe-ulysses+ghost",
          "circe-ulysses+progressive",
          "circe-ulysses+promotion-circe",
          "circe-ulysses+progressive-circe",
          "circe-coucou+haunted+progressive",
          "circe+haunted+progressive",
          "circe+promotion-circe+progressive",
          "circe+haunted+promotion-circe:enlarged",
          "circe-coucou+circe-ulysses+haunted",
          "circe-ulysses+haunted+progressive",
          "progressive-circe+ghost+promotion-circe",
          "circe-ulysses+ghost+promotion-circe+progressive",
          "circe-coucou+circe-ulysses+progressive-circe+haunted+promotion-circe:enlarged",
          "circe-mirror",
          "circe-clone",
          "circe-rank",
          "circe-file",
          "circe-symmetry",
          "circe-diametral",
          "circe-pwc",
          "circe-equipollents",
          "circe-super",
          "circe-assassin",
          "circe-strict",
          "circe-chameleon",
          "circe:rex-inclusive",
          "anticirce",
          "anticirce:cheylan",
          "immune",
          "circe-equipollents+haunted",
          "circe-rank+haunted",
          "circe-assassin+haunted",
          "anticirce+haunted",
          "circe:rex-inclusive+circe-ulysses",
          "promotion-circe:white",
          "promotion-circe:black",
          "circe-mirror+promotion-circe",
          "circe-clone+progressive-circe",
          "circe-symmetry+circe-coucou",
          "circe-symmetry+circe-couscous",
          "circe-pwc+haunted",
          "circe-pwc+progressive-circe",
          "circe-super+progressive",
          "circe-assassin+circe-coucou",
          "circe-assassin+circe-ulysses",
          "circe-strict+haunted",
          "circe-chameleon+circe-ulysses",
          "circe:rex-inclusive+circe-coucou",
          "haunted+circe:rex-inclusive",
          "circe:rex-inclusive+progressive",
          "anticirce+promotion-circe",
          "anticirce+circe-ulysses",
          "circe+anticirce+progressive",
          "immune+circe-coucou",
          "immune+anticirce:cheylan+haunted",
          "chess960",
          "chess960+circe",
          "haunted+chess960",
          "chess960+ghost",
          "chess960+progressive",
          "chess960+circe:rex-inclusive",
          "chess960+anticirce",
          "circe-ulysses+chess960",
          "chess960+circe-coucou+haunted+progressive",
          "promotion-circe:enlarged+chess960");

  /** Positions in which much can happen soon. */
  public static final List<String> STARTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "4k3/1P2r1P1/8/2pn4/3B4/8/1p2R1p1/4K3 w - - 0 1",
          "r3k2r/2p1p1p1/8/1P1P1P2/1p1p1p2/8/2P1P1P1/R3K2R w KQkq - 0 1",
          "4k2r/1pP5/8/2b1n3/3N1B2/8/5pP1/R3K3 w Qk - 0 1");

  private RandomGames() {}

  /** Returns a test for each set of rules. */
  public static Stream<DynamicTest> underAllRules(Consumer<String> test) {
    return RULES.stream().map(text -> DynamicTest.dynamicTest(text, () -> test.accept(text)));
  }

  /** Picks a move; prefers those that change something, so that the strange happens often. */
  public static PlainMove pick(List<PlainMove> moves, Random random) {
    PlainMove move = moves.get(random.nextInt(moves.size()));
    for (int tries = 0; tries < 3 && move.effects().isEmpty(); tries++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }
}

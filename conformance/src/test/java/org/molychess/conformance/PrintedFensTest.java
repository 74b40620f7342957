package org.molychess.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.molychess.Epd;
import org.molychess.FenException;
import org.molychess.FenReading;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.RuleInfo;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.conformance.plain.RandomGames;

/**
 * A FEN that is printed can be read, under any three to five conditions together: long random
 * games, with clocks at their limits and kings missing.
 *
 * <p>The system property {@code moly.fens.positions} sets how many positions are printed and read,
 * {@code moly.fens.seed} where the random numbers begin; {@code mvn verify -Pfens -pl conformance
 * -am} reads ten million.
 */
final class PrintedFensTest {
  private static final int POSITIONS = Integer.getInteger("moly.fens.positions", 6_000);
  private static final long SEED = Long.getLong("moly.fens.seed", 1);
  private static final int PLIES = 120;

  private final Random random = new Random(SEED);
  private int read;

  @Test
  void areReadAgainUnderEveryComposition() {
    Set<String> compositions = new HashSet<>();
    while (read < POSITIONS) {
      Rules rules = compose();
      compositions.add(rules.toString());
      start(rules).ifPresent(this::play);
    }
    assertTrue(compositions.size() >= 10, compositions::toString);
  }

  /** Returns three to five conditions that go together, each with random options. */
  private Rules compose() {
    List<RuleInfo> infos = new ArrayList<>(Rules.available());
    while (true) {
      Collections.shuffle(infos, random);
      List<String> names = new ArrayList<>();
      for (RuleInfo info : infos.subList(0, 3 + random.nextInt(3))) {
        List<String> options = new ArrayList<>(info.options().keySet());
        options.removeIf(option -> random.nextInt(3) != 0);
        names.add(info.id() + (options.isEmpty() ? "" : ":" + String.join(",", options)));
      }
      try {
        return Rules.of(names.toArray(new String[0]));
      } catch (RuleLoadException e) {
        continue; // They refuse each other.
      }
    }
  }

  private Optional<Position> start(Rules rules) {
    String fen =
        random.nextInt(3) == 0
            ? RandomGames.STARTS.get(random.nextInt(RandomGames.STARTS.size()))
            : random.nextInt(4) == 0
                ? RandomFens.problem(random, rules.toString())
                : RandomFens.make(random, rules.toString());
    if (random.nextInt(4) == 0) {
      String[] fields = fen.split(" ", -1);
      fields[4] = "99990";
      fields[5] = "99995";
      fen = String.join(" ", fields);
    }
    if (rules.conditions().contains("progressive") && random.nextInt(8) == 0) {
      fen = fen.contains(" series:") ? fen : fen + " series:99998";
    }
    try {
      return Optional.of(rules.position(fen, Reading.PROBLEM));
    } catch (FenException e) {
      return Optional.empty();
    }
  }

  private void play(Position start) {
    Position position = start;
    List<String> played = new ArrayList<>();
    for (int ply = 0; ply <= PLIES; ply++) {
      check(start, position, played);
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      Move move = pick(moves);
      played.add(move.uci());
      position = move.after();
    }
  }

  /** Picks a move; mostly one that changes something besides itself, if one is found soon. */
  private Move pick(List<Move> moves) {
    Move move = moves.get(random.nextInt(moves.size()));
    for (int tries = 0; tries < 3 && move.effects().isEmpty() && !move.isCapture(); tries++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }

  private void check(Position start, Position position, List<String> played) {
    read++;
    String fen = position.fen();
    Rules rules = position.rules();
    try {
      Position again = rules.position(fen, Reading.KINGLESS);
      assertEquals(fen, again.fen());
      assertEquals(position, again);
      assertEquals(position.hash(), again.hash());
      assertEquals(position.halfmoveClock(), again.halfmoveClock());
      assertEquals(position.moveNumber(), again.moveNumber());
      if (position.king(Side.WHITE).isPresent() && position.king(Side.BLACK).isPresent()) {
        assertEquals(position, rules.position(fen));
      }
      FenReading lenient = rules.read(fen, Reading.KINGLESS, Reading.LENIENT);
      assertEquals(position, lenient.position());
      assertEquals(List.of(), lenient.repairs());
      Epd epd = Epd.of(position).with("id", fen);
      assertEquals(epd, Epd.parse(rules, epd.toString(), Reading.KINGLESS));
      assertEquals(fen, Epd.parse(rules, epd.toString(), Reading.KINGLESS).position().fen());
    } catch (FenException | AssertionError e) {
      fail(rules + ": " + start.fen() + " " + String.join(" ", played) + ": " + e.getMessage(), e);
    }
  }
}

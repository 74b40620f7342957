package org.molychess;

import com.google.common.testing.ClassSanityTester;
import com.google.common.testing.EqualsTester;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.molychess.spi.Home;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.Verdict;

/** Values are equal if they say the same, and have equal hash codes then. */
final class ValuesTest {
  private static final Rules ORTHODOX = Rules.orthodox();
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  /** A condition made up for these tests. */
  public static final class Circe implements RuleVariant {
    /** Makes it. */
    public Circe() {}

    @Override
    public String id() {
      return "made-up";
    }

    @Override
    public Set<String> options() {
      return Set.of("loud");
    }

    @Override
    public void install(Hooks hooks) {
      hooks.onCapture(
          capture -> {
            Square home = Home.of(capture.victim(), capture.captureSquare());
            if (capture.canPlace(home)) {
              capture.rebirth(home);
            }
          });
    }
  }

  private static Rules circe(String... options) {
    return Rules.builder().add(new Circe(), options).build();
  }

  @Test
  void namesOfSquaresAndUnits() {
    EqualsTester tester = new EqualsTester();
    for (Square square : Square.values()) {
      tester.addEqualityGroup(
          square, Square.of(square.toString()), Square.at(square.file(), square.rank()));
    }
    for (Piece piece : Piece.values()) {
      tester.addEqualityGroup(
          piece, Piece.of(piece.letter()), Piece.of(piece.side(), piece.role()));
    }
    tester.addEqualityGroup(Side.WHITE, Side.BLACK.opposite());
    tester.addEqualityGroup(Side.BLACK, Side.WHITE.opposite());
    tester.testEquals();
  }

  @Test
  void squareSets() {
    new EqualsTester()
        .addEqualityGroup(
            SquareSet.empty(),
            SquareSet.of(),
            SquareSet.ofBits(0),
            SquareSet.of(Square.A1).without(Square.A1))
        .addEqualityGroup(
            SquareSet.of(Square.A1, Square.H8),
            SquareSet.of(Square.H8, Square.A1),
            SquareSet.of(Square.H8).with(Square.A1))
        .addEqualityGroup(SquareSet.of(Square.A1))
        .testEquals();
  }

  @Test
  void rules() {
    new EqualsTester()
        .addEqualityGroup(ORTHODOX, Rules.orthodox(), Rules.parse("orthodox"))
        .addEqualityGroup(circe(), circe())
        .addEqualityGroup(circe("loud"), circe("loud"))
        .testEquals();
  }

  @Test
  void positions() {
    Position start = ORTHODOX.initialPosition();
    new EqualsTester()
        .addEqualityGroup(
            start,
            ORTHODOX.position(START),
            // Counters do not count (RULES 1.5).
            ORTHODOX.position(START.replace("0 1", "7 9")))
        .addEqualityGroup(start.play("Nf3"), start.move("g1f3").after())
        .addEqualityGroup(ORTHODOX.position(START.replace("KQkq", "KQk")))
        .addEqualityGroup(ORTHODOX.position(START.replace(" w ", " b ")))
        .addEqualityGroup(circe().position(START), circe().initialPosition())
        .testEquals();
  }

  @Test
  void positionsWhoseEnPassantSquareNobodyCanUse() {
    String fen = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    new EqualsTester()
        .addEqualityGroup(ORTHODOX.position(fen), ORTHODOX.position(fen.replace("e3", "-")))
        .addEqualityGroup(ORTHODOX.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"))
        .addEqualityGroup(ORTHODOX.position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"))
        .testEquals();
  }

  @Test
  void moves() {
    Position start = ORTHODOX.initialPosition();
    new EqualsTester()
        .addEqualityGroup(
            start.move("Nf3"), start.move("g1f3"), ORTHODOX.position(START).exactMove("Nf3"))
        .addEqualityGroup(start.move("Nh3"))
        // The same squares in another position.
        .addEqualityGroup(start.play("a3").play("a6").move("Nf3"))
        .addEqualityGroup(circe().initialPosition().move("Nf3"))
        .testEquals();
    Position promotion = ORTHODOX.position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    new EqualsTester()
        .addEqualityGroup(promotion.move("a8=Q"), promotion.move("a7a8q"))
        .addEqualityGroup(promotion.move("a8=R"))
        .testEquals();
  }

  @Test
  void effectsAndChoices() {
    new EqualsTester()
        .addEqualityGroup(
            new Effect.Placed(Piece.BLACK_ROOK, Square.H8, "circe"),
            new Effect.Placed(Piece.BLACK_ROOK, Square.H8, "circe"))
        .addEqualityGroup(new Effect.Placed(Piece.BLACK_ROOK, Square.A8, "circe"))
        .addEqualityGroup(new Effect.Placed(Piece.BLACK_ROOK, Square.H8, "ghost"))
        .addEqualityGroup(new Effect.Removed(Piece.BLACK_ROOK, Square.H8, "circe"))
        .addEqualityGroup(new Effect.Transferred(Piece.BLACK_ROOK, Square.A8, Square.H8, "circe"))
        .addEqualityGroup(new Effect.Transferred(Piece.BLACK_ROOK, Square.H8, Square.A8, "circe"))
        .addEqualityGroup(
            new Effect.Changed(Piece.BLACK_ROOK, Piece.BLACK_PAWN, Square.H8, "circe"))
        .addEqualityGroup(new Choice.OfSquare(Square.A1), new Choice.OfSquare(Square.A1))
        .addEqualityGroup(new Choice.OfSquare(Square.A2))
        .addEqualityGroup(new Choice.OfRole(Role.QUEEN), new Choice.OfRole(Role.QUEEN))
        .addEqualityGroup(new Choice.OfRole(Role.ROOK))
        .testEquals();
    Position position = circe().position("7k/8/8/3n4/8/8/8/K2R4 w - - 0 1");
    new EqualsTester()
        .addEqualityGroup(position.move("Rxd5").effects(), position.move("d1d5").effects())
        .testEquals();
  }

  @Test
  void outcomes() {
    Position mated = ORTHODOX.position("7k/8/7K/8/8/8/8/R7 w - - 0 1").play("Ra8");
    Position black = ORTHODOX.position("7K/8/7k/8/8/8/8/r7 b - - 0 1").play("Ra8");
    Position stalemate = ORTHODOX.position("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1").play("Qf7");
    new EqualsTester()
        .addEqualityGroup(mated.outcome().orElseThrow(), mated.outcome().orElseThrow())
        .addEqualityGroup(black.outcome().orElseThrow())
        .addEqualityGroup(stalemate.outcome().orElseThrow())
        .addEqualityGroup(new Outcome(null, Outcome.Termination.RULE, "a", "over"))
        .addEqualityGroup(new Outcome(null, Outcome.Termination.RULE, "b", "over"))
        .addEqualityGroup(new Outcome(Side.WHITE, Outcome.Termination.RULE, "b", "over"))
        .addEqualityGroup(new Outcome(null, Outcome.Termination.AGREEMENT, "b", "over"))
        .testEquals();
    new EqualsTester()
        .addEqualityGroup(new Verdict(Side.WHITE, "over"), new Verdict(Side.WHITE, "over"))
        .addEqualityGroup(new Verdict(Side.BLACK, "over"))
        .addEqualityGroup(new Verdict(null, "over"))
        .addEqualityGroup(new Verdict(null, "over now"))
        .testEquals();
  }

  @Test
  void readingsAndStepsAndProgress() {
    Position start = ORTHODOX.initialPosition();
    new EqualsTester()
        .addEqualityGroup(
            ORTHODOX.read(START), ORTHODOX.read(START), new FenReading(start, List.of()))
        .addEqualityGroup(new FenReading(start, List.of("mended")))
        .addEqualityGroup(new FenReading(start.play("a3"), List.of()))
        .testEquals();
    new EqualsTester()
        .addEqualityGroup(start.explain("Nf3").steps(), start.explain("g1f3").steps())
        .addEqualityGroup(start.explain("Nh3").steps())
        .testEquals();
    new EqualsTester()
        .addEqualityGroup(
            new Perft.Progress(1, 0.5, Duration.ofSeconds(1)),
            new Perft.Progress(1, 0.5, Duration.ofSeconds(1)))
        .addEqualityGroup(new Perft.Progress(2, 0.5, Duration.ofSeconds(1)))
        .testEquals();
  }

  @Test
  void descriptionsOfRules() {
    Map<String, String> none = Map.of();
    RuleInfo info = new RuleInfo("a", "b", none, Set.of("c", "d"), none, Circe.class);
    new EqualsTester()
        .addEqualityGroup(
            info, new RuleInfo("a", "b", Map.of(), Set.of("d", "c"), Map.of(), Circe.class))
        .addEqualityGroup(new RuleInfo("a", "b", none, Set.of("c"), none, Circe.class))
        .addEqualityGroup(new RuleInfo("a", "b", none, Set.of("c", "d"), none, Object.class))
        .testEquals();
  }

  @Test
  void games() {
    new EqualsTester()
        .addEqualityGroup(game("e4", "e5"), game("e2e4", "e7e5"))
        .addEqualityGroup(game("e4"))
        .addEqualityGroup(game("e4", "c5"))
        .testEquals();
  }

  private static Game game(String... moves) {
    Game game = new Game(ORTHODOX);
    for (String move : moves) {
      game.play(move);
    }
    return game;
  }

  /** The records that are open to everybody, with sample values for their parts. */
  @Test
  void recordsAreSane() {
    ClassSanityTester tester =
        new ClassSanityTester()
            .setDistinctValues(Piece.class, Piece.WHITE_KING, Piece.BLACK_ROOK)
            .setDistinctValues(Square.class, Square.A1, Square.H8)
            .setDistinctValues(Duration.class, Duration.ZERO, Duration.ofSeconds(1))
            .setDistinctValues(Role.class, Role.KING, Role.ROOK)
            .setDistinctValues(
                Position.class, ORTHODOX.initialPosition(), ORTHODOX.initialPosition().play("a3"));
    for (Class<?> type :
        List.of(
            Effect.Placed.class,
            Effect.Removed.class,
            Effect.Transferred.class,
            Effect.Changed.class,
            Choice.OfSquare.class,
            Choice.OfRole.class,
            FenReading.class,
            Explanation.Step.class,
            LoadFailure.class,
            RuleInfo.class,
            Perft.Progress.class,
            Verdict.class)) {
      tester.testEquals(type);
    }
  }
}

package org.molychess.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.Rules;
import org.molychess.Side;
import org.molychess.spi.RuleVariant;

/** What the contract says of Circe, and of conditions that are Circe but for one fault. */
final class RuleContractTest {
  private static final String FEN = "7k/8/8/3n4/8/8/8/K2R4 w - - 0 1";
  private static final String AFTER = "6nk/8/8/3R4/8/8/8/K7 b - - 0 1";

  @Test
  void orthodoxChessKeepsTheLaws() {
    RuleContract.of(Rules.orthodox()).verify();
  }

  @Test
  void circeKeepsTheLaws() {
    RuleContract.of(new Mutants.Circe()).example(FEN, "Rxd5", AFTER).verify();
  }

  @Test
  void aWrongHomeIsCaughtByAnExample() {
    RuleContract contract = RuleContract.of(new Mutants.WrongHome()).games(1).plies(1);
    contract.verify();
    BrokenLawError error = breach(contract.example(FEN, "d1d5", AFTER));
    assertAll(
        () -> assertEquals("the author's examples hold", error.law()),
        () -> assertEquals(FEN, error.fen()),
        () -> assertSays(error, "d1d5 leads to 1n5k/8/8/3R4/8/8/8/K7 b - - 0 1", AFTER));
  }

  @Test
  void aLegalMoveThatTheAuthorCallsIllegalIsCaught() {
    RuleContract contract = RuleContract.of(new Mutants.Circe());
    assertSays(breach(contract.illegal(FEN, "d1d5")), "d1d5 leads to", "not to an error");
  }

  @Test
  void anIllegalMoveIsAnExample() {
    // Under Circe the rook would be reborn on h8 and check the king.
    String fen = "k7/8/8/8/3r4/8/1B6/7K w - - 0 1";
    RuleContract.of(new Mutants.Circe()).games(1).plies(1).illegal(fen, "b2d4").verify();
    RuleContract.of(new Mutants.Circe()).games(1).plies(1).illegal(fen, "Bxd4").verify();
  }

  @ParameterizedTest
  @ValueSource(strings = {"b2d5", "b1d4", "Rxd4", "a8a7", "b2d4q", "e9e4", "", "b2a1b2"})
  void aSlipIsNoExampleOfAnIllegalMove(String text) {
    String fen = "k7/8/8/8/3r4/8/1B6/7K w - - 0 1";
    RuleContract contract = RuleContract.of(new Mutants.Circe()).illegal(fen, text);
    assertSays(breach(contract), "no unit moves like that", "the author's examples hold");
  }

  /** Two knights may go there: that is no illegal move, but half of a legal one. */
  @Test
  void anAmbiguousTextIsNoExampleOfAnIllegalMove() {
    RuleContract contract = RuleContract.of(new Mutants.Circe());
    String fen = "7k/8/8/8/8/1N3N2/8/K7 w - - 0 1";
    assertSays(breach(contract.illegal(fen, "Nd2")), "no unit moves like that", "ambiguous");
  }

  @Test
  void anIllegalMoveThatTheAuthorCallsLegalIsCaught() {
    RuleContract contract = RuleContract.of(new Mutants.Circe());
    assertSays(breach(contract.example(FEN, "d1h8", AFTER)), "d1h8");
  }

  @Test
  void occupancyIgnoredIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.OccupancyIgnored()));
    assertAll(
        () -> assertSays(error, "a unit is never overwritten", "'occupancy-ignored' failed at"),
        () -> assertTrue(units(error) <= 5, error.getMessage()));
  }

  @Test
  void aHookThatKeepsStateIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.KeepsState()));
    assertSays(error, "'keeps-state' breaks a law", "FEN:", "moves:", "breach:");
  }

  @Test
  void aRandomHookIsCaught() {
    assertSays(breach(RuleContract.of(new Mutants.RandomHome())), "'random-home' breaks a law");
  }

  @Test
  void aHookThatWritesOnAUnitIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.WritesOnUnits()));
    assertSays(error, "overwrite no unit", "is not empty; a unit is never overwritten");
  }

  @Test
  void anUndeclaredKingIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.CarriesKing()));
    assertSays(error, "do what they declared", "without declare(RETURN_KING)");
  }

  @Test
  void anUndeclaredWaitingPawnIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.StrandsPawn()));
    assertSays(error, "do what they declared", "without declare(LEAVE_PAWN_WAITING)");
  }

  @Test
  void anUndeclaredKeptTurnIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.KeepsTurn()));
    assertSays(error, "do what they declared", "without declare(KEEP_TURN)");
  }

  @Test
  void aHandleInAFieldIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.HandleInField()));
    assertSays(error, "one instance of a condition serves any number of rules", "bystander");
  }

  @Test
  void anOptionInAFieldIsCaught() {
    BrokenLawError error = breach(RuleContract.of(new Mutants.OptionInField()));
    assertSays(error, "one instance of a condition serves any number of rules");
  }

  @Test
  void whatDependsOnTheJvmIsCaught() {
    System.setProperty(Mutants.DependsOnJvm.PROPERTY, "5");
    try {
      RuleContract contract = RuleContract.of(new Mutants.DependsOnJvm()).games(1).from(FEN);
      assertSays(
          breach(contract), "another JVM finds the same hash and the same moves", "here", "there");
      contract.withoutOtherJvm().verify();
    } finally {
      System.clearProperty(Mutants.DependsOnJvm.PROPERTY);
    }
  }

  @Test
  void aKingThatVanishesIsCaughtUnlessDeclared() {
    assertSays(
        breach(RuleContract.of(new Mutants.RemovesKing())),
        "do what they declared",
        "without declare(LOSE_KING)");
    assertSays(breach(RuleContract.of(new Mutants.LosesKing())), "kings never vanish");
    RuleContract.of(new Mutants.LosesKing()).games(1).plies(8).kingsMayVanish().verify();
  }

  @Test
  void aHookThatFailsIsCaught() {
    assertSays(
        breach(RuleContract.of(new Mutants.Fails())), "and do not fail", "ArithmeticException");
  }

  @Test
  void anotherSeedPlaysOtherGames() {
    BrokenLawError one = breach(RuleContract.of(new Mutants.OccupancyIgnored()).seed(1));
    BrokenLawError two = breach(RuleContract.of(new Mutants.OccupancyIgnored()).seed(2));
    assertAll(() -> assertSays(one, "with seed 1"), () -> assertSays(two, "with seed 2"));
  }

  @Test
  void theCounterexampleCanBeReplayed() {
    RuleVariant broken = new Mutants.OccupancyIgnored();
    BrokenLawError error = breach(RuleContract.of(broken));
    Position position = Rules.builder().add(broken).build().position(error.fen());
    assertThrows(RuntimeException.class, position::legalMoves);
  }

  private static BrokenLawError breach(RuleContract contract) {
    return assertThrows(BrokenLawError.class, contract::verify);
  }

  private static int units(BrokenLawError error) {
    Position position = Rules.orthodox().position(error.fen(), Reading.PROBLEM, Reading.LENIENT);
    return position.units(Side.WHITE).size() + position.units(Side.BLACK).size();
  }

  private static void assertSays(BrokenLawError error, String... parts) {
    for (String part : parts) {
      assertTrue(error.getMessage().contains(part), error.getMessage());
    }
  }
}

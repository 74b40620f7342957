package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.molychess.spi.BrokenRuleException;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.Counter;
import org.molychess.spi.Hooks;
import org.molychess.spi.Pile;
import org.molychess.spi.Play;
import org.molychess.spi.RuleVariant;
import org.molychess.spi.UnitFlag;
import org.molychess.spi.Verdict;
import org.molychess.spi.View;

/** Conditions that do their worst: each act is one exception, and it names who did what. */
final class HostileConditionTest {
  private static final String FEN = "4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1";

  /** A condition whose every answer can be set. */
  private static class Hostile implements RuleVariant {
    Supplier<String> id = () -> "hostile";
    Supplier<String> summary = () -> "";
    Supplier<Set<String>> includes = Set::of;
    Supplier<Set<String>> options = Set::of;
    Supplier<Set<String>> aliases = Set::of;
    Consumer<Hooks> install = hooks -> {};

    @Override
    public String id() {
      return id.get();
    }

    @Override
    public String summary() {
      return summary.get();
    }

    @Override
    public String summary(String option) {
      return summary.get();
    }

    @Override
    public Set<String> includes() {
      return includes.get();
    }

    @Override
    public Set<String> options() {
      return options.get();
    }

    @Override
    public Set<String> aliases() {
      return aliases.get();
    }

    @Override
    public void install(Hooks hooks) {
      install.accept(hooks);
    }
  }

  private static Rules installing(Consumer<Hooks> install) {
    Hostile hostile = new Hostile();
    hostile.install = install;
    return Rules.builder().add(hostile).build();
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> RuntimeException sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  /** Everything that can be thrown but by a JVM that fails itself. */
  private static List<Throwable> throwables() {
    return List.of(
        new IllegalStateException("on purpose"),
        new NullPointerException(),
        new IOException("on purpose"),
        new InterruptedException("on purpose"),
        new Exception(new Throwable("on purpose")),
        new Throwable(),
        new AssertionError("on purpose"),
        new StackOverflowError(),
        new NoClassDefFoundError("on/Purpose"),
        new NoSuchMethodError("on purpose"),
        new ExceptionInInitializerError("on purpose"),
        new LinkageError("on purpose"),
        new BrokenRuleException("condition 'another' failed", new IOException()),
        new RuntimeException("\u001b[31m\nred\u202e" + "x".repeat(1 << 20)),
        new Mute());
  }

  /** Fails even when it is asked what it is. */
  private static final class Mute extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("on purpose");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("on purpose");
    }
  }

  private static void isOneLine(String message) {
    assertTrue(message.length() < 3_000, () -> message.length() + " characters");
    assertTrue(message.codePoints().noneMatch(c -> c < ' ' || c == 0x202e), message);
  }

  private static String broken(Position position) {
    String message = assertThrows(BrokenRuleException.class, () -> playAll(position)).getMessage();
    assertTrue(message.contains("condition 'hostile' failed"), message);
    assertThrows(BrokenRuleException.class, () -> position.perft(3));
    assertThrows(BrokenRuleException.class, () -> Perft.of(position).threads(2).count(4));
    isOneLine(message);
    // The rules are as they were: the same again.
    assertEquals(
        message, assertThrows(BrokenRuleException.class, () -> playAll(position)).getMessage());
    return message;
  }

  private static void playAll(Position position) {
    position.legalMoves().forEach(Move::after);
  }

  private static String capturing(Consumer<Capture> what) {
    Rules rules = installing(hooks -> hooks.onCapture(what::accept));
    return broken(rules.position(FEN));
  }

  // What it throws

  private static Stream<DynamicTest> forWhatever(Consumer<Throwable> test) {
    return throwables().stream()
        .map(
            thrown ->
                DynamicTest.dynamicTest(
                    thrown.getClass().getSimpleName(), () -> test.accept(thrown)));
  }

  @TestFactory
  Stream<DynamicTest> whateverAHookThrowsIsNamed() {
    return forWhatever(
        thrown -> broken(installing(hooks -> hooks.afterMove(play -> fail(thrown))).position(FEN)));
  }

  @TestFactory
  Stream<DynamicTest> whateverInstallThrowsIsNamed() {
    return forWhatever(
        thrown -> {
          String message =
              assertThrows(BrokenRuleException.class, () -> installing(hooks -> fail(thrown)))
                  .getMessage();
          assertTrue(message.contains("'hostile' failed to install: "), message);
          isOneLine(message);
        });
  }

  @TestFactory
  Stream<DynamicTest> whateverItsAnswersThrowIsNamed() {
    return forWhatever(
        thrown -> {
          refused(hostile -> hostile.id = () -> fail(thrown), "id() throws ");
          refused(hostile -> hostile.summary = () -> fail(thrown), "summary() throws ");
          refused(hostile -> hostile.includes = () -> fail(thrown), "includes() throws ");
          refused(hostile -> hostile.options = () -> fail(thrown), "options() throws ");
          refused(hostile -> hostile.aliases = () -> fail(thrown), "aliases() throws ");
        });
  }

  private static <T> T fail(Throwable thrown) {
    throw HostileConditionTest.<RuntimeException>sneak(thrown);
  }

  private static String refused(Consumer<Hostile> how, String what) {
    Hostile hostile = new Hostile();
    how.accept(hostile);
    String message =
        assertThrows(RuleLoadException.class, () -> Rules.builder().add(hostile)).getMessage();
    assertTrue(message.contains(Hostile.class.getName()), message);
    assertTrue(message.contains(what), message);
    isOneLine(message);
    return message;
  }

  /** The JVM's own failures are nobody's fault here. */
  @Test
  void aFailureOfTheJvmPasses() {
    Rules rules =
        installing(
            hooks ->
                hooks.afterMove(
                    play -> {
                      throw new OutOfMemoryError("on purpose");
                    }));
    assertThrows(OutOfMemoryError.class, () -> playAll(rules.position(FEN)));
  }

  // What it answers

  @Test
  void nonsenseIsRefused() {
    String million = "x".repeat(1 << 20);
    for (String id :
        List.of("", "Bad", "a--b", "a b", "-a", "a\u001b[31m", "a\u202eb", "ａ", million)) {
      refused(hostile -> hostile.id = () -> id, "small letters, digits and single hyphens");
    }
    refused(hostile -> hostile.id = () -> null, "id() returns null");
    refused(hostile -> hostile.summary = () -> null, "summary() returns null");
    refused(hostile -> hostile.summary = () -> million, "has 1048576 characters");
    for (String text : List.of("a\nb", "\u001b]0;x\u0007", "\u202eabc", "\u2066", "\ud800", "\0")) {
      refused(hostile -> hostile.summary = () -> text, "summary() holds U+");
      refused(hostile -> hostile.options = () -> Set.of("a" + text), "the option '");
      refused(hostile -> hostile.aliases = () -> Set.of("a" + text), "the alias '");
    }
    refused(hostile -> hostile.includes = () -> null, "includes() returns null");
    refused(hostile -> hostile.includes = () -> Set.of("Not an id"), "included condition");
    refused(hostile -> hostile.options = () -> Set.of("a,b"), "the option 'a,b' is not");
    refused(hostile -> hostile.options = () -> Set.of(million), "is not a name");
    refused(hostile -> hostile.options = () -> Collections.singleton(null), "options() throws ");
    refused(hostile -> hostile.aliases = WithoutEnd::new, "more than 1000 names");
    refused(hostile -> hostile.options = WithoutEnd::new, "more than 1000 names");
  }

  /** A set that never ends. */
  private static final class WithoutEnd extends AbstractSet<String> {
    @Override
    public Iterator<String> iterator() {
      AtomicInteger next = new AtomicInteger();
      return Stream.generate(() -> "name" + next.incrementAndGet()).iterator();
    }

    @Override
    public int size() {
      return Integer.MAX_VALUE;
    }
  }

  /** What it said first counts, whatever it says later. */
  @Test
  void changingAnswersAreNotHeard() {
    AtomicInteger asked = new AtomicInteger();
    Hostile hostile = new Hostile();
    hostile.id = () -> asked.getAndIncrement() == 0 ? "hostile" : "other" + asked;
    Rules rules = Rules.builder().add(hostile).build();
    assertEquals("hostile", rules.toString());
    assertEquals(List.of("hostile"), rules.conditions());
    assertEquals(1, asked.get());
  }

  @Test
  void reasonsArePlainText() {
    for (String reason : new String[] {null, "\u001b[31m", "a\nb", "x".repeat(1_001)}) {
      String message =
          assertThrows(
                  BrokenRuleException.class,
                  () ->
                      installing(hooks -> hooks.defineOutcome(view -> new Verdict(null, reason)))
                          .position(FEN)
                          .legalMoves())
              .getMessage();
      assertTrue(message.contains("'hostile'"), message);
      isOneLine(message);
      assertThrows(BrokenRuleException.class, () -> installing(hooks -> hooks.refuse(reason)));
      assertThrows(
          BrokenRuleException.class,
          () -> installing(hooks -> hooks.forbidCheck(view -> true, reason)));
      assertThrows(
          BrokenRuleException.class,
          () ->
              installing(hooks -> hooks.onSetup(setup -> setup.refuse(reason))).initialPosition());
      Rules forbidding = installing(hooks -> hooks.onCapture(capture -> capture.forbid(reason)));
      assertThrows(
          BrokenRuleException.class, () -> forbidding.position(FEN).explain("e4d5").toString());
    }
  }

  // What it registers

  @Test
  void nothingButHooksIsRegistered() {
    for (Consumer<Hooks> install :
        List.<Consumer<Hooks>>of(
            hooks -> hooks.beforeCapture(null),
            hooks -> hooks.onCapture(null),
            hooks -> hooks.afterCapture(null),
            hooks -> hooks.onPromotion(null),
            hooks -> hooks.onDeparture(null, (square, play) -> {}),
            hooks -> hooks.onDeparture(view -> SquareSet.all(), null),
            hooks -> hooks.onCheck(null),
            hooks -> hooks.forbidCheck(null, "never"),
            hooks -> hooks.defineCheck(null),
            hooks -> hooks.onTurnEnd(null),
            hooks -> hooks.afterMove(null),
            hooks -> hooks.closeSquares(null),
            hooks -> hooks.protectUnits(null),
            hooks -> hooks.onMate(null),
            hooks -> hooks.onStalemate(null),
            hooks -> hooks.defineOutcome(null),
            hooks -> hooks.defineQuietDraw(null),
            hooks -> hooks.defineTurnNumber(null),
            hooks -> hooks.onSetup(null),
            hooks -> hooks.declareCounter(null, 0),
            hooks -> hooks.declareCounter("x".repeat(101), 0),
            hooks -> hooks.declareCounter("count", -1),
            hooks -> hooks.declareCounter("count", 100_000),
            hooks -> hooks.declarePile("pile", 0),
            hooks -> hooks.declarePile("a\u001b", 1),
            hooks -> Stream.generate(() -> 0).forEach(none -> hooks.onCapture(capture -> {})))) {
      String message =
          assertThrows(BrokenRuleException.class, () -> installing(install)).getMessage();
      assertTrue(message.contains("'hostile' failed to install: "), message);
      isOneLine(message);
    }
  }

  @Test
  void nothingIsRegisteredLaterOrByAnotherThread() throws Exception {
    AtomicReference<Hooks> kept = new AtomicReference<>();
    Rules rules = installing(kept::set);
    assertThrows(BrokenRuleException.class, () -> kept.get().onCapture(capture -> {}));
    assertThrows(BrokenRuleException.class, () -> kept.get().declareCounter("count", 0));
    assertEquals(20, rules.initialPosition().perft(1));
    installing(
        hooks ->
            assertTrue(
                inAnotherThread(() -> hooks.onCapture(capture -> {}))
                    instanceof BrokenRuleException));
  }

  private static Throwable inAnotherThread(Runnable what) {
    FutureTask<Void> task = new FutureTask<>(what, null);
    Thread thread = new Thread(task);
    thread.start();
    try {
      task.get();
      throw new AssertionError("nothing was thrown");
    } catch (ExecutionException e) {
      return e.getCause();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  // What it keeps

  @Test
  void whatAHookWasGivenIsOfNoUseLater() {
    AtomicReference<Capture> kept = new AtomicReference<>();
    Rules rules =
        installing(
            hooks -> {
              hooks.onCapture(
                  capture -> {
                    kept.set(capture);
                    capture.settle();
                  });
            });
    Position position = rules.position(FEN).play("e4d5");
    String fen = position.fen();
    Capture late = kept.get();
    for (Runnable use :
        List.<Runnable>of(
            late::side,
            late::departure,
            late::arrival,
            late::victim,
            late::captureSquare,
            late::capturer,
            late::isPromotion,
            late::isEnPassant,
            late::rebornOn,
            late::settle,
            late::occupied,
            late::placeable,
            () -> late.rebirth(Square.D7),
            () -> late.rebirth(Square.D7, Role.QUEEN),
            () -> late.rebirthPromoted(Square.D7, Role.QUEEN),
            () -> late.at(Square.A1),
            () -> late.canPlace(Square.A2),
            () -> late.units(Side.WHITE),
            () -> late.squares(Piece.WHITE_ROOK),
            () -> late.king(Side.WHITE),
            () -> late.isAttacked(Square.A1, Side.WHITE),
            () -> late.attackers(Square.A1, Side.WHITE),
            () -> late.forbid("too late"),
            () -> late.chooseSquare(SquareSet.all()),
            () -> late.chooseSquareOrNone(SquareSet.all()),
            () -> late.chooseRole(Role.QUEEN),
            () -> late.place(Piece.WHITE_QUEEN, Square.A2),
            () -> late.remove(Square.A1),
            () -> late.transfer(Square.A1, Square.A2),
            () -> late.change(Square.A1, Role.QUEEN))) {
      String message = assertThrows(BrokenRuleException.class, use::run).getMessage();
      assertTrue(message.contains("after the call"), message);
    }
    assertEquals(fen, position.fen());
  }

  @Test
  void whatAnswersWereGivenIsOfNoUseLater() {
    AtomicReference<View> kept = new AtomicReference<>();
    Rules rules =
        installing(
            hooks -> {
              hooks.closeSquares(view -> keep(kept, (View) view, SquareSet.empty()));
              hooks.defineOutcome(view -> keep(kept, view, null));
              hooks.onSetup(view -> keep(kept, view, 0));
              hooks.defineQuietDraw((view, moves) -> keep(kept, view, null));
            });
    for (Runnable asks :
        List.<Runnable>of(
            () -> rules.position(FEN),
            () -> rules.position(FEN).legalMoves(),
            () -> rules.position(FEN).closed(),
            () -> new Game(rules.position(FEN)).claims())) {
      asks.run();
      String message =
          assertThrows(BrokenRuleException.class, () -> kept.get().at(Square.A1)).getMessage();
      assertTrue(message.contains("after the call"), message);
    }
  }

  private static <T> T keep(AtomicReference<View> in, View view, T answer) {
    in.set(view);
    view.occupied();
    return answer;
  }

  @Test
  void declaredStateIsOfNoUseLater() {
    AtomicReference<Play> kept = new AtomicReference<>();
    AtomicReference<Counter> counter = new AtomicReference<>();
    AtomicReference<UnitFlag> flag = new AtomicReference<>();
    AtomicReference<Pile> pile = new AtomicReference<>();
    Rules rules =
        installing(
            hooks -> {
              counter.set(hooks.declareCounter("count", 0));
              flag.set(hooks.declareUnitFlag("flag"));
              pile.set(hooks.declarePile("pile", 3));
              hooks.afterMove(kept::set);
            });
    playAll(rules.position(FEN));
    Play late = kept.get();
    for (Runnable use :
        List.<Runnable>of(
            () -> counter.get().get(late),
            () -> counter.get().set(late, 1),
            () -> flag.get().set(late, Square.A1),
            () -> flag.get().isSet(late, Square.A1),
            () -> pile.get().push(late, Square.A1, Piece.WHITE_QUEEN),
            () -> pile.get().pop(late, Square.A1),
            () -> pile.get().top(late, Square.A1),
            () -> pile.get().squares(late))) {
      assertThrows(BrokenRuleException.class, use::run);
    }
  }

  @Test
  void anotherThreadMayNotPlay() {
    String message =
        capturing(
            capture -> {
              throw (BrokenRuleException) inAnotherThread(() -> capture.rebirth(Square.D7));
            });
    assertTrue(message.contains("in another thread"), message);
    capturing(
        capture -> {
          throw (BrokenRuleException) inAnotherThread(capture::occupied);
        });
  }

  /** A judge is given no board to edit, whatever it takes it for. */
  @Test
  void aJudgeMayNotEdit() {
    for (Consumer<Hooks> install :
        List.<Consumer<Hooks>>of(
            hooks -> hooks.beforeCapture(capture -> ((Play) capture).remove(Square.A1)),
            hooks -> hooks.beforeCapture(capture -> ((Capture) capture).settle()),
            hooks -> hooks.onTurnEnd(turn -> ((Play) turn).remove(Square.A1)),
            hooks -> hooks.onTurnEnd(turn -> ((Play) turn).forbid("too late")))) {
      String message = broken(installing(install).position(FEN));
      assertTrue(message.contains("this hook may not do that"), message);
    }
  }

  // Without end

  @Test
  void choicesComeToAnEnd() {
    assertTrue(
        capturing(
                capture -> {
                  while (true) {
                    capture.chooseSquare(SquareSet.of(Square.A1));
                  }
                })
            .contains("more than 256 choices"));
    assertTrue(
        capturing(
                capture -> {
                  for (int i = 0; i < 200; i++) {
                    capture.chooseSquare(SquareSet.all());
                  }
                })
            .contains("more than 65536 sequences of choices"));
    Rules rules =
        installing(
            hooks ->
                hooks.onCapture(
                    capture -> {
                      for (int i = 0; i < 4; i++) {
                        capture.chooseSquare(SquareSet.all());
                      }
                    }));
    assertThrows(BrokenRuleException.class, () -> rules.position(FEN).explain("e4d5"));
  }

  @Test
  void departuresComeToAnEnd() {
    Rules rules =
        installing(
            hooks ->
                hooks.onDeparture(
                    view -> SquareSet.all(),
                    (square, play) -> {
                      Square from = play.at(Square.A1) == null ? Square.A2 : Square.A1;
                      if (play.at(from) != null) {
                        play.transfer(from, from == Square.A1 ? Square.A2 : Square.A1);
                      }
                    }));
    assertTrue(broken(rules.position(FEN)).contains("without end"));
  }

  @Test
  void recursionComesToAnEnd() {
    AtomicReference<Rules> own = new AtomicReference<>();
    own.set(installing(hooks -> hooks.onCapture(capture -> own.get().position(FEN).legalMoves())));
    String message =
        assertThrows(BrokenRuleException.class, () -> own.get().position(FEN).legalMoves())
            .getMessage();
    assertTrue(message.contains("'hostile'"), message);
  }

  /** While it is loaded and installed it may not ask for rules, which would load it again. */
  @Test
  void rulesAreNotAskedForWhileTheyAreMade() {
    String fault = "may not ask for rules while it is loaded or installed";
    refused(hostile -> hostile.id = () -> Rules.available().toString(), fault);
    refused(hostile -> hostile.summary = () -> Rules.parse("hostile").toString(), fault);
    refused(hostile -> hostile.options = () -> Set.of(Rules.of("hostile").toString()), fault);
    String message =
        assertThrows(BrokenRuleException.class, () -> installing(hooks -> Rules.parse("hostile")))
            .getMessage();
    assertTrue(message.contains(fault), message);
    // Afterwards all is as it was.
    assertFalse(Rules.orthodox().initialPosition().legalMoves().isEmpty());
    assertEquals(List.of(), Rules.failures());
  }

  // Positions that cannot be

  @Test
  void kingsAreLeftAlone() {
    assertTrue(capturing(capture -> capture.remove(Square.E8)).contains("removed or changed"));
    assertTrue(
        capturing(capture -> capture.change(Square.E8, Role.QUEEN)).contains("removed or changed"));
    for (Consumer<Capture> second :
        List.<Consumer<Capture>>of(
            capture -> capture.place(Piece.BLACK_KING, Square.A5),
            capture -> capture.change(Square.A1, Role.KING),
            capture -> capture.rebirth(Square.A5, Role.KING))) {
      Rules rules =
          installing(
              hooks -> {
                hooks.declare(Capability.RETURN_KING);
                hooks.onCapture(second::accept);
              });
      assertTrue(broken(rules.position(FEN)).contains("two kings"));
    }
    for (boolean pawn : new boolean[] {false, true}) {
      Rules rules =
          installing(
              hooks -> {
                Pile pile = hooks.declarePile("pile", 2);
                hooks.onCapture(
                    capture ->
                        pile.push(
                            capture,
                            pawn ? Square.E1 : Square.A1,
                            pawn ? Piece.WHITE_PAWN : Piece.WHITE_KING));
              });
      assertTrue(broken(rules.position(FEN)).contains(" may not lie under "));
    }
  }

  @Test
  void pilesAndMarksStayWithinTheirRange() {
    Rules deep =
        installing(
            hooks -> {
              Pile pile = hooks.declarePile("pile", 2);
              hooks.onCapture(
                  capture -> {
                    for (int i = 0; i < 3; i++) {
                      pile.push(capture, Square.A1, Piece.WHITE_QUEEN);
                    }
                  });
            });
    assertTrue(broken(deep.position(FEN)).contains("only 2 units of 'pile' may lie under a1"));
    for (Square square : List.of(Square.E8, Square.B4)) {
      Rules marked =
          installing(
              hooks -> {
                UnitFlag flag = hooks.declareUnitFlag("flag");
                hooks.onCapture(capture -> flag.set(capture, square));
              });
      broken(marked.position(FEN));
    }
  }

  @Test
  void aVictimIsRebornOnce() {
    String message =
        capturing(
            capture -> {
              capture.rebirth(Square.D7);
              capture.rebirth(Square.C7);
            });
    assertTrue(message.contains("settled already"), message);
  }

  @Test
  void squaresEnPassantAreThoseThatWereSkipped() {
    for (SquareSet squares :
        List.of(
            SquareSet.all(),
            SquareSet.of(Square.A3),
            SquareSet.of(Square.D6, Square.E6),
            SquareSet.of(Square.E4))) {
      for (boolean keeps : new boolean[] {false, true}) {
        Rules rules =
            installing(
                hooks -> {
                  if (keeps) {
                    hooks.declare(Capability.KEEP_TURN);
                  }
                  hooks.onTurnEnd(turn -> turn.setEnPassant(squares));
                });
        assertTrue(broken(rules.position(FEN)).contains("cannot be "));
      }
    }
  }

  /** A pawn that a hook takes away after its double step has skipped nothing. */
  @Test
  void aPawnThatIsGoneLeavesNoSquareEnPassant() {
    Rules rules =
        installing(
            hooks ->
                hooks.afterMove(
                    play -> {
                      if (play.at(Square.E4) != null) {
                        play.remove(Square.E4);
                      }
                    }));
    Position after = rules.initialPosition().play("e2e4");
    assertEquals(after, rules.position(after.fen()));
  }
}

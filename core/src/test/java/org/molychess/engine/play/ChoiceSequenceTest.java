package org.molychess.engine.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.molychess.engine.board.UnitCode;
import org.molychess.spi.BrokenRuleException;

/** A move is played once for every sequence of answers, or with the answers that are given. */
final class ChoiceSequenceTest {
  private static final int[] ROOK_AND_QUEEN = {UnitCode.ROOK, UnitCode.QUEEN};

  @Test
  void choicesGoThroughEverySequence() {
    ChoiceSequence choices = new ChoiceSequence();
    List<String> seen = new ArrayList<>();
    choices.first();
    do {
      choices.rewind();
      int first = choices.askRole(ROOK_AND_QUEEN);
      // The second question depends on the first answer.
      int second = first == UnitCode.ROOK ? choices.askSquare(0b11, true) : -9;
      seen.add(first + "," + second);
    } while (choices.next());
    assertEquals(List.of("2,0", "2,1", "2,-1", "6,-9"), seen);
  }

  @Test
  void noQuestionMeansOneSequence() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.first();
    choices.rewind();
    assertFalse(choices.next());
    assertFalse(choices.isAny());
    assertThrows(BrokenRuleException.class, () -> choices.askSquare(0, false));
  }

  @Test
  void manyQuestionsAreKept() {
    ChoiceSequence choices = new ChoiceSequence();
    int sequences = 0;
    choices.first();
    do {
      choices.rewind();
      for (int i = 0; i < 10; i++) {
        choices.askRole(ROOK_AND_QUEEN);
      }
      sequences++;
    } while (choices.next());
    assertEquals(1024, sequences);
    assertEquals(10, choices.meanings().length);
  }

  @Test
  void givenMeaningsAreTheAnswers() {
    ChoiceSequence choices = new ChoiceSequence();
    int[] meanings = {5, ChoiceSequence.NONE, ChoiceSequence.ROLE + UnitCode.QUEEN};
    choices.give(meanings);
    choices.rewind();
    assertEquals(5, choices.askSquare(1L << 5 | 1L << 9, false));
    assertEquals(ChoiceSequence.NONE, choices.askSquare(1L << 9, true));
    assertEquals(UnitCode.QUEEN, choices.askRole(ROOK_AND_QUEEN));
    assertArrayEquals(meanings, choices.meanings());
  }

  @Test
  void aHookThatAsksForSomethingElseIsRefused() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.give(new int[] {5});
    choices.rewind();
    assertThrows(BrokenRuleException.class, () -> choices.askSquare(1L << 9, false));
    assertEquals(5, choices.askSquare(1L << 5, false));
    assertThrows(BrokenRuleException.class, () -> choices.askRole(ROOK_AND_QUEEN));
  }

  @Test
  void aHookThatAsksForEverIsStopped() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.first();
    choices.rewind();
    BrokenRuleException error =
        assertThrows(
            BrokenRuleException.class,
            () -> {
              while (true) {
                choices.askRole(ROOK_AND_QUEEN);
              }
            });
    assertTrue(error.getMessage().contains("more than 256 choices"), error.getMessage());
  }

  @Test
  void aGivenMeaningMustBeOneOfThoseAskedFor() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.give(new int[] {ChoiceSequence.ROLE + UnitCode.QUEEN});
    choices.rewind();
    int[] others = {UnitCode.ROOK, UnitCode.KNIGHT};
    assertThrows(BrokenRuleException.class, () -> choices.askRole(others));
    assertEquals(UnitCode.QUEEN, choices.askRole(ROOK_AND_QUEEN));
  }

  /** The meanings of roles begin after those of squares: they must not be taken for a1. */
  @Test
  void aRoleIsNoSquare() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.give(new int[] {ChoiceSequence.ROLE});
    choices.rewind();
    assertThrows(BrokenRuleException.class, () -> choices.askSquare(1L, false));
  }

  @Test
  void aQuestionWithoutAnswersIsRefusedWhetherAnswersAreGivenOrNot() {
    ChoiceSequence choices = new ChoiceSequence();
    choices.give(new int[] {5});
    choices.rewind();
    BrokenRuleException error =
        assertThrows(BrokenRuleException.class, () -> choices.askSquare(0, false));
    assertTrue(error.getMessage().contains("nothing to choose"), error.getMessage());
  }
}

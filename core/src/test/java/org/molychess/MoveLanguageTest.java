package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class MoveLanguageTest {
  /** All units can move, two pawns can promote, one by a capture too, and White can castle. */
  private static final Position ALL =
      Rules.orthodox().position("1n2k2r/P5p1/8/2pP4/8/2N5/3Q1PPP/R3KB1R w KQk c6 0 1");

  @ParameterizedTest
  @CsvSource({
    "german, Dd4, d2d4",
    "german, Sb5, c3b5",
    "german, Lb5+, f1b5",
    "german, Td1, a1d1",
    "german, Kd1, e1d1",
    "german, a8D, a7a8q",
    "german, a8d, a7a8q",
    "german, a8=T, a7a8r",
    "german, a8=l, a7a8b",
    "german, axb8(S), a7b8n",
    "german, a7xb8D+, a7b8q",
    "german, a7a8q, a7a8q",
    "german, a7a8D, a7a8q",
    "german, D2D4, d2d4",
    "german, d2-d4, d2d4",
    "german, O-O-O, e1c1",
    "german, Bf2-f4, f2f4",
    "german, f4, f2f4",
    "german, Nb5, c3b5",
    "french, Rd1, e1d1",
    "french, Dd4, d2d4",
    "french, Td1, a1d1",
    "french, Fb5, f1b5",
    "french, Cb5, c3b5",
    "french, a8=C, a7a8n",
    "french, 0-0-0, e1c1",
    "spanish, Ab5, f1b5",
    "spanish, Cb5, c3b5",
    "spanish, Rd1, e1d1",
    "spanish, C3b5, c3b5",
    "spanish, C3-b5, c3b5",
    "spanish, C3B5, c3b5",
    "german, D2d4, d2d4",
    "german, D2D4, d2d4",
    "italian, A1b5, f1b5",
    "italian, A1B5, ",
    "italian, Ab5, f1b5",
    "italian, a8=A, a7a8b",
    "portuguese, Bb5, f1b5",
    "dutch, Pb5, c3b5",
    "dutch, Lb5, f1b5",
    "dutch, O-O-O, e1c1",
    "dutch, OOO, e1c1",
    "polish, Hd4, d2d4",
    "polish, Wd1, a1d1",
    "polish, Gb5, f1b5",
    "polish, Sb5, c3b5",
    "polish, a8h, a7a8q",
    "swedish, Lb5, f1b5",
    "czech, Sb5, f1b5",
    "czech, Jb5, c3b5",
    "hungarian, Vd4, d2d4",
    "hungarian, Bd1, a1d1",
    "hungarian, Fb5, f1b5",
    "hungarian, Hb5, c3b5",
    "hungarian, a7a8b, a7a8b",
    "hungarian, a8=B, a7a8r",
    "finnish, Rb5, c3b5",
    "icelandic, Hd1, a1d1",
    "romanian, Nb5, f1b5",
    "estonian, Ob5, f1b5",
    "turkish, Şd1, e1d1",
    "turkish, Vd4, d2d4",
    "esperanto, Ĉb5, c3b5",
    "esperanto, Kb5, f1b5",
    "russian, Крd1, e1d1",
    "russian, Kpd1, e1d1",
    "russian, Кb5, c3b5",
    "russian, Kb5, c3b5",
    "russian, Сb5+, f1b5",
    "russian, Cb5, f1b5",
    "russian, Фd4, d2d4",
    "russian, Лd1, a1d1",
    "russian, a8Ф, a7a8q",
    "russian, a8=ф, a7a8q",
    "russian, О-О-О, e1c1",
    "russian, d5:с6, d5c6",
    "ukrainian, Тd1, a1d1",
    "bulgarian, Цd1, e1d1",
    "bulgarian, Оb5, f1b5",
    "serbian, Сb5, c3b5",
    "serbian, Лb5, f1b5",
    "greek, Ρd1, e1d1",
    "greek, Βd4, d2d4",
    "greek, Ιb5, c3b5",
  })
  void readsItsLetters(String name, String text, String expected) {
    MoveLanguage language = MoveLanguage.find(name).orElseThrow();
    if (expected == null) {
      assertThrows(IllegalMoveException.class, () -> ALL.move(text, language));
      return;
    }
    assertEquals(expected, ALL.move(text, language).uci());
    assertEquals(expected, ALL.move(language.toEnglish(text)).uci());
  }

  @ParameterizedTest
  @CsvSource({"german, Dd5, Dd5", "french, Rb5, Rb5", "spanish, Zf3, Zf3", "german, , ''"})
  void refusalsNameTheTextThatWasGiven(String name, String text, String given) {
    MoveLanguage language = MoveLanguage.find(name).orElseThrow();
    IllegalMoveException error =
        assertThrows(
            IllegalMoveException.class, () -> ALL.move(text == null ? "" : text, language));
    assertEquals(given, error.move());
  }

  @Test
  void withoutALanguageTheLettersAreEnglish() {
    assertFalse(ALL.isLegal("Dd4"));
    assertFalse(ALL.isLegal("Lb5"));
    assertTrue(ALL.isLegal("Sb5"));
  }

  @ParameterizedTest
  @EnumSource
  void readsEveryMoveInEachLanguage(MoveLanguage language) {
    for (Move move : ALL.legalMoves()) {
      StringBuilder text = new StringBuilder();
      for (char c : move.san().toCharArray()) {
        boolean unit = "KQRBN".indexOf(c) >= 0;
        text.append(unit ? language.letter(Role.of(c)) : String.valueOf(c));
      }
      assertEquals(move, ALL.move(text.toString(), language), text::toString);
      assertEquals(move, ALL.move(move.uci(), language));
    }
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByNameAndCode(MoveLanguage language) {
    assertEquals(language, MoveLanguage.find(language.code()).orElseThrow());
    assertEquals(language, MoveLanguage.find(" " + language.name().toLowerCase()).orElseThrow());
    Set<String> letters = new HashSet<>();
    for (Role role : Role.values()) {
      letters.add(language.letter(role));
    }
    assertEquals(6, letters.size());
  }

  @Test
  void othersAreNotFound() {
    assertTrue(MoveLanguage.find("klingon").isEmpty());
    assertTrue(MoveLanguage.find("").isEmpty());
  }
}

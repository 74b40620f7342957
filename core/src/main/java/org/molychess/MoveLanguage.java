package org.molychess;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A language with letters of its own for the units, in which moves are read.
 *
 * <p>Its letters go first; a letter that it does not use is read as in English. What has no letters
 * of units, such as {@code e2e4} and {@code O-O}, is the same in every language.
 */
public enum MoveLanguage {
  ENGLISH("en", "K Q R B N P"),
  BULGARIAN("bg", "Ц Д Т О К П"),
  CATALAN("ca", "R D T A C P"),
  CROATIAN("hr", "K D T L S P"),
  CZECH("cs", "K D V S J P"),
  DANISH("da", "K D T L S B"),
  DUTCH("nl", "K D T L P O"),
  ESPERANTO("eo", "R D T K Ĉ P"),
  ESTONIAN("et", "K L V O R P"),
  FINNISH("fi", "K D T L R S"),
  FRENCH("fr", "R D T F C P"),
  GERMAN("de", "K D T L S B"),
  GREEK("el", "Ρ Β Π Α Ι Σ"),
  HUNGARIAN("hu", "K V B F H G"),
  ICELANDIC("is", "K D H B R P"),
  ITALIAN("it", "R D T A C P"),
  NORWEGIAN("no", "K D T L S B"),
  POLISH("pl", "K H W G S P"),
  PORTUGUESE("pt", "R D T B C P"),
  ROMANIAN("ro", "R D T N C P"),
  RUSSIAN("ru", "Кр Ф Л С К П"),
  SERBIAN("sr", "К Д Т Л С П"),
  SLOVAK("sk", "K D V S J P"),
  SLOVENE("sl", "K D T L S P"),
  SPANISH("es", "R D T A C P"),
  SWEDISH("sv", "K D T L S B"),
  TURKISH("tr", "Ş V K F A P"),
  UKRAINIAN("uk", "Кр Ф Т С К П");

  private static final List<Role> ROLES =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private final String code;
  private final ImmutableList<String> letters;

  MoveLanguage(String code, String letters) {
    this.code = code;
    this.letters = ImmutableList.copyOf(letters.split(" "));
  }

  /** Returns the code of the language in ISO 639-1, such as {@code de}. */
  public String code() {
    return code;
  }

  /** Returns the letter of a unit, in Russian and Ukrainian two letters for the king. */
  public String letter(Role role) {
    return letters.get(ROLES.indexOf(Objects.requireNonNull(role, "role")));
  }

  /** Returns the language with this English name or code, in any case. */
  public static Optional<MoveLanguage> find(String name) {
    String plain = Objects.requireNonNull(name, "name").strip().toUpperCase(Locale.ROOT);
    for (MoveLanguage language : values()) {
      if (language.name().equals(plain) || language.code.toUpperCase(Locale.ROOT).equals(plain)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a move's text with the letters of English, as {@link Position#move(String)} reads it.
   *
   * @param text a move in this language
   */
  public String toEnglish(String text) {
    Objects.requireNonNull(text, "text");
    return this == ENGLISH ? text : new MoveTranslation(this, text).english();
  }

  /** Returns the letters of the units, in the order of {@link #roles}. */
  List<String> letters() {
    return letters;
  }

  /** Returns the roles in the order of their letters. */
  static List<Role> roles() {
    return ROLES;
  }
}

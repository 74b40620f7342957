package org.molychess.pgn;

import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.molychess.MoveLanguage;
import org.molychess.Rules;

/**
 * How PGN is read: an immutable value.
 *
 * <pre>{@code
 * PgnOptions options = PgnOptions.usual().archive().charset(Charset.forName("windows-1252"));
 * }</pre>
 */
public final class PgnOptions {
  private static final PgnOptions USUAL =
      new PgnOptions(Rules::parse, null, MoveLanguage.ENGLISH, false, true);

  private final Function<String, Rules> rules;
  private final @Nullable Charset charset;
  private final MoveLanguage language;
  private final boolean archive;
  private final boolean checked;

  private PgnOptions(
      Function<String, Rules> rules,
      @Nullable Charset charset,
      MoveLanguage language,
      boolean archive,
      boolean checked) {
    this.rules = rules;
    this.charset = charset;
    this.language = language;
    this.archive = archive;
    this.checked = checked;
  }

  /**
   * Returns the usual ones: rules as {@link Rules#parse} finds them, bytes as UTF-8 and, where they
   * are not, as Latin-1, losses as exceptions, moves checked.
   */
  public static PgnOptions usual() {
    return USUAL;
  }

  /** Finds the rules for the value of a tag {@code Variant} in another way. */
  public PgnOptions rules(Function<String, Rules> finder) {
    return new PgnOptions(
        Objects.requireNonNull(finder, "finder"), charset, language, archive, checked);
  }

  /** Reads bytes in this encoding alone; what is not in it becomes the character U+FFFD. */
  public PgnOptions charset(Charset encoding) {
    return new PgnOptions(
        rules, Objects.requireNonNull(encoding, "encoding"), language, archive, checked);
  }

  /**
   * Reads moves with the letters of a language.
   *
   * <p>What is {@link #unchecked} is handed on as it is written.
   */
  public PgnOptions language(MoveLanguage letters) {
    Objects.requireNonNull(letters, "letters");
    return new PgnOptions(rules, charset, letters, archive, checked);
  }

  /**
   * Reads as an archive needs it: a game of which something is lost is a game all the same, and
   * null moves are read on main lines too, not only in variations.
   *
   * <p>Only where no position is known, because the rules or the start are not, there is no game.
   */
  public PgnOptions archive() {
    return new PgnOptions(rules, charset, language, true, checked);
  }

  /**
   * Hands moves to a {@link PgnVisitor} as they are written, without asking whether they are legal.
   *
   * <p>Games cannot be made of such moves.
   */
  public PgnOptions unchecked() {
    return new PgnOptions(rules, charset, language, archive, false);
  }

  /** Returns what finds the rules for the value of a tag {@code Variant}. */
  public Function<String, Rules> rules() {
    return rules;
  }

  /** Returns the encoding that is read alone; nothing for UTF-8 with Latin-1 where it is not. */
  public Optional<Charset> charset() {
    return Optional.ofNullable(charset);
  }

  /** Returns the language whose letters the moves have. */
  public MoveLanguage language() {
    return language;
  }

  /** Returns whether it is read as an archive needs it. */
  public boolean isArchive() {
    return archive;
  }

  /** Returns whether moves are found on the board, and are legal. */
  public boolean isChecked() {
    return checked;
  }
}

package org.molychess.pgn;

import org.jspecify.annotations.Nullable;
import org.molychess.IllegalMoveException;
import org.molychess.MoveLanguage;

/**
 * Reads the moves of one game, and tells a visitor what of them is wanted.
 *
 * <p>After a fault, the line in which it stands is mute: what follows on it is passed over, the
 * lines around it go on.
 */
final class MoveTextReader {
  private static final int NOTHING_MUTE = Integer.MAX_VALUE;

  private static final String LOST_BY_BOTH = "both sides lose, for which PGN has no result";

  private final Lexer lexer;
  private final PgnOptions options;
  private final Findings findings;

  // What is read.
  private MoveResolver resolver;
  private PgnMove move;
  private PgnVisitor visitor = new PgnVisitor() {};
  private PgnScope scope = PgnScope.ALL;

  /** How many variations are open. */
  private int depth;

  /** The depth from which nothing is told. */
  private int mute;

  /** Whether the visitor has been told that the mute variation begins. */
  private boolean muteIsTold;

  /** Whether the line around a mute variation that is not told has a move. */
  private boolean movedAround;

  /** Whether the line that is being read has a move yet. */
  private boolean moved;

  /** Whether a variation has just begun. */
  private boolean opened;

  private int mainMoves;

  MoveTextReader(Lexer lexer, MoveResolver resolver, PgnOptions options, Findings findings) {
    this.lexer = lexer;
    this.options = options;
    this.findings = findings;
    this.resolver = resolver;
    this.move = new PgnMove(resolver, options.isChecked());
  }

  /** Resolves moves in another way from now on. */
  void resolveBy(MoveResolver other) {
    if (resolver != other) {
      resolver = other;
      move = new PgnMove(other, options.isChecked());
    }
  }

  /**
   * Reads to the end of the game.
   *
   * @param wanted whether moves can be told at all
   * @return the result that stands behind the moves; empty if none does
   */
  String read(PgnVisitor told, PgnScope how, boolean wanted) {
    visitor = told;
    scope = how;
    depth = 0;
    mute = wanted && scope != PgnScope.TAGS ? NOTHING_MUTE : 0;
    muteIsTold = false;
    moved = false;
    opened = false;
    mainMoves = 0;
    while (true) {
      switch (lexer.kind()) {
        case TAG, END -> {
          return end("");
        }
        case FIRST_NUMBER -> {
          if (beginsAnother()) {
            return end("");
          }
        }
        case MOVE -> move();
        case GLYPH -> {
          if (isHeard() && scope != PgnScope.MOVES) {
            visitor.nag(lexer.glyph());
          }
        }
        case COMMENT -> comment();
        case OPEN -> open();
        case CLOSE -> close();
        case RESULT -> {
          if (depth == 0 || lexer.isBeforeBlankLine()) {
            return result();
          }
        }
        case FAULT -> fault();
      }
      lexer.advance(true);
    }
  }

  private boolean isHeard() {
    return mute > depth;
  }

  /** Says nothing more of the line that is being read. */
  private void mute() {
    mute = depth;
    muteIsTold = depth > 0;
  }

  private void loss(String reason) {
    findings.loss(lexer.place(), lexer.text(), reason);
  }

  /**
   * Returns whether White's first move is another game's: without a result and without tags between
   * them, its number is all that tells both apart.
   */
  private boolean beginsAnother() {
    return lexer.isAfterBlankLine()
        ? !opened && (depth > 0 || mainMoves > 0)
        : depth == 0 && mainMoves > 1;
  }

  // Moves

  private void move() {
    mainMoves += depth == 0 ? 1 : 0;
    opened = false;
    if (!isHeard()) {
      return;
    }
    CharSequence text = lexer.move().text();
    boolean isNull = isNullMove(text);
    if (options.isChecked()) {
      if (isNull && depth == 0 && !options.isArchive()) {
        loss("is a null move, which games have in variations only, and archives everywhere");
        mute();
        return;
      }
      IllegalMoveException refusal = play(text, isNull);
      if (refusal != null && isLostByBoth(text)) {
        findings.repair(lexer.place(), lexer.text(), LOST_BY_BOTH);
        return;
      }
      if (refusal != null) {
        findings.loss(lexer.place(), lexer.text(), refusal);
        mute();
        return;
      }
      if (isNull && depth == 0) {
        findings.repair(lexer.place(), lexer.text(), "is a null move");
      }
    }
    moved = true;
    visitor.move(move.set(text, isNull, depth));
  }

  /** Plays a move; returns why it cannot be, null if it is played. */
  private @Nullable IllegalMoveException play(CharSequence text, boolean isNull) {
    try {
      if (isNull) {
        resolver.playNull();
      } else if (isPlayedWithDoubtful(lexer.move())) {
        lexer.takeDoubtful();
      } else {
        resolver.play(english(text));
      }
      return null;
    } catch (IllegalMoveException e) {
      return e;
    }
  }

  /** Plays the move with the brackets that follow it as its effect, if that is what they are. */
  private boolean isPlayedWithDoubtful(WordReader word) {
    if (!word.hasDoubtful() || resolver.here().rules().conditions().isEmpty()) {
      return false;
    }
    try {
      resolver.play(english(word.withDoubtful()));
      return true;
    } catch (IllegalMoveException e) {
      return false;
    }
  }

  private CharSequence english(CharSequence text) {
    return options.language() == MoveLanguage.ENGLISH
        ? text
        : options.language().toEnglish(text.toString());
  }

  /** Returns whether a text that is no castling here is a result: nothing follows it. */
  private boolean isLostByBoth(CharSequence text) {
    return depth == 0 && text.toString().equals("0-0") && lexer.isBeforeBlankLine();
  }

  /** Returns whether a text is one of those that programs write for a null move. */
  private static boolean isNullMove(CharSequence text) {
    if (text.length() < 2 || text.length() > 4) {
      return false;
    }
    char first = text.charAt(0);
    return (first == '-'
            || first == 'Z'
            || first == '0'
            || first == 'n'
            || first == 'p'
            || first == '@'
            || first == '<')
        && switch (text.toString()) {
          case "--", "Z0", "0000", "null", "pass", "@@@@", "<>" -> true;
          default -> false;
        };
  }

  private void comment() {
    if (!isHeard()) {
      return;
    }
    if (!lexer.reason().isEmpty()) {
      loss(lexer.reason());
    }
    if (scope != PgnScope.MOVES) {
      visitor.comment(lexer.comment());
    }
  }

  private void fault() {
    if (isHeard()) {
      loss(lexer.reason());
      if (lexer.isMoveCut()) {
        mute();
      }
    }
  }

  // Variations

  private void open() {
    boolean heard = isHeard();
    depth++;
    opened = true;
    if (!heard) {
      return;
    }
    boolean told = false;
    if (!moved) {
      loss("a variation needs a move before it");
    } else {
      told = scope == PgnScope.ALL && visitor.beginVariation();
    }
    if (!told) {
      mute = depth;
      muteIsTold = false;
      movedAround = moved;
      return;
    }
    if (options.isChecked()) {
      resolver.openVariation();
    }
    moved = false;
  }

  private void close() {
    opened = false;
    if (depth == 0) {
      if (isHeard()) {
        loss("no variation is open");
      }
      return;
    }
    boolean wasMute = mute == depth;
    boolean told = isHeard() || wasMute && muteIsTold;
    if (told) {
      leave();
    }
    if (wasMute) {
      mute = NOTHING_MUTE;
    }
    depth--;
    if (isHeard()) {
      moved = told || movedAround;
    }
  }

  private void leave() {
    if (options.isChecked()) {
      resolver.closeVariation();
    }
    visitor.endVariation();
  }

  // The end

  private String result() {
    String result = lexer.result();
    if (result.equals(Results.OPEN) && !lexer.text().endsWith(Results.OPEN) && mute > 0) {
      findings.repair(lexer.place(), lexer.text(), LOST_BY_BOTH);
    }
    requireClosed();
    lexer.advance(false);
    while (!lexer.isAfterBlankLine()) {
      if (lexer.is(Lexer.Kind.COMMENT)) {
        // It is about the end of the game.
        comment();
      } else if (lexer.is(Lexer.Kind.RESULT) && lexer.result().equals(result)) {
        findings.repair(lexer.place(), lexer.text(), "the result is given twice");
      } else {
        break;
      }
      lexer.advance(false);
    }
    return result;
  }

  private String end(String result) {
    requireClosed();
    return result;
  }

  /** Closes the variations that are open at the end of the game. */
  private void requireClosed() {
    if (depth > 0 && mute > 0) {
      loss("the game ends, but a variation is not closed");
    }
    int told = mute > depth ? depth : muteIsTold ? mute : mute - 1;
    for (int i = 0; i < told; i++) {
      leave();
    }
    depth = 0;
    mute = mute == 0 ? 0 : NOTHING_MUTE;
  }
}

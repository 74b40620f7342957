package org.molychess.engine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.text.Dashes;
import org.molychess.engine.text.Numbers;
import org.molychess.engine.text.Quotes;

/**
 * The parts of a FEN: six fields, tokens, and in an EPD operations. The lenient reading knows each
 * field by its form and fills in those that are missing.
 */
final class FenFields {
  private static final String EXAMPLE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

  /** The fields after the placement, in order. */
  private enum Field {
    SIDE("side to move", "w"),
    CASTLING("castling", "-"),
    EN_PASSANT("en passant", "-"),
    HALFMOVES("halfmove clock", "0"),
    MOVE_NUMBER("move number", "1");

    private final String title;
    private final String usual;

    Field(String title, String usual) {
      this.title = title;
      this.usual = usual;
    }

    /** Returns whether a word can be this field in the lenient reading. */
    boolean fits(String word) {
      return switch (this) {
        case SIDE -> SIDES.contains(word.toLowerCase(Locale.ROOT));
        case CASTLING -> CastlingLetters.isLike(word);
        case EN_PASSANT -> EnPassantField.isLike(word);
        case HALFMOVES, MOVE_NUMBER -> isNumberLike(word) || Dashes.only(word);
      };
    }
  }

  private static final Set<String> SIDES = Set.of("w", "b", "white", "black");

  private final FenReport report;
  private final FenMode mode;
  private final FenWords words;

  /** The first field. */
  final String placement;

  /** Whether White is to move. */
  final boolean whiteToMove;

  final String castling;
  final String enPassant;
  final int halfmoves;
  final int moveNumber;

  /** The tokens, as they stand. */
  final List<String> tokens;

  /** What follows in an EPD. */
  final List<EpdOperation> operations;

  FenFields(FenReport report, FenMode mode) {
    this.report = report;
    this.mode = mode;
    words = new FenWords(report);
    String first = words.peek();
    if (first == null) {
      throw report.fault("fields", "the text is empty; a FEN is such as " + EXAMPLE);
    }
    words.next();
    placement = first;
    if (words.peek() == null && mode.problem()) {
      report.mended("filled in side to move 'w', castling '-', en passant '-'");
      whiteToMove = true;
      castling = "-";
      enPassant = "-";
    } else {
      whiteToMove = isWhite(take(Field.SIDE));
      castling = take(Field.CASTLING);
      enPassant = take(Field.EN_PASSANT);
    }
    @Nullable String clock = takeCounter(Field.HALFMOVES);
    @Nullable String number = takeCounter(Field.MOVE_NUMBER);
    tokens = takeTokens();
    operations = takeOperations(clock == null && number == null);
    halfmoves = counter(Field.HALFMOVES, clock, "hmvc");
    moveNumber = counter(Field.MOVE_NUMBER, number, "fmvn");
    words.tellRepairs();
  }

  private String take(Field field) {
    String word = words.peek();
    if (mode.lenient() && (word == null || isOfALaterField(word, field))) {
      report.mended("filled in " + field.title + " '" + field.usual + "'");
      return field.usual;
    }
    if (word == null) {
      throw tooFew(field.ordinal() + 1);
    }
    words.next();
    return word;
  }

  private static boolean isOfALaterField(String word, Field field) {
    if (field.fits(word)) {
      return false;
    }
    for (Field later : Field.values()) {
      if (later.compareTo(field) > 0 && later.fits(word)) {
        return true;
      }
    }
    return word.indexOf(':') >= 0;
  }

  private RuntimeException tooFew(int found) {
    return report.fault(
        "fields",
        found
            + " found, 6 expected: placement, side to move, castling, en passant, halfmove clock,"
            + " move number");
  }

  private boolean isWhite(String word) {
    if (word.equals("w") || word.equals("b")) {
      return word.equals("w");
    }
    String small = word.toLowerCase(Locale.ROOT);
    if (!mode.lenient() || !SIDES.contains(small)) {
      throw report.fault("side to move", "'" + Quotes.clipWord(word) + "' is neither 'w' nor 'b'");
    }
    report.mended("read side to move '" + word + "' as '" + small.charAt(0) + "'");
    return small.charAt(0) == 'w';
  }

  // Counters

  private static boolean isNumberLike(String word) {
    int first = word.charAt(0) == '-' && word.length() > 1 ? 1 : 0;
    for (int i = first; i < word.length(); i++) {
      if (word.charAt(i) < '0' || word.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /** Returns the word of a counter; null where it is missing and may be. */
  private @Nullable String takeCounter(Field field) {
    String word = words.peek();
    if (mode.mayLackCounters()) {
      if (word != null && mode.lenient() && Dashes.only(word)) {
        words.next();
        return null;
      }
      if (word == null || !isNumberLike(word)) {
        return null;
      }
    }
    if (word == null) {
      throw tooFew(field.ordinal() + 1);
    }
    if (word.indexOf(':') >= 0) {
      throw report.fault(field.title, "is missing before the tokens");
    }
    words.next();
    return word;
  }

  private int counter(Field field, @Nullable String word, String opcode) {
    if (word != null) {
      return counter(field, word);
    }
    for (EpdOperation operation : operations) {
      if (operation.opcode().equals(opcode)) {
        int number = counter(field, operation.only());
        if (!mode.epd()) {
          report.mended("read " + field.title + " '" + number + "' from '" + opcode + "'");
        }
        return number;
      }
    }
    if (!mode.epd()) {
      report.mended("filled in " + field.title + " '" + field.usual + "'");
    }
    return field == Field.HALFMOVES ? 0 : 1;
  }

  private int counter(Field field, String word) {
    String digits = word;
    if (mode.lenient() && word.length() > 1 && word.charAt(0) == '0') {
      int first = 0;
      while (first < word.length() - 1 && word.charAt(first) == '0') {
        first++;
      }
      digits = word.substring(first);
      report.mended("read " + field.title + " '" + Quotes.clipWord(word) + "' as '" + digits + "'");
    }
    int number = Numbers.parse(digits);
    int least = field == Field.HALFMOVES ? 0 : 1;
    if (number == 0 && least == 1 && mode.lenient()) {
      report.mended("read move number '0' as '1'");
      return 1;
    }
    if (number < least) {
      throw report.fault(
          field.title,
          "'"
              + Quotes.clipWord(word)
              + "' is not a number from "
              + least
              + " to "
              + Numbers.LARGEST);
    }
    return number;
  }

  // What follows

  private List<String> takeTokens() {
    if (words.first() == 0) {
      return List.of();
    }
    boolean others = mode.lenient() || mode.epd();
    List<String> found = new ArrayList<>();
    for (String word = words.peek(); word != null; word = words.peek()) {
      if (others && !words.holds(':')) {
        break;
      }
      found.add(word);
      words.next();
    }
    return found;
  }

  /** Reads the operations of an EPD; in a FEN, those that say nothing of the position are cut. */
  private List<EpdOperation> takeOperations(boolean countersMayCome) {
    if (words.first() == 0) {
      return List.of();
    }
    String rest = words.rest();
    EpdParser parser = new EpdParser(rest, report);
    if (mode.epd()) {
      List<EpdOperation> all = parser.read();
      if (!countersMayCome && all.stream().anyMatch(EpdOperation::isCounter)) {
        throw report.fault(
            "operations", "'hmvc' and 'fmvn' are not wanted where the counters stand as fields");
      }
      return all;
    }
    List<EpdOperation> read = parser.readOrNone();
    List<EpdOperation> counters = new ArrayList<>();
    StringBuilder dropped = new StringBuilder();
    for (EpdOperation operation : read) {
      if (countersMayCome && operation.isCounter()) {
        counters.add(operation);
      } else {
        dropped.append(dropped.length() == 0 ? "" : " ").append(operation);
      }
    }
    if (read.isEmpty()) {
      dropped.append(rest.strip());
    }
    if (dropped.length() != 0) {
      report.mended("dropped '" + Quotes.clipWord(dropped) + "'");
    }
    return counters;
  }
}

package org.molychess.solver;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/** Reads units as problemists write them: {@code White Ka3 Ra8 Pb2c3 Black Kb1}. */
final class PopeyePieces {
  private static final Pattern UNITS =
      Pattern.compile("([kqrbsnp])((?:[a-h][1-8])+)", Pattern.CASE_INSENSITIVE);
  private static final List<String> COLOURS = List.of("white", "black", "neutral");

  private PopeyePieces() {}

  /** Reads units up to a word that is told to end them. */
  static Map<Square, Piece> read(Words words, @Nullable Side first, Predicate<String> isEnd) {
    Map<Square, Piece> units = new TreeMap<>();
    Side side = first;
    while (words.hasNext() && !isEnd.test(words.peek())) {
      String word = words.next("a unit");
      String colour = Words.keyword(word, COLOURS, 3);
      if ("neutral".equals(colour)) {
        throw words.fault("neutral units are not known here");
      } else if (colour != null) {
        side = colour.equals("white") ? Side.WHITE : Side.BLACK;
      } else if (side == null) {
        throw words.fault("'" + word + "': a colour comes before the units, white or black");
      } else {
        add(units, word, side, words);
      }
    }
    return units;
  }

  static void add(Map<Square, Piece> units, String word, Side side, Words words) {
    Matcher matcher = UNITS.matcher(word);
    if (!matcher.matches()) {
      throw words.fault(
          "'" + word + "' is no orthodox unit with its squares; write such as Ka3 or Pb2c3");
    }
    char letter = Character.toLowerCase(word.charAt(0));
    Piece piece = Piece.of(side, Role.of(letter == 's' ? 'n' : letter));
    String squares = word.substring(1).toLowerCase(Locale.ROOT);
    for (int i = 0; i < squares.length(); i += 2) {
      units.put(Square.of(squares.substring(i, i + 2)), piece);
    }
  }

  /** Reads Forsyth notation: S or N for a knight, blanks by number, slashes or none. */
  static Map<Square, Piece> forsyth(String text, Words words) {
    Map<Square, Piece> units = new TreeMap<>();
    int at = 0;
    int blanks = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        blanks = 10 * blanks + c - '0';
        continue;
      }
      at += blanks;
      blanks = 0;
      if (c == '/') {
        at = (at + 7) / 8 * 8;
        continue;
      }
      char small = Character.toLowerCase(c);
      if ("kqrbsnp".indexOf(small) < 0 || at > 63) {
        throw words.fault(
            "'"
                + text
                + "': "
                + (at > 63 ? "there are more than 64 squares" : "'" + c + "' is no orthodox unit"));
      }
      Role role = Role.of(small == 's' ? 'n' : small);
      Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
      units.put(Square.at(at % 8 + 1, 8 - at / 8), Piece.of(side, role));
      at++;
    }
    return units;
  }
}

package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.board.PackedMove;
import org.molychess.engine.board.Ranks;
import org.molychess.engine.board.UnitCode;
import org.molychess.engine.text.SquareNames;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveFilter;

/**
 * A move's human text taken apart, whatever moves there are (RULES 9).
 *
 * <p>It is read from right to left, as only the end of it is certain: the square of arrival, and
 * what may follow it.
 *
 * @see <a href="https://github.com/molychess/moly/blob/main/docs/rules.md#9">RULES 9</a>
 */
final class HumanText {
  private static final int NONE = -1;

  /** The officers for waiting pawns, as the human form writes them: {@code c8=Q,}. */
  private String pending = "";

  private List<String> brackets = List.of();

  private boolean castling;
  private boolean kingside;

  // Of all moves but castling.
  private int code;
  private int fromFile = NONE;
  private int fromRank = NONE;
  private int to = NONE;
  private int promotion;
  private boolean capture;

  private boolean wellFormed;

  private HumanText() {}

  /** Takes a text apart; {@link #isWellFormed} says whether it is the text of a move. */
  static HumanText of(String text) {
    HumanText parts = new HumanText();
    parts.wellFormed = parts.parse(text);
    return parts;
  }

  private boolean parse(String text) {
    String body = takeBrackets(text);
    int begin = takePending(body);
    int end = body.length();
    while (end > begin && isMark(body.charAt(end - 1))) {
      end--;
    }
    return isCastling(body, begin, end) || parseMove(body, begin, end);
  }

  /** Takes out the brackets, square or round. */
  private String takeBrackets(String text) {
    if (text.indexOf('[') < 0 && text.indexOf('(') < 0) {
      return text;
    }
    StringBuilder rest = new StringBuilder(text.length());
    brackets = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      int close = c == '[' || c == '(' ? closing(text, i + 1) : NONE;
      if (close == NONE) {
        rest.append(c);
        i++;
      } else {
        brackets.add('[' + text.substring(i + 1, close) + ']');
        i = close + 1;
      }
    }
    return rest.toString();
  }

  private static int closing(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ']' || c == ')') {
        return i;
      }
      if (c == '[' || c == '(') {
        return NONE;
      }
    }
    return NONE;
  }

  /** Takes the choices for waiting pawns from the front; returns where the rest begins. */
  private int takePending(String body) {
    int at = 0;
    while (at + 5 <= body.length()
        && SquareNames.parse(body, at) >= 0
        && (Ranks.PAWN_RANKS >>> SquareNames.parse(body, at) & 1) == 0
        && body.charAt(at + 2) == '='
        && officer(body.charAt(at + 3)) != 0
        && body.charAt(at + 4) == ',') {
      at += 5;
    }
    pending = at == 0 ? "" : body.substring(0, at).replace('S', 'N');
    return at;
  }

  private boolean isCastling(String body, int begin, int end) {
    int length = end - begin;
    if (length != 3 && length != 5) {
      return false;
    }
    for (int i = begin; i < end; i++) {
      char c = body.charAt(i);
      if ((i - begin) % 2 == 0 ? c != 'O' && c != '0' : c != '-') {
        return false;
      }
    }
    castling = true;
    kingside = length == 3;
    return true;
  }

  private boolean parseMove(String body, int begin, int finish) {
    int end = takePromotion(body, begin, withoutEnPassant(body, begin, finish));
    if (end - begin < 2) {
      return false;
    }
    to = SquareNames.parse(body, end - 2);
    if (to < 0) {
      return false;
    }
    end -= 2;
    int at = begin;
    char first = at < end ? body.charAt(at) : ' ';
    code = UnitCode.PAWN;
    int role = role(first);
    if (role != 0) {
      code = role;
      at++;
    }
    if (at < end && isIn('a', 'h', body.charAt(at))) {
      fromFile = body.charAt(at++) - 'a';
    }
    if (at < end && isIn('1', '8', body.charAt(at))) {
      fromRank = body.charAt(at++) - '1';
    }
    if (at < end && isCaptureSign(body.charAt(at))) {
      capture = true;
      at++;
    }
    if (at < end && body.charAt(at) == '-') {
      at++;
    }
    return at == end;
  }

  /** Returns the code of the unit with a letter, S for a knight included; 0 if there is none. */
  private static int role(char letter) {
    return switch (letter) {
      case 'K' -> UnitCode.KING;
      case 'P' -> UnitCode.PAWN;
      default -> officer(letter);
    };
  }

  /** Returns the code of the officer with a letter, S for a knight included; 0 if there is none. */
  private static int officer(char letter) {
    return switch (letter) {
      case 'Q' -> UnitCode.QUEEN;
      case 'R' -> UnitCode.ROOK;
      case 'B' -> UnitCode.BISHOP;
      case 'N', 'S' -> UnitCode.KNIGHT;
      default -> 0;
    };
  }

  /** Returns whether it may stand behind a move: check, mate, or what somebody thinks of it. */
  private static boolean isMark(char c) {
    return c == '+' || c == '#' || c == '!' || c == '?';
  }

  private static boolean isCaptureSign(char c) {
    return c == 'x' || c == ':' || c == '*';
  }

  private static boolean isIn(char first, char last, char c) {
    return first <= c && c <= last;
  }

  /** Returns where the text ends without {@code e.p.} and the blank before it. */
  private static int withoutEnPassant(String body, int begin, int end) {
    int at = end;
    if (at > begin && body.charAt(at - 1) == '.') {
      at--;
    }
    if (at <= begin || body.charAt(at - 1) != 'p') {
      return end;
    }
    at--;
    if (at > begin && body.charAt(at - 1) == '.') {
      at--;
    }
    if (at <= begin || body.charAt(at - 1) != 'e') {
      return end;
    }
    at--;
    return at > begin + 1 && body.charAt(at - 1) == ' ' ? at - 1 : at;
  }

  /** Takes the officer from the end; returns where the rest ends. */
  private int takePromotion(String body, int begin, int end) {
    int officer = end - begin < 3 ? 0 : officer(body.charAt(end - 1));
    if (officer == 0) {
      return end;
    }
    promotion = officer;
    char before = body.charAt(end - 2);
    return before == '=' || before == '/' ? end - 2 : end - 1;
  }

  // What it says

  /** Returns whether it is the text of a move. */
  boolean isWellFormed() {
    return wellFormed;
  }

  /** Returns whether it is the text of a move, without brackets and officers for waiting pawns. */
  boolean isPlain() {
    return wellFormed && brackets.isEmpty() && pending.isEmpty();
  }

  /** Returns the place of the only move that a plain text may mean; -1 if there is not just one. */
  int only(Board before, LegalMoves moves) {
    int only = -1;
    for (int i = 0; i < moves.count(); i++) {
      if (mayMean(before, PackedMove.identity(moves.move(i)))) {
        if (only >= 0) {
          return -1;
        }
        only = i;
      }
    }
    return only;
  }

  boolean isCastling() {
    return castling;
  }

  boolean isKingside() {
    return kingside;
  }

  /** Returns the officers for waiting pawns, as the human form writes them. */
  String pending() {
    return pending;
  }

  /** Returns the brackets, as square ones. */
  List<String> brackets() {
    return brackets;
  }

  /** Returns the role of the unit that moves. */
  Role role() {
    return castling ? Role.KING : UnitCode.role(code);
  }

  /** Returns the small letter of the officer that a pawn becomes; empty if none is given. */
  String promotion() {
    return promotion == 0
        ? ""
        : String.valueOf(UnitCode.role(promotion).letter()).toLowerCase(Locale.ROOT);
  }

  /** Returns where the unit arrives, or null in castling. */
  @Nullable Square to() {
    return castling ? null : Square.of(to);
  }

  /** Returns whether the file of departure is given. */
  boolean hasFile() {
    return fromFile != NONE;
  }

  /** Returns whether the letters that tell units apart fit a square. */
  boolean fits(Square square) {
    return (departures() >>> square.ordinal() & 1) != 0;
  }

  private long departures() {
    long from = fromFile == NONE ? -1L : Ranks.FILE_A << fromFile;
    return fromRank == NONE ? from : from & Ranks.FIRST << 8 * fromRank;
  }

  /** Returns a filter for the moves that it may mean. */
  MoveFilter filter(Board board) {
    return castling
        ? MoveFilter.of(UnitCode.KING, -1L, Ranks.first(board.side))
        : MoveFilter.of(code, departures(), 1L << to);
  }

  /** Returns whether it may mean a packed move; what waiting pawns become is not looked at. */
  boolean mayMean(Board before, int move) {
    if (castling || PackedMove.isCastling(move)) {
      return castling
          && PackedMove.isCastling(move)
          && kingside == ((PackedMove.to(move) & 7) == 6);
    }
    boolean takes = PackedMove.victimCode(before, move) != 0;
    return PackedMove.code(move) == code
        && PackedMove.to(move) == to
        && (departures() >>> PackedMove.from(move) & 1) != 0
        && PackedMove.promotion(move) == promotion
        && (takes || !capture)
        && (code != UnitCode.PAWN || !takes || hasFile());
  }
}

package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The human form of moves, out and in (RULES 9). */
final class San {
  private static final int LONGEST = 1_000;

  /**
   * Two squares and what else a machine text may have, in whatever case, but {@code B1c3} is a
   * bishop's move.
   */
  private static final Pattern MACHINE =
      Pattern.compile(
          "(?:(?i:[a-h][18]=[qrbn],))*(?:[a-h][1-8][a-hA-H][1-8]|[A-H][1-8][A-H][1-8])[a-zA-Z]?"
              + "(?:@.*)?");

  private static final Pattern HUMAN =
      Pattern.compile(
          "(?<role>[KQRBNSP])?(?<file>[a-h])?(?<rank>[1-8])?(?<capture>[x:*])?-?(?<to>[a-h][1-8])"
              + "(?:(?:=|/)?(?<promotion>[QRBNS]))?(?:e\\.?p\\.?)?");

  private static final Pattern PENDING = Pattern.compile("([a-h][18])=([QRBNS]),");
  private static final Pattern BRACKET = Pattern.compile("\\[[^\\[\\]]*]");

  private San() {}

  static String write(Move move) {
    StringBuilder out = new StringBuilder(plain(move)).append(move.effectsText());
    if (move.isCheck()) {
      out.append(move.after().isCheckmate() ? '#' : '+');
    }
    return out.toString();
  }

  /** Returns the text without effects and check. */
  private static String plain(Move move) {
    StringBuilder out = new StringBuilder(pending(move));
    if (move.isCastling()) {
      return out.append(move.to().file() == 7 ? "O-O" : "O-O-O").toString();
    }
    Role role = move.piece().role();
    if (role != Role.PAWN) {
      out.append(role.letter()).append(letters(move));
    } else if (move.isCapture()) {
      out.append(move.from().toString().charAt(0));
    }
    out.append(move.isCapture() ? "x" : "").append(move.to());
    move.promotion().ifPresent(figure -> out.append('=').append(figure.letter()));
    return out.toString();
  }

  private static String pending(Move move) {
    StringBuilder out = new StringBuilder();
    for (Move.Pending choice : move.pending()) {
      out.append(choice.square()).append('=').append(choice.role().letter()).append(',');
    }
    return out.toString();
  }

  /** Returns the file, rank or both that tell the unit from its twins with the same arrival. */
  private static String letters(Move move) {
    boolean twins = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (Move other : withSameChoices(move)) {
      if (other.to() == move.to()
          && other.from() != move.from()
          && other.piece() == move.piece()
          && !other.isCastling()) {
        twins = true;
        sameFile |= other.from().file() == move.from().file();
        sameRank |= other.from().rank() == move.from().rank();
      }
    }
    String from = move.from().toString();
    return !twins ? "" : !sameFile ? from.substring(0, 1) : !sameRank ? from.substring(1) : from;
  }

  /**
   * Returns the legal moves that begin with the same figures for the pawns that wait.
   *
   * <p>With eight such pawns there are 65,536 times as many moves. They are sorted by machine text,
   * which begins with these choices, so those of one kind lie side by side.
   */
  private static List<Move> withSameChoices(Move move) {
    List<Move> moves = move.before().legalMoves();
    String choices = pending(move).toLowerCase(Locale.ROOT);
    return choices.isEmpty()
        ? moves
        : moves.subList(firstFrom(moves, choices), firstFrom(moves, choices + Character.MAX_VALUE));
  }

  /** Returns the index of the first move whose machine text is not before this one. */
  private static int firstFrom(List<Move> moves, String text) {
    int low = 0;
    int high = moves.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (moves.get(middle).uci().compareTo(text) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  static Move readExact(Position position, String text) {
    demandShort(position, text);
    List<Move> moves = position.legalMoves();
    Move exact = exact(text, moves, new Reader(position, text).among(moves));
    if (exact == null) {
      throw new IllegalMoveException(text, position, "is not a legal move, exactly written");
    }
    return exact;
  }

  /**
   * Returns the move whose machine or human form is exactly this, or null.
   *
   * @param meant those that the text may mean as a human form: no others need to be written out
   */
  private static @Nullable Move exact(String text, List<Move> moves, List<Move> meant) {
    int machine = firstFrom(moves, text);
    if (machine < moves.size() && moves.get(machine).uci().equals(text)) {
      return moves.get(machine);
    }
    for (Move move : meant) {
      if (move.san().equals(text)) {
        return move;
      }
    }
    return null;
  }

  /** Returns those of the moves, legal or not, that the text may mean in machine or human form. */
  static List<Move> matching(Position position, String text, List<Move> moves) {
    List<Move> exact = moves.stream().filter(move -> move.uci().equals(text)).toList();
    if (!exact.isEmpty() || text.length() > LONGEST) {
      return exact;
    }
    if (!text.startsWith("B") && MACHINE.matcher(text).matches()) {
      return moves.stream().filter(move -> move.uci().startsWith(text)).toList();
    }
    return new Reader(position, text).among(moves);
  }

  /**
   * A human text taken apart, whatever moves there are.
   *
   * @param to where the unit arrives; null in castling
   */
  record Sketch(
      String pending,
      Role role,
      @Nullable String file,
      @Nullable String rank,
      @Nullable Square to,
      boolean kingside) {
    /** Returns whether the letters that tell units apart fit a square. */
    boolean fits(Square square) {
      String name = square.toString();
      return (file == null || name.startsWith(file)) && (rank == null || name.endsWith(rank));
    }
  }

  /** Takes a human text apart; returns null if it is none. */
  static @Nullable Sketch sketch(Position position, String text) {
    return text.length() > LONGEST ? null : new Reader(position, text).sketch();
  }

  private static void demandShort(Position position, String text) {
    if (text.length() > LONGEST) {
      throw new IllegalMoveException(
          text, position, "is too long for a move; at most " + LONGEST + " characters are read");
    }
  }

  static Move read(Position position, String text) {
    demandShort(position, text);
    Reader reader = new Reader(position, text);
    List<Move> moves = position.legalMoves();
    List<Move> meant = reader.among(moves);
    Move exact = exact(text, moves, meant);
    if (exact != null) {
      return exact;
    }
    if (text.equals("0000")) {
      throw new IllegalMoveException(text, position, "is the null move, which no rules here allow");
    }
    // B1c2 is a bishop's move from the first rank, not one from b1 in the wrong letters.
    boolean bishop = text.startsWith("B") && HUMAN.matcher(text).matches();
    if (!bishop && MACHINE.matcher(text).matches() || text.isBlank()) {
      throw new IllegalMoveException(text, position, machineFault(position, text));
    }
    return reader.only(meant);
  }

  /** Says what is wrong with a text in machine form that is no legal move's. */
  private static String machineFault(Position position, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    List<String> near = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (move.uci().equals(lower)) {
        return "is not in small letters; '" + lower + "' would be legal";
      }
      if (move.uci().startsWith(lower) && !lower.isEmpty()) {
        near.add(move.uci());
      }
    }
    if (text.isBlank()) {
      return "is empty; a move is such as e2e4 or Nf3";
    }
    return near.isEmpty()
        ? "is not a legal move"
        : "is not complete; candidates: " + String.join(", ", near);
  }

  /** Reads one human text. */
  private static final class Reader {
    private final Position position;
    private final String text;
    private final String pending;
    private final String body;
    private final List<String> brackets = new ArrayList<>();

    Reader(Position position, String text) {
      this.position = position;
      this.text = text;
      String rest =
          text.replace('(', '[')
              .replace(')', ']')
              .replaceAll("[+#!?]+$", "")
              .replaceAll("(?<=\\S) (?=e\\.?p)", "");
      StringBuilder choices = new StringBuilder();
      Matcher choice = PENDING.matcher(rest);
      while (choice.lookingAt()) {
        choices.append(choice.group().replace('S', 'N'));
        rest = rest.substring(choice.end());
        choice = PENDING.matcher(rest);
      }
      pending = choices.toString();
      Matcher bracket = BRACKET.matcher(rest);
      while (bracket.find()) {
        brackets.add(bracket.group());
      }
      body = BRACKET.matcher(rest).replaceAll("");
    }

    /** Returns the move that the text means, if it can mean no other. */
    Move only(List<Move> found) {
      if (found.size() == 1) {
        return found.get(0);
      }
      if (found.isEmpty()) {
        throw new IllegalMoveException(
            text,
            position,
            isCastling() || HUMAN.matcher(body).matches()
                ? "is not a legal move"
                : "is not a move's text; write it such as e2e4, Nf3 or O-O");
      }
      throw new IllegalMoveException(
          text,
          position,
          "is ambiguous; candidates: " + String.join(", ", found.stream().map(Move::san).toList()));
    }

    private boolean isCastling() {
      return body.matches("[O0]-[O0](-[O0])?");
    }

    /** Returns those of the moves that the text may mean. */
    List<Move> among(List<Move> moves) {
      boolean castling = isCastling();
      Matcher human = HUMAN.matcher(body);
      boolean wellFormed = castling || human.matches();
      return moves.stream()
          .filter(
              move ->
                  pending.equals(pending(move))
                      && (castling
                          ? move.isCastling() && plain(move).equals(castlingText())
                          : wellFormed && matches(move, human))
                      && matchesBrackets(move))
          .toList();
    }

    @Nullable Sketch sketch() {
      String choices = pending.toLowerCase(Locale.ROOT);
      if (isCastling()) {
        return new Sketch(choices, Role.KING, null, null, null, body.length() == 3);
      }
      Matcher human = HUMAN.matcher(body);
      if (!human.matches()) {
        return null;
      }
      String role = human.group("role");
      char letter = role == null ? 'P' : role.charAt(0) == 'S' ? 'N' : role.charAt(0);
      return new Sketch(
          choices,
          Role.of(letter),
          human.group("file"),
          human.group("rank"),
          Square.of(human.group("to")),
          false);
    }

    private String castlingText() {
      return pending + body.replace('0', 'O');
    }

    private static boolean matches(Move move, Matcher human) {
      if (move.isCastling()) {
        return false;
      }
      String role = human.group("role");
      String file = human.group("file");
      String rank = human.group("rank");
      String promotion = human.group("promotion");
      char letter = role == null ? 'P' : role.charAt(0) == 'S' ? 'N' : role.charAt(0);
      String from = move.from().toString();
      char becomes = move.promotion().map(Role::letter).orElse(' ');
      char wanted =
          promotion == null ? ' ' : promotion.charAt(0) == 'S' ? 'N' : promotion.charAt(0);
      return move.piece().role().letter() == letter
          && move.to().toString().equals(human.group("to"))
          && (file == null || file.charAt(0) == from.charAt(0))
          && (rank == null || rank.charAt(0) == from.charAt(1))
          && (human.group("capture") == null || move.isCapture())
          && (letter != 'P' || !move.isCapture() || file != null)
          && becomes == wanted;
    }

    /** Returns whether no brackets are given, or all of the move's. */
    private boolean matchesBrackets(Move move) {
      if (brackets.isEmpty()) {
        return true;
      }
      List<Effect> effects = move.effects();
      if (effects.size() != brackets.size()) {
        return false;
      }
      for (int i = 0; i < effects.size(); i++) {
        String effect = effects.get(i).toString();
        String given = brackets.get(i).replace('S', 'N').replace(" ", "");
        if (!given.equals(effect) && !given.equals(withoutColor(effect))) {
          return false;
        }
      }
      return true;
    }

    private static String withoutColor(String effect) {
      return effect.replaceAll("[wb]([PNBRQK])", "$1");
    }
  }
}

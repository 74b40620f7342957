package org.molychess.fuzz;

import java.util.List;
import org.molychess.Cursor;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.MoveLanguage;
import org.molychess.Position;
import org.molychess.pgn.PgnException;
import org.molychess.pgn.PgnReader;

/**
 * The fast readers of moves, of positions, cursors and PGN, agree with one another and with the
 * {@link PlainReader}.
 */
public final class ReaderTarget {
  private static final List<Position> POSITIONS = Seeds.positions();

  private ReaderTarget() {}

  /** Reads a text by every reader. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Position position = POSITIONS.get(input.choose(POSITIONS.size()));
    String text = input.text();
    Move read = read(position, text);
    Check.same(uci(read), byCursor(position, text), position, text);
    Check.same(uci(read), uci(inEnglish(position, text)), position, text);
    PlainReader plain = new PlainReader(position);
    List<Move> exact = plain.exact(text);
    if (!exact.isEmpty()) {
      Check.same(1, exact.size(), position, text);
      Check.same(exact.get(0).uci(), uci(read), position, text);
      Check.same(exact.get(0), position.exactMove(text));
      Check.same(exact.get(0).uci(), inPgn(position, text), position, text);
      return;
    }
    List<Move> meant = plain.withoutBrackets(text);
    if (meant.size() == 1 && text.indexOf('[') < 0) {
      Check.same(meant.get(0).uci(), uci(read), position, text);
    }
    if (meant.size() > 1 && read != null) {
      Check.that(text.indexOf('[') >= 0 || text.indexOf('@') >= 0, "guessed", read, position, text);
    }
    if (read != null) {
      Check.that(position.legalMoves().contains(read), read, position, text);
    }
  }

  private static String uci(Move move) {
    return move == null ? "none" : move.uci();
  }

  private static Move read(Position position, String text) {
    try {
      return position.move(text);
    } catch (IllegalMoveException e) {
      return null;
    }
  }

  private static Move inEnglish(Position position, String text) {
    try {
      return position.move(text, MoveLanguage.ENGLISH);
    } catch (IllegalMoveException e) {
      return null;
    }
  }

  private static String byCursor(Position position, String text) {
    Cursor cursor = position.cursor();
    try {
      return cursor.text(cursor.read(text));
    } catch (IllegalMoveException e) {
      return "none";
    }
  }

  private static String inPgn(Position position, String text) {
    String tags = "[Variant \"" + position.rules() + "\"]\n[FEN \"" + position.fen() + "\"]\n\n";
    try {
      return PgnReader.parse(tags + text + " *").mainLine().get(0).uci();
    } catch (PgnException e) {
      return e.toString();
    }
  }
}

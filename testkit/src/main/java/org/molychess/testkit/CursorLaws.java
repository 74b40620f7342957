package org.molychess.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.Cursor;
import org.molychess.CursorMove;
import org.molychess.IllegalMoveException;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Square;

/** The laws of the cursor: it walks where the values lead. */
final class CursorLaws {
  static final List<Law> ALL =
      List.of(
          Law.of("the cursor lists what values list", CursorLaws::lists),
          Law.of("the cursor goes where values lead, and comes back", CursorLaws::walks),
          Law.of("the cursor refuses what is not legal", CursorLaws::refuses));

  /** The most moves of a position that are tried: with waiting pawns there may be thousands. */
  private static final int MOST_TRIED = 300;

  private CursorLaws() {}

  private static @Nullable String lists(Position position) {
    Cursor cursor = position.cursor();
    String wrong =
        difference("moves", texts(position.legalMoves()), texts(cursor, cursor.listMoves()));
    if (wrong == null) {
      wrong =
          difference(
              "captures",
              texts(position.legalMoves().stream().filter(Move::isCapture).toList()),
              texts(cursor, cursor.listCaptures()));
    }
    for (Square from : position.units(position.sideToMove())) {
      if (wrong == null) {
        wrong =
            difference(
                "moves from " + from,
                texts(position.legalMoves().stream().filter(move -> move.from() == from).toList()),
                texts(cursor, cursor.listMoves(from)));
      }
    }
    if (wrong == null && position.legalMoves().size() <= MOST_TRIED) {
      wrong =
          difference(
              "checks",
              texts(position.legalMoves().stream().filter(Move::isCheck).toList()),
              texts(cursor, cursor.listChecks()));
    }
    return wrong;
  }

  private static Set<String> texts(List<Move> moves) {
    Set<String> texts = new TreeSet<>();
    moves.forEach(move -> texts.add(move.uci()));
    return texts;
  }

  private static Set<String> texts(Cursor cursor, int count) {
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      texts.add(cursor.text(cursor.move(i)));
    }
    return texts;
  }

  private static @Nullable String difference(String what, Set<String> values, Set<String> walked) {
    Set<String> missing = new TreeSet<>(values);
    missing.removeAll(walked);
    Set<String> extra = new TreeSet<>(walked);
    extra.removeAll(values);
    return missing.isEmpty() && extra.isEmpty()
        ? null
        : what + ": the cursor lacks " + missing + ", and has also " + extra;
  }

  private static @Nullable String walks(Position position) {
    Cursor cursor = position.cursor();
    List<Move> moves = new ArrayList<>(position.legalMoves());
    Random random = new Random(position.hash());
    Collections.shuffle(moves, random);
    for (Move move : moves.subList(0, Math.min(moves.size(), MOST_TRIED))) {
      String wrong = walk(cursor, move, random);
      if (wrong != null) {
        return move.uci() + ": " + wrong;
      }
      if (cursor.ply() != 0 || !isAt(cursor, position)) {
        return move.uci() + ": taken back, the cursor is at " + cursor.position().fen();
      }
    }
    return null;
  }

  private static @Nullable String walk(Cursor cursor, Move move, Random random) {
    long packed = cursor.of(move);
    if (CursorMove.from(packed) != move.from()
        || CursorMove.to(packed) != move.to()
        || CursorMove.role(packed) != move.piece().role()
        || CursorMove.isCapture(packed) != move.isCapture()
        || CursorMove.isCastling(packed) != move.isCastling()
        || CursorMove.isEnPassant(packed) != move.isEnPassant()
        || CursorMove.promotion(packed) != move.promotion().orElse(null)) {
      return "the number says something else";
    }
    if (cursor.givesCheck(packed) != move.isCheck()) {
      return "the cursor says " + cursor.givesCheck(packed) + " of whether it gives check";
    }
    Position after = move.after();
    cursor.make(packed);
    String wrong =
        isAt(cursor, after)
            ? goOn(cursor, after, random)
            : "the cursor goes to " + cursor.position().fen() + ", values to " + after.fen();
    cursor.unmake();
    return wrong;
  }

  /** Makes one more move, listed or not. */
  private static @Nullable String goOn(Cursor cursor, Position position, Random random) {
    if (cursor.isCheckmate() != position.isCheckmate()
        || cursor.isStalemate() != position.isStalemate()) {
      return "mate and stalemate are judged differently";
    }
    int count = random.nextBoolean() ? cursor.listMoves() : cursor.listCaptures();
    if (count == 0) {
      return null;
    }
    long move = cursor.move(random.nextInt(count));
    Position expected = position.exactMove(cursor.text(move)).after();
    cursor.make(move);
    String wrong =
        isAt(cursor, expected) ? null : "then " + cursor.text(move) + " leads somewhere else";
    cursor.unmake();
    return wrong;
  }

  private static boolean isAt(Cursor cursor, Position position) {
    return cursor.key() == position.hash()
        && cursor.isCheck() == position.isCheck()
        && cursor.sideToMove() == position.sideToMove()
        && cursor.position().fen().equals(position.fen());
  }

  private static @Nullable String refuses(Position position) {
    Cursor cursor = position.cursor();
    int count = cursor.listMoves();
    if (count == 0) {
      return null;
    }
    long first = cursor.move(0);
    cursor.make(first);
    String text = cursor.text(first);
    boolean legalAgain = cursor.position().isLegal(text) && cursor.find(text) == first;
    try {
      cursor.make(first);
      return legalAgain ? null : "a stale move was made: " + text;
    } catch (IllegalMoveException e) {
      return cursor.ply() == 1 ? null : "a refused move has moved the cursor";
    }
  }
}

package org.molychess.solver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;

/** Goes through the moves of a position and back, over immutable positions. */
final class Cursor {
  private static final int NO_ROLE = 7;

  private final List<Position> path = new ArrayList<>();
  private final List<List<Move>> listed = new ArrayList<>();

  Cursor(Position start) {
    path.add(start);
    listed.add(List.of());
  }

  Position position() {
    return path.get(path.size() - 1);
  }

  int ply() {
    return path.size() - 1;
  }

  int listMoves() {
    return list(position().legalMoves());
  }

  int listCaptures() {
    return list(position().legalMoves().stream().filter(Move::isCapture).toList());
  }

  int listChecks() {
    return list(position().legalMoves().stream().filter(Move::isCheck).toList());
  }

  private int list(List<Move> moves) {
    listed.set(ply(), moves);
    return moves.size();
  }

  long move(int i) {
    return of(listed.get(ply()).get(i));
  }

  long of(Move move) {
    long index = position().legalMoves().indexOf(move);
    long promotion = move.promotion().map(Role::ordinal).orElse(NO_ROLE);
    long captured = move.captured().map(piece -> piece.role().ordinal()).orElse(NO_ROLE);
    long flags = (move.isCastling() ? 1L : 0) + (move.isEnPassant() ? 2L : 0);
    return index << 32
        | flags << 18
        | captured << 15
        | promotion << 12
        | (long) move.to().ordinal() << 6
        | move.from().ordinal();
  }

  Move toMove(long move) {
    return position().legalMoves().get((int) (move >> 32));
  }

  void make(long move) {
    push(toMove(move).after());
  }

  private void push(Position next) {
    path.add(next);
    listed.add(List.of());
  }

  /** Hands the turn over without a move. */
  void pass() {
    push(Diagrams.turn(position(), sideToMove().opposite()));
  }

  void unmake() {
    path.remove(ply());
    listed.remove(listed.size() - 1);
  }

  static Square from(long move) {
    return Square.of((int) (move & 63));
  }

  static Square to(long move) {
    return Square.of((int) (move >> 6 & 63));
  }

  static @Nullable Role promotion(long move) {
    return role((int) (move >> 12 & 7));
  }

  static @Nullable Role captured(long move) {
    return role((int) (move >> 15 & 7));
  }

  private static @Nullable Role role(int code) {
    return code == NO_ROLE ? null : Role.values()[code];
  }

  static boolean isCapture(long move) {
    return captured(move) != null;
  }

  static boolean isCastling(long move) {
    return (move >> 18 & 1) != 0;
  }

  static boolean isEnPassant(long move) {
    return (move >> 18 & 2) != 0;
  }

  boolean isCheck() {
    return position().isCheck();
  }

  boolean hasMoves() {
    return !position().legalMoves().isEmpty();
  }

  boolean isCheckmate() {
    return position().isCheckmate();
  }

  boolean isStalemate() {
    return position().isStalemate();
  }

  Side sideToMove() {
    return position().sideToMove();
  }

  long key() {
    return position().hash();
  }

  SquareSet units(Side side) {
    return position().units(side);
  }

  SquareSet squares(Piece piece) {
    return position().squares(piece);
  }

  @Nullable Piece at(Square square) {
    return position().at(square).orElse(null);
  }
}

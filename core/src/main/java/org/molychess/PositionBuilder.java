package org.molychess;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.molychess.engine.fen.FenWriter;

/** Sets up a position unit by unit; {@link #build} examines it as the reading of a FEN does. */
public final class PositionBuilder {
  private final Rules rules;
  private final Map<Square, Piece> units = new EnumMap<>(Square.class);
  private final Map<String, String> tokens = new TreeMap<>();
  private Side sideToMove = Side.WHITE;
  private String castling = "-";
  private String enPassant = "-";
  private int halfmoveClock;
  private int moveNumber = 1;

  PositionBuilder(Rules rules) {
    this.rules = rules;
  }

  PositionBuilder(Position position) {
    this(position.rules());
    for (Square square : Square.values()) {
      position.at(square).ifPresent(piece -> units.put(square, piece));
    }
    sideToMove = position.sideToMove();
    castling = FenWriter.castling(position.rules().layout(), position.board());
    enPassant = FenWriter.enPassant(position.board());
    halfmoveClock = position.halfmoveClock();
    moveNumber = position.moveNumber();
    tokens.putAll(position.tokens());
  }

  /** Puts a unit on a square, instead of what stood there. */
  public PositionBuilder put(Piece piece, Square square) {
    Objects.requireNonNull(piece, "piece");
    Objects.requireNonNull(square, "square");
    units.put(square, piece);
    return this;
  }

  /** Empties a square. */
  public PositionBuilder remove(Square square) {
    Objects.requireNonNull(square, "square");
    units.remove(square);
    return this;
  }

  /** Sets the side to move; White at first. */
  public PositionBuilder sideToMove(Side side) {
    Objects.requireNonNull(side, "side");
    sideToMove = side;
    return this;
  }

  /**
   * Sets the castling field: some of {@code KQkq}, or {@code -} as at first. Under Chess960 it may
   * name rooks by their files, such as {@code HAha}.
   */
  public PositionBuilder castling(String letters) {
    Objects.requireNonNull(letters, "letters");
    castling = letters;
    return this;
  }

  /** Sets the e.p. squares; none at first. */
  public PositionBuilder enPassant(Square... squares) {
    Objects.requireNonNull(squares, "squares");
    StringBuilder field = new StringBuilder();
    SquareSet.of(squares).forEach(field::append);
    enPassant = field.length() == 0 ? "-" : field.toString();
    return this;
  }

  /** Sets the number of moves since the last capture or pawn's move; 0 at first. */
  public PositionBuilder halfmoveClock(int clock) {
    halfmoveClock = clock;
    return this;
  }

  /** Sets the number of the move; 1 at first. */
  public PositionBuilder moveNumber(int number) {
    moveNumber = number;
    return this;
  }

  /**
   * Sets a token of declared state, such as {@code ghosts} to {@code a6r}; an empty text drops it.
   */
  public PositionBuilder token(String name, String value) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(value, "value");
    if (value.isEmpty()) {
      tokens.remove(name);
    } else {
      tokens.put(name, value);
    }
    return this;
  }

  /** Returns the text that {@link #build} reads. */
  public String fen() {
    StringBuilder out = new StringBuilder();
    for (int rank = 8; rank >= 1; rank--) {
      int empty = 0;
      for (int file = 1; file <= 8; file++) {
        Piece piece = units.get(Square.at(file, rank));
        if (piece == null) {
          empty++;
          continue;
        }
        out.append(empty == 0 ? "" : String.valueOf(empty)).append(piece.letter());
        empty = 0;
      }
      out.append(empty == 0 ? "" : String.valueOf(empty)).append(rank == 1 ? "" : "/");
    }
    out.append(' ').append(sideToMove.letter()).append(' ').append(castling);
    out.append(' ').append(enPassant).append(' ').append(halfmoveClock);
    out.append(' ').append(moveNumber);
    tokens.forEach((name, value) -> out.append(' ').append(name).append(':').append(value));
    return out.toString();
  }

  /**
   * Returns what is set so far, in the form of a FEN, whether or not it can be a position, and the
   * rules.
   */
  @Override
  public String toString() {
    return rules + ": " + fen();
  }

  /**
   * Returns the position.
   *
   * @throws FenException if it cannot be; see {@link Rules#position}
   */
  public Position build(Reading... readings) {
    return rules.position(fen(), readings);
  }
}

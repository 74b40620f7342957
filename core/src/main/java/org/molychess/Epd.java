package org.molychess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.fen.FenWriter;
import org.molychess.engine.setup.EpdOperation;
import org.molychess.engine.setup.FenReader;
import org.molychess.engine.text.Quotes;

/**
 * A position with operations, as test suites write it in a line of EPD: a best move, a name, a
 * depth. Immutable.
 *
 * <pre>{@code
 * Epd epd = Epd.parse(Rules.orthodox(), "7k/8/6K1/8/8/8/8/R7 w - - bm Ra8#; id \"corner\";");
 * epd.bestMoves();             // the move Ra8#
 * epd.with("dm", "1");         // 7k/8/6K1/8/8/8/8/R7 w - - bm Ra8#; id "corner"; dm 1;
 * }</pre>
 *
 * <p>An operation is a name and operands, each a word or a text in quotation marks, ended by a
 * semicolon; within quotation marks {@code \"} and {@code \\} stand for the second character.
 * Operations keep their order. {@code hmvc} and {@code fmvn} are the two counters of the position.
 * The tokens of conditions stand between the four fields and the operations.
 */
public final class Epd {
  private final Position position;

  /** By name, in order. */
  private final Map<String, EpdOperation> operations;

  private Epd(Position position, Map<String, EpdOperation> operations) {
    this.position = position;
    this.operations = operations;
  }

  /** Returns a position without operations but those of its counters, where they say something. */
  public static Epd of(Position position) {
    Epd epd = new Epd(Objects.requireNonNull(position, "position"), Map.of());
    int clock = position.halfmoveClock();
    int number = position.moveNumber();
    epd = clock == 0 ? epd : epd.with(word("hmvc", clock), position);
    return number == 1 ? epd : epd.with(word("fmvn", number), position);
  }

  /**
   * Reads a line of EPD. Two numbers after the four fields are read as the counters of a FEN, and
   * the last semicolon may be missing.
   *
   * @param line at most 20,000 characters
   * @throws FenException if it is not one, or the position cannot be under these rules
   */
  public static Epd parse(Rules rules, String line, Reading... readings) {
    return read(rules, line, readings).epd();
  }

  /**
   * Returns the same as {@link #parse}, with what the reading mended.
   *
   * @throws FenException as {@link #parse} does
   */
  public static EpdReading read(Rules rules, String line, Reading... readings) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(line, "line");
    FenReader.Result result =
        FenReader.read(rules.engine().rules(), line, Reading.mode(readings, true));
    Position position =
        new Position(rules, result.board(), result.halfmoves(), result.moveNumber());
    Map<String, EpdOperation> operations = new LinkedHashMap<>();
    result.operations().forEach(read -> operations.put(read.opcode(), plain(read, position)));
    // Numbers that stood as fields become operations, in front, as they would be written.
    Map<String, EpdOperation> all = new LinkedHashMap<>(of(position).operations);
    all.keySet().removeAll(operations.keySet());
    all.putAll(operations);
    return new EpdReading(new Epd(position, all), result.repairs());
  }

  /** Returns an operation with the number of the position's counter, if it sets one. */
  private static EpdOperation plain(EpdOperation operation, Position position) {
    return !operation.isCounter()
        ? operation
        : operation.opcode().equals("hmvc")
            ? word("hmvc", position.halfmoveClock())
            : word("fmvn", position.moveNumber());
  }

  // What it says

  /** Returns the position. */
  public Position position() {
    return position;
  }

  /** Returns the operands of each operation by its name, in the order of the line. */
  public Map<String, List<String>> operations() {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    operations.forEach((opcode, operation) -> texts.put(opcode, operands(operation)));
    return Collections.unmodifiableMap(texts);
  }

  /** Returns the operands of an operation; nothing if there is none of this name. */
  public Optional<List<String>> operands(String opcode) {
    Objects.requireNonNull(opcode, "opcode");
    return Optional.ofNullable(operations.get(opcode)).map(Epd::operands);
  }

  private static List<String> operands(EpdOperation operation) {
    return operation.operands().stream().map(EpdOperation.Operand::text).toList();
  }

  /** Returns the name of the position, {@code id}. */
  public Optional<String> id() {
    return text("id");
  }

  /**
   * Returns a comment, {@code c0} to {@code c9}.
   *
   * @param number 0 to 9
   * @throws IndexOutOfBoundsException if it is not 0 to 9
   */
  public Optional<String> comment(int number) {
    return text("c" + Objects.checkIndex(number, 10));
  }

  private Optional<String> text(String opcode) {
    return operands(opcode).map(operands -> String.join(" ", operands));
  }

  /**
   * Returns the best moves, {@code bm}, as {@link Position#move} reads them; none if it is missing.
   *
   * @throws IllegalMoveException if one of them is not legal
   */
  public List<Move> bestMoves() {
    return moves("bm");
  }

  /**
   * Returns the moves to avoid, {@code am}, as {@link Position#move} reads them.
   *
   * @throws IllegalMoveException if one of them is not legal
   */
  public List<Move> avoidMoves() {
    return moves("am");
  }

  private List<Move> moves(String opcode) {
    return operands(opcode).orElse(List.of()).stream().map(position::move).toList();
  }

  /**
   * Returns the predicted moves, {@code pv}, each of the position after those before it.
   *
   * @throws IllegalMoveException if one of them is not legal
   */
  public List<Move> variation() {
    List<Move> moves = new ArrayList<>();
    Position at = position;
    for (String text : operands("pv").orElse(List.of())) {
      Move move = at.move(text);
      moves.add(move);
      at = move.after();
    }
    return List.copyOf(moves);
  }

  /**
   * Returns in how many moves the side to move mates, {@code dm}.
   *
   * @throws NumberFormatException if the operand is not a number
   */
  public OptionalInt mateIn() {
    return integer("dm");
  }

  /**
   * Returns the evaluation for the side to move in hundredths of a pawn, {@code ce}.
   *
   * @throws NumberFormatException if the operand is not a number
   */
  public OptionalInt evaluation() {
    return integer("ce");
  }

  /**
   * Returns how many plies deep the position was analysed, {@code acd}.
   *
   * @throws NumberFormatException if the operand is not a number
   */
  public OptionalInt analysisDepth() {
    return integer("acd");
  }

  /**
   * Returns how many nodes the analysis counted, {@code acn}.
   *
   * @throws NumberFormatException if the operand is not a number
   */
  public OptionalLong analysisNodes() {
    return number("acn");
  }

  /**
   * Returns how many seconds the analysis took, {@code acs}.
   *
   * @throws NumberFormatException if the operand is not a number
   */
  public OptionalLong analysisSeconds() {
    return number("acs");
  }

  private OptionalLong number(String opcode) {
    EpdOperation operation = operations.get(opcode);
    if (operation == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(operation.only()));
    } catch (NumberFormatException e) {
      throw notANumber(operation, "a whole number", e);
    }
  }

  private OptionalInt integer(String opcode) {
    OptionalLong number = number(opcode);
    if (number.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Math.toIntExact(number.getAsLong()));
    } catch (ArithmeticException e) {
      throw notANumber(operations.get(opcode), "a number of 32 bits", e);
    }
  }

  private static NumberFormatException notANumber(
      @Nullable EpdOperation operation, String right, RuntimeException cause) {
    NumberFormatException error =
        new NumberFormatException("operation '" + operation + "' needs " + right);
    error.initCause(cause);
    return error;
  }

  /**
   * Returns this with an operation, instead of the one of the same name, or at the end.
   *
   * @throws IllegalArgumentException if the name cannot be one, an operand holds a control
   *     character, or {@code hmvc} or {@code fmvn} is given no number that a FEN can have
   */
  public Epd with(String opcode, String... operands) {
    Objects.requireNonNull(opcode, "opcode");
    for (String operand : Objects.requireNonNull(operands, "operands")) {
      Objects.requireNonNull(operand, "operand");
    }
    if (!EpdOperation.isOpcode(opcode)) {
      throw new IllegalArgumentException(
          "'"
              + Quotes.clip(opcode)
              + "' is not the name of an operation: a letter, then at most 14 letters, digits or"
              + " '_'");
    }
    EpdOperation operation =
        new EpdOperation(
            opcode, Arrays.stream(operands).map(text -> operand(opcode, text)).toList());
    Position at = operation.isCounter() ? counted(operation) : position;
    return with(plain(operation, at), at);
  }

  private static EpdOperation.Operand operand(String opcode, String text) {
    if (text.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "an operand of '" + opcode + "' holds a control character: '" + Quotes.clip(text) + "'");
    }
    return EpdOperation.Operand.of(opcode, text);
  }

  private Epd with(EpdOperation operation, Position at) {
    Map<String, EpdOperation> all = new LinkedHashMap<>(operations);
    all.put(operation.opcode(), operation);
    return new Epd(at, all);
  }

  private static EpdOperation word(String opcode, int number) {
    return new EpdOperation(
        opcode, List.of(new EpdOperation.Operand(Integer.toString(number), false)));
  }

  /** Returns this without the operation of this name; a counter falls back to 0 or 1. */
  public Epd without(String opcode) {
    Objects.requireNonNull(opcode, "opcode");
    EpdOperation operation = operations.get(opcode);
    if (operation == null) {
      return this;
    }
    Map<String, EpdOperation> left = new LinkedHashMap<>(operations);
    left.remove(opcode);
    return new Epd(
        operation.isCounter() ? counted(word(opcode, opcode.equals("hmvc") ? 0 : 1)) : position,
        left);
  }

  /** Returns the position with a counter that an operation sets. */
  private Position counted(EpdOperation operation) {
    PositionBuilder editor = position.edit();
    try {
      int number = Integer.parseInt(operation.only());
      return operation.opcode().equals("hmvc")
          ? editor.halfmoveClock(number).build(Reading.KINGLESS)
          : editor.moveNumber(number).build(Reading.KINGLESS);
    } catch (NumberFormatException e) {
      throw notANumber(operation, "a whole number", e);
    }
  }

  /** Returns whether the other has an equal position and the same operations in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Epd epd
        && epd.position.equals(position)
        && List.copyOf(epd.operations().entrySet()).equals(List.copyOf(operations().entrySet()));
  }

  @Override
  public int hashCode() {
    return 31 * position.hashCode() + operations().hashCode();
  }

  /** Returns the line, which {@link #parse} reads under the same rules. */
  @Override
  public String toString() {
    StringBuilder out =
        new StringBuilder(
            FenWriter.writeWithoutCounters(position.rules().layout(), position.board()));
    operations.values().forEach(operation -> out.append(' ').append(operation));
    return out.toString();
  }
}

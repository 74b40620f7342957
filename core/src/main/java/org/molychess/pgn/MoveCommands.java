package org.molychess.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.molychess.Square;

/**
 * The comments of a move, and what is said in them by commands such as {@code [%clk 0:05:00]}: an
 * immutable value.
 *
 * <pre>{@code
 * MoveCommands said = MoveCommands.of(node.comments());
 * said.clock();                                              // PT5M
 * node.setComments(said.withClock(Duration.ofSeconds(290)).comments());
 * }</pre>
 *
 * <p>A command that is changed stays where it is, and everything around it as it is. A new one
 * comes at the end of the last comment. Of a command that is there twice the first counts; of
 * arrows and squares all do.
 */
public final class MoveCommands {
  /** The colours of arrows and squares, by the letters that programs write. */
  public enum Color {
    GREEN('G'),
    RED('R'),
    YELLOW('Y'),
    BLUE('B'),
    ORANGE('O'),
    CYAN('C'),
    MAGENTA('M');

    private final char letter;

    Color(char letter) {
      this.letter = letter;
    }

    private static @Nullable Color of(char letter) {
      for (Color color : values()) {
        if (color.letter == letter) {
          return color;
        }
      }
      return null;
    }
  }

  /** An arrow, from the command {@code [%cal Ge2e4]}. */
  public record Arrow(Color color, Square from, Square to) {
    /** Returns the arrow as the command has it: {@code Ge2e4}. */
    @Override
    public String toString() {
      return "" + color.letter + from + to;
    }
  }

  /** A coloured square, from the command {@code [%csl Re4]}. */
  public record Mark(Color color, Square square) {
    /** Returns the square as the command has it: {@code Re4}. */
    @Override
    public String toString() {
      return "" + color.letter + square;
    }
  }

  private final List<String> comments;

  private MoveCommands(List<String> comments) {
    this.comments = comments;
  }

  /** Returns what these comments say. */
  public static MoveCommands of(List<String> comments) {
    return new MoveCommands(List.copyOf(Objects.requireNonNull(comments, "comments")));
  }

  /** Returns what a comment says. */
  public static MoveCommands of(String comment) {
    return of(List.of(Objects.requireNonNull(comment, "comment")));
  }

  // What is said

  /** Returns the time that is left on the mover's clock after the move. */
  public Optional<Duration> clock() {
    return first("clk", ClockTime::parse);
  }

  /** Returns the time that was spent on the move. */
  public Optional<Duration> elapsed() {
    return first("emt", ClockTime::parse);
  }

  /** Returns what an engine thinks of the position after the move. */
  public Optional<Evaluation> evaluation() {
    return first("eval", Evaluation::parse);
  }

  /** Returns the arrows, in their order. */
  public List<Arrow> arrows() {
    return all("cal", MoveCommands::arrow);
  }

  /** Returns the coloured squares, in their order. */
  public List<Mark> marks() {
    return all("csl", MoveCommands::mark);
  }

  /** Returns the comments with their commands. */
  public List<String> comments() {
    return comments;
  }

  /** Returns the comments without any commands, leaving out those that were nothing else. */
  public List<String> remarks() {
    return comments.stream().map(Command::without).filter(remark -> !remark.isEmpty()).toList();
  }

  /** Reads the value of a command. */
  private interface Parser<T> {
    /** Returns the value, or null if the text is none. */
    @Nullable T parse(String text);
  }

  private <T> Optional<T> first(String name, Parser<T> reader) {
    for (String comment : comments) {
      for (Command command : Command.in(comment)) {
        T value = command.is(name) ? reader.parse(command.value()) : null;
        if (value != null) {
          return Optional.of(value);
        }
      }
    }
    return Optional.empty();
  }

  private <T> List<T> all(String name, Parser<T> reader) {
    List<T> found = new ArrayList<>();
    for (String comment : comments) {
      for (Command command : Command.in(comment)) {
        if (command.is(name)) {
          for (String item : command.value().split(",", -1)) {
            T value = reader.parse(item.strip());
            if (value != null) {
              found.add(value);
            }
          }
        }
      }
    }
    return List.copyOf(found);
  }

  private static @Nullable Arrow arrow(String text) {
    Color color = text.length() == 5 ? Color.of(text.charAt(0)) : null;
    Square from = square(text, 1);
    Square to = square(text, 3);
    return color == null || from == null || to == null ? null : new Arrow(color, from, to);
  }

  private static @Nullable Mark mark(String text) {
    Color color = text.length() == 3 ? Color.of(text.charAt(0)) : null;
    Square square = square(text, 1);
    return color == null || square == null ? null : new Mark(color, square);
  }

  private static @Nullable Square square(String text, int at) {
    if (text.length() < at + 2) {
      return null;
    }
    int file = text.charAt(at) - 'a' + 1;
    int rank = text.charAt(at + 1) - '0';
    return file < 1 || file > 8 || rank < 1 || rank > 8 ? null : Square.at(file, rank);
  }

  // To say something else

  /**
   * Returns the same with another time on the clock.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public MoveCommands withClock(Duration left) {
    return with("clk", ClockTime.text(require(left, "left")));
  }

  /**
   * Returns the same with another time spent on the move.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public MoveCommands withElapsed(Duration spent) {
    return with("emt", ClockTime.text(require(spent, "spent")));
  }

  /** Returns the same with another evaluation. */
  public MoveCommands withEvaluation(Evaluation evaluation) {
    return with("eval", Objects.requireNonNull(evaluation, "evaluation").toString());
  }

  /** Returns the same with these arrows and no others. */
  public MoveCommands withArrows(List<Arrow> arrows) {
    return with("cal", items(Objects.requireNonNull(arrows, "arrows")));
  }

  /** Returns the same with these coloured squares and no others. */
  public MoveCommands withMarks(List<Mark> marks) {
    return with("csl", items(Objects.requireNonNull(marks, "marks")));
  }

  /** Returns the same without clock, time spent, evaluation, arrows, squares or other commands. */
  public MoveCommands withoutCommands() {
    return new MoveCommands(remarks());
  }

  private static Duration require(Duration time, String name) {
    if (Objects.requireNonNull(time, name).isNegative()) {
      throw new IllegalArgumentException("the time " + time + " is negative");
    }
    return time;
  }

  private static String items(List<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(","));
  }

  /** Puts a value into the first command of this name, and drops the others; or adds a command. */
  private MoveCommands with(String name, String value) {
    String text = value.isEmpty() ? "" : "[%" + name + " " + value + "]";
    List<String> changed = new ArrayList<>();
    boolean placed = text.isEmpty();
    for (String comment : comments) {
      StringBuilder out = new StringBuilder();
      int from = 0;
      for (Command command : Command.in(comment)) {
        if (command.is(name)) {
          out.append(comment, from, command.from()).append(placed ? "" : text);
          placed = true;
          from = command.to();
        }
      }
      String rest = out.append(comment, from, comment.length()).toString();
      changed.add(from == 0 ? comment : rest.strip());
    }
    if (!placed && changed.isEmpty()) {
      changed.add(text);
    } else if (!placed) {
      int last = changed.size() - 1;
      changed.set(last, (changed.get(last) + " " + text).strip());
    }
    changed.removeIf(String::isEmpty);
    return new MoveCommands(List.copyOf(changed));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MoveCommands commands && commands.comments.equals(comments);
  }

  @Override
  public int hashCode() {
    return comments.hashCode();
  }

  /** Returns the comments. */
  @Override
  public String toString() {
    return comments.toString();
  }
}

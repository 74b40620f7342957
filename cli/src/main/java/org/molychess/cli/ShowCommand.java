package org.molychess.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.molychess.Move;
import org.molychess.Piece;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.Square;
import org.molychess.SquareSet;
import org.molychess.diagram.Diagram;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code moly show}: a position as text. */
final class ShowCommand implements Runnable {
  private final Console console;

  private final PositionOptions options = new PositionOptions();
  private final DiagramOptions diagram = new DiagramOptions();
  private final OptionSpec move =
      Models.text("--move", "M", "Play this move, show the position after it, and mark the move.")
          .build();

  ShowCommand(Console console) {
    this.console = console;
  }

  CommandSpec model() {
    CommandSpec model =
        Models.command(
            "show",
            this,
            "Show the board, the side to move, rights, and what the board alone does not say.",
            "",
            "Units are chess figures where the locale uses UTF-8, and FEN letters elsewhere.",
            "",
            "Examples:",
            "  moly show --rules haunted --fen '4k3/8/B7/8/8/8/8/4K3 b - - 0 1 ghosts:a6r'",
            "  moly show --moves 'e4 d5' --move exd5 --svg capture.svg");
    options.addTo(model);
    diagram.addTo(model);
    return model.addOption(move);
  }

  @Override
  public void run() {
    Position named = options.position(console);
    @Nullable String text = move.getValue();
    @Nullable Move played =
        text == null ? null : PlayedLine.move(named, text, options.language(), "--move: ");
    Position position = played == null ? named : played.after();
    Diagram picture = Diagram.of(position).seenBy(diagram.bottom());
    if (diagram.write(played == null ? picture : picture.lastMove(played), console)) {
      return;
    }
    BoardText board = new BoardText(console.isUnicode());
    board.draw(position, diagram.bottom()).forEach(console.out()::println);
    console.out().println();
    String[] fields = position.fen().split(" ", -1);
    fact("rules", position.rules().toString());
    if (played != null) {
      fact("last move", played.toString());
    }
    fact("to move", toMove(position));
    fact("castling", fields[2]);
    fact("en passant", squares(position.enPassant()));
    fact("halfmove clock", Integer.toString(position.halfmoveClock()));
    fact("move number", Integer.toString(position.moveNumber()));
    if (!position.pendingPromotions().isEmpty()) {
      fact("chooses on", squares(position.pendingPromotions()));
    }
    position.tokens().forEach(this::fact);
    for (Square square : Square.values()) {
      position.under(square).forEach((token, units) -> fact("under " + square, units(units)));
    }
    if (!position.closed().isEmpty()) {
      fact("closed", squares(position.closed()));
    }
    fact("FEN", position.fen());
  }

  private void fact(String name, String value) {
    String gap = " ".repeat(Math.max(0, 16 - name.length()));
    console.printBold(name);
    console.out().println(gap + value);
  }

  private static String toMove(Position position) {
    String side = name(position.sideToMove());
    return position
        .outcome()
        .map(outcome -> side + ": " + outcome)
        .orElseGet(() -> position.isCheck() ? side + ", in check" : side);
  }

  private static String squares(SquareSet squares) {
    return squares.isEmpty()
        ? "-"
        : squares.stream().map(Square::toString).sorted().collect(Collectors.joining(" "));
  }

  /** Returns the names of the units, the top one first. */
  private static String units(List<Piece> units) {
    return units.stream()
        .map(unit -> (unit.side() + " " + unit.role()).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}

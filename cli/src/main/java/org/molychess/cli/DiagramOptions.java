package org.molychess.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.molychess.Side;
import org.molychess.diagram.Coordinates;
import org.molychess.diagram.Diagram;
import org.molychess.diagram.Theme;
import org.molychess.pgn.MoveCommands;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that ask for a picture in a file instead of text, and say how it looks. */
final class DiagramOptions {
  private static final int USUAL_WIDTH = 720;

  /** A wider one would need hundreds of megabytes to be drawn. */
  private static final int WIDEST_PNG = 5_000;

  private final OptionSpec svg =
      Models.text("--svg", "FILE", "Write an SVG picture instead ('-': standard output).").build();
  private final OptionSpec png =
      Models.text("--png", "FILE", "Write a PNG picture instead ('-': standard output).").build();
  private final OptionSpec latex =
      Models.text(
              "--latex",
              "FILE",
              "Write LaTeX for the package chessboard instead ('-': standard output).")
          .build();
  private final OptionSpec flip = Models.flag("--flip", "Black's side at the bottom.");
  private final OptionSpec coordinates =
      Models.text("--coordinates", "WHERE", "In a picture: outside (usual), inside or none.")
          .build();
  private final OptionSpec theme =
      Models.text("--theme", "T", "The colours of a picture: " + names(Theme.values()) + ".")
          .build();
  private final OptionSpec width =
      Models.text("--width", "PIXELS", "The width of an SVG or PNG picture, to 10000.").build();
  private final OptionSpec arrows =
      Models.text("--arrows", "A", "Arrows in a picture, as in PGN: 'Ge2e4,Rd8h4'.").build();
  private final OptionSpec marks =
      Models.text("--marks", "S", "Circled squares in a picture, as in PGN: 'Re4,Bd5'.").build();

  void addTo(CommandSpec command) {
    command.addOption(svg).addOption(png).addOption(latex).addOption(flip);
    command.addOption(coordinates).addOption(theme).addOption(width);
    command.addOption(arrows).addOption(marks);
  }

  /** Returns the side whose first rank is at the bottom. */
  Side bottom() {
    return Models.isGiven(flip) ? Side.BLACK : Side.WHITE;
  }

  /** Writes the pictures that are asked for; returns whether there are any. */
  boolean write(Diagram plain, Console console) {
    @Nullable String svgFile = svg.getValue();
    @Nullable String pngFile = png.getValue();
    @Nullable String latexFile = latex.getValue();
    Diagram diagram = dressed(plain);
    if (svgFile != null) {
      write(svgFile, diagram.svg().getBytes(StandardCharsets.UTF_8), console);
    }
    if (pngFile != null) {
      int pixels = width.getValue() == null ? USUAL_WIDTH : width();
      if (pixels > WIDEST_PNG) {
        throw new InputException("--width: of a PNG picture it must be at most " + WIDEST_PNG);
      }
      write(pngFile, PngPicture.of(diagram.svg(), pixels), console);
    }
    if (latexFile != null) {
      write(latexFile, diagram.latex().getBytes(StandardCharsets.UTF_8), console);
    }
    return svgFile != null || pngFile != null || latexFile != null;
  }

  /** Returns the diagram as the options say that it looks. */
  private Diagram dressed(Diagram plain) {
    Diagram diagram = plain;
    if (coordinates.getValue() != null) {
      diagram =
          diagram.coordinates(one("--coordinates", coordinates.getValue(), Coordinates.values()));
    }
    if (theme.getValue() != null) {
      diagram = diagram.theme(one("--theme", theme.getValue(), Theme.values()));
    }
    if (width.getValue() != null) {
      diagram = diagram.width(width());
    }
    return diagram.drawn(commands());
  }

  private int width() {
    String text = width.getValue();
    try {
      int pixels = Integer.parseInt(text);
      if (pixels >= 1 && pixels <= 10_000) {
        return pixels;
      }
    } catch (NumberFormatException e) {
      throw new InputException("--width: '" + text + "' is not a number of pixels", e);
    }
    throw new InputException("--width: must be from 1 to 10000, not " + text);
  }

  private MoveCommands commands() {
    @Nullable String wantedArrows = arrows.getValue();
    @Nullable String wantedMarks = marks.getValue();
    String comment =
        (wantedArrows == null ? "" : "[%cal " + wantedArrows + "]")
            + (wantedMarks == null ? "" : "[%csl " + wantedMarks + "]");
    MoveCommands commands = MoveCommands.of(comment);
    requireAll("--arrows", wantedArrows, commands.arrows().size(), "Ge2e4");
    requireAll("--marks", wantedMarks, commands.marks().size(), "Re4");
    return commands;
  }

  private static void requireAll(String option, @Nullable String text, int read, String example) {
    if (text != null && read != text.split(",", -1).length) {
      throw new InputException(
          option
              + ": '"
              + text
              + "' is not a list such as '"
              + example
              + "': a letter for the colour, G R Y B O C or M, and squares; parted by commas");
    }
  }

  private static <E extends Enum<E>> E one(String option, String name, E[] values) {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(name.strip())) {
        return value;
      }
    }
    throw new InputException(option + ": '" + name + "' is not one of " + names(values));
  }

  private static <E extends Enum<E>> String names(E[] values) {
    return Arrays.stream(values)
        .map(value -> value.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }

  private static void write(String file, byte[] bytes, Console console) {
    if (file.equals("-")) {
      console.write(bytes);
      return;
    }
    try {
      Files.write(Path.of(file), bytes);
    } catch (InvalidPathException e) {
      throw new InputException("'" + file + "' is no name of a file: " + e.getReason(), e);
    } catch (IOException e) {
      throw new OutputException("cannot write the picture to '" + file + "': " + e, e);
    }
  }
}

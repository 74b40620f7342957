package org.molychess.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.molychess.Side;
import org.molychess.diagram.Diagram;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that ask for a picture in a file instead of text. */
final class DiagramOptions {
  private final OptionSpec svg =
      Models.text("--svg", "FILE", "Write an SVG picture instead ('-': standard output).").build();
  private final OptionSpec latex =
      Models.text(
              "--latex",
              "FILE",
              "Write LaTeX for the package chessboard instead ('-': standard output).")
          .build();
  private final OptionSpec flip = Models.flag("--flip", "Black's side at the bottom.");

  void addTo(CommandSpec command) {
    command.addOption(svg).addOption(latex).addOption(flip);
  }

  /** Returns the side whose first rank is at the bottom. */
  Side bottom() {
    return Models.isGiven(flip) ? Side.BLACK : Side.WHITE;
  }

  /** Writes the pictures that are asked for; returns whether there are any. */
  boolean write(Diagram diagram, Console console) {
    @Nullable String svgFile = svg.getValue();
    @Nullable String latexFile = latex.getValue();
    if (svgFile != null) {
      write(svgFile, diagram.svg(), console);
    }
    if (latexFile != null) {
      write(latexFile, diagram.latex(), console);
    }
    return svgFile != null || latexFile != null;
  }

  private static void write(String file, String text, Console console) {
    if (file.equals("-")) {
      console.write(text.getBytes(StandardCharsets.UTF_8));
      return;
    }
    try {
      Files.writeString(Path.of(file), text);
    } catch (IOException | InvalidPathException e) {
      throw new InputException("cannot write the picture to '" + file + "': " + e, e);
    }
  }
}

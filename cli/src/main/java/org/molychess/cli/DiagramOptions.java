package org.molychess.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.molychess.Position;
import org.molychess.Side;
import org.molychess.diagram.Diagram;
import picocli.CommandLine.Option;

/** The options that ask for a picture in a file instead of text. */
final class DiagramOptions {
  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write an SVG picture instead ('-': standard output).")
  private @Nullable String svg;

  @Option(
      names = "--latex",
      paramLabel = "FILE",
      description = "Write LaTeX for the package chessboard instead ('-': standard output).")
  private @Nullable String latex;

  @Option(names = "--flip", description = "Black's side at the bottom of the picture.")
  private boolean flip;

  /** Writes the pictures that are asked for; returns whether there are any. */
  boolean write(Position position, Console console) {
    Diagram diagram = Diagram.of(position).seenBy(flip ? Side.BLACK : Side.WHITE);
    if (svg != null) {
      write(svg, diagram.svg(), console);
    }
    if (latex != null) {
      write(latex, diagram.latex(), console);
    }
    return svg != null || latex != null;
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

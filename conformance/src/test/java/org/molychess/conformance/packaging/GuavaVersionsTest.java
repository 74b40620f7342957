package org.molychess.conformance.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Core runs with the oldest Guava that has what it uses, and with the newest. */
final class GuavaVersionsTest {
  private static final Path GUAVAS = Path.of("target", "guava");

  /** Goes through every class of core that uses Guava. */
  private static final String PROGRAM =
      """
      package app;

      import org.molychess.*;
      import org.molychess.diagram.Diagram;
      import org.molychess.pgn.*;

      public class Main {
        public static void main(String[] arguments) {
          Position start = Rules.parse("Haunted chess + Progressive").initialPosition();
          Position position = start.play("e4").play("e5").play("d5");
          System.out.println(position.perft(2) == count(position));
          System.out.println(position.fen().equals(position.rules().position(position.fen()).fen()));
          System.out.println(position.tokens() + " " + position.under(Square.of("e4")));
          try {
            Rules.of("haunte");
          } catch (UnknownRuleException e) {
            System.out.println(e.getMessage().contains("did you mean 'haunted'"));
          }
          Game game = PgnReader.parse("[Variant \\"Haunted\\"]\\n\\n1. e4 d5 2. exd5 *");
          System.out.println(PgnWriter.text(game).contains("2. exd5"));
          System.out.println(Diagram.of(position).svg().startsWith("<"));
        }

        private static long count(Position position) {
          long count = 0;
          for (Move move : position.legalMoves()) {
            count += move.after().legalMoves().size();
          }
          return count;
        }
      }
      """;

  @TempDir private Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  private static Path newest() {
    return Workshop.placeOf(ImmutableList.class);
  }

  @Test
  void classPathTakesTheOldest() throws Exception {
    assertEquals(onClassPath(newest()), onClassPath(GUAVAS.resolve("oldest.jar")));
  }

  @Test
  void modulePathTakesTheOldestThatIsAModule() throws Exception {
    assertEquals(onModulePath(newest()), onModulePath(GUAVAS.resolve("oldest-module.jar")));
  }

  private String onClassPath(Path guava) throws IOException, InterruptedException {
    Path app =
        workshop.jar("app.jar", workshop.compile(Map.of("app.Main", PROGRAM), Workshop.core()));
    return checked(workshop.java("-cp", path(app, guava), "app.Main"));
  }

  private String onModulePath(Path guava) throws IOException, InterruptedException {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("module-info", "module app { requires org.molychess.core; }");
    sources.put("app.Main", PROGRAM);
    Path app = workshop.jar("app.jar", workshop.compile(sources, Workshop.core()));
    return checked(workshop.java("-p", path(app, guava), "-m", "app/app.Main"));
  }

  private static String checked(String said) {
    assertTrue(said.startsWith("true") && !said.contains("false"), said);
    return said;
  }

  private static String path(Path app, Path guava) {
    assertTrue(Files.exists(guava), () -> guava + " is not there");
    List<Path> path = new ArrayList<>();
    path.add(app);
    path.add(Workshop.core());
    path.add(Workshop.haunted());
    path.add(Workshop.circe());
    path.add(Workshop.placeOf(Nullable.class));
    path.add(guava);
    path.addAll(Workshop.libraries().subList(1, Workshop.libraries().size()));
    return path.stream()
        .map(Path::toString)
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }
}

package org.molychess.pgn;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.Game;
import org.molychess.GameBuilder;
import org.molychess.Move;
import org.molychess.Position;

/** Makes a game of what it is told. It finds the moves itself, as it plays them in the game. */
final class TreeBuilder implements PgnVisitor, MoveResolver {
  private @Nullable PgnHeader header;

  /** Builds one game after the other; null until one has a position to begin with. */
  private @Nullable GameBuilder spare;

  private @Nullable GameBuilder builder;
  private @Nullable Game game;
  private List<PgnFinding> findings = List.of();

  @Override
  public PgnScope begin(PgnHeader head) {
    header = head;
    game = null;
    builder = head.start().map(this::builder).orElse(null);
    if (builder != null) {
      head.tags()
          .forEach(
              (name, value) -> {
                if (!Roster.isDerived(name) && !Roster.isUnknown(name, value)) {
                  require(builder).tag(name, value);
                }
              });
    }
    return PgnScope.ALL;
  }

  private GameBuilder builder(Position start) {
    GameBuilder made = spare == null ? new GameBuilder(start) : spare.begin(start);
    spare = made;
    return made;
  }

  private static GameBuilder require(@Nullable GameBuilder builder) {
    if (builder == null) {
      throw new IllegalStateException("moves are told, but no game has begun");
    }
    return builder;
  }

  @Override
  public void move(PgnMove move) {
    // It has been played when it was found.
  }

  @Override
  public void nag(int nag) {
    require(builder).nag(nag);
  }

  @Override
  public void comment(String text) {
    require(builder).comment(text);
  }

  @Override
  public boolean beginVariation() {
    require(builder).beginVariation();
    return true;
  }

  @Override
  public void endVariation() {
    require(builder).endVariation();
  }

  @Override
  public void end(String result, List<PgnFinding> found) {
    findings = found;
    if (builder != null) {
      if (!result.isEmpty()) {
        builder.score(result);
      }
      game = builder.build();
      builder = null;
    }
  }

  /** Returns the game that was told last. */
  PgnReading reading(String moveText) {
    PgnHeader head = header;
    if (head == null) {
      throw new IllegalStateException("no game was told");
    }
    PgnReading reading =
        new PgnReading(
            head.number(), head.line(), head.tags(), Optional.ofNullable(game), moveText, findings);
    header = null;
    game = null;
    findings = List.of();
    return reading;
  }

  // Finding moves

  @Override
  public void begin(Position start) {
    // The header has told it.
  }

  @Override
  public void play(CharSequence text) {
    require(builder).move(text.toString());
  }

  @Override
  public void playNull() {
    require(builder).nullMove();
  }

  @Override
  public void openVariation() {
    // The visitor's part has done it.
  }

  @Override
  public void closeVariation() {
    // The visitor's part does it.
  }

  @Override
  public @Nullable Move move() {
    return require(builder).node().move().orElse(null);
  }

  @Override
  public Position before() {
    return require(builder).node().parent().orElseThrow().position();
  }

  @Override
  public Position here() {
    return require(builder).position();
  }
}

package org.molychess.pgn;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.Game;
import org.molychess.GameBuilder;

/** Makes a game of what it is told. */
final class TreeBuilder implements PgnVisitor {
  private @Nullable PgnHeader header;
  private @Nullable GameBuilder builder;
  private @Nullable Game game;
  private List<PgnFinding> findings = List.of();

  @Override
  public PgnScope begin(PgnHeader head) {
    header = head;
    game = null;
    builder = head.start().map(GameBuilder::new).orElse(null);
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

  private static GameBuilder require(@Nullable GameBuilder builder) {
    if (builder == null) {
      throw new IllegalStateException("moves are told, but no game has begun");
    }
    return builder;
  }

  @Override
  public void move(PgnMove move) {
    GameBuilder tree = require(builder);
    if (move.isNullMove()) {
      tree.nullMove();
    } else {
      tree.move(move.move().orElseThrow());
    }
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
}

package com.example.fairy;

import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.SquareSet;
import org.molychess.spi.Hooks;
import org.molychess.spi.RuleVariant;

/** Whoever captures an officer puts a new pawn of his own on his second rank, where he likes. */
public final class Levy implements RuleVariant {
  /** Creates the condition. */
  public Levy() {}

  @Override
  public String id() {
    return "levy";
  }

  @Override
  public void install(Hooks hooks) {
    hooks.onCapture(
        capture -> {
          SquareSet rank = SquareSet.rank(capture.side().pawnRank());
          SquareSet free = rank.and(capture.placeable());
          if (!capture.victim().is(Role.PAWN) && !free.isEmpty()) {
            capture.place(Piece.of(capture.side(), Role.PAWN), capture.chooseSquare(free));
          }
        });
  }
}

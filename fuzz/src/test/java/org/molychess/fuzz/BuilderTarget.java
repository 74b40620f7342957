package org.molychess.fuzz;

import org.molychess.FenException;
import org.molychess.Piece;
import org.molychess.PositionBuilder;
import org.molychess.Role;
import org.molychess.Side;
import org.molychess.Square;

/** The texts that an editor of positions and the names of squares, pieces and officers take. */
public final class BuilderTarget {
  private BuilderTarget() {}

  /** Builds a position; a builder that is refused stays as it was. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    PositionBuilder builder =
        input
            .rules()
            .setUp()
            .put(Piece.of(Side.WHITE, Role.KING), Square.of("e1"))
            .put(Piece.of(Side.BLACK, Role.KING), Square.of("e8"));
    String text = input.text();
    names(text);
    int colon = text.indexOf(':');
    if (colon >= 0) {
      builder.token(text.substring(0, colon), text.substring(colon + 1));
    } else {
      builder.castling(text);
    }
    String before = builder.fen();
    try {
      Check.position(builder.build());
    } catch (FenException e) {
      Check.message(e);
    }
    Check.same(before, builder.fen());
  }

  private static void names(String text) {
    try {
      Check.same(text, Square.of(text).toString());
    } catch (IllegalArgumentException e) {
      Check.message(e);
    }
    if (!text.isEmpty()) {
      try {
        Check.same(text.charAt(0), Piece.of(text.charAt(0)).letter());
      } catch (IllegalArgumentException e) {
        Check.message(e);
      }
      try {
        Role.of(text.charAt(0));
      } catch (IllegalArgumentException e) {
        Check.message(e);
      }
    }
  }
}

package org.molychess.pgn;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.molychess.Position;

/**
 * What stands before the moves of a game.
 *
 * @param number the number of the game in the input, from 1; broken games count
 * @param line the line where the game begins, from 1
 * @param tags the tags as they are written, in their order; of a doubled one, the first
 * @param start the position before the first move; nothing where the rules or the position that the
 *     tags name are not known
 */
public record PgnHeader(int number, int line, Map<String, String> tags, Optional<Position> start) {
  /** Makes the map one that cannot be changed; it is not copied. */
  public PgnHeader {
    tags = Collections.unmodifiableMap(tags);
  }

  /** Returns the value of a tag; an empty text if there is none. */
  public String tag(String name) {
    return tags.getOrDefault(name, "");
  }
}

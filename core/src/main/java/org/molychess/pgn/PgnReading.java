package org.molychess.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.molychess.Game;

/**
 * What was read of one game: all that could be saved, and a list of what is not as it should be.
 *
 * @param number the number of the game in the input, from 1
 * @param line the line where the game begins, from 1
 * @param tags the tags as they are written, in their order; of a doubled one, the first
 * @param game the game; nothing where the rules or the start position are not known
 * @param moveText the text of the moves where there is no game; otherwise empty
 * @param findings each repair and loss, in the order of the text
 */
public record PgnReading(
    int number,
    int line,
    Map<String, String> tags,
    Optional<Game> game,
    String moveText,
    List<PgnFinding> findings) {
  /** Keeps copies of the map and the list. */
  public PgnReading {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    findings = List.copyOf(findings);
  }

  /** Returns whether nothing is lost; tags and signs may have been mended. */
  public boolean isWhole() {
    return findings.stream().noneMatch(finding -> finding.kind() == PgnFinding.Kind.LOSS);
  }
}

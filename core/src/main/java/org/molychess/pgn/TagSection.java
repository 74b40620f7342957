package org.molychess.pgn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tags of one game after the other.
 *
 * <p>A blank line ends the tags of a game, and so does a section that begins again without one. A
 * comment between tags belongs to them.
 */
final class TagSection {
  /** Of a map that need not grow for a server's tags. */
  private static final int CAPACITY = 64;

  private List<Tag> tags = List.of();
  private Map<String, String> values = Map.of();

  /** Tags that were read but belong to the next game. */
  private TagBlock waiting = TagBlock.EMPTY;

  /** Comments that stand before the next game. */
  private final List<String> intro = new ArrayList<>();

  /** Returns whether the next game has begun: its tags were read already. */
  boolean hasWaiting() {
    return !waiting.tags().isEmpty();
  }

  /** Adds a comment that stands before the next game. */
  void introduce(String comment) {
    intro.add(comment);
  }

  /** Returns the tag of this name; null if there is none. */
  @Nullable Tag tag(String name) {
    for (Tag tag : tags) {
      if (tag.name().equals(name)) {
        return tag;
      }
    }
    return null;
  }

  /** Returns the values by name. */
  Map<String, String> values() {
    return values;
  }

  /**
   * Reads the tags of the next game; the lexer is then behind them.
   *
   * @param comments gets those before, between and directly behind the tags
   */
  void read(Lexer lexer, List<String> comments, Findings findings) {
    comments.addAll(intro);
    intro.clear();
    TagBlock block = hasWaiting() ? waiting : TagBlock.read(lexer);
    waiting = TagBlock.EMPTY;
    take(block);
    if (values.size() < block.tags().size()) {
      int end = block.firstSize();
      waiting = block.rest(end);
      block = block.first(end);
      take(block);
    }
    values.remove("");
    report(findings);
    for (TagBlock.Note note : block.notes()) {
      if (note.comment() != null) {
        comments.add(note.comment());
      }
      if (note.finding() != null) {
        findings.add(note.finding());
      }
    }
    if (hasWaiting()) {
      Tag next = waiting.tags().get(0);
      findings.repair(
          next.place(), next.name(), "another tag section begins without a blank line before it");
    }
  }

  private void take(TagBlock block) {
    tags = block.tags();
    values = new LinkedHashMap<>(CAPACITY);
    tags.forEach(tag -> values.putIfAbsent(tag.name(), tag.value()));
  }

  private void report(Findings findings) {
    boolean once = values.size() == tags.size();
    Set<String> seen = once ? Set.of() : new HashSet<>();
    for (Tag tag : tags) {
      tag.report(findings);
      if (tag.name().isEmpty()) {
        findings.repair(tag.place(), tag.value(), "the tag has no name, and is left out");
      } else if (!once && !seen.add(tag.name())) {
        findings.repair(tag.place(), tag.name(), "the tag is given twice; the first is kept");
      }
    }
  }
}

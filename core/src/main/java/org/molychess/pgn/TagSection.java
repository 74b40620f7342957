package org.molychess.pgn;

import java.util.ArrayList;
import java.util.HashMap;
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

  /** The tags of the game. */
  private List<Tag> tags = List.of();

  private Map<String, String> values = Map.of();

  /** Tags that were read but belong to the next game. */
  private List<Tag> waiting = List.of();

  /** Comments that stand before the next game. */
  private final List<String> intro = new ArrayList<>();

  /** Returns whether the next game has begun: its tags were read already. */
  boolean hasWaiting() {
    return !waiting.isEmpty();
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
    List<Tag> block = waiting;
    if (block.isEmpty()) {
      block = new ArrayList<>();
      readBlock(lexer, block, comments, findings);
    }
    tags = block;
    waiting = List.of();
    values = new LinkedHashMap<>(CAPACITY);
    block.forEach(tag -> values.putIfAbsent(tag.name(), tag.value()));
    if (values.size() < block.size()) {
      int end = end(block);
      tags = block.subList(0, end);
      waiting = block.subList(end, block.size());
      values.clear();
      tags.forEach(tag -> values.putIfAbsent(tag.name(), tag.value()));
    }
    values.remove("");
    report(findings);
    if (hasWaiting()) {
      Tag next = waiting.get(0);
      findings.repair(
          next.place(), next.name(), "another tag section begins without a blank line before it");
    }
  }

  private void report(Findings findings) {
    Set<String> seen = values.size() < tags.size() ? new HashSet<>() : Set.of();
    for (Tag tag : tags) {
      tag.report(findings);
      if (tag.name().isEmpty()) {
        findings.repair(tag.place(), tag.value(), "the tag has no name, and is left out");
      } else if (values.size() < tags.size() && !seen.add(tag.name())) {
        findings.repair(tag.place(), tag.name(), "the tag is given twice; the first is kept");
      }
    }
  }

  /** Reads tags up to a blank line or something else; comments behind that may be the next's. */
  private void readBlock(Lexer lexer, List<Tag> block, List<String> comments, Findings findings) {
    boolean ended = false;
    while (true) {
      boolean inside = !block.isEmpty();
      ended |= inside && lexer.isAfterBlankLine();
      if (lexer.is(Lexer.Kind.TAG) && !ended) {
        block.add(lexer.tag());
      } else if (lexer.is(Lexer.Kind.COMMENT)) {
        if (!lexer.reason().isEmpty()) {
          findings.loss(lexer.place(), lexer.text(), lexer.reason());
        }
        (ended ? intro : comments).add(lexer.comment());
      } else if (lexer.is(Lexer.Kind.FAULT) && inside && !ended && !lexer.isMoveCut()) {
        findings.repair(lexer.place(), lexer.text(), lexer.reason() + "; it is left out");
      } else {
        break;
      }
      lexer.advance(false);
    }
    if (!lexer.is(Lexer.Kind.TAG)) {
      comments.addAll(intro);
      intro.clear();
    }
  }

  /** Returns where a section begins again within tags that no blank line parts. */
  private static int end(List<Tag> block) {
    Map<String, Integer> first = new HashMap<>();
    int event = -1;
    for (int i = 0; i < block.size(); i++) {
      String name = block.get(i).name();
      if (name.equals("Event")) {
        event = i;
      }
      Integer earlier = first.putIfAbsent(name, i);
      if (earlier == null || isDoubled(block, earlier, i)) {
        continue;
      }
      if (event > earlier) {
        return event;
      }
      boolean nextRepeats = i + 1 < block.size() && first.containsKey(block.get(i + 1).name());
      if (earlier == 0 && nextRepeats) {
        return i;
      }
    }
    return block.size();
  }

  /** Returns whether a tag is only written again, directly behind itself. */
  private static boolean isDoubled(List<Tag> block, int earlier, int later) {
    for (int i = earlier; i < later; i++) {
      if (!block.get(i).name().equals(block.get(later).name())) {
        return false;
      }
    }
    return true;
  }
}

package org.molychess.pgn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tags with nothing but comments between them, as they were read: of one game, or of several that
 * no blank line parts.
 */
final class TagBlock {
  /**
   * A comment or a fault that stands behind so many tags.
   *
   * @param comment null for a fault
   * @param finding what is wrong with it; null if nothing is
   */
  record Note(int behind, @Nullable String comment, @Nullable PgnFinding finding) {}

  static final TagBlock EMPTY = new TagBlock(List.of(), List.of());

  private final List<Tag> tags;
  private final List<Note> notes;

  private TagBlock(List<Tag> tags, List<Note> notes) {
    this.tags = tags;
    this.notes = notes;
  }

  List<Tag> tags() {
    return tags;
  }

  List<Note> notes() {
    return notes;
  }

  /** Reads tags up to a blank line or the moves, with the comments between and behind them. */
  static TagBlock read(Lexer lexer) {
    List<Tag> tags = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    boolean ended = false;
    while (true) {
      boolean inside = !tags.isEmpty();
      ended |= inside && lexer.isAfterBlankLine();
      boolean open = false;
      if (lexer.is(Lexer.Kind.TAG) && !ended) {
        tags.add(lexer.tag());
      } else if (lexer.is(Lexer.Kind.COMMENT)) {
        open = !lexer.reason().isEmpty();
        PgnFinding loss = open ? lexer.finding(PgnFinding.Kind.LOSS, lexer.reason()) : null;
        notes.add(new Note(tags.size(), lexer.comment(), loss));
      } else if (lexer.is(Lexer.Kind.FAULT) && inside && !ended && !lexer.isMoveCut()) {
        String reason = lexer.reason() + "; it is left out";
        notes.add(new Note(tags.size(), null, lexer.finding(PgnFinding.Kind.REPAIR, reason)));
      } else {
        break;
      }
      lexer.advance(false);
      if (open) {
        // It is this game that is broken, whatever it has up to here.
        break;
      }
    }
    return new TagBlock(tags, notes);
  }

  /** Returns what belongs to the first game in the block. */
  TagBlock first(int end) {
    return end == tags.size()
        ? this
        : new TagBlock(
            tags.subList(0, end), notes.stream().filter(note -> note.behind <= end).toList());
  }

  /** Returns what is left when the first game's tags are taken. */
  TagBlock rest(int end) {
    return end == tags.size()
        ? EMPTY
        : new TagBlock(
            tags.subList(end, tags.size()),
            notes.stream()
                .filter(note -> note.behind > end)
                .map(note -> new Note(note.behind - end, note.comment, note.finding))
                .toList());
  }

  /**
   * Returns how many tags belong to the first game: up to where a section begins again.
   *
   * <p>It does so at the tag {@code Event} before one that was there already, or at the first tag
   * of the block if the next is another one that was there. All others are doubled.
   */
  int firstSize() {
    Map<String, Integer> first = new HashMap<>();
    int event = -1;
    for (int i = 0; i < tags.size(); i++) {
      String name = tags.get(i).name();
      if (name.equals("Event")) {
        event = i;
      }
      Integer earlier = first.putIfAbsent(name, i);
      if (earlier == null || isDoubled(earlier, i)) {
        continue;
      }
      if (event > earlier) {
        return event;
      }
      boolean nextRepeats = i + 1 < tags.size() && first.containsKey(tags.get(i + 1).name());
      if (earlier == 0 && nextRepeats) {
        return i;
      }
    }
    return tags.size();
  }

  /** Returns whether a tag is only written again, directly behind itself. */
  private boolean isDoubled(int earlier, int later) {
    for (Note note : notes) {
      if (note.finding != null && note.behind > earlier && note.behind <= later) {
        return false;
      }
    }
    for (int i = earlier; i < later; i++) {
      if (!tags.get(i).name().equals(tags.get(later).name())) {
        return false;
      }
    }
    return true;
  }
}

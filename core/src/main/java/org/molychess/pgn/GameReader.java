package org.molychess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.molychess.FenException;
import org.molychess.FenReading;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.RuleLoadException;
import org.molychess.UnknownRuleException;

/** Reads one game after the other, and tells a visitor of each. */
final class GameReader {
  private final Lexer lexer;
  private final Variants rules;
  private final PgnOptions options;
  private final MoveResolver byCursor;
  private final Findings findings = new Findings();
  private final TagSection section = new TagSection();
  private final MoveTextReader moves;
  private boolean begun;

  /** Whether a visitor has thrown something, so that the rest of its game is still to come. */
  private boolean unfinished;

  private int number;
  private String moveText = "";

  GameReader(Source source, PgnOptions options) {
    this.lexer = new Lexer(source);
    this.options = options;
    this.rules = new Variants(options.rules());
    this.byCursor = new CursorResolver(rules.apply("").start().position());
    this.moves = new MoveTextReader(lexer, byCursor, options, findings);
  }

  /** Returns whether another game follows, broken or not. */
  boolean hasNext() {
    if (unfinished) {
      unfinished = false;
      moves.read(new PgnVisitor() {}, PgnScope.TAGS, false);
    }
    if (section.hasWaiting()) {
      return true;
    }
    if (!begun) {
      begun = true;
      lexer.advance(false);
    }
    while (lexer.is(Lexer.Kind.COMMENT) && lexer.reason().isEmpty()) {
      section.introduce(lexer.comment());
      lexer.advance(false);
    }
    return !lexer.is(Lexer.Kind.END);
  }

  /** Returns what was found in the last game. */
  Findings findings() {
    return findings;
  }

  /** Returns the text of the last game's moves if there is no position for them, else nothing. */
  String moveText() {
    return moveText;
  }

  /**
   * Reads the game that follows.
   *
   * @param own finds the moves; null if it is all the same to the visitor
   */
  void read(PgnVisitor visitor, @Nullable MoveResolver own) {
    number++;
    findings.clear();
    moveText = "";
    List<String> comments = new ArrayList<>();
    Place begin = lexer.place();
    section.read(lexer, comments, findings);
    unfinished = !section.hasWaiting();
    Map<String, String> tags = section.values();
    Position start = start();
    PgnScope scope =
        visitor.begin(new PgnHeader(number, begin.line(), tags, Optional.ofNullable(start)));
    boolean wanted = start != null || !options.isChecked();
    if (start != null && options.isChecked()) {
      MoveResolver resolver = own == null ? byCursor : own;
      resolver.begin(start);
      moves.resolveBy(resolver);
    }
    if (wanted && scope.compareTo(PgnScope.MAIN_LINE) >= 0) {
      comments.forEach(visitor::comment);
    }
    String marker = "";
    if (!section.hasWaiting()) {
      if (!wanted) {
        lexer.record();
      }
      marker = moves.read(visitor, scope, wanted);
      unfinished = false;
      if (!wanted) {
        moveText = lexer.recorded().strip();
      }
    }
    String result = result(marker);
    visitor.end(result, findings.all());
  }

  /** Finds the position before the first move; null if the tags name none that is known. */
  private @Nullable Position start() {
    Variants.Known found;
    try {
      found = rules.apply(value("Variant"));
    } catch (UnknownRuleException | RuleLoadException e) {
      lost("Variant", e);
      return null;
    }
    String fen = value("FEN").strip();
    if (fen.isEmpty() || fen.equals("?")) {
      return found.start().position();
    }
    try {
      FenReading start = found.rules().read(fen, Reading.KINGLESS, Reading.LENIENT);
      Tag tag = section.tag("FEN");
      if (tag != null) {
        start.repairs().forEach(repair -> findings.repair(tag.valuePlace(), fen, repair));
      }
      return start.position();
    } catch (FenException e) {
      lost("FEN", e);
      return null;
    }
  }

  private String value(String name) {
    Tag tag = section.tag(name);
    return tag == null ? "" : tag.value();
  }

  private void lost(String name, RuntimeException why) {
    Tag tag = section.tag(name);
    if (options.isChecked()) {
      Place place = tag == null ? lexer.place() : tag.valuePlace();
      findings.loss(place, value(name), why);
    }
  }

  /** Returns the result: what stands behind the moves, else what the tag says. */
  private String result(String marker) {
    Tag tag = section.tag("Result");
    if (tag == null || Roster.isUnknown(tag.name(), tag.value()) || tag.value().equals("?")) {
      return marker;
    }
    String said = Results.ofTag(tag.value());
    if (said == null) {
      findings.repair(tag.valuePlace(), tag.value(), "is no result, and is left out");
      return marker;
    }
    if (!said.equals(tag.value())) {
      findings.repair(
          tag.valuePlace(), tag.value(), "is not a result of PGN; " + said + " is meant");
    }
    if (marker.isEmpty()) {
      return said.equals(Results.OPEN) ? "" : said;
    }
    if (!said.equals(marker)) {
      findings.repair(
          tag.valuePlace(), tag.value(), "the moves end with " + marker + "; that is kept");
    }
    return marker;
  }
}

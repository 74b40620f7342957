package org.molychess.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.molychess.FenException;
import org.molychess.Game;
import org.molychess.GameNode;
import org.molychess.IllegalMoveException;
import org.molychess.Position;
import org.molychess.Reading;
import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;
import org.molychess.pgn.Token.Kind;

/** Makes one game of tokens, or passes over those that belong to a broken one. */
final class GameParser {
  private static final Set<String> NULL_MOVES = Set.of("--", "Z0", "0000", "null", "pass", "@@@@");

  private final Lexer lexer;
  private final Function<String, Rules> rules;
  private final int gameNumber;
  private final List<String> before;
  private final Map<String, Token> tags = new LinkedHashMap<>();

  /** Where to go on after each of the variations that are open, the innermost first. */
  private final Deque<GameNode> opened = new ArrayDeque<>();

  private final List<Integer> glyphsBefore = new ArrayList<>();
  private boolean inTags = true;

  /** Whether the game's last token has been consumed. */
  private boolean ended;

  /** Whether the line that is being read, main or variation, has a move yet. */
  private boolean moved;

  GameParser(Lexer lexer, Function<String, Rules> rules, int gameNumber, List<String> before) {
    this.lexer = lexer;
    this.rules = rules;
    this.gameNumber = gameNumber;
    this.before = new ArrayList<>(before);
  }

  /**
   * Returns the game.
   *
   * @throws PgnException if it is broken; its tokens have then been consumed
   */
  Game parse() {
    try {
      readTags();
      Game game = new Game(start());
      fillIn(game);
      inTags = false;
      return readMoves(game);
    } catch (PgnException e) {
      passOver();
      throw e;
    }
  }

  private PgnException fault(Token token, String reason) {
    return new PgnException(gameNumber, token, reason);
  }

  // Tags

  private void readTags() {
    while (lexer.peek().is(Kind.TAG) && !beginsAnother(lexer.peek())) {
      Token tag = lexer.next();
      if (tags.putIfAbsent(tag.text(), tag) != null) {
        throw fault(tag, "the tag is given twice");
      }
    }
    // A tag section is never ended by a fault within it.
    if (lexer.peek().is(Kind.FAULT)) {
      Token wrong = lexer.next();
      throw fault(wrong, wrong.value());
    }
  }

  /** Returns whether the tag begins the next game, after one of tags only. */
  private boolean beginsAnother(Token tag) {
    return !tags.isEmpty() && tag.afterBlankLine() && tag.text().equals("Event");
  }

  private String tag(String name) {
    Token tag = tags.get(name);
    return tag == null ? "" : tag.value();
  }

  private Position start() {
    Rules found;
    try {
      found = rules.apply(tag("Variant"));
    } catch (UnknownRuleException | RuleLoadException e) {
      throw new PgnException(gameNumber, valued("Variant"), e);
    }
    String fen = tag("FEN").strip();
    if (fen.isEmpty()) {
      return found.initialPosition();
    }
    try {
      return position(found, fen);
    } catch (FenException e) {
      throw new PgnException(gameNumber, valued("FEN"), e);
    }
  }

  /** Returns the tag's value as a token, for messages. */
  private Token valued(String name) {
    Token tag = tags.getOrDefault(name, lexer.peek());
    return new Token(Kind.TAG, tag.value(), "", tag.line(), tag.valueColumn(), false);
  }

  /** Reads a start: leniently, and as a problem only if a king is missing. */
  private static Position position(Rules rules, String fen) {
    String units = fen.split(" ", 2)[0];
    if (units.indexOf('K') >= 0 && units.indexOf('k') >= 0) {
      return rules.position(fen, Reading.LENIENT);
    }
    String[] fields = fen.split(" +", -1);
    boolean saysNothing = fields.length > 2 && fields[2].equals("-") && !fen.contains(" unmoved:");
    if (!saysNothing) {
      return rules.position(fen, Reading.PROBLEM, Reading.LENIENT);
    }
    try {
      // The reading of problems would take units at home as unmoved; a game says what it means.
      return rules.position(fen + " unmoved:-", Reading.PROBLEM, Reading.LENIENT);
    } catch (FenException e) {
      return rules.position(fen, Reading.PROBLEM, Reading.LENIENT);
    }
  }

  private void fillIn(Game game) {
    for (Token tag : tags.values()) {
      if (!Roster.isDerived(tag.text()) && !Roster.isUnknown(tag.text(), tag.value())) {
        try {
          game.tag(tag.text(), tag.value());
        } catch (IllegalArgumentException e) {
          throw new PgnException(gameNumber, tag, e);
        }
      }
    }
  }

  // Moves

  private Game readMoves(Game game) {
    for (String comment : before) {
      game.start().addComment(comment);
    }
    before.clear();
    while (true) {
      Token token = lexer.peek();
      if (token.is(Kind.TAG) || token.is(Kind.END)) {
        demandClosed(token);
        return end(game, tag("Result"));
      }
      lexer.next();
      switch (token.kind()) {
        case MOVE -> move(game, token);
        case GLYPH -> glyph(game, Integer.parseInt(token.text()));
        case COMMENT -> comment(game, token.text());
        case OPEN -> open(game, token);
        case CLOSE -> close(game, token);
        case RESULT -> {
          if (opened.isEmpty()) {
            readLastComments(game);
            return end(game, token.text());
          }
          ended = lexer.isBeforeBlankLine();
          if (ended) {
            demandClosed(token);
          }
        }
        default -> throw fault(token, token.value());
      }
    }
  }

  private void move(Game game, Token token) {
    if (NULL_MOVES.contains(token.text())) {
      throw fault(token, "is a null move, which no rules here allow");
    }
    GameNode node;
    try {
      node = game.branch(token.text());
    } catch (IllegalMoveException e) {
      throw new PgnException(gameNumber, token, e);
    }
    before.forEach(node::addCommentBefore);
    before.clear();
    glyphsBefore.forEach(node::addNag);
    glyphsBefore.clear();
    moved = true;
  }

  private void glyph(Game game, int number) {
    if (moved) {
      game.node().addNag(number);
    } else {
      glyphsBefore.add(number);
    }
  }

  private void comment(Game game, String text) {
    if (moved || opened.isEmpty()) {
      game.node().addComment(text);
    } else {
      before.add(text);
    }
  }

  private void open(Game game, Token token) {
    if (!moved) {
      throw fault(token, "a variation needs a move before it");
    }
    opened.push(game.node());
    game.back();
    moved = false;
  }

  private void close(Game game, Token token) {
    GameNode returnTo = opened.poll();
    if (returnTo == null) {
      throw fault(token, "no variation is open");
    }
    game.goTo(returnTo);
    // What a variation without moves says belongs to the move it follows.
    before.forEach(game.node()::addComment);
    before.clear();
    glyphsBefore.clear();
    moved = true;
  }

  /** Reads comments behind the result, which are about the end of the game. */
  private void readLastComments(Game game) {
    while (lexer.peek().is(Kind.COMMENT) && !lexer.peek().afterBlankLine()) {
      comment(game, lexer.next().text());
    }
  }

  private void demandClosed(Token token) {
    if (!opened.isEmpty()) {
      throw fault(token, "the game ends, but a variation is not closed");
    }
  }

  private static Game end(Game game, String result) {
    game.toStart();
    game.toEnd();
    if (Set.of("1-0", "0-1", "1/2-1/2").contains(result) && !game.resultText().equals(result)) {
      game.score(result);
    }
    return game;
  }

  // Broken games

  /** Consumes what is left of a broken game. */
  private void passOver() {
    while (inTags && (lexer.peek().is(Kind.TAG) || lexer.peek().is(Kind.FAULT))) {
      if (lexer.peek().is(Kind.TAG) && lexer.peek().afterBlankLine()) {
        return;
      }
      lexer.next();
    }
    int depth = opened.size();
    while (!ended && !lexer.peek().is(Kind.TAG) && !lexer.peek().is(Kind.END)) {
      switch (lexer.next().kind()) {
        case OPEN -> depth++;
        case CLOSE -> depth = Math.max(0, depth - 1);
        case RESULT -> {
          if (depth == 0 || lexer.isBeforeBlankLine()) {
            return;
          }
        }
        default -> {}
      }
    }
  }
}

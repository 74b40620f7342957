package org.molychess.engine.setup;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.molychess.engine.board.Board;
import org.molychess.engine.rules.CompiledRules;
import org.molychess.engine.state.StateKind;
import org.molychess.engine.text.Quotes;

/** The tokens behind the fields of a FEN: what conditions have declared, and unmoved kings. */
final class DeclaredTokens {
  static final String UNMOVED = "unmoved";

  private final FenReport report;
  private final CompiledRules rules;

  /** The values by the names of the tokens. */
  private final Map<String, String> values;

  DeclaredTokens(FenReport report, CompiledRules rules, List<String> tokens) {
    this.report = report;
    this.rules = rules;
    values = tokens.isEmpty() ? Map.of() : values(tokens);
  }

  private Map<String, String> values(List<String> tokens) {
    Collection<String> known = new TreeSet<>(rules.tokens());
    if (rules.layout.tellsUnmovedKings()) {
      known.add(UNMOVED);
    }
    Map<String, String> found = new TreeMap<>();
    for (String token : tokens) {
      int colon = token.indexOf(':');
      String name = colon < 0 ? token : token.substring(0, colon);
      if (colon < 0 || !known.contains(name)) {
        throw report.fault(
            "token '" + Quotes.clipWord(token) + "'",
            "is not known under these rules; "
                + (known.isEmpty()
                    ? "they have no tokens"
                    : "the tokens are " + String.join(", ", known) + ", each with a colon"));
      }
      if (found.put(name, token.substring(colon + 1)) != null) {
        throw report.fault(name, "is given twice");
      }
    }
    return found;
  }

  /** Returns which kings have never moved, as the token says; null if it is not given. */
  @Nullable String unmoved() {
    return values.get(UNMOVED);
  }

  /** Fills in the declared state; the units are on the board. */
  void read(Board board, int mostUnits) {
    for (StateKind kind : rules.layout.kinds()) {
      kind.initialize(board);
      String value = values.get(kind.token());
      if (value != null) {
        require(kind, kind.read(board, value));
      }
    }
    int units = Long.bitCount(board.occupied());
    for (StateKind kind : rules.layout.kinds()) {
      require(kind, kind.contradiction(board, rules.pawnSquares()));
      units += kind.units(board);
      if (units > mostUnits) {
        throw report.fault(
            kind.token(),
            units + " units on the board and under it are too many; at most " + mostUnits);
      }
    }
  }

  private void require(StateKind kind, @Nullable String wrong) {
    if (wrong != null) {
      throw report.fault(kind.token(), wrong);
    }
  }
}

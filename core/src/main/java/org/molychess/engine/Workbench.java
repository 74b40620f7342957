package org.molychess.engine;

import org.jspecify.annotations.Nullable;
import org.molychess.engine.count.LegalMoveSearch;
import org.molychess.engine.predict.PredictedRules;
import org.molychess.engine.walk.LegalMoves;
import org.molychess.engine.walk.MoveLister;
import org.molychess.engine.walk.MoveOrder;

/** The scratch memory that a question about moves needs. */
final class Workbench {
  final MoveLister lister;
  final LegalMoves moves = new LegalMoves();
  final MoveOrder order = new MoveOrder();

  private final PredictedRules rules;
  private @Nullable LegalMoveSearch search;

  Workbench(PredictedRules rules) {
    this.rules = rules;
    lister = new MoveLister(rules);
  }

  LegalMoveSearch search() {
    LegalMoveSearch made = search;
    if (made == null) {
      made = LegalMoveSearch.of(rules);
      search = made;
    }
    return made;
  }
}

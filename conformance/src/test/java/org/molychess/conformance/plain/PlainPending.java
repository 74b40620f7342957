package org.molychess.conformance.plain;

import java.util.ArrayList;
import java.util.List;

/** Section 1.4.3: the officers that waiting pawns may become. */
final class PlainPending {

  /** The choices as the machine text writes them, each followed by a comma. */
  final String text;

  final PlainPosition position;

  private PlainPending(String text, PlainPosition position) {
    this.text = text;
    this.position = position;
  }

  /** Every way to choose for the waiting pawns of a side: just one where none waits. */
  static List<PlainPending> choices(PlainPosition position, boolean white) {
    List<PlainPending> result = List.of(new PlainPending("", position));
    for (int square : position.waitingPawns(white)) {
      List<PlainPending> next = new ArrayList<>();
      for (PlainPending pending : result) {
        for (char officer : PlainMan.OFFICERS.toCharArray()) {
          PlainPosition chosen = pending.position.copy();
          chosen.board[square] = chosen.board[square].promotedTo(officer);
          String choice = PlainSquare.name(square) + "=" + Character.toLowerCase(officer) + ",";
          next.add(new PlainPending(pending.text + choice, chosen));
        }
      }
      result = next;
    }
    return result;
  }
}

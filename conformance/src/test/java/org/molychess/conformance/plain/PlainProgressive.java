package org.molychess.conformance.plain;

import java.util.Set;

/** Section 4.1: one move, two moves, three moves … The turn and the early check know the rest. */
final class PlainProgressive extends PlainCondition {

  PlainProgressive() {
    super("progressive", Set.of());
  }
}

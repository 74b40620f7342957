package org.molychess.conformance.plain;

import java.util.Set;

/** Section 6: the victims are Circe's; what happens to the kings is told in PlainUlysses. */
final class PlainUlyssesCirce extends PlainCondition {

  PlainUlyssesCirce() {
    super("circe-ulysses", Set.of());
  }

  @Override
  boolean placesUnits() {
    return true;
  }

  @Override
  boolean returnsKings() {
    return true;
  }
}

/**
 * Chess with fairy conditions: positions, moves, rules, and the service interface of conditions.
 */
module org.molychess.core {
  requires com.google.common;
  requires static transitive org.jspecify;

  exports org.molychess;
  exports org.molychess.pgn;
  exports org.molychess.diagram;
  exports org.molychess.spi;

  uses org.molychess.spi.RuleVariant;
}

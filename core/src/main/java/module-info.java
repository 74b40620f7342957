/** Positions, moves and rules of chess, and the interface for fairy conditions. */
module org.molychess.core {
  requires com.google.common;
  requires static transitive org.jspecify;

  exports org.molychess;
}

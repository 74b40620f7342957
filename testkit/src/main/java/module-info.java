/** The laws that every condition keeps, for its author to check. */
module org.molychess.testkit {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.testkit;
}

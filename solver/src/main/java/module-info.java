/** Solves chess problems of every genre, under every condition. */
module org.molychess.solver {
  requires transitive org.molychess.core;
  requires com.google.common;
  requires com.google.gson;
  requires org.snakeyaml.engine.v2;
  requires static org.jspecify;

  exports org.molychess.solver;
}

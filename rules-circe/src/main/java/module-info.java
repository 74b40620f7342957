/** The Circe family of fairy conditions. */
module org.molychess.rules.circe {
  requires transitive org.molychess.core;
}

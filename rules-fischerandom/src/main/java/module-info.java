/** Chess960: castling from any array, and the 960 arrays with which a game begins. */
module org.molychess.rules.fischerandom {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.rules.fischerandom;

  provides org.molychess.spi.RuleVariant with
      org.molychess.rules.fischerandom.Chess960;
}

/** Circe of Ulysses: kings that come home instead of being mated. */
module org.molychess.rules.ulysses {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.rules.ulysses;

  provides org.molychess.spi.RuleVariant with
      org.molychess.rules.ulysses.CirceUlysses;
}

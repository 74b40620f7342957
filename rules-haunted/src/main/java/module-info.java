/** Haunted and Ghost chess: captured units that come back where they fell. */
module org.molychess.rules.haunted {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.rules.haunted;

  provides org.molychess.spi.RuleVariant with
      org.molychess.rules.haunted.Haunted,
      org.molychess.rules.haunted.Ghost;
}

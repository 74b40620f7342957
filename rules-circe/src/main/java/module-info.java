/** Circe, its relatives, and progressive play. */
module org.molychess.rules.circe {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.rules.circe;

  provides org.molychess.spi.RuleVariant with
      org.molychess.rules.circe.Circe,
      org.molychess.rules.circe.CirceCoucou,
      org.molychess.rules.circe.CirceCouscous,
      org.molychess.rules.circe.PromotionCirce,
      org.molychess.rules.circe.Progressive,
      org.molychess.rules.circe.ProgressiveCirce;
}

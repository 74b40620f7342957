/** Circe, its relatives, and progressive play. */
module org.molychess.rules.circe {
  requires transitive org.molychess.core;
  requires static org.jspecify;

  exports org.molychess.rules.circe;

  provides org.molychess.spi.RuleVariant with
      org.molychess.rules.circe.Circe,
      org.molychess.rules.circe.CirceCoucou,
      org.molychess.rules.circe.CirceCouscous,
      org.molychess.rules.circe.CirceMirror,
      org.molychess.rules.circe.CirceClone,
      org.molychess.rules.circe.CirceRank,
      org.molychess.rules.circe.CirceFile,
      org.molychess.rules.circe.CirceSymmetry,
      org.molychess.rules.circe.CirceDiametral,
      org.molychess.rules.circe.CircePwc,
      org.molychess.rules.circe.CirceEquipollents,
      org.molychess.rules.circe.CirceSuper,
      org.molychess.rules.circe.CirceAssassin,
      org.molychess.rules.circe.CirceStrict,
      org.molychess.rules.circe.CirceChameleon,
      org.molychess.rules.circe.Anticirce,
      org.molychess.rules.circe.Immune,
      org.molychess.rules.circe.PromotionCirce,
      org.molychess.rules.circe.Progressive,
      org.molychess.rules.circe.ProgressiveCirce;
}

/** Three conditions invented for teaching. */
module com.example.fairy {
  requires transitive org.molychess.core;

  exports com.example.fairy;

  provides org.molychess.spi.RuleVariant with
      com.example.fairy.Phoenix,
      com.example.fairy.ThreeChecks,
      com.example.fairy.Levy;
}

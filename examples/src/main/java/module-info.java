/** Three conditions invented for teaching, and a program that plays Circe. */
module com.example.fairy {
  requires transitive org.molychess.core;

  exports com.example.fairy;

  provides org.molychess.spi.RuleVariant with
      com.example.fairy.Phoenix,
      com.example.fairy.ThreeChecks,
      com.example.fairy.Levy;
}

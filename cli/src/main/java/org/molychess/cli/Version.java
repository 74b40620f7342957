package org.molychess.cli;

import picocli.CommandLine.IVersionProvider;

/** Reads the version from the jar's manifest. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Main.class.getPackage().getImplementationVersion();
    return new String[] {"moly " + (version == null ? "(unpackaged)" : version)};
  }
}

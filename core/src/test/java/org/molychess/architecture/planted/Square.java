package org.molychess.architecture.planted;

/** A value that leaves the ground. */
public final class Square {
  Facade facade = new Facade();
}

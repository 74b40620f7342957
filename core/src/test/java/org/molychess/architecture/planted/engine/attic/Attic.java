package org.molychess.architecture.planted.engine.attic;

/** Lives in a room that nobody has drawn. */
final class Attic {}

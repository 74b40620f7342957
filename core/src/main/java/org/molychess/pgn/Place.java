package org.molychess.pgn;

/** Where a token begins: its line and its column in characters, both from 1. */
record Place(int line, int column) {}

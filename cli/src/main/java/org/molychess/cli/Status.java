package org.molychess.cli;

/** Exit statuses: small ones say what the program found, the others are those of sysexits.h. */
final class Status {
  static final int OK = 0;
  static final int MISMATCH = 1;
  static final int BAD_INPUT = 2;
  static final int INTERNAL_ERROR = 70;
  static final int CANNOT_WRITE = 74;

  /** What a shell reports of a program that wrote to a closed pipe: 128 and SIGPIPE's number. */
  static final int BROKEN_PIPE = 141;

  private Status() {}
}

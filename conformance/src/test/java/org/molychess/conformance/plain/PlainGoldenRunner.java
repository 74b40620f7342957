package org.molychess.conformance.plain;

/** Compares the plain implementation with all expected numbers up to a number of nodes. */
final class PlainGoldenRunner {

  private PlainGoldenRunner() {}

  public static void main(String[] args) {
    long nodeLimit = args.length == 0 ? 20_000 : Long.parseLong(args[0]);
    for (String file : PlainGolden.FILES) {
      int lines = 0;
      int failures = 0;
      long start = System.nanoTime();
      for (PlainGolden golden : PlainGolden.read(file)) {
        lines++;
        String differences;
        try {
          differences = golden.differences(nodeLimit);
        } catch (RuntimeException e) {
          differences = "\n  " + e;
        }
        if (!differences.isEmpty()) {
          failures++;
          System.out.println(file + " line " + lines + ": " + golden + differences);
        }
      }
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      System.out.println(
          file + ": " + lines + " lines, " + failures + " differ, " + seconds + " s");
    }
    for (PlainExample example : PlainExample.all()) {
      if (!example.holds()) {
        System.out.println("example: " + example);
      }
    }
  }
}

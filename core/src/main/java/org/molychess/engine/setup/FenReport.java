package org.molychess.engine.setup;

import java.util.ArrayList;
import java.util.List;
import org.molychess.FenException;

/** What a reading says of its text: faults, and what it has mended. */
final class FenReport {
  private final String text;
  private final boolean lenient;
  private final List<String> repairs = new ArrayList<>(0);

  FenReport(String text, boolean lenient) {
    this.text = text;
    this.lenient = lenient;
  }

  String text() {
    return text;
  }

  boolean isLenient() {
    return lenient;
  }

  /** Returns an exception that names the part of the text and the reason. */
  FenException fault(String part, String reason) {
    return new FenException(text, part, reason);
  }

  void mended(String what) {
    repairs.add(what);
  }

  List<String> repairs() {
    return List.copyOf(repairs);
  }
}

package org.molychess.engine.setup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.molychess.FenException;
import org.molychess.engine.text.Quotes;

/** Reads the operations of an EPD: a name, operands and a semicolon each. */
final class EpdParser {
  private final String text;
  private final FenReport report;
  private final List<EpdOperation> found = new ArrayList<>();
  private int at;

  EpdParser(String text, FenReport report) {
    this.text = text;
    this.report = report;
  }

  /** Returns the operations in order. */
  List<EpdOperation> read() {
    Set<String> names = new HashSet<>();
    while (skipTo(true)) {
      EpdOperation operation = operation();
      if (names.add(operation.opcode())) {
        found.add(operation);
      } else if (report.isLenient()) {
        report.mended("dropped second '" + Quotes.clipWord(operation.toString()) + "'");
      } else {
        throw report.fault("operation '" + operation.opcode() + "'", "is given twice");
      }
    }
    return found;
  }

  /** Returns the operations in order; none if one of them cannot be read. */
  List<EpdOperation> readOrNone() {
    try {
      return read();
    } catch (FenException e) {
      return List.of();
    }
  }

  /** Skips blanks, on request semicolons too; returns whether something is left. */
  private boolean skipTo(boolean semicolons) {
    while (at < text.length()
        && (FenWords.isBlank(text.charAt(at)) || semicolons && text.charAt(at) == ';')) {
      at++;
    }
    return at < text.length();
  }

  private EpdOperation operation() {
    String opcode = word();
    if (!EpdOperation.isOpcode(opcode)) {
      throw report.fault(
          "operation '" + Quotes.clipWord(opcode) + "'",
          "is not the name of an operation: a letter, then at most 14 letters, digits or '_'");
    }
    List<EpdOperation.Operand> operands = new ArrayList<>();
    while (skipTo(false) && text.charAt(at) != ';') {
      operands.add(
          text.charAt(at) == '"'
              ? new EpdOperation.Operand(quoted(opcode), true)
              : new EpdOperation.Operand(word(), false));
    }
    return new EpdOperation(opcode, operands);
  }

  private String word() {
    int start = at;
    while (at < text.length() && text.charAt(at) != ';' && !FenWords.isBlank(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private String quoted(String opcode) {
    StringBuilder out = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return out.toString();
      }
      if (c == '\\' && at + 1 < text.length() && "\"\\".indexOf(text.charAt(at + 1)) >= 0) {
        at++;
        c = text.charAt(at);
      }
      if (Character.isISOControl(c) && c != '\t') {
        throw report.fault("operation '" + opcode + "'", "holds a control character");
      }
      out.append(c == '\t' ? ' ' : c);
    }
    throw report.fault("operation '" + opcode + "'", "has a quotation mark that is not closed");
  }
}

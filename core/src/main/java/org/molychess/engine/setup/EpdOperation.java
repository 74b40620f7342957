package org.molychess.engine.setup;

import java.util.List;

/**
 * An operation of an EPD.
 *
 * @param opcode its name: a letter, then letters, digits and {@code _}
 * @param operands what follows the name
 */
public record EpdOperation(String opcode, List<Operand> operands) {
  /**
   * An operand.
   *
   * @param text the text, without quotation marks
   * @param quoted whether it stands in quotation marks
   */
  public record Operand(String text, boolean quoted) {
    /** Returns an operand that is quoted if it has to be, or is a text by the operation's name. */
    public static Operand of(String opcode, String text) {
      return new Operand(text, isOfTexts(opcode) || !isPlain(text));
    }

    /** Returns whether an operation holds texts: {@code id}, and {@code c0} to {@code c9}. */
    private static boolean isOfTexts(String opcode) {
      return opcode.equals("id")
          || opcode.length() == 2 && opcode.charAt(0) == 'c' && Character.isDigit(opcode.charAt(1));
    }

    private static boolean isPlain(String text) {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == ';' || c == '"' || c == '\\' || FenWords.isBlank(c)) {
          return false;
        }
      }
      return !text.isEmpty();
    }

    private void write(StringBuilder out) {
      if (!quoted) {
        out.append(text);
        return;
      }
      out.append('"');
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == '"' || c == '\\') {
          out.append('\\');
        }
        out.append(c);
      }
      out.append('"');
    }
  }

  /** The longest name. */
  private static final int LONGEST_OPCODE = 15;

  /** Keeps a copy of the list. */
  public EpdOperation {
    operands = List.copyOf(operands);
  }

  /** Returns whether a text can be the name of an operation. */
  public static boolean isOpcode(String text) {
    if (text.isEmpty() || text.length() > LONGEST_OPCODE || !isLetter(text.charAt(0))) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isLetter(c) && c != '_' && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** Returns the only operand, or an empty text if there is none, or more. */
  public String only() {
    return operands.size() == 1 ? operands.get(0).text() : "";
  }

  /** Returns whether it sets one of the two counters of a FEN. */
  public boolean isCounter() {
    return opcode.equals("hmvc") || opcode.equals("fmvn");
  }

  /** Returns it as it is written, with its semicolon. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(opcode);
    for (Operand operand : operands) {
      operand.write(out.append(' '));
    }
    return out.append(';').toString();
  }
}

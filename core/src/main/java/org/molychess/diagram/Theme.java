package org.molychess.diagram;

/**
 * The colours of a board in SVG.
 *
 * <p>A picture carries them as attributes of its elements, and names each element by a class, so
 * that a page may draw it in other colours: by a style sheet of its own, or by {@link #stylesheet}
 * and the variables that it reads.
 */
public enum Theme {
  BROWN("#f1dcb9", "#b3845a", "#f6e27a", "#cfa53a", "#fbf6ec", "#4f3b28"),
  GREEN("#eceed3", "#739552", "#f5f27c", "#b7c63d", "#f7f8ee", "#36482a"),
  BLUE("#e3e9ef", "#7b98b6", "#d5ea9c", "#8fbc74", "#f5f8fa", "#2b3f52"),
  GREY("#e9e9e9", "#a3a3a3", "#f3e79a", "#c9b452", "#fafafa", "#3a3a3a"),
  /** For print: white and a light grey. */
  PRINT("#ffffff", "#cdcdcd", "#ffffff", "#cdcdcd", "#ffffff", "#000000"),
  /** For dark pages. */
  NIGHT("#9a9fb0", "#5d637a", "#c3b566", "#94853a", "#23262f", "#d8dbe6");

  private final String light;
  private final String dark;
  private final String touchedLight;
  private final String touchedDark;
  private final String border;
  private final String text;

  Theme(
      String light,
      String dark,
      String touchedLight,
      String touchedDark,
      String border,
      String text) {
    this.light = light;
    this.dark = dark;
    this.touchedLight = touchedLight;
    this.touchedDark = touchedDark;
    this.border = border;
    this.text = text;
  }

  /**
   * Returns a style sheet for pages that hold pictures: it gives their elements the colours of this
   * theme by variables, such as {@code --moly-light}, that the page may set anew.
   */
  public String stylesheet() {
    StringBuilder out = new StringBuilder(".moly {\n");
    String[][] colors = {
      {"light", light},
      {"dark", dark},
      {"touched-light", touchedLight},
      {"touched-dark", touchedDark},
      {"border", border},
      {"text", text},
    };
    for (String[] color : colors) {
      out.append("  --moly-").append(color[0]).append(": ").append(color[1]).append(";\n");
    }
    out.append("}\n");
    for (String[] color : colors) {
      out.append(".moly .moly-").append(color[0]);
      out.append(" { fill: var(--moly-").append(color[0]).append("); }\n");
    }
    return out.toString();
  }

  /** Returns the colour of a square. */
  String square(boolean isLight, boolean touched) {
    return isLight ? touched ? touchedLight : light : touched ? touchedDark : dark;
  }

  /** Returns the colour of what lies around the board. */
  String border() {
    return border;
  }

  /** Returns the colour of coordinates. */
  String text() {
    return text;
  }
}

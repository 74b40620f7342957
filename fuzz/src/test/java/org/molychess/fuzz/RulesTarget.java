package org.molychess.fuzz;

import org.molychess.RuleLoadException;
import org.molychess.Rules;
import org.molychess.UnknownRuleException;

/** Texts of rules. */
public final class RulesTarget {
  private RulesTarget() {}

  /** Reads rules; those that are read have a text that means them. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    String text = new Input(bytes).text();
    Rules rules;
    try {
      rules = Rules.parse(text);
    } catch (UnknownRuleException | RuleLoadException e) {
      Check.message(e);
      return;
    }
    Check.same(rules, Rules.parse(rules.toString()), text);
    Check.same(rules.toString(), Rules.parse(rules.toString()).toString(), text);
    Check.same(rules.conditions(), Rules.parse(rules.toString()).conditions(), text);
    Check.position(rules.initialPosition());
  }
}

package org.molychess.engine.rules;

/**
 * A hook and the condition it belongs to.
 *
 * @param rule the id of the condition
 * @param hook what it has registered
 */
public record RuleHook<H>(String rule, H hook) {}

package org.molychess.engine.rules;

import org.molychess.spi.When;

/**
 * When moves that give check are forbidden, and why.
 *
 * @param rule the id of the condition
 */
public record CheckBan(String rule, When when, String reason) {}

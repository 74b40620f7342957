package org.molychess.engine.rules;

import org.molychess.spi.When;

/**
 * When moves that give check are forbidden, and why.
 *
 * @param rule the id of the condition
 * @param when whether they are forbidden in a position
 * @param reason why, for the user
 */
public record CheckBan(String rule, When when, String reason) {}

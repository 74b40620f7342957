package org.molychess;

/**
 * A provider of conditions that could not be loaded; the others still work.
 *
 * @param description which provider, where it was named, and what happened
 * @param cause the error itself
 */
public record LoadFailure(String description, Throwable cause) {}

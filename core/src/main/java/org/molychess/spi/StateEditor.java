package org.molychess.spi;

/** Declared state in the hands of a hook that may write it; valid only during the call. */
public interface StateEditor extends StateView {}

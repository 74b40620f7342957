package org.molychess.spi;

/** Judges a capture before the victim's fate is settled. */
@FunctionalInterface
public interface CaptureJudge {
  /** Forbids the capture, sets declared state, or lets it be. */
  void judge(CaptureJudgement capture);
}

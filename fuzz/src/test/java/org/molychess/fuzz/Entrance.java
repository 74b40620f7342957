package org.molychess.fuzz;

import java.util.List;
import java.util.function.Consumer;

/** A place where text comes in. */
enum Entrance {
  FEN(FenTarget.class, FenTarget::fuzzerTestOneInput, Seeds.fens()),
  EPD(EpdTarget.class, EpdTarget::fuzzerTestOneInput, Seeds.epds()),
  MOVE(MoveTarget.class, MoveTarget::fuzzerTestOneInput, Seeds.moves()),
  READER(ReaderTarget.class, ReaderTarget::fuzzerTestOneInput, Seeds.writtenMoves()),
  RULES(RulesTarget.class, RulesTarget::fuzzerTestOneInput, Seeds.rules()),
  PGN(PgnTarget.class, PgnTarget::fuzzerTestOneInput, Seeds.games()),
  PGN_FILE(PgnFileTarget.class, PgnFileTarget::fuzzerTestOneInput, Seeds.files()),
  ANNOTATION(AnnotationTarget.class, AnnotationTarget::fuzzerTestOneInput, Seeds.annotations()),
  BUILDER(BuilderTarget.class, BuilderTarget::fuzzerTestOneInput, Seeds.builders()),
  SUITE(SuiteTarget.class, SuiteTarget::fuzzerTestOneInput, Seeds.suites()),
  PROBLEM(ProblemTarget.class, ProblemTarget::fuzzerTestOneInput, Seeds.problems()),
  CHECKPOINT(CheckpointTarget.class, CheckpointTarget::fuzzerTestOneInput, Seeds.checkpoints()),
  ARGUMENTS(ArgumentsTarget.class, ArgumentsTarget::fuzzerTestOneInput, Seeds.arguments());

  private final Class<?> target;
  private final Consumer<byte[]> test;
  private final List<String> seeds;

  Entrance(Class<?> target, Consumer<byte[]> test, List<String> seeds) {
    this.target = target;
    this.test = test;
    this.seeds = seeds;
  }

  /** Returns the class that a fuzzer calls. */
  Class<?> target() {
    return target;
  }

  /** Returns good inputs to begin with. */
  List<String> seeds() {
    return seeds;
  }

  /** Tries an input; throws what the entrance must not. */
  void attempt(byte[] input) {
    test.accept(input);
  }
}

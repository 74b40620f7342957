package org.molychess.architecture.planted.engine.count;

/** Four classes that depend on one another in a circle. */
final class A {
  B next;
}

final class B {
  C next;
}

final class C {
  D next;
}

final class D {
  A next;
}

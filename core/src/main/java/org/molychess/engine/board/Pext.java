package org.molychess.engine.board;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * {@code Long.compress}, one instruction (PEXT) on most x86-64 processors, where the JDK has it.
 *
 * <p>The method came with Java 19, and this code is compiled for Java 17. So it is called through a
 * constant method handle, which the JIT compiler inlines as it does a direct call. Some processors
 * run the instruction in microcode, a hundred times slower. So it is timed once, against the
 * multiplication that it would replace.
 */
public final class Pext {
  private static final MethodType TYPE = MethodType.methodType(long.class, long.class, long.class);
  private static final MethodHandle HANDLE = handle();

  /** Whether the method exists and is about as quick as a multiplication. */
  public static final boolean IS_QUICK = hasHandle() && isQuick();

  private Pext() {}

  private static MethodHandle handle() {
    try {
      return MethodHandles.lookup().findStatic(Long.class, "compress", TYPE);
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return MethodHandles.empty(TYPE);
    }
  }

  private static boolean hasHandle() {
    return Runtime.version().feature() >= 19 && of(0b1010, 0b1010) == 0b11;
  }

  /** Returns the bits under the mask, side by side from bit 0 on. */
  public static long of(long bits, long mask) {
    try {
      return (long) HANDLE.invokeExact(bits, mask);
    } catch (Throwable e) {
      throw new AssertionError("Long.compress throws nothing", e);
    }
  }

  private static boolean isQuick() {
    long compressed = Long.MAX_VALUE;
    long multiplied = Long.MAX_VALUE;
    long results = 1;
    for (int round = 0; round < 6; round++) {
      long start = System.nanoTime();
      long a = compressMany(round);
      long middle = System.nanoTime();
      long b = multiplyMany(round);
      compressed = Math.min(compressed, middle - start);
      multiplied = Math.min(multiplied, System.nanoTime() - middle);
      results |= a | b;
    }
    // The results are looked at, so that the loops are not optimized away.
    return compressed < 3 * multiplied && results != 0;
  }

  private static long compressMany(long start) {
    long value = start;
    for (int i = 0; i < 20_000; i++) {
      value += of(value + i, 0x0101_0101_0101_017EL);
    }
    return value;
  }

  private static long multiplyMany(long start) {
    long value = start;
    for (int i = 0; i < 20_000; i++) {
      value += (value + i & 0x0101_0101_0101_017EL) * 0x0080_0040_01A0_308CL >>> 52;
    }
    return value;
  }
}

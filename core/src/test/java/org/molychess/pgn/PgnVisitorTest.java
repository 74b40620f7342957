package org.molychess.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.molychess.GameNode;

/** What a visitor is told, and what not. */
final class PgnVisitorTest {
  private static final String PGN =
      "[White \"A\"]\n\n{intro} 1. e4! {best} (1. d4 {or} (1. c4) d5) 1... e5 (1... c5) $2 1-0 {end}"
          + "\n\n[White \"B\"]\n\n1. d4 *";

  /** Writes down all that it is told. */
  private static final class Log implements PgnVisitor {
    private final StringBuilder text = new StringBuilder();
    private final PgnScope scope;

    Log(PgnScope scope) {
      this.scope = scope;
    }

    @Override
    public PgnScope begin(PgnHeader header) {
      text.append(header.number()).append(header.tag("White")).append(header.line()).append(": ");
      return scope;
    }

    @Override
    public void move(PgnMove move) {
      text.append(move).append(move.depth() == 0 ? "" : "@" + move.depth()).append(' ');
      assertEquals(move.move().orElseThrow().after(), move.after());
      assertEquals(move.move().orElseThrow().before(), move.before());
    }

    @Override
    public void nag(int nag) {
      text.append('$').append(nag).append(' ');
    }

    @Override
    public void comment(String comment) {
      text.append('{').append(comment).append("} ");
    }

    @Override
    public boolean beginVariation() {
      text.append("( ");
      return true;
    }

    @Override
    public void endVariation() {
      text.append(") ");
    }

    @Override
    public void end(String result, List<PgnFinding> findings) {
      text.append(result).append(findings.isEmpty() ? "" : " " + findings.size()).append('\n');
    }
  }

  private static String tell(String pgn, PgnScope scope) {
    Log log = new Log(scope);
    try (PgnReader reader = new PgnReader(new StringReader(pgn))) {
      reader.visitAll(log);
    }
    return log.text.toString();
  }

  @Test
  void isToldWhatItWants() {
    assertEquals(
        "1A1: {intro} e4 $1 {best} ( d4@1 {or} ( c4@2 ) d5@1 ) e5 ( c5@1 ) $2 {end} 1-0\n"
            + "2B5: d4 *\n",
        tell(PGN, PgnScope.ALL));
    assertEquals(
        "1A1: {intro} e4 $1 {best} e5 $2 {end} 1-0\n2B5: d4 *\n", tell(PGN, PgnScope.MAIN_LINE));
    assertEquals("1A1: e4 e5 1-0\n2B5: d4 *\n", tell(PGN, PgnScope.MOVES));
    assertEquals("1A1: 1-0\n2B5: *\n", tell(PGN, PgnScope.TAGS));
  }

  @Test
  void isNotToldWhatIsLost() {
    assertEquals(
        "11: e4 ( d4@1 ) e5 1-0 1\n", tell("1. e4 (1. d4 Ke4 2. e4) e5 1-0", PgnScope.ALL));
    assertEquals("11: e4 e5 1-0\n", tell("1. e4 (1. d4 Ke4 2. e4) e5 1-0", PgnScope.MAIN_LINE));
    assertEquals("11: e4 ( d4@1 ( ) )  1\n", tell("1. e4 (1. d4 ( ", PgnScope.ALL));
    assertEquals("11:  1\n", tell("[Variant \"none-such\"]\n\n1. e4", PgnScope.ALL));
    assertEquals("11: * 1\n", tell("1. Ke4 (1. d4 ] ) $ *", PgnScope.ALL));
  }

  @Test
  void passesOverVariationsAndGames() {
    StringBuilder text = new StringBuilder();
    PgnReader reader = new PgnReader(new StringReader(PGN + "\n\n1. c4 *"));
    assertTrue(
        reader.visit(
            new PgnVisitor() {
              @Override
              public boolean beginVariation() {
                return false;
              }

              @Override
              public void endVariation() {
                text.append("never");
              }

              @Override
              public void move(PgnMove move) {
                text.append(move.text()).append(' ');
              }
            }));
    assertEquals("e4 e5 ", text.toString());
    assertTrue(reader.skip());
    assertEquals("c4", reader.next().node().san());
    assertFalse(reader.skip());
  }

  @Test
  void uncheckedMovesAreText() {
    List<String> moves = new ArrayList<>();
    PgnVisitor visitor =
        new PgnVisitor() {
          @Override
          public void move(PgnMove move) {
            moves.add(move.text() + (move.isNullMove() ? " null" : "") + move.depth());
            assertThrows(IllegalStateException.class, move::move);
            assertThrows(IllegalStateException.class, move::before);
            assertThrows(IllegalStateException.class, move::after);
          }
        };
    PgnReader reader =
        new PgnReader(
            new StringReader("[Variant \"none-such\"]\n\n1. e9 (1. Pass --) zz+! {x} *"),
            PgnOptions.usual().unchecked());
    reader.visitAll(visitor);
    assertEquals(List.of("e90", "Pass1", "-- null1", "zz+0"), moves);
    assertThrows(IllegalStateException.class, reader::read);
  }

  @Test
  void aMoveIsAllThatBelongsToIt() {
    List<String> moves = new ArrayList<>();
    PgnVisitor visitor =
        new PgnVisitor() {
          @Override
          public void move(PgnMove move) {
            moves.add(move.toString());
          }
        };
    String pgn =
        "1. d8(Q) d8=Q+ 2. d7d8Q e8/Q (2... Ke1-g1) 3.o-o ♘f3! 4. O–O-O# exd6e.p. 5. Rxe8[+bNg8]+"
            + " Kxd2 [-wBb8] (+bNb8) 6. N*f6 0-0 7. 000 B1c31-0";
    new PgnReader(new StringReader(pgn), PgnOptions.usual().unchecked()).visitAll(visitor);
    assertEquals(
        List.of(
            "d8(Q)",
            "d8=Q+",
            "d7d8Q",
            "e8/Q",
            "Ke1-g1",
            "o-o",
            "Nf3",
            "O-O-O#",
            "exd6e.p.",
            "Rxe8[+bNg8]+",
            "Kxd2[-wBb8](+bNb8)",
            "N*f6",
            "0-0",
            "000",
            "B1c3"),
        moves);
  }

  @Test
  void whatAVisitorThrowsLeavesTheNextGameAlone() {
    PgnReader reader = new PgnReader(new StringReader("1. e4 (1. d4) e5 2. Nf3 *\n\n1. c4 *"));
    PgnVisitor failing =
        new PgnVisitor() {
          @Override
          public void move(PgnMove move) {
            throw new IllegalStateException("enough");
          }
        };
    assertThrows(IllegalStateException.class, () -> reader.visit(failing));
    assertEquals("c4", reader.next().node().san());
    assertFalse(reader.hasNext());
  }

  @Test
  void aReaderMayGoFromThreadToThread() throws InterruptedException {
    PgnReader reader = new PgnReader(new StringReader("1. e4 *\n\n1. d4 *\n\n1. c4 *"));
    List<String> moves = new ArrayList<>();
    PgnVisitor visitor =
        new PgnVisitor() {
          @Override
          public void move(PgnMove move) {
            moves.add(move.toString());
          }
        };
    reader.visit(visitor);
    Thread other = new Thread(() -> reader.visit(visitor));
    other.start();
    other.join();
    reader.visit(visitor);
    assertEquals(List.of("e4", "d4", "c4"), moves);
  }

  @Test
  void nullMovesAndVariationsLeadWhereTheTreeHasThem() {
    String pgn = "1. e4 (1. d4 -- (1... d5 2. --) 2. c4) -- 2. d4 (2. -- e5) 2... e5 *";
    List<String> told = new ArrayList<>();
    PgnOptions archive = PgnOptions.usual().archive();
    new PgnReader(new StringReader(pgn), archive)
        .visit(
            new PgnVisitor() {
              @Override
              public void move(PgnMove move) {
                told.add(move.before().fen() + " " + move.after().fen());
                assertEquals(move.isNullMove(), move.move().isEmpty());
              }
            });
    List<String> tree = new ArrayList<>();
    collect(PgnReader.parse(pgn, archive).start(), tree);
    assertEquals(tree, told);
  }

  /** Writes down the positions around each move, in the order of the text. */
  private static void collect(GameNode node, List<String> fens) {
    List<GameNode> next = node.continuations();
    for (GameNode each : next) {
      fens.add(node.position().fen() + " " + each.position().fen());
      if (!each.isFirst()) {
        collect(each, fens);
      }
    }
    if (!next.isEmpty()) {
      collect(next.get(0), fens);
    }
  }

  @Test
  void aFileOfAnySizeIsWalkedInConstantMemoryWithProgress() {
    String game = "[White \"A\"]\n\n1. e4 {" + "x".repeat(1000) + "} e5 *\n\n";
    long size = 100_000_000;
    Reader endless =
        new Reader() {
          private long given;

          @Override
          public int read(char[] buffer, int offset, int length) {
            if (given >= size) {
              return -1;
            }
            for (int i = 0; i < length; i++) {
              buffer[offset + i] = game.charAt((int) ((given + i) % game.length()));
            }
            given += length;
            return length;
          }

          @Override
          public void close() {}
        };
    PgnReader reader = new PgnReader(endless, PgnOptions.usual().unchecked());
    assertEquals(OptionalLong.empty(), reader.size());
    long games = 0;
    long before = 0;
    while (reader.skip()) {
      games++;
      assertTrue(reader.consumed() >= before);
      before = reader.consumed();
      assertTrue(reader.consumed() - games * game.length() < 200_000);
    }
    assertTrue(games >= size / game.length());
    assertTrue(org.molychess.Reachable.count(reader) < 1_000);
  }
}

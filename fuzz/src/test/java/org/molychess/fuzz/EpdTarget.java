package org.molychess.fuzz;

import java.util.List;
import org.molychess.Epd;
import org.molychess.EpdReading;
import org.molychess.FenException;
import org.molychess.IllegalMoveException;
import org.molychess.Reading;
import org.molychess.Rules;

/** Lines of EPD, with every set of rules, strict and lenient. */
public final class EpdTarget {
  private static final List<Reading[]> READINGS =
      List.of(
          new Reading[] {},
          new Reading[] {Reading.LENIENT},
          new Reading[] {Reading.LENIENT, Reading.KINGLESS});

  private EpdTarget() {}

  /** Reads a line; what is read can be written and read again. */
  public static void fuzzerTestOneInput(byte[] bytes) {
    Input input = new Input(bytes);
    Rules rules = input.rules();
    Reading[] readings = READINGS.get(input.choose(READINGS.size()));
    EpdReading reading;
    try {
      reading = Epd.read(rules, input.text(), readings);
    } catch (FenException e) {
      Check.message(e);
      return;
    }
    Epd epd = reading.epd();
    Check.position(epd.position());
    Epd again = Epd.parse(rules, epd.toString(), Reading.KINGLESS);
    Check.same(epd, again, epd);
    Check.same(epd.toString(), again.toString());
    Check.same(epd.position().fen(), again.position().fen());
    Epd without = epd.without("id");
    Check.same(without, without.with("id", "x").with("id", "y").without("id"), epd);
    ask(epd::bestMoves);
    ask(epd::variation);
    ask(epd::mateIn);
    ask(epd::analysisNodes);
  }

  private static void ask(Runnable question) {
    try {
      question.run();
    } catch (IllegalMoveException | NumberFormatException e) {
      Check.message(e);
    }
  }
}

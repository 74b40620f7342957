package org.molychess.cli;

import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;

/** Makes a picture of pixels of an SVG document, by Batik. */
final class PngPicture {
  private PngPicture() {}

  /**
   * Returns the bytes of a file in PNG.
   *
   * @param width in pixels
   */
  static byte[] of(String svg, int width) {
    System.setProperty("java.awt.headless", "true");
    PNGTranscoder transcoder = new PNGTranscoder();
    transcoder.addTranscodingHint(PNGTranscoder.KEY_WIDTH, (float) width);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      transcoder.transcode(new TranscoderInput(new StringReader(svg)), new TranscoderOutput(out));
    } catch (TranscoderException e) {
      throw new IllegalStateException("the picture cannot be drawn: " + e.getMessage(), e);
    }
    return out.toByteArray();
  }
}

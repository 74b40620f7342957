package org.molychess.solver;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the lines of a file of objects, one a line. */
final class Golden {
  private Golden() {}

  static List<JsonObject> read(String name) {
    try (InputStream in = Golden.class.getResourceAsStream(name)) {
      String text =
          new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
      Gson gson = new Gson();
      return text.lines()
          .filter(line -> !line.isBlank())
          .map(line -> gson.fromJson(line, JsonObject.class))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(name, e);
    }
  }

  static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }

  static List<String> texts(JsonObject object, String name) {
    return object.get(name).getAsJsonArray().asList().stream().map(e -> e.getAsString()).toList();
  }
}

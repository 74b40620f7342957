package org.molychess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockito.Mockito;
import org.molychess.diagram.Diagram;
import org.molychess.pgn.Evaluation;
import org.molychess.pgn.MoveCommands;
import org.molychess.pgn.PgnOptions;
import org.molychess.pgn.PgnReader;
import org.molychess.pgn.PgnVisitor;
import org.molychess.pgn.PgnWriter;
import org.molychess.spi.RuleVariant;

/** Null is refused at the entrance, by the argument's name. */
final class NullArgumentTest {
  private static final Map<Class<?>, Object> SAMPLES =
      Map.ofEntries(
          Map.entry(Rules.class, Rules.orthodox()),
          Map.entry(Position.class, Rules.orthodox().initialPosition()),
          Map.entry(Cursor.class, Rules.orthodox().initialPosition().cursor()),
          Map.entry(PositionBuilder.class, Rules.orthodox().setUp()),
          Map.entry(Rules.Builder.class, Rules.builder()),
          Map.entry(Epd.class, Epd.of(Rules.orthodox().initialPosition())),
          Map.entry(Game.class, new Game(Rules.orthodox())),
          Map.entry(GameNode.class, new Game(Rules.orthodox()).play("e4")),
          Map.entry(Move.class, Rules.orthodox().initialPosition().move("e4")),
          Map.entry(GameBuilder.class, new GameBuilder(Rules.orthodox().initialPosition())),
          Map.entry(PgnOptions.class, PgnOptions.usual()),
          Map.entry(PgnVisitor.class, new PgnVisitor() {}),
          Map.entry(MoveCommands.class, MoveCommands.of("a")),
          Map.entry(Evaluation.class, Evaluation.centipawns(1)),
          Map.entry(Duration.class, Duration.ZERO),
          Map.entry(Charset.class, StandardCharsets.UTF_8),
          Map.entry(InputStream.class, InputStream.nullInputStream()),
          Map.entry(List.class, List.of()),
          Map.entry(Perft.class, Perft.of(Rules.orthodox().initialPosition())),
          Map.entry(Diagram.class, Diagram.of(Rules.orthodox().initialPosition())),
          Map.entry(PgnReader.class, new PgnReader(new StringReader(""))),
          Map.entry(PgnWriter.class, new PgnWriter(new StringBuilder())),
          Map.entry(Square.class, Square.E4),
          Map.entry(SquareSet.class, SquareSet.empty()),
          Map.entry(Piece.class, Piece.WHITE_KING),
          Map.entry(Side.class, Side.WHITE),
          Map.entry(Role.class, Role.KING),
          Map.entry(Reading.class, Reading.LENIENT),
          Map.entry(RuleVariant.class, Mockito.mock(RuleVariant.class)),
          Map.entry(String.class, "e4"),
          Map.entry(Reader.class, new StringReader("")),
          Map.entry(Appendable.class, new StringBuilder()),
          Map.entry(Path.class, Path.of("checkpoint")),
          Map.entry(Function.class, (Function<String, Rules>) Rules::parse),
          Map.entry(Consumer.class, (Consumer<Object>) any -> {}),
          Map.entry(int.class, 1),
          Map.entry(long.class, 1L),
          Map.entry(char.class, 'K'),
          Map.entry(boolean.class, true));

  private static final List<Class<?>> ENTRANCES =
      List.of(
          Rules.class,
          Rules.Builder.class,
          Epd.class,
          Position.class,
          Cursor.class,
          PositionBuilder.class,
          Game.class,
          GameNode.class,
          Perft.class,
          Square.class,
          SquareSet.class,
          Piece.class,
          Diagram.class,
          GameBuilder.class,
          PgnReader.class,
          PgnOptions.class,
          PgnWriter.class,
          MoveCommands.class);

  /** Methods of any object; and a class loader may be null, as the JDK's own is. */
  private static final Set<String> EXCEPTED = Set.of("equals", "valueOf", "compareTo");

  static List<Executable> entrances() {
    List<Executable> entrances = new ArrayList<>();
    for (Class<?> type : ENTRANCES) {
      entrances.addAll(Arrays.asList(type.getDeclaredConstructors()));
      entrances.addAll(Arrays.asList(type.getDeclaredMethods()));
    }
    entrances.removeIf(
        entrance ->
            !Modifier.isPublic(entrance.getModifiers())
                || entrance.isSynthetic() && !isInherited(entrance)
                || EXCEPTED.contains(entrance.getName())
                || Arrays.stream(entrance.getParameterTypes()).allMatch(Class::isPrimitive));
    return entrances;
  }

  /** A public class hands on the methods of one that is not public through bridges. */
  private static boolean isInherited(Executable entrance) {
    return entrance instanceof Method method && method.isBridge();
  }

  @ParameterizedTest
  @MethodSource("entrances")
  void isNamed(Executable entrance) throws Exception {
    Class<?>[] types = entrance.getParameterTypes();
    for (int i = 0; i < types.length; i++) {
      if (!types[i].isPrimitive() && types[i] != ClassLoader.class) {
        Object[] arguments = Arrays.stream(types).map(NullArgumentTest::sample).toArray();
        arguments[i] = null;
        refuses(entrance, arguments);
        if (types[i].isArray()) {
          arguments[i] = Array.newInstance(types[i].getComponentType(), 1);
          refuses(entrance, arguments);
        }
      }
    }
  }

  @Test
  void isLookedForInEveryClassThatHasEntrances() {
    assertTrue(entrances().size() > 60, entrances()::toString);
  }

  private static Object sample(Class<?> type) {
    return type == ClassLoader.class
        ? NullArgumentTest.class.getClassLoader()
        : type.isArray() ? Array.newInstance(type.getComponentType(), 0) : SAMPLES.get(type);
  }

  private static void refuses(Executable entrance, Object[] arguments) throws Exception {
    try {
      if (entrance instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        ((Method) entrance).invoke(SAMPLES.get(entrance.getDeclaringClass()), arguments);
      }
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      assertEquals(NullPointerException.class, thrown.getClass(), entrance + ": " + thrown);
      String message = String.valueOf(thrown.getMessage());
      assertTrue(message.matches("[a-z][A-Za-z]*") && !message.equals("null"), entrance + message);
      return;
    }
    throw new AssertionError(entrance + " takes " + Arrays.toString(arguments));
  }
}

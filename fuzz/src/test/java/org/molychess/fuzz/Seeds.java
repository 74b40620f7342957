package org.molychess.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.molychess.Move;
import org.molychess.Position;
import org.molychess.Rules;

/** Good inputs for each entrance, of which bad ones are made. */
final class Seeds {
  private static final Pattern GOLDEN =
      Pattern.compile("\"rules\": \"([^\"]*)\", \"fen\": \"([^\"]*)\"");
  private static final int FENS = 60;

  private Seeds() {}

  /** Returns positions with what is rare: waiting pawns, twins, choices, ghosts, a series. */
  static List<Position> positions() {
    return List.of(
        Rules.orthodox().initialPosition(),
        Rules.orthodox().position("r3k2r/1P4P1/8/3pP3/8/8/1p4p1/R3K2R w KQkq d6 0 1"),
        Rules.orthodox().position("4k3/8/8/2N1N3/8/2N1N3/8/4K3 w - - 0 1"),
        Rules.of("circe").position("4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1"),
        Rules.of("circe-coucou").position("2P5/5k2/8/8/8/8/b7/6K1 w - - 0 2"),
        Rules.parse("promotion-circe:enlarged").position("8/1P4k1/8/8/8/8/8/4K3 w - - 0 1"),
        Rules.of("haunted").position("4k3/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6r"),
        Rules.of("ghost").position("4k3/8/B7/1p6/8/8/8/4K3 w - - 0 1 ghosts:a6rN taboo:b5"),
        Rules.of("progressive").position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 made:3 series:5"),
        Rules.of("circe-ulysses").initialPosition(),
        Rules.of("anticirce").position("4k3/8/8/8/1r6/8/3B4/4K3 w - - 0 1"));
  }

  static List<String> fens() {
    List<String> all = new ArrayList<>();
    for (String file : List.of("first", "second", "combined", "growth", "problems")) {
      Matcher golden = GOLDEN.matcher(resource("conformance/golden/" + file + ".jsonl"));
      int reading = file.equals("problems") ? 2 : 0;
      while (golden.find()) {
        if (Input.knownRules().contains(golden.group(1))) {
          all.add(Input.choosing(golden.group(1)) + reading + all.size() % 10 + golden.group(2));
        }
      }
    }
    List<String> seeds = new ArrayList<>();
    for (int i = 0; i < all.size(); i += Math.max(1, all.size() / FENS)) {
      seeds.add(all.get(i));
    }
    return seeds;
  }

  static List<String> epds() {
    List<String> seeds = new ArrayList<>();
    for (Position position : positions()) {
      String rules = position.rules().toString();
      if (Input.knownRules().contains(rules)) {
        String[] fields = position.fen().split(" ", 5);
        String start = Input.choosing(rules) + seeds.size() % 3 + String.join(" ", fields[0], "");
        seeds.add(start + fields[1] + " " + fields[2] + " " + fields[3] + " bm e4 Nf3; id \"a\";");
        seeds.add(Input.choosing(rules) + 1 + position.fen() + " hmvc 3; c0 \"x; \\\"y\"; dm 2");
      }
    }
    return seeds;
  }

  static List<String> moves() {
    List<String> seeds = new ArrayList<>();
    List<Position> positions = positions();
    for (int i = 0; i < positions.size(); i++) {
      for (Move move : positions.get(i).legalMoves()) {
        String choice = String.valueOf((char) ('0' + i));
        seeds.add(choice + move.uci());
        seeds.add(choice + move.san());
      }
    }
    return seeds;
  }

  /** Returns moves as people write them. */
  static List<String> writtenMoves() {
    List<String> seeds = new ArrayList<>();
    for (String move : moves()) {
      seeds.add(move);
      seeds.add(move.replaceAll("\\[[^\\]]*]|[+#]+$", ""));
      seeds.add(move.replace('[', '(').replace(']', ')'));
      seeds.add(move.replace("=", "").replace("N", "S"));
      seeds.add(move + " ch");
      seeds.add(move.replaceFirst("([a-h][1-8])([a-h][1-8])", "$1-$2").replace("O", "0"));
    }
    return seeds.stream().distinct().toList();
  }

  static List<String> rules() {
    return Input.knownRules();
  }

  static List<String> games() {
    List<String> seeds = new ArrayList<>();
    for (String file : List.of("database", "handmade", "server")) {
      for (String game : resource("pgn/" + file + ".pgn").split("(?m)^(?=\\[Event )")) {
        seeds.add(game);
      }
    }
    seeds.add("1. e4 (1. d4 d5 (1... Nf6 $1 {a comment}) 2. c4) e5! 2. Nf3 ; to the line's end\n*");
    seeds.add("[Variant \"circe\"]\n\n1. e4 d5 2. exd5[+bPd7] Qxd5 (2... c6) 1-0\n\n1. d4 1/2-1/2");
    seeds.add(
        "[FEN \"4k3/8/B7/8/8/8/8/4K3 w - - 0 1 ghosts:a6r\"]\n[Variant \"haunted\"]\n\nBd3 *");
    seeds.add("[Variant \"progressive\"]\n\n1.e4 2.d5 Nc6 3.exd5 Qf3 ½-½");
    return seeds;
  }

  static List<String> files() {
    List<String> seeds = new ArrayList<>();
    for (String game : games()) {
      seeds.add("011" + game);
      seeds.add("123" + game.substring(game.length() / 3));
      seeds.add("230" + game.substring(0, game.length() / 2));
    }
    seeds.add("300[Event \"x\"]\n\n1. e4 {open");
    seeds.add("013[White 'x']\n[Black x\n; a note\n[Round \"1\n\n1. e4 -- Z0 1/2");
    return seeds;
  }

  static List<String> annotations() {
    List<String> seeds = new ArrayList<>();
    for (int where = 0; where < 7; where++) {
      seeds.add(
          where + "a comment with } a { brace, [%clk 0:03:00] and \"quotes\\\" (1. e4) ; $1 1-0");
      seeds.add(where + "%escape\n[Event \"x\"]\n\n1-0");
      seeds.add(where + "1/2-1/2");
    }
    return seeds;
  }

  static List<String> builders() {
    List<String> seeds = new ArrayList<>();
    for (String rules : Input.knownRules()) {
      seeds.add(Input.choosing(rules) + "unmoved:Kk");
      seeds.add(Input.choosing(rules) + "ghosts:e1r,e8Nb");
      seeds.add(Input.choosing(rules) + "KQkq");
      seeds.add(Input.choosing(rules) + "a1");
    }
    return seeds;
  }

  static List<String> suites() {
    String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    return List.of(
        "0# a comment\n" + start + " ;D1 20 ;rules circe\n\n" + start + ";D1 21;\n",
        "0" + start + " ;D0 1 ;D1 20\r\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5",
        "0rubbish\n;D1 1\n" + start + " ;rules no+such ;D1 20",
        "1" + start + "\n\n# a comment\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\nrubbish\n");
  }

  /** Returns problems as each reader reads them; the first character chooses it. */
  static List<String> problems() {
    return List.of(
        "0beginproblem\nauthor Nobody\nstipulation #2\ncondition Circe RexInclusive\n"
            + "option SetPlay NoCastling a1\npieces white Ke1 Rh1 Pe5 black ke8 Pd5\n"
            + "twin move e1 d1 remove h1\ncont stip =2 cond CircePWC\ntwin rotate 180\n"
            + "nextproblem\nstip h#2.5\nforsyth 7R/8/8/8/8/4K3/1k5p/3R4\nzero add black Qa1\n"
            + "endproblem\n",
        "0beginproblem stip ~1 piec white Ke1 Ra1 Pe5 black kg8 Pd5 opti EnPassant d7d6d5 endp",
        """
        1---
        authors: [Nobody, Somebody]
        source: Nowhere
        date: [2026, 1, 2]
        source-id: 12
        algebraic:
          white: [Kc1, Rd4, Pa2]
          black: [Ke3, Qh1]
        stipulation: "h#2"
        conditions: [Circe]
        options: [Duplex]
        twins:
          b: Move c1 c2
        solution: |
          1.Ke3-e4 Rd4-d1
        ---
        - algebraic: {white: [Ka1], black: [Kc3]}
          stipulation: s#3
        """,
        "2{\"id\": \"one\", \"rules\": \"circe\", \"fen\": \"8/8/8/8/8/1K6/8/k6R w - - 0 1\","
            + " \"stipulation\": \"#1\", \"answers\": [\"b3c2\"]}\n\n"
            + "{\"placement\": \"8/8/8/8/8/1K6/8/k6R\", \"stipulation\": \"ser-h=4\"}\n",
        "2{\"fen\": [[[]]], \"stipulation\": {}, \"rules\": \"no+such\", \"answers\": [[], 1]}");
  }

  static List<String> checkpoints() {
    return List.of(
        "0moly-perft 1\nrules orthodox\nfen 4k3/8/8/8/8/8/8/4K3 w - - 0 1\ndepth 6\nend 0\n",
        "1e1e2 71\ne1d1 1234567890123\n",
        "1",
        "1e1e2 e8e7 12\n 5\nx -1\n");
  }

  static List<String> arguments() {
    return List.of(
        "0--help",
        "1--rules\ncirce\n--fen\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n--problem",
        "2--rules=haunted\n--fen=4k3/8/B7/8/8/8/8/4K3 b - - 0 1 ghosts:a6r\n--lenient\n--flip",
        "3--move\nexd6\n--fen\n7k/8/4K3/3pP3/8/8/8/8 w - d6 0 1",
        "4--threads\n2\n--plain",
        "2--version");
  }

  /** Returns what people write, for a fuzzer to put together. */
  static List<String> words() {
    List<String> words = new ArrayList<>();
    for (String rules : Input.knownRules()) {
      words.addAll(List.of(rules.split("[+:]")));
    }
    words.addAll(
        List.of(
            "ghosts:",
            "taboo:",
            "barred:",
            "sealed:",
            "origins:",
            "promoted:",
            "unmoved:",
            "series:",
            "made:",
            "a4=a1",
            "a4=-",
            "e3",
            "c6f6",
            "KQkq",
            "0000",
            "O-O",
            "0-0-0",
            "e.p.",
            "e8=Q",
            "e7e8q",
            "c8=q,",
            "[+bRb1]",
            "[wRb8->a1]",
            "(+bRb1)",
            "@c1",
            "Nbxd7",
            "S",
            "½-½",
            "½",
            "0.5-0.5",
            "1 - 0",
            "1:0",
            "1/2-1/2",
            "1-0",
            "0-1",
            "*",
            "--",
            "Z0",
            "+-",
            "TN",
            "(Q)",
            "[Board 3]",
            "[White 'x'",
            "[%clk 0:01:00]",
            "{",
            "}",
            ";",
            "(",
            ")",
            "$1",
            "$139",
            "%",
            "[Variant \"",
            "[FEN \"",
            "[SetUp \"1\"]",
            "[Event \"x\"]",
            "\"]",
            "\n\n",
            "1.",
            "1...",
            "!?",
            "♘",
            "…",
            "\uFEFF",
            ";D1 20",
            ";rules ",
            "99999",
            "100000",
            "-1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/8/",
            " w - - 0 1",
            "--fen",
            "--rules",
            "--move",
            "--lenient",
            "--problem",
            "moly-perft 1"));
    return words.stream().distinct().toList();
  }

  private static String resource(String name) {
    try (InputStream in = Rules.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("there is no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

import VIPER

/// What help can be asked for.
enum HelpTopic: String, CaseIterable {
  case overview = "help"
  case tour, trace, compare, ownership, measure, exercises, fuzz, bench, console, list, rules, docs

  /// The words that a command can begin with.
  static let commands = allCases.filter { $0 != .overview }.map(\.rawValue) + [overview.rawValue]

  /// What is typed before a command.
  nonisolated static let program = "swift run walkthrough"

  /// What the topic is about.
  var summary: String {
    switch self {
    case .overview:
      "Shows what an architecture does at run time, message by message."
    case .tour:
      "Goes through a story with an app of the pattern, one message at a time, forward and back: where it stands in the "
        + "pattern's cycle, who sent it to whom and with what, the lines of source around it, the rule that makes it "
        + "necessary, and the screen. Where there is no terminal all of it is printed."
    case .trace:
      "Tells a story with an app of the pattern and shows every message that crossed a boundary: the step of "
        + "the pattern's cycle, sender, receiver, message, payload, and the line that sent it; and the screen "
        + "before and after."
    case .compare:
      "Tells one story with several patterns, side by side where there is room: for each step of the story's "
        + "script what each pattern sends, and the screen, which has to be the same; then what was counted."
    case .ownership:
      "Shows who makes whom and who holds whom in a pattern's app, strongly or weakly: found in running objects while "
        + "the app tells all stories, in its traces, and in the lines that make objects."
    case .measure:
      "Counts what each pattern takes, in its source and in the traces of all stories: files, lines, types, messages, "
        + "boundaries, links, and what a test of each part has to build."
    case .exercises:
      "Parts of the four apps that are broken, each with the checks that judge it. You mend the part in your editor and "
        + "run its checks, which tell what was expected, what was seen, and by which rule."
    case .fuzz:
      "Does random scripts to the apps of several patterns at once: a user taps, types, picks, goes back and starts "
        + "again, while the catalogue replies late, in another order, or fails. After every step the apps have "
        + "to show the same screen, and what is left has to be gone. A failure comes with its seed and with a script "
        + "of which no step can be left out, ready to be pasted into a test."
    case .bench:
      "Measures what an architecture costs: time, objects and memory of the same work by the app of each pattern, traced "
        + "and not, by one plain function and by one massive view controller. It builds a program with optimisation "
        + "for that, which takes minutes the first time. A missed aim is reported, and is no failure."
    case .console:
      "The app without screens: VIPER's interactors, driven by lines of text from a terminal or a pipe. They find, "
        + "sort and open countries and films, and mark favourites, which a file keeps."
    case .list:
      "Lists the patterns with their rules, and the stories."
    case .docs:
      "Makes again what is generated in the pages of the package: charts and messages from traces, tables from what was "
        + "counted, the page on rules. For who works on the kit."
    case .rules:
      "Lists the rules: identifier, how binding it is, what it asks, the evidence that decides it, and how many "
        + "programs are seen to break it. One rule comes whole: why it is there, where to look when it is broken, "
        + "where it was read, what is seen to break it, and where it is tested."
    }
  }

  /// How the command is typed.
  var usage: String {
    switch self {
    case .overview: "\(Self.program) [COMMAND] [OPTIONS]"
    case .tour: "\(Self.program) tour [PATTERN STORY]"
    case .trace: "\(Self.program) trace PATTERN STORY [--catalogue URL]"
    case .compare: "\(Self.program) compare STORY [PATTERN ...] [--catalogue URL]"
    case .ownership: "\(Self.program) ownership PATTERN"
    case .measure: "\(Self.program) measure [PATTERN ...]"
    case .exercises:
      "\(Self.program) exercises [list | run [N] | hint N [1-3] | solution N | reset N | verify]"
    case .fuzz: "\(Self.program) fuzz [PATTERN ...] [--scripts N] [--seed S]"
    case .bench: "\(Self.program) bench [PATTERN ...] [--rows N[,N...]] [--seed S]"
    case .console: "\(Self.program) console [--store PATH] [--catalogue URL]"
    case .list: "\(Self.program) list"
    case .docs: "\(Self.program) docs [--check]"
    case .rules: "\(Self.program) rules [PATTERN | RULE]"
    }
  }

  /// Words to type, with what they do.
  var entries: [(term: String, meaning: String)] {
    let width = ("--width N", "columns to write text in, 20 to 500; else as many as the terminal has")
    let catalogue = (
      "--catalogue URL",
      "for trace, compare and console: a folder on a server, http or https, with countries.json and films.json to "
        + "use in the place of the built-in ones; they need to have what a story names; the server has 5 seconds, "
        + "or WALKTHROUGH_TIMEOUT, to send each"
    )
    switch self {
    case .overview:
      return [
        ("no command", "at a terminal: choose a pattern and a story; else a short guide and a first cycle"),
        ("tour PATTERN STORY", "a story, one message at a time"),
        ("trace PATTERN STORY", "the cycles of a story"),
        ("compare STORY", "a story in several patterns, side by side"),
        ("ownership PATTERN", "who makes whom, and who holds whom"),
        ("measure [PATTERN ...]", "what each pattern takes, counted"),
        ("exercises", "broken parts to mend, and the checks that judge them"),
        ("fuzz [PATTERN ...]", "random scripts, done to several apps at once"),
        ("bench [PATTERN ...]", "what each pattern costs, measured"),
        ("console", "the app without screens, line by line"),
        ("list", "the patterns and the stories"),
        ("rules [PATTERN | RULE]", "the rules: all, of one pattern, or one whole"),
        ("docs", "makes again what is generated in the pages"),
        ("help [COMMAND]", "this, or more on a command"),
        ("--format FORMAT", "text or json; traces and ownership also come as mermaid, all rules as markdown"),
        catalogue,
        width,
        ("-h, --help", "help"),
      ]
    case .tour:
      return [
        ("PATTERN, STORY", "'\(Self.program) list' has them; without them, a list to choose from"),
        ("?", "typed at the terminal, tells what the keys do"),
        width,
      ]
    case .trace:
      return [
        ("PATTERN, STORY", "'\(Self.program) list' has them"),
        ("--format json", "one document: schema, pattern, story, messages; screens of 60 columns"),
        ("--format mermaid", "a sequence diagram, one lifeline a role; replies are dotted"),
        catalogue,
        width,
      ]
    case .compare:
      return [
        ("STORY", "'\(Self.program) list' has them"),
        ("PATTERN ...", "the patterns to compare, in that order; else all of which there is a program"),
        ("--format json", "one document: schema, story, scenes, patterns; screens of 60 columns"),
        catalogue,
        width,
      ]
    case .ownership:
      return [
        ("PATTERN", "'\(Self.program) list' has them"),
        ("--format json", "one document: schema, pattern, holds, makes, sites"),
        ("--format mermaid", "a flowchart: solid arrows keep alive, dotted ones do not"),
        width,
      ]
    case .measure:
      return [
        ("PATTERN ...", "the patterns to count, in that order; else all"),
        ("--format json", "one document: schema, patterns"),
        width,
      ]
    case .exercises:
      return [
        ("list", "which there are, and how far you are; so does no word"),
        (
          "run [N]",
          "compiles the part of exercise N, or of the first that is not solved, and runs its checks"
        ),
        ("hint N [1-3]", "a hint: what the failure says, which part it is, or nearly the line"),
        ("solution N", "the lines that mend it"),
        ("reset N", "puts the part back as it was shipped; yours is kept beside it"),
        ("verify", "holds every exercise against its manifest: red as shipped, green when mended"),
        width,
      ]
    case .fuzz:
      return [
        ("PATTERN ...", "the patterns whose apps are held against each other; else all"),
        ("--scripts N", "how many scripts, 200 if nothing is said"),
        (
          "--seed S",
          "the number that decides the first script, each further script having the next; else any. The same seed "
            + "makes the same script"
        ),
        (
          "--format json",
          "one document: schema, patterns, scripts, length, seed, counts, and a failure where there is one"
        ),
        width,
        ("-c release", "said to 'swift run', it builds a program that is faster at this"),
      ]
    case .bench:
      return [
        ("PATTERN ...", "the patterns to measure; else all"),
        ("--rows N[,N...]", "how many countries; 10, 253, 10000 and 1000000 if nothing is said"),
        ("--seed S", "the number that the countries are made from, 1 if nothing is said"),
        (
          "--format json",
          "one document: schema, machine, seed, sizes, growth, messages, memory, unwatched, aims"
        ),
        width,
      ]
    case .console:
      return Console.commands.map { ($0.usage, $0.meaning) } + [
        ("quit", "leaves; so does the end of the input"),
        ("--store PATH", "the file that keeps the favourites; else the user's own data folder has it"),
        catalogue,
      ]
    case .list:
      return [("--format json", "one document: schema, patterns, stories"), width]
    case .docs:
      return [
        ("--check", "writes nothing, and says what is stale and which links lead nowhere; status 1 if any"),
        width,
      ]
    case .rules:
      return [
        ("PATTERN", "such as swift-io, or the letters of its rules, such as sio"),
        ("RULE", "such as SIO-14"),
        ("--format json", "one document: schema, rules"),
        ("--format markdown", "all rules, as the page Docs/Rules.md has them"),
        width,
        ("trace", "evidence: messages, observed while stories are told, or a session is run by hand"),
        ("lifetime", "evidence: who holds whom, and what outlives its root"),
        ("types", "evidence: what types store"),
        ("source", "evidence: the source text"),
        ("names", "evidence: what a module declares"),
        ("compiler", "evidence: what the compiler accepts and refuses"),
      ]
    }
  }

  /// What else there is to know.
  var notes: String? {
    guard self == .overview else { return nil }
    return "Colour is for terminals only, and left out when NO_COLOR is set. The exit status is 0; 64 for "
      + "words that are not known, 74 for output that could not be written, 130 after Ctrl-C, 1 for any other failure."
  }
}

/// What help can be asked for.
enum HelpTopic: String, CaseIterable {
  case overview = "help"
  case trace, list, rules

  /// The words that a command can begin with.
  static let commands = ["trace", "list", "rules", "help"]

  /// What the topic is about.
  var summary: String {
    switch self {
    case .overview:
      "Shows what an architecture does at run time, message by message."
    case .trace:
      "Tells a story with an app of the pattern and shows every message that crossed a boundary: the step of "
        + "the pattern's cycle, sender, receiver, name, payload, and the line that sent it; and the screen "
        + "before and after."
    case .list:
      "Lists the patterns with their rules, and the stories."
    case .rules:
      "Lists the rules: identifier, how binding it is, what it asks, and the evidence that decides it. One "
        + "rule comes whole: why it is there, where to look when it is broken, and where it was read."
    }
  }

  /// Words to type, with what they do.
  var entries: [(term: String, meaning: String)] {
    let width = ("--width N", "columns to write in, 20 to 500; else as many as the terminal has")
    switch self {
    case .overview:
      return [
        ("walkthrough", "a short guide and a first cycle"),
        ("walkthrough trace PATTERN STORY", "the cycles of a story"),
        ("walkthrough list", "the patterns and the stories"),
        ("walkthrough rules [PATTERN | RULE]", "the rules: all, of one pattern, or one whole"),
        ("walkthrough help [COMMAND]", "this, or more on a command"),
        ("--format text|json|mermaid", "how a trace is written; lists and rules come as text or json"),
        width,
        ("-h, --help", "help"),
      ]
    case .trace:
      return [
        ("walkthrough trace PATTERN STORY", "'walkthrough list' has the patterns and stories"),
        ("--format json", "one document: schema, pattern, story, messages"),
        ("--format mermaid", "a sequence diagram"),
        width,
        ("walkthrough trace swift-io last-search-wins", "an example"),
      ]
    case .list:
      return [
        ("walkthrough list", "as text"),
        ("--format json", "one document: schema, patterns, stories"),
        width,
      ]
    case .rules:
      return [
        ("walkthrough rules", "all rules"),
        ("walkthrough rules PATTERN", "the rules of one pattern, such as swift-io"),
        ("walkthrough rules RULE", "one rule, such as SIO-14"),
        ("--format json", "one document: schema, rules"),
        width,
      ]
    }
  }

  /// What else there is to know.
  var notes: String? {
    guard self == .overview else { return nil }
    return "Colour is for terminals only, and left out when NO_COLOR is set. The exit status is 0, or 64 for "
      + "words that are not known."
  }
}

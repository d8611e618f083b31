/// The keys and their meaning, screen by screen.
enum TourKeys {
  /// Returns the keys of a screen, those that matter most first.
  static func summary(on state: TourState) -> [KeyHint] {
    switch state.place {
    case .message:
      let skip: [KeyHint] = state.stop?.group == nil ? [] : ["tab skips group"]
      return [.next("→ next"), "← back", "? keys", "q quit"] + skip
        + ["] next event", ask(on: state), "m messages", "r rule", "s source"]
        + ["t other pattern", "w wiring"]
    case .card:
      return [
        .next("→ begin"), "? keys", "q quit", ask(on: state), "m messages", "t other pattern", "w wiring",
        "esc stories",
      ]
    case .question:
      return [.next("1–4 answer"), "← back", "? keys", "q quit", "tab show it", ask(on: state)]
    case .end:
      let exercise: [KeyHint] = state.exercise == nil ? [] : ["x exercise"]
      return [.next("→ next story"), "← back", "? keys", "q quit", "t other pattern"] + exercise + [
        "g first message", "esc stories",
      ]
    case .stories: return [.next("⏎ begin"), "↑↓ choose", "? keys", "q quit", "← patterns"]
    case .patterns:
      return [
        .next("⏎ stories"), "? keys", "q quit", "0–4 tap", "c compare", "p play", "e exercises",
      ]
    case .elsewhere: return [.next("⏎ show"), "esc back", "? keys", "q quit", "↑↓ choose"]
    case .list: return [.next("⏎ show"), "esc back", "? keys", "q quit", "↑↓ choose", "/ filter"]
    case .loading: return ["esc back", "q quit"]
    case .help, .rule, .ownership, .exercise, .failed: return summaryOfHelp
    case .left: return []
    }
  }

  /// Returns the keys of a comparison.
  static func summary(on state: CompareState) -> [KeyHint] {
    state.showsHelp
      ? summaryOfHelp
      : [
        .next("→ next"), "← back", "? keys", "q quit", "a ask", "] next event", "[ event before", "g first",
        "G last",
      ]
  }

  static let summaryOfHelp: [KeyHint] = [KeyHint("any key", "goes back"), "↑↓ scroll", "q quit"]

  /// The meaning of each key of a comparison.
  static let comparing: [(key: String, meaning: String)] =
    [
      ("→  space  ⏎", "hidden lines first, then the next group of messages, in all columns"),
      ("j  tab", "the next group of messages at once"),
      ("a", "which steps do the same job? You say it first"),
      ("←  k  backspace", "the group before"),
      ("]  n  [  p", "the next event, the one before"),
      ("home  g  end  G", "the first stop, the last"),
      ("↑  ↓  page up, down", "scroll"),
    ] + leaving

  /// Returns the key that begins or ends the questions.
  private static func ask(on state: TourState) -> KeyHint {
    state.prediction == nil ? "a ask first" : "a stop asking"
  }

  /// Returns the meaning of each key of a screen.
  static func meanings(on place: TourPlace?) -> [(key: String, meaning: String)] {
    switch place {
    case .patterns: moving + ways + leaving
    case .stories, .elsewhere: choosing + leaving
    case .list: choosing + [("/", "type a filter"), ("m", "back")] + leaving
    case .card, .message, .end: touring + leaving
    case .question: answering + leaving
    default: [("any key", "back"), ("↑  ↓  page up, down", "scroll")] + leaving
    }
  }

  private static let moving = [
    ("↑  ↓  j  k", "choose"),
    ("page up, down", "ten rows up or down"),
    ("home  end  g  G", "the first row, the last"),
    ("⏎  →  space", "choose it"),
  ]

  private static let ways = [
    ("0  1  2  3  4", "that tap, message by message, in the pattern with that number"),
    ("c", "the story of that tap in all of them, side by side"),
    ("p", "the chosen pattern's app, for you to use"),
    ("e", "the exercises"),
    ("esc", "quit"),
  ]

  private static let choosing = moving + [("esc  ←", "back")]

  private static let leaving = [
    ("?", "what the keys do"),
    ("q  Ctrl-C", "quit"),
    ("Ctrl-Z", "to the shell; 'fg' returns"),
  ]

  private static let answering = [
    ("1  2  3  4", "answer; then the message is shown, and the score is kept"),
    ("tab", "the message, without an answer"),
    ("←  k  esc", "the message before"),
    ("a", "stop asking"),
  ]

  private static let touring = [
    ("→  space  ⏎", "hidden lines first, then the next message"),
    ("j", "the next message at once"),
    ("←  k  backspace", "the message before"),
    ("tab", "past a group of repeated steps"),
    ("]  n  [  p", "the next event, the one before"),
    ("home  g  end  G", "the first message, the last"),
    ("digits ⏎", "the message with that number in the whole story"),
    ("/", "search; then n and N find the next and the one before, esc ends it"),
    ("m", "all messages, to pick one"),
    ("a", "ask before each new step; again to stop"),
    ("r", "the whole rule"),
    ("o", "who holds the two objects, and whom they hold"),
    ("s", "the source, shown or folded"),
    ("e", "the line in your editor: $VISUAL, $EDITOR or vi"),
    ("t", "the same event in another pattern"),
    ("x", "an exercise on one of the rules"),
    ("w", "the wiring, shown or left out"),
    ("↑  ↓  page up, down", "scroll"),
    ("esc", "the stories; coming back continues here"),
  ]
}

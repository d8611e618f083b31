import Stories
import TextLayout

/// What a terminal shows of a tour: a title, what was chosen or can be, and the keys.
struct TourScreen {
  let state: TourState
  let size: RawTerminal.Size
  let style: Style

  private var page: Page { Page(width: size.columns, style: style) }

  /// The lines between title and keys.
  var height: Int { max(1, size.rows - 3) }

  /// All lines that there are to see, were the terminal high enough.
  var content: [String] { content(of: state.place) }

  /// As many lines as the terminal has, none of them wider.
  func lines() -> [String] {
    let all = content
    let first = min(scroll, max(0, all.count - 1))
    var shown = Array(all[first..<min(all.count, first + height)])
    let rest = all.count - first - shown.count
    shown += Array(repeating: "", count: height - shown.count)
    return ([title] + shown + ["", keys(beside: rest > 0 ? "↓ \(rest)" : "")]).prefix(size.rows)
      .map { style.truncated($0, to: size.columns) }
  }

  /// The first line that is seen: for a list the one that keeps the chosen row in sight.
  private var scroll: Int {
    switch state.place {
    case .step(_, let scroll): return scroll
    case .patterns(let row), .stories(_, let row):
      let rows = list(rows(of: state.place), chosen: row)
      return max(0, introduction.count + rows[...row].reduce(0) { $0 + $1.count } - height)
    case .help, .left: return 0
    }
  }

  /// Where we are: what matters most last, so that it stays where there is little room.
  private var title: String {
    let text =
      switch state.place {
      case .step(let index, _): state.tour.map { title(of: $0, at: index) } ?? ""
      case .stories(let pattern, _): "\(pattern.title) · which story?"
      case .patterns: "Architectures at Run Time"
      case .help: "Keys"
      case .left: ""
      }
    return style.accent("── ") + style.strong(text)
  }

  private func title(of tour: Tour, at index: Int) -> String {
    let place = "message \(index + 1) of \(tour.steps.count)"
    let full = "\(tour.architecture.pattern.title) · \(tour.story.id) · \(place)"
    return full.columns + 3 <= size.columns ? full : "\(tour.story.id) · \(index + 1)/\(tour.steps.count)"
  }

  private func content(of place: TourState.Place) -> [String] {
    switch place {
    case .left: return []
    case .patterns(let row), .stories(_, let row):
      return introduction + list(rows(of: place), chosen: row).flatMap { $0 }
    case .step(let index, _):
      guard let steps = state.tour?.steps, steps.indices.contains(index) else { return [] }
      return TourStepReport(step: steps[index], page: page).lines()
    case .help:
      return Self.meanings.flatMap { page.definition($0, $1, column: 26) }
    }
  }

  private var introduction: [String] {
    let text =
      if case .patterns = state.place { "Which architecture do you want to watch at work?" } else {
        "As a user, I want to …"
      }
    return text.wrapped(to: size.columns) + [""]
  }

  /// What can be chosen, and what it is.
  private func rows(of place: TourState.Place) -> [(name: String, meaning: String)] {
    if case .patterns = place {
      return Pattern.allCases.enumerated().map { ("\($0 + 1)  \($1.title)", Self.saying(of: $1)) }
    }
    return Story.all.map { ($0.id, $0.wish) }
  }

  /// The lines of each entry, the chosen one set off.
  private func list(_ rows: [(name: String, meaning: String)], chosen: Int) -> [[String]] {
    rows.enumerated().map { index, row in
      let name = "\(index == chosen ? "▶" : " ") \(row.name)"
      return [index == chosen ? style.strong(style.accent(name)) : name]
        + row.meaning.wrapped(to: size.columns - 4).map { style.faint("    \($0)") }
    }
  }

  /// What there is of a pattern.
  private static func saying(of pattern: Pattern) -> String {
    "\(Rule.all(of: pattern).count) rules; its page is \(pattern.page)"
  }

  /// The keys that matter here, as far as there is room, and what lies below.
  private func keys(beside below: String) -> String {
    let keys =
      switch state.place {
      case .step: ["→ next", "← back", "? keys", "q quit", "↑↓ scroll", "u next event", "m stories"]
      case .stories: ["↑↓ choose", "⏎ begin", "q quit", "? keys", "← patterns"]
      case .patterns: ["↑↓ choose", "⏎ stories", "q quit", "? keys"]
      case .help: ["any key goes back"]
      case .left: [String]()
      }
    var text = below
    for key in keys where (text + "   " + key).columns <= size.columns {
      text += (text.isEmpty ? "" : "   ") + key
    }
    return style.faint(text)
  }

  private static let meanings: [(String, String)] = [
    ("→  n  space  ⏎", "the next message"),
    ("←  b  p  backspace", "the message before, as it was"),
    ("u  U", "what the user or the catalogue does next, or did before"),
    ("g  G  home  end", "the first message, the last"),
    ("↑  ↓  page up, down", "more of a message that is longer than the window"),
    ("m  esc", "another story, another pattern"),
    ("q  Ctrl-C", "quit"),
    ("Ctrl-Z", "to the shell; 'fg' comes back"),
  ]
}

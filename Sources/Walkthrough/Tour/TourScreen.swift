import Specification
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

  /// As many lines as the terminal has.
  func lines() -> [String] {
    let all = content
    let first = min(scroll(of: all), max(0, all.count - 1))
    var shown = Array(all[first..<min(all.count, first + height)])
    let rest = all.count - first - shown.count
    shown += Array(repeating: "", count: height - shown.count)
    let below = rest > 0 ? "↓ \(rest.of("more line"))" : ""
    return ([title] + shown + ["", keys(beside: below)]).prefix(size.rows).map { $0 }
  }

  /// The first line that is seen: for a list the one that keeps the chosen row in sight.
  private func scroll(of lines: [String]) -> Int {
    switch state.place {
    case .step(_, let scroll): return scroll
    case .patterns(let row), .stories(_, let row):
      let chosen = Self.rowsAbove + row * 2
      return max(0, chosen + 2 - height)
    case .help, .left: return 0
    }
  }

  private static let rowsAbove = 2

  private var title: String {
    let text =
      switch state.place {
      case .step(let index, _):
        state.tour.map {
          "\($0.architecture.pattern.title) · \($0.story.id) · message \(index + 1) of \($0.steps.count)"
        } ?? ""
      case .stories(let pattern, _): "\(pattern.title) · which story?"
      case .patterns: "Architectures at Run Time"
      case .help: "Keys"
      case .left: ""
      }
    return style.accent("── ") + style.strong(text.truncated(to: max(1, size.columns - 4)))
  }

  private func content(of place: TourState.Place) -> [String] {
    switch place {
    case .left: return []
    case .patterns(let row):
      let rows = Pattern.allCases.enumerated().map { ("\($0 + 1)  \($1.title)", Self.saying(of: $1)) }
      return list(rows, chosen: row, introduction: "Which architecture do you want to watch at work?")
    case .stories(_, let row):
      return list(
        Story.all.map { ($0.id, $0.wish) }, chosen: row, introduction: "As a user, I want to …")
    case .step(let index, _):
      guard let steps = state.tour?.steps, steps.indices.contains(index) else { return [] }
      return TourStepReport(step: steps[index], page: page).lines()
    case .help:
      return Self.meanings.flatMap { page.definition($0, $1, column: 26) }
    }
  }

  /// Two lines for each entry, however narrow the terminal.
  private func list(_ rows: [(String, String)], chosen: Int, introduction: String) -> [String] {
    [introduction.truncated(to: size.columns), ""]
      + rows.enumerated().flatMap { index, row in
        let mark = index == chosen ? "▶ " : "  "
        let name = (mark + row.0).truncated(to: size.columns)
        return [
          index == chosen ? style.strong(style.accent(name)) : name,
          style.faint(("    " + row.1).truncated(to: size.columns)),
        ]
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
      case .stories: ["↑↓ choose", "⏎ begin", "← patterns", "? keys", "q quit"]
      case .patterns: ["↑↓ choose", "⏎ stories", "? keys", "q quit"]
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

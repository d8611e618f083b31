import TextLayout

/// The terminal's screen while an exercise is watched: its name and state, a text, and the keys.
struct ExerciseWatchScreen {
  let state: ExerciseWatchState
  let size: RawTerminal.Size
  let style: Style

  private static let keys = [
    "h hint", "l list", "n next", "s solution", "d diff", "r reset", "e editor", "⏎ again", "q quit",
  ]

  /// The lines between the title and the keys.
  var height: Int { max(1, size.rows - 1 - footer.count) }

  /// As many lines as the terminal has, none of them wider.
  func lines() -> [String] {
    var shown = Array(state.lines.dropFirst(state.scroll).prefix(height))
    shown += Array(repeating: "", count: height - shown.count)
    return ([title] + shown + footer).prefix(size.rows).map { style.truncated($0, to: size.columns) }
  }

  private var title: String {
    let verdict =
      switch state.verdict {
      case _ where state.isJudging: "judging…"
      case .none: ""
      case .red: "✘ not solved yet"
      case .solved: "✔ solved"
      }
    let below = max(0, state.lines.count - state.scroll - height)
    let more = [state.scroll > 0 ? "↑ \(state.scroll)" : "", below > 0 ? "↓ \(below)" : ""]
    let place = "\(state.exercise.number), \(state.exercise.manifest.title)"
    // The state comes first, so that it stays where there is little room.
    let text = ([verdict] + more + [place]).filter { !$0.isEmpty }.joined(separator: " · ")
    return style.accent("── ") + style.strong(text)
  }

  private var footer: [String] {
    if state.isAsking {
      return "The exercise is not solved yet. Show its solution? y shows it, any other key does not."
        .wrapped(to: size.columns)
    }
    var lines = [""]
    for key in Self.keys {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = key
      } else if (last + "   " + key).columns <= size.columns {
        lines[lines.count - 1] = last + "   " + key
      } else {
        lines.append(key)
      }
    }
    return lines.map(style.faint)
  }
}

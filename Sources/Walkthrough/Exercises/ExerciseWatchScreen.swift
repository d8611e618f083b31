import TextLayout

/// The terminal's screen while an exercise is watched: its name and state, a text, and the keys.
struct ExerciseWatchScreen {
  let state: ExerciseWatchState
  let size: RawTerminal.Size
  let style: TextStyle

  private static let keys = [
    "t task", "h hint", "l list", "n next", "s solution", "d diff", "r reset", "e editor", "⏎ again",
    "? keys", "q quit",
  ]

  /// The keys, each with what it does.
  static let keyMeanings = [
    ("t", "shows the task"), ("h", "shows the next of three hints"), ("Esc", "shows the last verdict again"),
    ("Enter", "judges again, as each save does"),
    ("e", "opens the file in your editor: $VISUAL, $EDITOR or vi"),
    ("d", "shows your changes"), ("s", "shows the solution"),
    ("r", "restores the file as it was shipped, and keeps yours beside it"), ("l", "lists the exercises"),
    ("n", "goes on to the next exercise"), ("↑ ↓", "scroll, as PgUp and PgDn do"), ("q", "quits"),
  ]

  /// The number of lines between the top and the keys.
  var height: Int { max(1, size.rows - 1 - file.count - footer.count) }

  /// Returns as many lines as the terminal has, none of them wider.
  func lines() -> [String] {
    var shown = Array(state.lines.dropFirst(state.scroll).prefix(height))
    shown += Array(repeating: "", count: height - shown.count)
    return ([title] + file + shown + footer).prefix(size.rows).map { style.truncated($0, to: size.columns) }
  }

  /// The file to edit.
  private var file: [String] { state.exercise.path.wrapped(to: size.columns).map(style.faint) }

  private var title: String {
    let verdict =
      switch state.verdict {
      case _ where state.isJudging: "judging…"
      case .none: ""
      case .red: "✘ red"
      case .solved: "✔ solved"
      }
    let below = max(0, state.lines.count - state.scroll - height)
    let more = [state.scroll > 0 ? "↑ \(state.scroll)" : "", below > 0 ? "↓ \(below)" : ""]
    let place = "\(state.exercise.number), \(state.exercise.manifest.title)"
    // The state comes first, so that it stays visible if there is little room.
    let text = ([verdict] + more + [place]).filter { !$0.isEmpty }.joined(separator: " · ")
    return style.accent("── ") + style.strong(text)
  }

  private var footer: [String] {
    if let question = state.question { return text(of: question).wrapped(to: size.columns) }
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

  private func text(of question: ExerciseWatchState.Question) -> String {
    switch question {
    case .solution: "The exercise is not solved yet. Show its solution? y shows it, any other key does not."
    case .reset:
      "Restore \(state.exercise.path) as it was shipped? Your version is kept beside it. "
        + "y resets it, any other key does not."
    }
  }
}

import TextLayout

/// The terminal's screen while an exercise is watched: its name and state, a text, and the keys.
struct ExerciseWatchScreen {
  let state: ExerciseWatchState
  let size: RawTerminal.Size
  let style: TextStyle

  /// The number of lines between the top and the keys.
  var height: Int { frame("").extent.height }

  /// Returns as many lines as the terminal has, none of them wider.
  func lines() -> [String] { frame(title).lines() }

  private func frame(_ title: String) -> ScreenFrame {
    ScreenFrame(
      title: title, above: file + progress, content: state.lines, scroll: state.scroll, bottom: footer,
      size: size,
      style: style)
  }

  /// The file to edit.
  private var file: [String] { state.exercise.path.wrapped(to: size.columns).map(style.faint) }

  /// How many exercises are solved, as a bar and in words, with joy about one that has just been.
  private var progress: [String] {
    guard let progress = state.progress, progress.count > 0, size.rows >= 16 else { return [] }
    let isNew = state.verdict == .solved && !state.isJudging
    let joy = !isNew ? "" : progress.solved == progress.count ? "★ ★ ★ All solved!  " : "★ Solved!  "
    let text = "\(progress.solved) of \(progress.count) solved"
    let room = max(0, min(30, size.columns - joy.columns - text.columns - 2))
    // The first of many fills a block.
    let filled = max(room * progress.solved / progress.count, min(room, progress.solved, 1))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
    return [style.strong(style.good(joy)) + style.good(bar) + (room > 0 ? "  " : "") + text]
  }

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
    return ([verdict] + more + [place]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var footer: [String] {
    if let number = state.number {
      return "Exercise: \(number)▏  a number and ⏎ open it, esc shows the verdict".wrapped(to: size.columns)
    }
    if let question = state.question { return text(of: question).wrapped(to: size.columns) }
    var rows: [[KeyHint]] = []
    var used = 0
    for binding in ExerciseWatchState.bindings {
      let isNext = binding.action == .next && state.verdict == .solved
      let hint = isNext ? .next(binding.short) : binding.short
      if rows.isEmpty || used + 3 + hint.text.columns > size.columns {
        rows.append([hint])
        used = hint.text.columns
      } else {
        rows[rows.count - 1].append(hint)
        used += 3 + hint.text.columns
      }
    }
    return rows.map { $0.map(style.key).joined(separator: "   ") }
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

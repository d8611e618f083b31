import TextLayout

/// The screen of a terminal in a comparison: a title, a stop, and the keys.
struct CompareScreen {
  let state: CompareState
  let stops: [CompareStop]
  /// The name of the story.
  let story: String
  let size: RawTerminal.Size
  let style: TextStyle

  var extent: TourState.Extent { frame.extent }

  func lines() -> [String] { frame.lines() }

  private var frame: ScreenFrame {
    let page = Page(width: size.columns, style: style)
    let content =
      state.showsHelp
      ? TourKeys.comparing.flatMap { page.definition($0.key, $0.meaning, column: 24) }
      : stops[state.index].lines
    return ScreenFrame(
      title: state.showsHelp ? "Keys" : title, content: content, scroll: state.scroll,
      keys: TourKeys.summary(on: state), size: size, style: style)
  }

  private var title: String {
    let stop = stops[state.index]
    let text = "\(state.index + 1)/\(stops.count) · \(stop.title)"
    let full = "\(story) · \(text)"
    return full.columns + 3 <= size.columns ? full : text
  }
}

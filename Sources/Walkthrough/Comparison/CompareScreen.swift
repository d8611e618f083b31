import TextLayout

/// The screen of a terminal in a comparison: a title, a stop with those of its event that have room beside it, and the
/// keys.
struct CompareScreen {
  let state: CompareState
  let stops: [CompareStop]
  /// The name of the story.
  let story: String
  let size: RawTerminal.Size
  let style: TextStyle

  var extent: TourState.Extent { frame.extent }

  func lines() -> [String] { frame.lines() }

  /// The stops on the screen.
  var shown: Range<Int> {
    let pages = CompareStop.pages(of: stops, height: ScreenFrame.height(of: size))
    return pages.first { $0.contains(state.index) } ?? 0..<0
  }

  private var frame: ScreenFrame {
    let page = Page(width: size.columns, style: style)
    let content =
      state.showsHelp
      ? TourKeys.comparing.flatMap { page.definition($0.key, $0.meaning, column: 24) }
      : CompareStop.lines(of: stops[shown])
    return ScreenFrame(
      title: state.showsHelp ? "Keys" : title, content: content, scroll: state.scroll,
      keys: TourKeys.summary(on: state), size: size, style: style)
  }

  private var title: String {
    let shown = shown
    let (first, last) = (shown.lowerBound, shown.upperBound - 1)
    let text =
      first == last
      ? "\(first + 1)/\(stops.count) · \(stops[first].title)"
      : "\(first + 1)–\(last + 1)/\(stops.count) · From “\(stops[first].title)” to “\(stops[last].title)”"
    let full = "\(story) · \(text)"
    return full.columns + 3 <= size.columns ? full : text
  }
}

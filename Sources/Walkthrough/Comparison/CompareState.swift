/// The state of a comparison at a terminal: it takes keys, and holds the stop that the screen shows.
struct CompareState {
  /// The places of the stops' events.
  let places: [Int?]
  /// The stop that is shown.
  private(set) var index = 0
  /// The first line that is shown.
  private(set) var scroll = 0
  /// True if the keys are shown instead of the stop.
  private(set) var showsHelp = false
  /// True if the user left for the questions.
  private(set) var asks = false
  /// True if the user has quit.
  private(set) var hasLeft = false
  /// True if the user quit with Ctrl-C.
  private(set) var wasInterrupted = false

  init(of stops: [CompareStop]) { places = stops.map(\.place) }

  /// Does what a key asks for, as in the tour.
  ///
  /// - Parameters:
  ///   - extent: The visible part of the screen.
  ///   - stops: The stops on the screen.
  mutating func press(_ key: Key, seeing extent: TourState.Extent, of stops: Range<Int>) {
    scroll = min(scroll, extent.furthest)
    let page = max(1, extent.height - 1)
    switch key {
    case .interrupt: (hasLeft, wasInterrupted) = (true, true)
    case .character("q"): hasLeft = true
    case .up: scroll = max(0, scroll - 1)
    case .down: scroll = min(extent.furthest, scroll + 1)
    case .pageUp: scroll = max(0, scroll - page)
    case .pageDown: scroll = min(extent.furthest, scroll + page)
    case _ where showsHelp: showsHelp = false
    case .character("?"): (showsHelp, scroll) = (true, 0)
    case .character("a"): (asks, hasLeft) = (true, true)
    case .escape: hasLeft = true
    // No hidden line is passed over.
    case .right, .enter, .character(" "):
      if scroll < extent.furthest {
        scroll = min(extent.furthest, scroll + page)
      } else {
        go(to: stops.upperBound)
      }
    case .tab, .character("j"): go(to: stops.upperBound)
    case .left, .backspace, .character("k"): go(to: stops.lowerBound - 1)
    case .home, .character("g"): go(to: 0)
    case .end, .character("G"): go(to: places.count - 1)
    case .character("]"), .character("n"): go(to: starts.first { $0 > index } ?? places.count - 1)
    case .character("["), .character("p"): go(to: starts.last { $0 < index } ?? 0)
    default: break
    }
  }

  /// The stops at which events begin.
  private var starts: [Int] {
    places.indices.filter { places[$0] != nil && ($0 == 0 || places[$0] != places[$0 - 1]) }
  }

  private mutating func go(to new: Int) {
    let new = max(0, min(places.count - 1, new))
    if new != index { (index, scroll) = (new, 0) }
  }
}

import Stories

/// What a person has chosen, and where they are: which pattern, which story, which step.
///
/// The whole of a tour's interaction, without a terminal: keys go in, and what to show can be read.
struct TourState {
  /// What is shown.
  enum Place: Equatable {
    /// The list of patterns; the row that is chosen.
    case patterns(Int)
    /// The list of stories for a pattern; the row that is chosen.
    case stories(Pattern, Int)
    /// A tour; the step, from 0, and the first line of it that is shown.
    case step(Int, scroll: Int)
    /// What the keys do; where to go back to.
    indirect case help(Place)
    /// Nothing more: the person has left.
    case left
  }

  private(set) var place: Place
  /// Whether the person left by Ctrl-C.
  private(set) var wasInterrupted = false
  /// The tour that was chosen, or nil before the first choice.
  private(set) var tour: Tour?
  /// Makes a tour.
  private let makeTour: (Story, Pattern) async throws -> Tour

  /// Begins at the list of patterns, at the stories of one, or in a tour that was asked for.
  init(
    tour: Tour? = nil, choosing pattern: Pattern? = nil,
    makeTour: @escaping (Story, Pattern) async throws -> Tour
  ) {
    self.tour = tour
    self.makeTour = makeTour
    place = tour != nil ? .step(0, scroll: 0) : pattern.map { .stories($0, 0) } ?? .patterns(0)
  }

  /// Does what a key asks for; a key that means nothing here changes nothing.
  ///
  /// - Parameter page: How many lines of a step are seen at once, and how many it has.
  /// - Throws: `StoryError` where a tour was chosen whose story the app does not tell.
  mutating func press(_ key: Key, seeing page: (height: Int, lines: Int)) async throws {
    if key == .character("q") || key == .interrupt {
      place = .left
      wasInterrupted = key == .interrupt
      return
    }
    switch place {
    case .left: return
    case .help(let origin): place = origin
    case _ where key == .character("?"): place = .help(place)
    case .patterns(let row): choosePattern(row, key)
    case .stories(let pattern, let row): try await chooseStory(pattern, row, key)
    case .step(let index, let scroll): move(from: index, scroll, key, seeing: page)
    }
  }

  private mutating func choosePattern(_ row: Int, _ key: Key) {
    let patterns = Pattern.allCases
    switch key {
    case .up: place = .patterns(max(0, row - 1))
    case .down: place = .patterns(min(patterns.count - 1, row + 1))
    case .enter, .right: place = .stories(patterns[row], 0)
    case .character(let digit):
      guard let number = digit.wholeNumberValue, patterns.indices.contains(number - 1) else { return }
      place = .stories(patterns[number - 1], 0)
    case .escape: place = .left
    default: return
    }
  }

  private mutating func chooseStory(_ pattern: Pattern, _ row: Int, _ key: Key) async throws {
    let stories = Story.all
    switch key {
    case .up: place = .stories(pattern, max(0, row - 1))
    case .down: place = .stories(pattern, min(stories.count - 1, row + 1))
    case .left, .escape, .backspace:
      place = .patterns(Pattern.allCases.firstIndex(of: pattern) ?? 0)
    case .enter, .right:
      tour = try await makeTour(stories[row], pattern)
      place = .step(0, scroll: 0)
    default: return
    }
  }

  private mutating func move(
    from index: Int, _ scroll: Int, _ key: Key, seeing page: (height: Int, lines: Int)
  ) {
    guard let tour else { return }
    let last = tour.steps.count - 1
    let furthest = max(0, page.lines - page.height)
    switch key {
    case .right, .enter, .character(" "), .character("n"): go(to: min(last, index + 1), from: index)
    case .left, .backspace, .character("b"), .character("p"): go(to: max(0, index - 1), from: index)
    case .up: place = .step(index, scroll: max(0, scroll - 1))
    case .down: place = .step(index, scroll: min(furthest, scroll + 1))
    case .pageUp: place = .step(index, scroll: max(0, scroll - page.height))
    case .pageDown: place = .step(index, scroll: min(furthest, scroll + page.height))
    case .home, .character("g"): go(to: 0, from: index)
    case .end, .character("G"): go(to: last, from: index)
    case .character("u"): go(to: nextEvent(after: index, in: tour), from: index)
    case .character("U"): go(to: eventBefore(index, in: tour), from: index)
    case .character("m"), .escape:
      let row = Story.all.firstIndex { $0.id == tour.story.id } ?? 0
      place = .stories(tour.architecture.pattern, row)
    default: return
    }
  }

  /// Shows another step from its top; a step that is there already stays as it is.
  private mutating func go(to index: Int, from current: Int) {
    if index != current { place = .step(index, scroll: 0) }
  }

  /// The first message of what the user or the catalogue did next; the same step where that was the last.
  private func nextEvent(after index: Int, in tour: Tour) -> Int {
    tour.steps.firstIndex { $0.act > tour.steps[index].act } ?? index
  }

  /// The first message of what was done, or where that is shown already, of what was done before.
  private func eventBefore(_ index: Int, in tour: Tour) -> Int {
    let target = tour.steps[max(0, index - 1)].act
    return tour.steps.firstIndex { $0.act == target } ?? 0
  }
}

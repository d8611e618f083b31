import TextLayout

/// An exercise that is being watched: what the screen shows, and what a key asks for.
struct ExerciseWatchState {
  /// The requests that a key makes.
  enum Action: Equatable {
    case judge, hint, list, next, solution, difference, reset, edit, quit, interrupt, suspend
  }

  /// The state of the part when it was judged last.
  enum Verdict: String {
    case none, red, solved
  }

  private(set) var exercise: Exercise
  /// True if the exercise is being judged.
  private(set) var isJudging = false
  private(set) var verdict = Verdict.none
  /// The last verdict on the part.
  private var finding = ""
  /// The lines on the screen.
  private(set) var lines: [String] = []
  /// The first line that is seen.
  private(set) var scroll = 0
  /// True if a person was asked if they want to see the solution.
  private(set) var isAsking = false

  /// Begins with an exercise.
  init(_ exercise: Exercise) {
    self.exercise = exercise
  }

  /// Goes on with an exercise.
  mutating func begin(_ exercise: Exercise) {
    self = ExerciseWatchState(exercise)
  }

  /// The part is being judged; what was shown stays until that is done.
  mutating func startJudging() { isJudging = true }

  /// The part was judged.
  mutating func show(verdict text: String, isSolved: Bool) {
    isJudging = false
    verdict = isSolved ? .solved : .red
    finding = text
    show(text)
  }

  /// Shows a text from its first line.
  ///
  /// - Parameter isAboveVerdict: True if the last verdict follows below.
  mutating func show(_ text: String, isAboveVerdict: Bool = false) {
    let text = isAboveVerdict ? "\(text)\n\(finding)" : text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    scroll = 0
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - isSolved: True if the exercise has been solved, now or earlier.
  ///   - height: How many lines of a text are seen.
  mutating func press(_ key: Key, isSolved: Bool, height: Int) -> Action? {
    if isAsking {
      isAsking = false
      if key == .character("y") { return .solution }
      if key != .interrupt { return nil }
    }
    switch key {
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .up: move(by: -1, height)
    case .down: move(by: 1, height)
    case .pageUp: move(by: -height, height)
    case .pageDown, .character(" "): move(by: height, height)
    case .home: move(by: -lines.count, height)
    case .end: move(by: lines.count, height)
    case .enter: return .judge
    case .escape: show(finding)
    case .character("s") where !isSolved: isAsking = true
    case .character(let letter): return Self.actions[letter]
    default: break
    }
    return nil
  }

  private mutating func move(by count: Int, _ height: Int) {
    scroll = max(0, min(scroll + count, lines.count - height))
  }

  /// The letters of the actions.
  static let actions: [Character: Action] = [
    "h": .hint, "l": .list, "n": .next, "s": .solution, "d": .difference, "r": .reset, "e": .edit, "q": .quit,
  ]
}

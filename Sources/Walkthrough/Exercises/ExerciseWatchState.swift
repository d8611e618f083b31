import TextLayout

/// An exercise that is being watched: what the screen shows, and what a key asks for.
struct ExerciseWatchState {
  /// The requests that a key makes.
  enum Action: Equatable {
    /// Go on to the exercise with a number.
    case open(Int)
    case judge, all, task, hint, list, next, solution, difference, reset, edit, keys, quit, interrupt
  }

  /// A request that is made only when the user says yes.
  enum Question: Equatable {
    case solution, reset

    /// The action that a yes asks for.
    var action: Action { self == .solution ? .solution : .reset }
  }

  /// The state of the part when it was last judged.
  enum Verdict: String {
    case none, red, solved
  }

  private(set) var exercise: Exercise
  /// True if the exercise is being judged.
  private(set) var isJudging = false
  private(set) var verdict = Verdict.none
  /// The last verdict on the part, and the whole of it.
  private var finding = ""
  private var wholeFinding = ""
  /// The lines on the screen.
  private(set) var lines: [String] = []
  /// The first visible line.
  private(set) var scroll = 0
  /// The question that the user was asked, and has not answered.
  private(set) var question: Question?
  /// The number that is typed below the list of exercises; nil unless the list is shown.
  private(set) var number: String?
  /// The width at which lines are broken.
  var columns: Int
  /// How many of all exercises are solved; nil until that is known.
  var progress: Progress?

  /// The number of exercises that are solved, and of all.
  struct Progress: Equatable {
    let solved: Int
    let count: Int
  }

  /// Begins with an exercise.
  init(_ exercise: Exercise, columns: Int = 80) {
    self.exercise = exercise
    self.columns = columns
  }

  /// Goes on to another exercise.
  mutating func begin(_ exercise: Exercise) {
    let progress = progress
    self = ExerciseWatchState(exercise, columns: columns)
    self.progress = progress
  }

  /// Notes that the part is being judged; the screen keeps its text until the verdict.
  mutating func startJudging() { isJudging = true }

  /// Shows the verdict on the part.
  ///
  /// - Parameter whole: The whole text, if the verdict is shorter.
  mutating func show(verdict text: String, whole: String? = nil, isSolved: Bool) {
    isJudging = false
    verdict = isSolved ? .solved : .red
    finding = text
    wholeFinding = whole ?? text
    show(text)
  }

  /// Shows the last verdict whole, if there is one.
  mutating func showAll() {
    if verdict != .none { show(wholeFinding) }
  }

  /// Shows a text from its first line.
  ///
  /// - Parameter isAboveVerdict: True if the last verdict follows below.
  mutating func show(_ text: String, isAboveVerdict: Bool = false) {
    let text = isAboveVerdict ? "\(text)\n\(finding)" : text
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.flatMap { $0.broken(at: columns) }
    scroll = 0
    number = nil
  }

  /// Shows the list of exercises, below which a number can be typed.
  mutating func show(list text: String) {
    show(text)
    number = ""
  }

  /// Handles a key.
  ///
  /// - Parameters:
  ///   - isSolved: True if the exercise has been solved, now or earlier.
  ///   - height: The number of lines of a text that are shown.
  mutating func press(_ key: Key, isSolved: Bool, height: Int) -> Action? {
    if let question {
      self.question = nil
      if key == .character("y") { return question.action }
      if key != .interrupt { return nil }
    }
    if let number, let action = type(key, after: number) { return action }
    switch key {
    case .interrupt: return .interrupt
    case .up: move(by: -1, height)
    case .down: move(by: 1, height)
    case .pageUp: move(by: -height, height)
    case .pageDown, .character(" "): move(by: height, height)
    case .home: move(by: -lines.count, height)
    case .end: move(by: lines.count, height)
    case .escape where verdict != .none: show(finding)
    case .character("s") where !isSolved: question = .solution
    case .character("r"): question = .reset
    default: return Self.bindings.first { $0.key == key }?.action
    }
    return nil
  }

  /// Takes a key for the number of an exercise; returns the exercise to open once the number is entered.
  private mutating func type(_ key: Key, after number: String) -> Action? {
    switch key {
    case .character(let digit) where digit.isWholeNumber && number.count < 2:
      self.number = number + String(digit)
    case .backspace: self.number = String(number.dropLast())
    case .enter: return Int(number).map { .open($0) }
    default: break
    }
    return nil
  }

  private mutating func move(by count: Int, _ height: Int) {
    scroll = max(0, min(scroll + count, lines.count - height))
  }

  /// The letters of the actions.
  static let actions: [Character: Action] = bindings.reduce(into: [:]) { actions, binding in
    if case .character(let letter) = binding.key { actions[letter] = binding.action }
  }

  /// The keys with an action, in the order in which the screen and the help list them.
  static let bindings: [KeyBinding] = [
    KeyBinding(.character("a"), .all, "a all", "shows the last verdict whole"),
    KeyBinding(.character("t"), .task, "t task", "shows the task"),
    KeyBinding(.character("h"), .hint, "h hint", "shows the next of three hints"),
    KeyBinding(.character("l"), .list, "l list", "lists the exercises, of which a number opens one"),
    KeyBinding(.character("n"), .next, "n next", "goes on to the next exercise"),
    KeyBinding(.character("s"), .solution, "s solution", "shows the solution"),
    KeyBinding(.character("d"), .difference, "d diff", "shows your changes"),
    KeyBinding(
      .character("r"), .reset, "r reset", "restores the file as it was shipped, and keeps yours beside it"),
    KeyBinding(
      .character("e"), .edit, "e editor", "opens the file in your editor: $VISUAL, $EDITOR or vi"),
    KeyBinding(.enter, .judge, "⏎ again", "judges again, as each save does"),
    KeyBinding(.character("?"), .keys, "? keys", "shows the keys"),
    KeyBinding(.character("q"), .quit, "q quit", "quits"),
  ]

  /// The keys that are explained, each with its meaning.
  static let keyMeanings =
    bindings.filter { $0.action != .keys }.map {
      ($0.key == .enter ? "Enter" : $0.short.key, $0.meaning)
    }
    + [("Esc", "shows the last verdict again"), ("↑ ↓", "scroll, as PgUp and PgDn do")]

  /// A key that asks for an action.
  struct KeyBinding {
    let key: Key
    let action: Action
    /// The key and its meaning in a word.
    let short: KeyHint
    let meaning: String

    init(_ key: Key, _ action: Action, _ short: KeyHint, _ meaning: String) {
      (self.key, self.action, self.short, self.meaning) = (key, action, short, meaning)
    }
  }
}

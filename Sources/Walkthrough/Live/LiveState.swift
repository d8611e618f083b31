import Architectures
import HeadlessUI
import Stories

/// A session at a terminal: keys go in, and what to show can be read.
struct LiveState {
  /// What the terminal shows.
  enum Place: Equatable {
    /// The app beside its messages.
    case app
    /// The messages alone.
    case messages
    /// The app and the requests that wait; the chosen row.
    case requests(row: Int)
    /// The meaning of the keys; the first line that is shown.
    case help(first: Int)
    /// Nothing: the user has quit.
    case left
  }

  /// What is being typed at the bottom.
  enum Prompt: Equatable {
    /// The name of a file to save the session in.
    case save(String)
    /// The answer to whether a file is to be replaced.
    case replace(String)
  }

  private(set) var session: LiveSession
  private(set) var place = Place.app
  private(set) var prompt: Prompt?
  /// What came of the last key, until the next.
  private(set) var notice: String?
  /// How many lines of messages are below those that are shown; 0 for the newest at the bottom.
  private(set) var scroll = 0
  private(set) var focus = LiveFocus()
  /// Whether the user quit with Ctrl-C.
  private(set) var wasInterrupted = false
  private let architecture: (Pattern) -> any Architecture

  init(
    _ session: LiveSession, architecture: @escaping (Pattern) -> any Architecture = { Architectures.of($0) }
  ) {
    self.session = session
    self.architecture = architecture
    settle()
  }

  /// The element that keys act on, or nil if none can be reached.
  var focused: Screen.Element? {
    let elements = session.screen().elements
    return elements.indices.contains(focus.index) ? elements[focus.index] : nil
  }

  /// Whether letters go into the app's search field.
  var isTyping: Bool { place == .app && prompt == nil && focused?.kind == .field }

  /// Does what a key asks for; a key that means nothing here changes nothing.
  ///
  /// - Parameter furthest: How far what is shown can be scrolled.
  mutating func press(_ key: Key, scrollingTo furthest: @autoclosure () -> Int) {
    notice = nil
    if key == .interrupt {
      place = .left
      wasInterrupted = true
      return
    }
    if let prompt { return type(key, into: prompt) }
    if isTyping, typeIntoField(key) { return }
    switch (key, place) {
    case (.character("q"), _): place = .left
    case (.down, .help(let first)): place = .help(first: min(furthest(), first + 1))
    case (.up, .help(let first)): place = .help(first: max(0, first - 1))
    case (_, .help): place = .app
    case (.character("?"), _): place = .help(first: 0)
    case (.pageUp, _): scroll = min(furthest(), scroll + 10)
    case (.pageDown, _): scroll = max(0, min(furthest(), scroll) - 10)
    case (.home, _): scroll = furthest()
    case (.end, _): scroll = 0
    case (_, .messages): pressInMessages(key, furthest())
    case (_, .requests(let row)): pressInRequests(key, row)
    default: pressInApp(key)
    }
  }

  private mutating func pressInMessages(_ key: Key, _ furthest: Int) {
    switch key {
    case .up: scroll = min(furthest, scroll + 1)
    case .down: scroll = max(0, min(furthest, scroll) - 1)
    case .escape, .enter, .left, .backspace, .character("m"): place = .app
    default: pressAnywhere(key)
    }
  }

  private mutating func pressInRequests(_ key: Key, _ row: Int) {
    let count = session.pending.count
    switch key {
    case .up: place = .requests(row: max(0, row - 1))
    case .down, .tab: place = .requests(row: min(count - 1, row + 1))
    case .enter, .character("d"): perform(.reply(row + 1))
    case .character("f"): perform(.fail(row + 1))
    case .escape, .left, .backspace, .character("r"): place = .app
    default: pressAnywhere(key)
    }
    guard case .requests(let row) = place else { return }
    let left = session.pending.count
    place = left == 0 ? .app : .requests(row: min(row, left - 1))
  }

  private mutating func pressInApp(_ key: Key) {
    let elements = session.screen().elements
    switch key {
    case .tab, .down, .right: focus.move(by: 1, among: elements)
    case .up, .left: focus.move(by: -1, among: elements)
    case .enter, .character(" "): if let focused { use(focused) }
    case .escape, .backspace, .character("b"): perform(.goBack)
    case .character("r"):
      if session.pending.isEmpty {
        notice = session.obstacle(to: .reply(1))
      } else {
        place = .requests(row: 0)
      }
    default: pressAnywhere(key)
    }
  }

  private mutating func pressAnywhere(_ key: Key) {
    switch key {
    case .character("h"):
      attempt { try $0.setHoldsReplies(!$0.holdsReplies) }
    case .character("o"): perform(.relaunch)
    case .character("m"): place = .messages
    case .character("s"): prompt = .save("session.json")
    case .character(let digit):
      let patterns = Pattern.allCases
      guard let number = digit.wholeNumberValue, patterns.indices.contains(number - 1) else { return }
      change(to: patterns[number - 1])
    default: break
    }
  }

  /// Uses an element as a person would.
  private mutating func use(_ element: Screen.Element) {
    switch element.kind {
    case .button, .alertButton: perform(.tap(element.label))
    case .row: perform(.pick(element.label))
    case .backButton: perform(.goBack)
    case .scrollUp: perform(.scrollUp)
    case .scrollDown: perform(.scrollDown)
    case .field: focus.move(by: 1, among: session.screen().elements)
    }
  }

  /// Types a key into the search field.
  ///
  /// - Returns: Whether the key belongs there.
  private mutating func typeIntoField(_ key: Key) -> Bool {
    let text = focused?.value ?? ""
    switch key {
    case .character(let character): perform(.edit(text + String(character)))
    case .backspace: if !text.isEmpty { perform(.edit(String(text.dropLast()))) }
    case .escape: focus.move(by: 1, among: session.screen().elements)
    default: return false
    }
    return true
  }

  private mutating func type(_ key: Key, into old: Prompt) {
    switch (old, key) {
    case (_, .escape): prompt = nil
    case (.save(let path), .character(let character)): prompt = .save(path + String(character))
    case (.save(let path), .backspace): prompt = .save(String(path.dropLast()))
    case (.save(let path), .enter) where !path.isEmpty: save(to: path, replacing: false)
    case (.replace(let path), .character("y")): save(to: path, replacing: true)
    case (.replace, .character("n")): prompt = nil
    default: break
    }
  }

  private mutating func save(to path: String, replacing: Bool) {
    prompt = nil
    do throws(LiveScriptError) {
      try LiveScript(events: session.script).write(to: path, replacing: replacing)
      notice = "Saved \(session.script.count.of("step")) in '\(path)'."
    } catch {
      if error.isInTheWay { prompt = .replace(path) } else { notice = error.description }
    }
  }

  /// Continues with the same session in the app of another pattern.
  private mutating func change(to pattern: Pattern) {
    guard pattern != session.pattern else {
      notice = "This is \(pattern.title)."
      return
    }
    do throws(LiveError) {
      let other = try session.copy(in: architecture(pattern))
      let isSame = other.entries.map(\.screen) == session.entries.map(\.screen)
      session.end()
      session = other
      scroll = 0
      settle()
      let screens = isSame ? "the same screen after each" : "the screens differ"
      notice = "\(pattern.title): \(session.script.count.of("step")), \(screens)."
    } catch {
      notice = "\(pattern.title) cannot do the same. \(error)"
    }
  }

  private mutating func perform(_ event: Story.Event) {
    attempt { try $0.perform(event) }
  }

  private mutating func attempt(_ action: (LiveSession) throws -> Void) {
    do {
      try action(session)
    } catch {
      notice = "\(error)".firstLine
    }
    scroll = 0
    settle()
  }

  private mutating func settle() { focus.settle(among: session.screen().elements) }
}

import Architectures
import HeadlessUI
import Playing
import Specification
import TextLayout

/// The state of a session at a terminal: it takes keys, and holds what the screen shows.
struct LiveState {
  /// The part of the session that the terminal shows.
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

  /// The text that is being typed at the bottom.
  enum Prompt: Equatable {
    /// The name of a file to save the session in.
    case save(String)
    /// The answer to whether a file is to be replaced.
    case replace(String)
    /// A link to open.
    case link(String)
  }

  var session: LiveSession
  var place = Place.app
  var prompt: Prompt?
  /// The result of the last key, until the next.
  var notice: String?
  /// The number of lines of messages below those that are shown; 0 for the newest at the bottom.
  var scroll = 0
  var focus = LiveFocus()
  /// True if the user quit with Ctrl-C.
  var wasInterrupted = false
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

  /// True if letters go into the app's search field.
  var isTyping: Bool { place == .app && prompt == nil && focused?.kind == .field }

  /// True if the user is swiping back.
  var isSwiping: Bool { place == .app && session.isSwiping }

  /// True if a change of screens is held, as a script can leave it.
  var isInTransition: Bool { place == .app && session.isInTransition }

  /// Uses an element as the user would.
  mutating func use(_ element: Screen.Element) {
    switch element.kind {
    case .button, .alertButton: perform(.tap(element.label))
    case .tab: perform(.selectTab(element.label))
    case .row: perform(.pick(element.label))
    case .backButton: perform(.goBack)
    case .leftEdge: perform(.beginSwipe)
    case .sheetTop: perform(.swipeDown)
    case .swipeStart: perform(.cancelSwipe)
    case .swipeEnd: perform(.finishSwipe)
    case .transitionEnd: perform(.finishTransition)
    case .scrollUp: perform(.scrollUp)
    case .scrollDown: perform(.scrollDown)
    case .field: focus.move(by: 1, among: session.screen().elements)
    }
  }

  /// Saves the session in a file; if the file exists, asks whether to replace it.
  mutating func save(to path: String, replacing: Bool) {
    prompt = nil
    do throws(LiveScriptError) {
      try LiveScript(events: session.script).write(to: path, replacing: replacing)
      notice = "Saved \(session.script.count.of("event")) in '\(path)'."
    } catch {
      if error.isInTheWay { prompt = .replace(path) } else { notice = error.description }
    }
  }

  /// Continues with the same session in the app of another pattern.
  mutating func change(to pattern: Pattern) {
    guard pattern != session.pattern else {
      notice = "This is \(pattern.title)."
      return
    }
    do throws(LiveError) {
      let other = try session.copy(in: architecture(pattern))
      let isSame = other.entries.map(\.screen) == session.entries.map(\.screen)
      continueWith(other)
      let screens = isSame ? "the same screen after each" : "the screens differ"
      notice = "\(pattern.title): \(session.script.count.of("event")), \(screens)."
    } catch {
      notice = "\(pattern.title) cannot do the same. \(error)"
    }
  }

  /// Undoes the last event.
  mutating func undo() {
    do throws(LiveError) {
      let other = try session.undone(in: architecture(session.pattern))
      let event = session.entries[other.entries.count].event
      continueWith(other)
      notice = "Undone: \(event.description)"
    } catch {
      notice = error.reason
    }
  }

  private mutating func continueWith(_ other: LiveSession) {
    session.end()
    session = other
    scroll = 0
    settle()
  }

  /// Performs an event in the app.
  mutating func perform(_ event: Story.Event) {
    attempt { try $0.perform(event) }
  }

  /// Does something to the session, and says why if it cannot be done.
  mutating func attempt(_ action: (LiveSession) throws -> Void) {
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

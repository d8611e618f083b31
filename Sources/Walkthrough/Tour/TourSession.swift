import Foundation
import Playing
import Specification
import TextLayout

/// A tour at a terminal: shows where the user is, and does what the keys ask for, until the user quits.
final class TourSession: TerminalSession {
  private let style: TextStyle
  private let terminal: RawTerminal
  private let report: @Sendable (TourLoader.News) -> Void
  /// Takes the words of the command that the user left for.
  private let leave: ([String]) -> Void
  private var state: TourState
  private var loading: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  /// The columns that the screens of the tour were drawn for.
  private var screenWidth: Int

  /// Creates a session that begins at the list of patterns, at the stories of one, or with a story.
  ///
  /// - Parameter leave: Takes the words of another command, if the user leaves for one.
  init(
    _ choice: (story: Story, pattern: Pattern)?, choosing pattern: Pattern?, style: TextStyle,
    terminal: RawTerminal, report: @escaping @Sendable (TourLoader.News) -> Void,
    leave: @escaping ([String]) -> Void = { _ in }
  ) {
    self.leave = leave
    self.style = style
    self.terminal = terminal
    self.report = report
    state = choice.map { TourState(choosing: $0) } ?? TourState(of: pattern)
    screenWidth = TourMessageScreen.screenWidth(on: terminal.size.columns)
    if let choice { load(choice.story, by: choice.pattern) }
  }

  var hasLeft: Bool { state.place == .left }
  var wasInterrupted: Bool { state.wasInterrupted }

  private var screen: TourScreen { TourScreen(state: state, size: terminal.size, style: style) }

  func lines() -> [String] { screen.lines() }

  func take(_ news: TourLoader.News) {
    switch news {
    case .performed(let tour):
      state.show(tour)
      state.update(tour)
    case .located(let tour): state.update(tour)
    case .references(let references): state.show(references: references)
    case .failed(let reason): state.fail(reason)
    }
  }

  func press(_ key: Key) {
    switch state.press(key, seeing: screen.extent) {
    case .load(let id, let pattern):
      if let story = Story.named(id) { load(story, by: pattern) }
    case .leave(let words): leave(words)
    case .cancel: loading?.cancel()
    case .ownership:
      guard let tour = state.tour else { return }
      searching?.cancel()
      searching = Task { [report] in
        await TourLoader.findReferences(in: tour, report: report)
      }
    case .score(let key, let isRight): keep(isRight, of: key)
    case .edit(let file, let line): terminal.edit(Package.folder.appendingPathComponent(file), line: line)
    case nil: return
    }
  }

  /// Records whether a step was answered correctly, in the same record as the quiz.
  private func keep(_ isRight: Bool, of key: String) {
    do {
      try QuizRecord.note(isRight: isRight, of: key)
    } catch {
      state.notice = error.description
    }
  }

  private func load(_ story: Story, by pattern: Pattern) {
    loading?.cancel()
    searching?.cancel()
    screenWidth = TourMessageScreen.screenWidth(on: terminal.size.columns)
    loading = Task { [report, screenWidth] in
      await TourLoader.load(story, by: pattern, screenWidth: screenWidth, report: report)
    }
  }

  func paste(_ text: String) { state.paste(text) }

  func end() { loading?.cancel() }

  /// Performs the story again if its screens have to be wider or narrower now.
  func resize() {
    guard screenWidth != TourMessageScreen.screenWidth(on: terminal.size.columns) else { return }
    if case .loading(let id, let pattern) = state.place, let story = Story.named(id) {
      load(story, by: pattern)
    } else if let tour = state.tour {
      load(tour.story, by: tour.pattern)
    }
  }
}

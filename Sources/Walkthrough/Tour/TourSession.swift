import Foundation
import Stories
import TextLayout

/// A tour at a terminal: shows where a person is, and does what their keys ask for, until they leave.
struct TourSession {
  let style: Style

  /// Begins at the list of patterns, at the stories of one, or with a story.
  ///
  /// - Returns: Whether the person left by Ctrl-C.
  /// - Throws: `OutputError` where the screen could not be written; `StoryError` where a story is chosen that the app
  ///   does not tell.
  func run(
    _ choice: (story: Story, pattern: Pattern)?, choosing pattern: Pattern? = nil
  ) async throws -> Bool {
    var wasInterrupted = false
    try await RawTerminal.use { terminal in
      let makeTour: @MainActor (Story, Pattern) async throws -> Tour = { story, pattern in
        let size = terminal.size
        try terminal.show(["\(pattern.title) tells \(story.id) …".truncated(to: size.columns)])
        return try await Tour(of: story, by: pattern, screenWidth: min(Page.widestScreen, size.columns))
      }
      var first: Tour?
      if let choice { first = try await makeTour(choice.story, choice.pattern) }
      var state = TourState(tour: first, choosing: pattern, makeTour: makeTour)
      while state.place != .left {
        try terminal.show(TourScreen(state: state, size: terminal.size, style: style).lines())
        for event in terminal.events() where state.place != .left {
          switch event {
          case .key(.suspend): terminal.suspend()
          case .key(let key):
            let screen = TourScreen(state: state, size: terminal.size, style: style)
            try await state.press(key, seeing: (height: screen.height, lines: screen.content.count))
          case .redraw: continue
          case .end: return
          }
        }
      }
      wasInterrupted = state.wasInterrupted
    }
    return wasInterrupted
  }
}

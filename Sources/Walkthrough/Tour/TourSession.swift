import Foundation
import Specification

/// A tour at a terminal: shows where a person is, and does what their keys ask for, until they leave.
struct TourSession {
  let style: Style

  /// Begins at the list of patterns, or with a tour.
  ///
  /// - Returns: Whether the person left by Ctrl-C.
  /// - Throws: `OutputError` where the screen could not be written; `StoryError` where a story is chosen that the app
  ///   does not tell.
  func run(_ tour: Tour?) throws -> Bool {
    var state = TourState(tour: tour) { try Tour(of: $0, by: $1) }
    try RawTerminal.use { terminal in
      while state.place != .left {
        let screen = TourScreen(state: state, size: terminal.size, style: style)
        try terminal.show(screen.lines())
        for event in terminal.events() {
          switch event {
          case .key(.suspend): terminal.suspend()
          case .key(let key):
            let current = TourScreen(state: state, size: terminal.size, style: style)
            try state.press(key, seeing: (height: current.height, lines: current.content.count))
          case .redraw: continue
          case .end: return
          }
        }
      }
    }
    return state.wasInterrupted
  }
}

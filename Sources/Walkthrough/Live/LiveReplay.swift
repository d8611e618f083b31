import Catalogue
import Playing
import Specification

/// One script in the apps of several patterns, which have to show the same screens.
struct LiveReplay {
  /// The script in the app of one pattern.
  struct Run {
    let pattern: Pattern
    /// The screen after each step that happened.
    let screens: [String]
    /// The reason why the next step could not happen; nil at the end of the script.
    let obstacle: String?
  }

  let script: [Story.Event]
  /// The runs; the first is the one that the others are compared with.
  let runs: [Run]
}

extension LiveReplay {
  /// Replays a script in the app of each architecture.
  init(
    of script: [Story.Event], by architectures: [any Architecture], data: CatalogueData = .embedded
  ) {
    let runs = architectures.map { architecture -> Run in
      let session = LiveSession(of: architecture, data: data)
      defer { session.end() }
      var obstacle: String?
      do throws(LiveError) {
        try session.replay(script)
      } catch {
        obstacle = error.reason
      }
      return Run(
        pattern: architecture.pattern, screens: session.entries.map(\.screen), obstacle: obstacle)
    }
    self.init(script: script, runs: runs)
  }

  /// Returns the index of the first step at which a run differs from the first run, or nil.
  func difference(of run: Run) -> Int? {
    let first = runs[0].screens
    let shared = min(first.count, run.screens.count)
    if let index = (0..<shared).first(where: { first[$0] != run.screens[$0] }) { return index }
    return first.count == run.screens.count ? nil : shared
  }

  /// True if every run reached the end with the same screens.
  var agrees: Bool { runs.allSatisfy { $0.obstacle == nil && difference(of: $0) == nil } }
}

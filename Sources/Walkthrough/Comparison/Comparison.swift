import Catalogue
import Playing
import Specification
import Tracing

/// One story, played by several architectures from the same script.
struct Comparison {
  /// The story in one architecture.
  struct Side {
    let architecture: any Architecture
    let performance: Performance

    /// The counts of the trace.
    var figures: Figures { Figures(counting: performance.document.messages) }
  }

  /// A step of the script, with the messages and the screen of each architecture.
  struct Scene {
    /// The step in words.
    let description: String
    /// What the user looked for on the screen afterwards, and found.
    let looks: [String]
    /// The step on each side, in the order of the sides.
    let parts: [Performance.Scene]
    /// The screens after the step, each once, with the patterns that show it.
    let screens: [(patterns: [Pattern], text: String)]

    /// True if every pattern shows the same screen.
    var screensAgree: Bool { screens.count == 1 }
  }

  let story: Story
  let sides: [Side]
  /// The steps of the script in which something was done, in order.
  let scenes: [Scene]

  /// Performs `story` once with each architecture.
  ///
  /// - Parameters:
  ///   - screenWidth: The columns of the screens.
  ///   - data: The catalogue's data.
  ///   - recordsCallSites: True if `located()` can find the line that sent each message.
  /// - Throws: `Failure` for the first architecture in which the story fails.
  init(
    of story: Story, by architectures: [any Architecture], screenWidth: Int, data: CatalogueData = .embedded,
    recordsCallSites: Bool = false
  ) throws {
    let sides = try architectures.map { architecture in
      do {
        let performance = try Performance(
          of: story, by: architecture, recordsCallSites: recordsCallSites, width: screenWidth, data: data)
        return Side(architecture: architecture, performance: performance)
      } catch {
        throw Failure(pattern: architecture.pattern, reason: "\(error)")
      }
    }
    self.init(of: story, sides)
  }

  /// Compares a story step by step.
  private init(of story: Story, _ sides: [Side]) {
    self.story = story
    self.sides = sides
    scenes = (sides.first?.performance.scenes ?? []).enumerated().map { index, first in
      let parts = sides.map { $0.performance.scenes[index] }
      let shown = zip(sides.map(\.architecture.pattern), parts.map(\.after))
      return Scene(
        description: first.description, looks: first.looks, parts: parts, screens: Self.screens(shown))
    }
  }

  /// Looks up the lines that sent the messages, and returns the comparison with them.
  func located() async -> Comparison {
    var located: [Side] = []
    for side in sides {
      located.append(
        Side(architecture: side.architecture, performance: await side.performance.located()))
    }
    return Comparison(of: story, located)
  }

  /// Returns the screens of the patterns, equal ones grouped.
  private static func screens(
    _ shown: some Sequence<(Pattern, String)>
  ) -> [(patterns: [Pattern], text: String)] {
    var screens: [(patterns: [Pattern], text: String)] = []
    for (pattern, text) in shown {
      if let index = screens.firstIndex(where: { $0.text == text }) {
        screens[index].patterns.append(pattern)
      } else {
        screens.append(([pattern], text))
      }
    }
    return screens
  }

  /// The failure of a story in one of the apps.
  struct Failure: Error, CustomStringConvertible {
    let pattern: Pattern
    let reason: String

    /// The app, and the reason.
    var description: String { "\(pattern.title) fails in this story. \(reason)" }
  }
}

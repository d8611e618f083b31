import Catalogue
import Playing
import Specification
import Tracing

/// One story, played by several architectures from the same script.
struct Comparison {
  /// The story in one architecture.
  struct Side {
    /// The pattern's title, with its form if that is not the one that ships.
    let title: String
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
    /// The screens after the step, each once, with the titles of the sides that show it.
    let screens: [(titles: [String], text: String)]

    /// True if every side shows the same screen.
    var screensAgree: Bool { screens.count == 1 }
  }

  let story: Story
  let sides: [Side]
  /// The steps of the script in which something was done, in order.
  let scenes: [Scene]

  /// Performs `story` once with each architecture.
  ///
  /// - Parameters:
  ///   - titles: The titles of the architectures, in their order; nil for those of their patterns.
  ///   - screenWidth: The columns of the screens.
  ///   - data: The catalogue's data.
  ///   - recordsCallSites: True if `located()` can find the line that sent each message.
  /// - Throws: `Failure` for the first architecture in which the story fails.
  init(
    of story: Story, by architectures: [any Architecture], called titles: [String]? = nil, screenWidth: Int,
    data: CatalogueData = .embedded, recordsCallSites: Bool = false
  ) throws {
    let titles = titles ?? architectures.map(\.pattern.title)
    let sides = try zip(titles, architectures).map { title, architecture in
      do {
        let performance = try Performance(
          of: story, by: architecture, recordsCallSites: recordsCallSites, width: screenWidth, data: data)
        return Side(title: title, architecture: architecture, performance: performance)
      } catch {
        throw Failure(title: title, reason: "\(error)")
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
      let shown = zip(sides.map(\.title), parts.map(\.after))
      return Scene(
        description: first.description, looks: first.looks, parts: parts, screens: Self.screens(shown))
    }
  }

  /// Looks up the lines that sent the messages, and returns the comparison with them.
  func located() async -> Comparison {
    var located: [Side] = []
    for side in sides {
      located.append(
        Side(
          title: side.title, architecture: side.architecture, performance: await side.performance.located()))
    }
    return Comparison(of: story, located)
  }

  /// Returns the screens of the sides, equal ones grouped.
  private static func screens(
    _ shown: some Sequence<(String, String)>
  ) -> [(titles: [String], text: String)] {
    var screens: [(titles: [String], text: String)] = []
    for (title, text) in shown {
      if let index = screens.firstIndex(where: { $0.text == text }) {
        screens[index].titles.append(title)
      } else {
        screens.append(([title], text))
      }
    }
    return screens
  }

  /// The failure of a story in one of the apps.
  struct Failure: Error, CustomStringConvertible {
    let title: String
    let reason: String

    /// The app, and the reason.
    var description: String { "\(title) fails in this story. \(reason)" }
  }
}

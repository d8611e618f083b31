import HeadlessUI
import Playing

/// A writer of random scripts; it chooses an event on an element of the screen, enabled or not, a reply to a waiting
/// request, a link, or a relaunch.
struct ScriptWriter {
  private var random: SeededGenerator
  private let hasLinks: Bool

  /// Creates a writer from the seed that decides every choice, of scripts with or without links.
  init(seed: UInt64, hasLinks: Bool) {
    random = SeededGenerator(seed: seed)
    self.hasLinks = hasLinks
  }

  /// Chooses the next event.
  ///
  /// - Parameters:
  ///   - screen: The screen that the user sees.
  ///   - requestCount: The number of requests that wait for the catalogue.
  mutating func event(on screen: Screen, requestCount: Int) -> Story.Event {
    let places = Array(1...max(1, requestCount))
    let choices: [(weight: Int, events: [Story.Event])] = [
      (1, [.relaunch]),
      (hasLinks ? 3 : 0, Self.links),
      (20, screen.labels(of: [.button, .alertButton]).map { .tap($0) }),
      (8, screen.labels(of: [.tab]).map { .selectTab($0) }),
      (15, screen.labels(of: [.row]).map { .pick($0) }),
      (15, screen.labels(of: [.field]).flatMap { _ in Self.searches }),
      (12, screen.labels(of: [.backButton]).map { _ in .goBack }),
      (3, screen.labels(of: [.leftEdge]).map { _ in .beginSwipe }),
      (12, screen.labels(of: [.swipeStart]).map { _ in .cancelSwipe }),
      (12, screen.labels(of: [.swipeEnd]).map { _ in .finishSwipe }),
      (8, screen.labels(of: [.sheetTop]).map { _ in .swipeDown }),
      (screen.elements.isEmpty ? 0 : 2, [.holdTransition]),
      (24, screen.labels(of: [.transitionEnd]).map { _ in .finishTransition }),
      (1, StoreFailure.allCases.map { .storeFails($0) }),
      (3, [.storeRecovers]),
      (4, screen.labels(of: [.scrollUp]).map { _ in .scrollUp }),
      (6, screen.labels(of: [.scrollDown]).map { _ in .scrollDown }),
      (requestCount > 0 ? 16 : 0, places.map { .reply($0) }),
      (requestCount > 0 ? 4 : 0, places.map { .fail($0) }),
    ]
    return one(of: choices.filter { !$0.events.isEmpty })
  }

  /// Searches that find much, little and nothing, with accents, capitals, spaces and overlaps.
  private static let searches: [Story.Event] =
    ["", " ", "é", "a", "fr", "fin", "ger", "is", "italy", "JAPAN", "sao tome", "são", "united", "atlantis"]
    .flatMap { $0.isEmpty ? [.paste($0)] : [.paste($0), .type($0), .typeQuickly($0)] }

  /// Links to films of one country and of two, to a film that does not exist, and to nothing.
  private static let links: [Story.Event] =
    ["film/tt0042876", "film/tt0040137", "film/tt0000000", "films"].map { .openLink("countries://\($0)") }

  /// Chooses one of the events; a group is chosen in proportion to its weight.
  private mutating func one(of choices: [(weight: Int, events: [Story.Event])]) -> Story.Event {
    var place = random.number(below: choices.reduce(0) { $0 + $1.weight })
    for (weight, events) in choices {
      if place < weight { return events[random.number(below: events.count)] }
      place -= weight
    }
    preconditionFailure("The place is below the sum of the weights.")
  }
}

extension Screen {
  /// Returns the labels that only one element of some kinds has: a step names an element by its label, so the label
  /// must be unique.
  fileprivate func labels(of kinds: Set<Element.Kind>) -> [String] {
    let labels = reachable.filter { kinds.contains($0.kind) }.map(\.label)
    return labels.filter { label in labels.count { $0 == label } == 1 }
  }
}

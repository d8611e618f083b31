import Catalogue
import Checks
import Fuzzing
import Playing
import Specification

/// Stories in which an app is compared with the kit's own, over data made from a seed.
struct Trial {
  let stories: [Story]
  /// The first of the stories. In these the app is also observed: its messages, and the objects left after each step.
  let observedStories: [Story]
  let catalogue: RenamedCatalogue

  /// The names of the kit's app and the learner's app in a report on their differences.
  static let titles = ["The kit's app", "With your part"]

  /// The seeds of the random scripts.
  static let seeds: ClosedRange<UInt64> = 1...20

  /// The seed of the names that replace those of the kit's data.
  static let seed: UInt64 = 1_977

  /// Creates a trial of the kit's stories, and those in which the catalogue or the store fails, or replies late.
  init() {
    observedStories = Story.all + Story.failures + Story.storeFailures
    stories = observedStories + Story.collisions + Story.wanderings + Story.cancelled + Story.links
    catalogue = RenamedCatalogue(seed: Self.seed, performing: stories)
  }

  /// Returns the evidence of an app in the stories.
  func evidence(on app: any Architecture) -> Evidence {
    .observed(
      in: app, performing: observedStories.map(catalogue.retold), data: catalogue.data)
  }

  /// Reports the stories in which an app shows or requests something other than the kit's app, or leaves objects alive.
  ///
  /// - Parameters:
  ///   - ignoringSurvivors: True if stories whose only fault is an object left alive are not reported.
  ///   - hasLinks: True if stories in which a link is opened are among them.
  func differences(
    of app: any Architecture, from kit: any Architecture, ignoringSurvivors: Bool = false,
    hasLinks: Bool = true
  ) -> [String] {
    func differential(_ data: CatalogueData) -> Differential {
      Differential(
        of: [kit, app], called: Self.titles, data: data)
    }
    let renamed = differential(catalogue.data)
    return stories.filter { hasLinks || !$0.opensLinks }.compactMap { story in
      let retold = catalogue.retold(story).steps.map(\.event)
      guard let difference = renamed.difference(in: retold),
        !(ignoringSurvivors && difference.kind == .survivors)
      else { return nil }
      let differsOnlyInData = differential(.embedded).difference(in: story.steps.map(\.event)) == nil
      let headline =
        differsOnlyInData
        ? "Fixed, but only for the kit's data: with other data, \(story.title) plays out differently."
        : "Fixed, but \(story.title) plays out differently."
      return "\(headline)\n\(difference)\n\n\(story.request)"
    }
  }
}

extension Story {
  fileprivate var opensLinks: Bool {
    steps.contains { if case .openLink = $0.event { true } else { false } }
  }

  /// The story's wish, followed by its identifier as `walkthrough list` shows it.
  var title: String { "the story “\(wish)” (\(id))" }

  /// The sentence of the story, for the report on a part that breaks it.
  fileprivate var request: String {
    "The story requires this: as a user, I want to \(wish)."
  }
}

import Catalogue
import Checks
import Fuzzing
import Playing
import Specification
import Tracing

/// Stories in which an app is compared with the kit's own, over data made from a seed, with a store for favourites.
struct Trial {
  let stories: [Story]
  /// The first of the stories. In these the app is also observed: its messages, and the objects left after each step.
  let observedStories: [Story]
  let makeFavourites: () -> any FavouritesStore
  let catalogue: RenamedCatalogue

  /// The names of the kit's app and the learner's app in a report on their differences.
  static let titles = ["The kit's app", "With your part"]

  /// The seeds of the random scripts.
  static let seeds: ClosedRange<UInt64> = 1...20

  /// The seed of the names that replace those of the kit's data.
  static let seed: UInt64 = 1_977

  /// The stories of the kit, those in which the catalogue fails or replies late, and those with a failing store.
  static var all: [Trial] {
    [
      Trial(
        observing: Story.all + Story.failures, and: Story.collisions + Story.wanderings + Story.cancelled
      ) { InMemoryFavourites() },
      Trial(observing: [.storeFailures], and: [.unreadableMark, .lateLoad, .twoFailures, .unopened]) {
        FailingFavourites()
      },
      Trial(observing: [], and: [.unreadableFavourites]) { FailingFavourites(failingRead: 2) },
    ]
  }

  private init(
    observing observedStories: [Story], and others: [Story],
    favourites makeFavourites: @escaping () -> any FavouritesStore
  ) {
    self.observedStories = observedStories
    stories = observedStories + others
    self.makeFavourites = makeFavourites
    catalogue = RenamedCatalogue(seed: Self.seed, performing: stories)
  }

  /// Returns the evidence of an app in the stories.
  func evidence(on app: any Architecture) -> Evidence {
    .observed(
      in: app, performing: observedStories.map(catalogue.retold), data: catalogue.data,
      favourites: makeFavourites)
  }

  /// Returns the messages of an app in some of the stories.
  func traces(of app: any Architecture, performing stories: [Story]) -> [TraceDocument] {
    Evidence.traced(
      in: app, performing: stories.map(catalogue.retold), data: catalogue.data, favourites: makeFavourites
    ).traces
  }

  /// Reports the stories in which an app shows or requests something other than the kit's app, or leaves objects alive.
  ///
  /// - Parameter ignoringSurvivors: True if stories whose only fault is an object left alive are not reported.
  func differences(
    of app: any Architecture, from kit: any Architecture, ignoringSurvivors: Bool = false
  ) -> [String] {
    func differential(_ data: CatalogueData) -> Differential {
      Differential(
        of: [kit, app], called: Self.titles, data: data, favourites: makeFavourites)
    }
    let renamed = differential(catalogue.data)
    return stories.compactMap { story in
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
  /// The story's wish, followed by its identifier as `walkthrough list` shows it.
  var title: String { "the story “\(wish)” (\(id))" }

  /// The sentence of the story, for the report on a part that breaks it.
  fileprivate var request: String {
    "The story requires this: as a user, I want to \(wish)."
  }
}

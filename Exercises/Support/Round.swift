import Catalogue
import Checks
import Fuzzing
import Stories

/// Stories that an app is held against the kit's own in, over data made from a seed, with a store for favourites.
struct Round {
  let stories: [Story]
  let makeFavourites: () -> any FavouritesStore
  let catalogue: RenamedCatalogue

  /// Decides the names that the stories are told with.
  static let seed: UInt64 = 1_977

  /// The stories that every app tells, those in which the catalogue fails or is late, and those for a store that fails.
  static var all: [Round] {
    [
      Round(Story.all + Story.failures + Story.collisions + Story.wanderings + Story.cancelled) {
        InMemoryFavourites()
      },
      Round([.storeFailures, .unreadableMark, .lateLoad, .twoFailures, .unopened]) { MoodyFavourites() },
    ]
  }

  private init(_ stories: [Story], favourites makeFavourites: @escaping () -> any FavouritesStore) {
    self.stories = stories
    self.makeFavourites = makeFavourites
    catalogue = RenamedCatalogue(seed: Self.seed, telling: stories)
  }

  /// The stories with the names of the data.
  var retold: [Story] { stories.map(catalogue.retold) }

  /// The stories in which an app shows something else than the kit's, asks for something else, or keeps something.
  func differences(of app: any Architecture, from kit: any Architecture) -> [String] {
    func differential(_ data: CatalogueData) -> Differential {
      Differential(
        of: [kit, app], called: ["The kit's app", "With your part"], data: data, favourites: makeFavourites)
    }
    let renamed = differential(catalogue.data)
    return stories.compactMap { story in
      let retold = catalogue.retold(story).steps.map(\.event)
      guard let difference = renamed.difference(in: retold) else { return nil }
      let isOfDataOnly = differential(.embedded).difference(in: story.steps.map(\.event)) == nil
      let headline =
        isOfDataOnly
        ? "Fixed for the kit's data alone: over other data \(story.id) shows something else."
        : "Fixed, but \(story.id) is no longer what it was."
      return "\(headline)\n\(difference)"
    }
  }
}

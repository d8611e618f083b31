import Catalogue

/// As a user, I want to see my favourites.
protocol ListFavouritesInteractorInput: AnyObject {
  /// Lists the films that are marked, and asks for nothing if there are none. Replaces a request that is under way.
  func listFavourites()
  /// Cancels the request under way.
  func cancel()
}

/// The results of listing favourites.
protocol ListFavouritesInteractorOutput: AnyObject {
  func listedFavourites(_ films: [FilmFacts])
  func failedToListFavourites(_ failure: Failure)
}

/// Lists the films that the user marked.
final class ListFavouritesInteractor: ListFavouritesInteractorInput {
  weak var output: (any ListFavouritesInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func listFavourites() {
    cancel()
    do {
      let films = try store.markedFilms()
      guard !films.isEmpty else {
        output?.listedFavourites([])
        return
      }
      request = store.findFilms(films) { [weak self] result in
        self?.finish(result)
      }
    } catch {
      output?.failedToListFavourites(Failure(error))
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<[Film], CatalogueError>) {
    request = nil
    switch result {
    case .success(let films): output?.listedFavourites(films.map(\.facts))
    case .failure(let error): output?.failedToListFavourites(Failure(error))
    }
  }
}

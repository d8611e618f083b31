import Catalogue

/// As a user, I want to read about a film.
protocol FindFilmInteractorInput: AnyObject {
  /// Finds the film. Replaces a request that is under way.
  func findFilm()
  /// Cancels the request under way.
  func cancel()
}

/// The results of finding a film.
protocol FindFilmInteractorOutput: AnyObject {
  func foundFilm(_ film: FilmDetailsFacts)
  func failedToFindFilm(_ failure: Failure)
}

/// Finds a film, and whether it is a favourite.
final class FindFilmInteractor: FindFilmInteractorInput {
  weak var output: (any FindFilmInteractorOutput)?

  private let film: FilmID
  private let store: any DataStore
  private var request: (any Cancellable)?

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func findFilm() {
    request?.cancel()
    request = store.findFilm(film) { [weak self] result in
      self?.finish(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<FilmDetails, CatalogueError>) {
    request = nil
    switch result {
    case .success(let details): describe(details)
    case .failure(let error): output?.failedToFindFilm(Failure(error))
    }
  }

  private func describe(_ details: FilmDetails) {
    do {
      let mark = try store.mark(of: film)
      output?.foundFilm(details.facts(isFavourite: mark.isSet))
    } catch {
      output?.failedToFindFilm(Failure(error))
    }
  }
}

import Catalogue

/// As a user, I want to read about a film.
protocol ShowFilmInteractorInput: AnyObject {
  /// Finds the film. Replaces a request that is under way.
  func showFilm()
  /// Cancels the request that is under way.
  func cancel()
}

/// The results of finding a film.
protocol ShowFilmInteractorOutput: AnyObject {
  func foundFilm(_ film: FilmDescription)
  func failedToFindFilm(_ failure: Failure)
}

/// The facts of one film.
struct FilmDescription: Equatable {
  let title: String
  let year: Int
  let countries: [String]
  let won: Bool
  let isFavourite: Bool
}

/// Finds a film, and whether it is a favourite.
final class ShowFilmInteractor: ShowFilmInteractorInput {
  weak var output: (any ShowFilmInteractorOutput)?

  private let film: FilmID
  private let store: any DataStore
  private var request: (any Cancellable)?

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func showFilm() {
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
    case .success(let details): describe(details.film, of: details.countries)
    case .failure(let error): output?.failedToFindFilm(Failure(error))
    }
  }

  private func describe(_ film: Film, of countries: [Country]) {
    do {
      let mark = try store.mark(of: film.id)
      output?.foundFilm(
        FilmDescription(
          title: film.title, year: film.year, countries: countries.map(\.name), won: film.won,
          isFavourite: mark.isSet))
    } catch {
      output?.failedToFindFilm(Failure(error))
    }
  }
}

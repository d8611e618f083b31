import Catalogue
import Foundation

@testable import VIPER

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
      output?.foundFilm(facts(of: details, isFavourite: mark.isSet))
    } catch {
      output?.failedToFindFilm(Failure(error))
    }
  }

  private func facts(of details: FilmDetails, isFavourite: Bool) -> FilmDetailsFacts {
    let film = details.film
    return FilmDetailsFacts(
      id: film.id.rawValue, title: film.title, year: film.year, countries: details.countries.map(\.name),
      won: film.won, isFavourite: isFavourite)
  }
}

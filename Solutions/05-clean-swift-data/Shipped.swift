import Catalogue
import Foundation

@testable import CleanSwift

/// Fetches the favourites, and opens one.
final class FavouritesInteractor: FavouritesInteractorInput, FavouritesDataStore {
  var output: (any FavouritesInteractorOutput)?

  private(set) var openedFilm: Catalogue.Film?
  private var films: [Catalogue.Film] = []

  private let dependencies: any Dependencies
  private lazy var readWorker = dependencies.makeReadFavouritesWorker()
  private lazy var fetchWorker = dependencies.makeFetchFavouritesWorker()
  private lazy var pickWorker = dependencies.makePickRowWorker()
  private lazy var entries = films.map { Favourites.Entry($0) }

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: Favourites.Fetch.Request) {
    do {
      fetchFilms(try readWorker.readFavourites())
    } catch {
      presentFetchFailure(error)
    }
  }

  func open(request: Favourites.Open.Request) {
    do {
      openedFilm = try pickWorker.pick(request.row, in: films)
      output?.presentOpen(response: .success(openedRow: request.row))
    } catch {
      output?.presentOpen(response: .failure(Favourites.Failure(error)))
    }
  }

  func cancel(request: Favourites.Cancel.Request) {
    fetchWorker.cancel()
    output?.presentCancel(response: Favourites.Cancel.Response())
  }

  private func fetchFilms(_ ids: [FilmID]) {
    fetchWorker.fetchFilms(ids) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let films):
        self.films = films
        output?.presentFetch(response: .success(entries: entries, openedRow: openedRow))
      case .failure(let error):
        presentFetchFailure(error)
      }
    }
  }

  private func presentFetchFailure(_ error: any Error) {
    output?.presentFetch(response: .failure(Favourites.Failure(error), kept: films.count))
  }

  private var openedRow: Int? {
    openedFilm.flatMap { films.firstIndex(of: $0) }
  }
}

extension Favourites.Entry {
  fileprivate init(_ film: Catalogue.Film) {
    self.init(title: film.title, year: film.year, won: film.won)
  }
}

extension Favourites.Failure {
  fileprivate init(_ error: any Error) {
    self.init(reason: error.localizedDescription)
  }
}

import Catalogue
import Foundation

/// As a user, I want to read what is known of a film.
protocol ShowFilmInteractorInput: AnyObject {
  /// Finds out what is known of the film that was opened.
  func showFilm()
  /// Stops what is on its way.
  func cancel()
}

/// What came of finding out.
protocol ShowFilmInteractorOutput: AnyObject {
  func found(_ film: FilmDescription)
  func failedToFind(_ failure: ShowFilmFailure)
}

/// What is told of a film.
struct FilmDescription: Equatable {
  let title: String
  let year: Int
  let countries: [String]
  let won: Bool
  let isFavourite: Bool
}

/// Why nothing was found.
struct ShowFilmFailure: Equatable {
  let reason: String
  let title: String?
}

/// Finds out what is known of a film.
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
    request = store.findRecord(of: film) { [weak self] result in
      self?.finish(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  private func finish(_ result: Result<FilmRecord, any Error>) {
    request = nil
    do {
      let record = try result.get()
      let mark = try store.mark(of: film)
      store.put(record)
      output?.found(
        FilmDescription(
          title: record.film.title, year: record.film.year, countries: record.countries.map(\.name),
          won: record.film.won, isFavourite: mark.isSet))
    } catch {
      output?.failedToFind(
        ShowFilmFailure(
          reason: error.localizedDescription, title: store.record(of: film)?.film.title))
    }
  }
}

import Catalogue
import Foundation

/// As a user, I want to open a film of a country.
protocol OpenFilmInteractorInput: AnyObject {
  /// Opens the film in a row, counted from 0.
  func open(row: Int)
}

/// What came of opening a film.
protocol OpenFilmInteractorOutput: AnyObject {
  func opened(_ film: OpenedFilm)
  func failedToOpen(row: Int, reason: String)
}

/// The film that was opened.
struct OpenedFilm: Equatable {
  let id: String
  let row: Int
}

/// Opens one of the films of a country.
final class OpenFilmInteractor: OpenFilmInteractorInput {
  weak var output: (any OpenFilmInteractorOutput)?

  private let country: CountryCode
  private let store: any DataStore

  init(country: CountryCode, store: any DataStore) {
    self.country = country
    self.store = store
  }

  func open(row: Int) {
    guard var list = store.filmList(of: country), list.films.indices.contains(row) else {
      output?.failedToOpen(row: row, reason: NoSuchRow(row: row).localizedDescription)
      return
    }
    let film = list.films[row]
    list.opened = film.id
    store.put(list)
    store.put(FilmRecord(film: film))
    output?.opened(OpenedFilm(id: film.id.rawValue, row: row))
  }
}

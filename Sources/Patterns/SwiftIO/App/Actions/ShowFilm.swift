import Catalogue

/// The details of a film, and whether the user has marked it.
struct FilmRecord {
  let details: FilmDetails
  let isFavourite: Bool
}

/// As a user, I want to read about a film.
final class ShowFilm: Action {
  private let film: Film
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore
  private var request: (any Cancellable)?

  init(_ film: Film, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.film = film
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<FilmRecord, any Error>) -> Void) {
    request = catalogue.film(film.id) { [favourites] result in
      completion(
        Result {
          let details = try result.get()
          let isFavourite = try favourites.contains(details.film.id)
          return FilmRecord(details: details, isFavourite: isFavourite)
        })
    }
  }

  func cancel() {
    request?.cancel()
  }
}

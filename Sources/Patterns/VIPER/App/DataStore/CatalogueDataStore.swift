import Catalogue

/// Gives entities from the catalogue, and keeps marks in the store of favourites.
final class CatalogueDataStore {
  private(set) var countryOrder = CountryOrder.byName
  private(set) var region: Region?
  private(set) var countries: [Country] = []

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }
}

extension CatalogueDataStore: DataStore {
  func put(_ order: CountryOrder) {
    countryOrder = order
  }

  func put(_ region: Region?) {
    self.region = region
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    let keep = { [weak self] (result: Result<[Country], CatalogueError>) in
      if case .success(let countries) = result { self?.countries = countries }
      completion(result)
    }
    return if let text {
      catalogue.countries(matching: text, completion: keep)
    } else {
      catalogue.countries(completion: keep)
    }
  }

  func findCountries(matching text: String?) async throws -> [Country] {
    let found =
      if let text { try await catalogue.countries(matching: text) } else { try await catalogue.countries() }
    // The reply may have been on its way when the task was cancelled. Nobody will show it, so it is not kept.
    if !Task.isCancelled { countries = found }
    return found
  }

  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    catalogue.films(of: country, completion: completion)
  }

  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    catalogue.films(ids, completion: completion)
  }

  func findFilm(
    _ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    catalogue.film(id, completion: completion)
  }

  func markedFilms() throws(FavouritesError) -> [FilmID] {
    try favourites.favourites()
  }

  func mark(of film: FilmID) throws(FavouritesError) -> Mark {
    Mark(film: film, isSet: try favourites.contains(film))
  }

  func put(_ mark: Mark) throws(FavouritesError) {
    if mark.isSet {
      try favourites.add(mark.film)
    } else {
      try favourites.remove(mark.film)
    }
  }
}

import Catalogue

/// Entities from the catalogue, and marks that are kept where the favourites are.
final class CatalogueDataStore: DataStore {
  private(set) var countryList = CountryList()
  private(set) var favouriteList = FavouriteList()
  private var filmLists: [CountryCode: FilmList] = [:]
  private var records: [FilmID: FilmRecord] = [:]

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], any Error>) -> Void
  ) -> any Cancellable {
    if let text {
      catalogue.countries(matching: text) { completion($0.mapError { $0 }) }
    } else {
      catalogue.countries { completion($0.mapError { $0 }) }
    }
  }

  func put(_ list: CountryList) {
    countryList = list
  }

  func filmList(of country: CountryCode) -> FilmList? {
    filmLists[country]
  }

  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable {
    catalogue.films(of: country) { completion($0.mapError { $0 }) }
  }

  func put(_ list: FilmList) {
    filmLists[list.country.code] = list
  }

  func markedFilms() throws -> [FilmID] {
    try favourites.favourites()
  }

  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable {
    catalogue.films(ids) { completion($0.mapError { $0 }) }
  }

  func put(_ list: FavouriteList) {
    favouriteList = list
  }

  func record(of film: FilmID) -> FilmRecord? {
    records[film]
  }

  func findRecord(
    of film: FilmID, completion: @escaping (Result<FilmRecord, any Error>) -> Void
  ) -> any Cancellable {
    catalogue.film(film) { result in
      completion(result.map { FilmRecord(film: $0.film, countries: $0.countries) }.mapError { $0 })
    }
  }

  func put(_ record: FilmRecord) {
    records[record.film.id] = record
  }

  func mark(of film: FilmID) throws -> Mark {
    Mark(film: film, isSet: try favourites.contains(film))
  }

  func put(_ mark: Mark) throws {
    if mark.isSet {
      try favourites.add(mark.film)
    } else {
      try favourites.remove(mark.film)
    }
  }
}

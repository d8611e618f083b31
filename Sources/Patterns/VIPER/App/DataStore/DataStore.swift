import Catalogue

/// Gives entities to interactors, and keeps what they put back.
///
/// Requests complete later, on the main actor, and never after they were cancelled.
protocol DataStore: AnyObject {
  /// The order in which the user wants to see countries; by name at first.
  var countryOrder: CountryOrder { get }
  /// Keeps an order until the app ends.
  func put(_ order: CountryOrder)
  /// The region whose countries the user wants to see, or nil for all.
  var region: Region? { get }
  /// Keeps a region until the app ends.
  func put(_ region: Region?)
  /// The countries that were found last, in all regions.
  var countries: [Country] { get }
  /// Finds the countries that match `text`, or all countries for nil.
  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable
  /// Returns the countries that match `text`, or all countries for nil. They are not kept if the task has been cancelled.
  ///
  /// - Throws: `CatalogueError`; `CancellationError` when the task is cancelled while it waits.
  func findCountries(matching text: String?) async throws -> [Country]

  /// Finds the films of a country.
  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable
  /// Finds the films with these ids.
  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable
  /// Finds a film and its countries.
  func findFilm(
    _ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable

  /// Returns the ids of the marked films, the first marked first.
  func markedFilms() throws(FavouritesError) -> [FilmID]
  /// Returns the mark of a film.
  func mark(of film: FilmID) throws(FavouritesError) -> Mark
  /// Keeps a mark, even after the app has ended.
  func put(_ mark: Mark) throws(FavouritesError)
}

import Catalogue

/// Gives entities to interactors, and keeps what they put back.
///
/// What is under way completes later, on the main actor, and never after it was cancelled.
protocol DataStore: AnyObject {
  /// The list of countries, as it was put back last.
  var countryList: CountryList { get }
  /// Finds the countries that match `text`, or all where it is nil.
  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], any Error>) -> Void
  ) -> any Cancellable
  func put(_ list: CountryList)

  /// The list of a country's films, as it was put back last, or nil.
  func filmList(of country: CountryCode) -> FilmList?
  /// Finds the films of a country.
  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable
  func put(_ list: FilmList)

  /// The list of favourites, as it was put back last.
  var favouriteList: FavouriteList { get }
  /// Which films are marked, the first marked first.
  func markedFilms() throws -> [FilmID]
  /// Finds the films with these ids.
  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], any Error>) -> Void
  ) -> any Cancellable
  func put(_ list: FavouriteList)

  /// What is known of a film, as it was put back last, or nil.
  func record(of film: FilmID) -> FilmRecord?
  /// Finds what is known of a film.
  func findRecord(
    of film: FilmID, completion: @escaping (Result<FilmRecord, any Error>) -> Void
  ) -> any Cancellable
  func put(_ record: FilmRecord)

  /// Whether a film is marked.
  func mark(of film: FilmID) throws -> Mark
  /// Keeps a mark for good.
  func put(_ mark: Mark) throws
}

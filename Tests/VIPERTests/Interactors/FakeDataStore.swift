import Catalogue

@testable import VIPER

/// A data store in memory, whose requests are answered by the test.
final class FakeDataStore: DataStore {
  var countryOrder = CountryOrder.byName
  var region: Region?
  var countries: [Country] = []
  var marks: [FilmID] = []
  /// Thrown by every use of the marks, if it is set.
  var failure: FavouritesError?

  /// Answers the last request for countries, for films, and for a film.
  private(set) var answerCountries: ((Result<[Country], CatalogueError>) -> Void)?
  private(set) var answerFilms: ((Result<[Film], CatalogueError>) -> Void)?
  private(set) var answerFilm: ((Result<FilmDetails, CatalogueError>) -> Void)?
  /// What was asked for, and the requests for it, in order.
  private(set) var asked: [String] = []
  private(set) var requests: [Request] = []

  final class Request: Cancellable {
    private(set) var isCancelled = false

    func cancel() {
      isCancelled = true
    }
  }

  private func request(_ what: String) -> any Cancellable {
    let request = Request()
    asked.append(what)
    requests.append(request)
    return request
  }

  func put(_ order: CountryOrder) {
    countryOrder = order
  }

  func put(_ region: Region?) {
    self.region = region
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    answerCountries = completion
    return request(text ?? "all")
  }

  func findCountries(matching text: String?) async throws -> [Country] {
    try await reply { findCountries(matching: text, completion: $0) }
  }

  func findFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    answerFilms = completion
    return request(country.rawValue)
  }

  func findFilms(
    _ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    answerFilms = completion
    return request(ids.map(\.rawValue).joined(separator: " "))
  }

  func findFilm(
    _ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    answerFilm = completion
    return request(id.rawValue)
  }

  func markedFilms() throws(FavouritesError) -> [FilmID] {
    if let failure { throw failure }
    return marks
  }

  func mark(of film: FilmID) throws(FavouritesError) -> Mark {
    if let failure { throw failure }
    return Mark(film: film, isSet: marks.contains(film))
  }

  func put(_ mark: Mark) throws(FavouritesError) {
    if let failure { throw failure }
    marks.removeAll { $0 == mark.film }
    if mark.isSet { marks.append(mark.film) }
  }
}

extension Country {
  static let finland = Country(
    code: "FI", name: "Finland", capital: "Helsinki", region: .europe, population: 5_470_437)
  static let china = Country(code: "CN", name: "China", region: .asia)
  static let france = Country(code: "FR", name: "France", capital: "Paris", population: 66_078_000)
}

extension Film {
  static let rashomon = Film(id: "tt0042876", title: "Rashomon", year: 1951, countries: ["JP"], won: true)
}

extension FilmDetails {
  static let rashomon = FilmDetails(film: .rashomon, countries: [Country(code: "JP", name: "Japan")])
}

public import Foundation

/// A service that answers from two JSON files on disk.
///
/// Both files are read for every request, off the main actor, so the next request notices a file that was fixed or
/// created. A file that is missing, unreadable or malformed makes the request fail with an error that names the
/// file.
public final class FileCatalogue: CatalogueService {
  private let countriesFile: URL
  private let filmsFile: URL

  /// Creates a service for two files, which need not exist yet.
  ///
  /// - Parameters:
  ///   - countries: A file in the format of countries.json.
  ///   - films: A file in the format of films.json.
  public init(countries: URL, films: URL) {
    countriesFile = countries
    filmsFile = films
  }

  private func answer<Value: Sendable>(
    completion: @escaping (Result<Value, CatalogueError>) -> Void,
    _ answer: @escaping @Sendable (CatalogueData) throws(CatalogueError) -> Value
  ) -> any Cancellable {
    let request = FileRequest(completion: completion)
    Task { [countriesFile, filmsFile] in
      request.finish(await Self.read(countries: countriesFile, films: filmsFile, answer))
    }
    return request
  }

  @concurrent
  private static func read<Value: Sendable>(
    countries: URL, films: URL, _ answer: @Sendable (CatalogueData) throws(CatalogueError) -> Value
  ) async -> Result<Value, CatalogueError> {
    Result { () throws(CatalogueError) in
      try answer(
        CatalogueData(
          countriesJSON: contents(of: countries),
          filmsJSON: contents(of: films),
          countriesName: countries.lastPathComponent,
          filmsName: films.lastPathComponent))
    }
  }

  private nonisolated static func contents(of file: URL) throws(CatalogueError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: file.lastPathComponent, reason: error.fileReason)
    }
  }
}

extension FileCatalogue {
  /// Reads all countries.
  @discardableResult
  public func countries(
    completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    answer(completion: completion) { $0.allCountries() }
  }

  /// Reads the countries that match a text.
  @discardableResult
  public func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    answer(completion: completion) { $0.countries(matching: text) }
  }

  /// Reads the films of a country.
  @discardableResult
  public func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    answer(completion: completion) { data throws(CatalogueError) in try data.films(of: country) }
  }

  /// Reads one film.
  @discardableResult
  public func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    answer(completion: completion) { data throws(CatalogueError) in try data.film(id) }
  }

  /// Reads the films with these ids.
  @discardableResult
  public func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    answer(completion: completion) { $0.films(ids) }
  }
}

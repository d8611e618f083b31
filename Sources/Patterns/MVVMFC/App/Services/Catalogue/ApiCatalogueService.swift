import Catalogue
import Foundation
import Library

/// Reads the catalogue from a server that has the files countries.json and films.json.
///
/// The query narrows the request, so that a server can send less; a server of static files ignores it. So every
/// response is validated, and filtered as if the server had ignored the query.
final class ApiCatalogueService: CatalogueServiceType {
  private let session: any ApiRequesting
  private let url: URL
  private let searchDelay: Duration
  private let retryCount: Int
  private let timeout: Duration

  /// Creates a service for the files below a URL.
  ///
  /// - Parameters:
  ///   - session: Sends the requests; no request is answered before it has returned.
  ///   - url: The folder on a server that has countries.json and films.json.
  ///   - searchDelay: The pause before a search is sent, unless its text is empty: its user may type on.
  ///   - retryCount: The greatest number of retries of a request. A search has none, for the same reason.
  ///   - timeout: The time that one try may take.
  init(
    session: any ApiRequesting, url: URL, searchDelay: Duration = .milliseconds(300), retryCount: Int = 2,
    timeout: Duration = .seconds(10)
  ) {
    self.session = session
    self.url = url
    self.searchDelay = searchDelay
    self.retryCount = retryCount
    self.timeout = timeout
  }

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    let query = text.map { URLQueryItem(name: "matching", value: $0) }
    var request = request("countries.json", query) { data in
      let countries = try CatalogueData.countries(from: data)
      let found = text.map { countries.matching($0) }
      return (found ?? countries).sorted(by: .byName)
    }
    if text?.isEmpty == false {
      request.delay = searchDelay
      request.retryCount = 0
    }
    return send(request, completion: completion)
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    let query = URLQueryItem(name: "country", value: country.code.rawValue)
    let films = request("films.json", query) { data in
      try CatalogueData.films(from: data).filter { $0.countries.contains(country.code) }.sortedByYear()
    }
    let noFilms = request("countries.json", query) { data -> [Film] in
      let countries = try CatalogueData.countries(from: data)
      guard countries.contains(where: { $0.code == country.code }) else {
        throw ApiError.missing(message: CatalogueError.unknownCountry(country.code).description)
      }
      return []
    }
    let filmsRequest = FilmsRequest()
    filmsRequest.request = send(films) { [weak self] result in
      guard let self, result == .success([]) else { return completion(result) }
      filmsRequest.request = send(noFilms, completion: completion)
    }
    return filmsRequest
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    let query = URLQueryItem(name: "ids", value: ids.map(\.rawValue).joined(separator: ","))
    return send(
      request("films.json", query) { data in
        try CatalogueData.films(from: data).filter { ids.contains($0.id) }.sortedByTitle()
      }, completion: completion)
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    let query = URLQueryItem(name: "film", value: id.rawValue)
    let film = request("films.json", query) { data in
      let films = try CatalogueData.films(from: data)
      guard let film = films.first(where: { $0.id == id }) else {
        throw ApiError.missing(message: CatalogueError.unknownFilm(id).description)
      }
      return film
    }
    let countries = request("countries.json", query) { try CatalogueData.countries(from: $0) }
    let filmRequest = FilmRequest(completion: completion)
    filmRequest.requests = [
      send(film) { filmRequest.receive($0) },
      send(countries) { filmRequest.receive($0) },
    ]
    return filmRequest
  }

  private func request<Response: Sendable>(
    _ file: String, _ query: URLQueryItem?, decode: @escaping @Sendable (Data) throws -> Response
  ) -> ApiRequest<Response> {
    let file = url.appendingPathComponent(file)
    return ApiRequest(
      query.map { file.appending(queryItems: [$0]) } ?? file, retryCount: retryCount, timeout: timeout,
      decode: decode)
  }

  private func send<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping (Result<Response, ApiError>) -> Void
  ) -> any Cancellable {
    let serviceRequest = ServiceRequest(completion: completion)
    serviceRequest.request = session.request(request) { serviceRequest.receive($0) }
    return serviceRequest
  }
}

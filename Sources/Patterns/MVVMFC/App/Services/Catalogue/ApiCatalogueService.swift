import ApiSession
import Catalogue
import Foundation

/// Reads the catalogue from a server that has the files countries.json and films.json.
///
/// The query narrows the request, so that a server can send less; a server of static files ignores it. So every
/// response is validated, and filtered as if the server had ignored the query.
final class ApiCatalogueService: CatalogueServiceType {
  private let session: any ApiRequesting
  private let url: URL

  /// Creates a service for the files below a URL. The session may reply on any queue, but not
  /// before a request has returned.
  init(session: any ApiRequesting, url: URL) {
    self.session = session
    self.url = url
  }

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    let query = text.map { URLQueryItem(name: "matching", value: $0) }
    return send(
      ApiRequest(file("countries.json", query)) { data in
        let countries = try CatalogueData.countries(from: data)
        let found = text.map { countries.matching($0) }
        return (found ?? countries).sorted(by: .byName)
      }, completion: completion)
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    let query = URLQueryItem(name: "country", value: country.code.rawValue)
    let films = ApiRequest(file("films.json", query)) { data in
      try CatalogueData.films(from: data).filter { $0.countries.contains(country.code) }.sortedByYear()
    }
    let noFilms = ApiRequest(file("countries.json", query)) { data -> [Film] in
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
      ApiRequest(file("films.json", query)) { data in
        try CatalogueData.films(from: data).filter { ids.contains($0.id) }.sortedByTitle()
      }, completion: completion)
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    let query = URLQueryItem(name: "film", value: id.rawValue)
    let film = ApiRequest(file("films.json", query)) { data in
      let films = try CatalogueData.films(from: data)
      guard let film = films.first(where: { $0.id == id }) else {
        throw ApiError.missing(message: CatalogueError.unknownFilm(id).description)
      }
      return film
    }
    let countries = ApiRequest(file("countries.json", query)) { try CatalogueData.countries(from: $0) }
    let filmRequest = FilmRequest(completion: completion)
    filmRequest.requests = [
      send(film) { filmRequest.receive($0) },
      send(countries) { filmRequest.receive($0) },
    ]
    return filmRequest
  }

  private func file(_ name: String, _ query: URLQueryItem?) -> URL {
    let file = url.appendingPathComponent(name)
    return query.map { file.appending(queryItems: [$0]) } ?? file
  }

  private func send<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping (Result<Response, ApiError>) -> Void
  ) -> any Cancellable {
    let serviceRequest = ServiceRequest(completion: completion)
    serviceRequest.request = session.request(request) { serviceRequest.receive($0) }
    return serviceRequest
  }
}

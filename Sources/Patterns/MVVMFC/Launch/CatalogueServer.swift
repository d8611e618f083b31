import Catalogue
import Foundation
import Library

/// Turns requests for files into questions to a catalogue, and its answers into files.
final class CatalogueServer {
  typealias Completion = (ApiResponse) -> Void

  private let catalogue: any CatalogueService
  private var films: [FilmQuestion] = []
  /// The countries whose films the catalogue has listed.
  private var countries: Set<CountryCode> = []

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  /// Answers a request; returns nil if it was answered at once: there is no such file, or the catalogue has replied.
  func answer(_ url: URL, completion: @escaping Completion) -> (any Cancellable)? {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first
    switch (url.lastPathComponent, query?.name, query?.value ?? "") {
    case ("countries.json", nil, _):
      return catalogue.countries { completion(.file($0)) }
    case ("countries.json", "matching", let text):
      return catalogue.countries(matching: text) { completion(.file($0)) }
    case ("countries.json", "film", let id):
      return askForCountries(ofFilm: FilmID(rawValue: id), completion: completion)
    case ("countries.json", "country", let code):
      let known = countries.filter { $0.rawValue == code }
      completion(.file(.success(known.map { Country(code: $0, name: code) })))
      return nil
    case ("films.json", "country", let code):
      return askForFilms(of: CountryCode(rawValue: code), completion: completion)
    case ("films.json", "ids", let ids):
      let ids = ids.split(separator: ",").map { FilmID(rawValue: String($0)) }
      return catalogue.films(ids) { completion(.file($0)) }
    case ("films.json", "film", let id):
      return ask(forFilm: FilmID(rawValue: id), completion: completion)
    default:
      completion(ApiResponse(status: 404))
      return nil
    }
  }

  private func askForFilms(
    of country: CountryCode, completion: @escaping Completion
  ) -> any Cancellable {
    catalogue.films(of: country) { [weak self] result in
      if case .success = result {
        self?.countries.insert(country)
      } else {
        self?.countries.remove(country)
      }
      completion(.file(result))
    }
  }

  private func ask(forFilm id: Film.ID, completion: @escaping Completion) -> any Cancellable {
    let question = FilmQuestion(id: id)
    films.removeAll { !$0.isWanted }
    films.append(question)
    question.request = catalogue.film(id) { [weak self] result in
      self?.films.removeAll { $0 === question }
      question.finish(result)
    }
    return question.add { completion(.file($0.map { [$0.film] })) }
  }

  private func askForCountries(ofFilm id: Film.ID, completion: @escaping Completion) -> (any Cancellable)? {
    guard let question = films.last(where: { $0.id == id }) else {
      completion(ApiResponse(status: 404))
      return nil
    }
    return question.add { completion(.file($0.map(\.countries))) }
  }
}

/// A film that was asked for, and the requests that wait for it.
private final class FilmQuestion {
  typealias Answer = Result<FilmDetails, CatalogueError>

  let id: Film.ID
  var request: (any Cancellable)?
  private var parts: [Part] = []

  init(id: Film.ID) {
    self.id = id
  }

  /// Adds a request. When all requests have been cancelled, the question is cancelled.
  func add(_ completion: @escaping (Answer) -> Void) -> any Cancellable {
    let part = Part(completion) { [weak self] in self?.cancelUnlessWanted() }
    parts.append(part)
    return part
  }

  func finish(_ answer: Answer) {
    for part in parts { part.finish(answer) }
  }

  /// True if any request waits for the film.
  var isWanted: Bool { parts.contains(where: \.isWanted) }

  private func cancelUnlessWanted() {
    if !isWanted { request?.cancel() }
  }

  private final class Part: Cancellable {
    private var completion: ((Answer) -> Void)?
    private let didCancel: () -> Void

    init(_ completion: @escaping (Answer) -> Void, didCancel: @escaping () -> Void) {
      self.completion = completion
      self.didCancel = didCancel
    }

    var isWanted: Bool { completion != nil }

    func finish(_ answer: Answer) {
      let completion = completion
      self.completion = nil
      completion?(answer)
    }

    func cancel() {
      guard isWanted else { return }
      completion = nil
      didCancel()
    }
  }
}

extension ApiResponse {
  /// Returns a file with the catalogue's answer: an empty list if the catalogue has no such entry, and status 503 if
  /// it is unavailable.
  fileprivate static func file<Entry: Encodable>(_ result: Result<[Entry], CatalogueError>) -> ApiResponse {
    do {
      let body = try JSONEncoder().encode(try entries(in: result))
      return ApiResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    } catch {
      return ApiResponse(status: 503)
    }
  }

  private static func entries<Entry>(in result: Result<[Entry], CatalogueError>) throws -> [Entry] {
    switch result {
    case .failure(.unknownFilm), .failure(.unknownCountry): []
    default: try result.get()
    }
  }
}

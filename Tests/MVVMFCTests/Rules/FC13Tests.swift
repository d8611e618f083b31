import Catalogue
import Checks
import Foundation
import Library
import PatternTesting
import Testing

@testable import MVVMFC

@Suite struct FC13Tests {
  @Test func `FC-13 a service makes its requests with the session and delivers decoded responses`()
    async throws
  {
    try await expectKept("FC-13")
  }

  @Test func `FC-13 counterexample: the service replies without the session`() async throws {
    var program = MVVMFCProgram.plain()
    program.makeDependencies = {
      PlainDependencyManager(catalogue: KnowingService(session: $0), favourites: $1)
    }
    try await expectBroken("FC-13", naming: "Service → Api Session", by: .running(program))
  }

  @Test func `FC-13 counterexample: the view model makes a request itself`() async throws {
    var program = MVVMFCProgram.plain(viewModel: RequestingViewModel.self)
    program.makeDependencies = {
      RequestingViewModel.session = $0
      return AppDependencyManager(catalogue: ApiCatalogueService(onStage: $0), favourites: $1)
    }
    try await expectBroken("FC-13", naming: "View Model → Api Session", "Service", by: .running(program))
  }

  @Test func `FC-13 counterexample: the service delivers the raw bytes`() async throws {
    var program = MVVMFCProgram.plain()
    program.makeDependencies = {
      PlainDependencyManager(catalogue: RawService(session: $0), favourites: $1)
    }
    try await expectBroken("FC-13", naming: "Service → View Model", "does not decode", by: .running(program))
  }
}

/// Puts the raw response at the head of the decoded countries.
private final class RawService: CatalogueServiceType {
  private let session: any ApiRequesting
  private let service: ApiCatalogueService

  init(session: any ApiRequesting) {
    self.session = session
    service = ApiCatalogueService(onStage: session)
  }

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    let file = CatalogueTransport.url.appendingPathComponent("countries.json")
    let url = text.map { file.appending(queryItems: [URLQueryItem(name: "matching", value: $0)]) } ?? file
    let request = ApiRequest(url, retryCount: 0) { data in
      let raw = Country(code: CountryCode(rawValue: "RAW"), name: String(decoding: data, as: UTF8.self))
      return try [raw] + CatalogueData.countries(from: data)
    }
    let reply = ServiceRequest(completion: completion)
    reply.request = session.request(request) { reply.receive($0) }
    return reply
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    service.films(of: country, completion: completion)
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    service.films(ids, completion: completion)
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    service.film(id, completion: completion)
  }
}

/// Replies with built-in films, and uses the network only for the rest.
private final class KnowingService: CatalogueServiceType {
  private let service: ApiCatalogueService

  init(session: any ApiRequesting) {
    service = ApiCatalogueService(onStage: session)
  }

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    service.countries(matching: text, completion: completion)
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    let films = CatalogueData.aFewCountries.films.filter { $0.countries.contains(country.code) }
    completion(.success(films.sortedByYear()))
    return ServiceRequest(completion: completion)
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    service.films(ids, completion: completion)
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable {
    service.film(id, completion: completion)
  }
}

/// Makes a request without a service.
private final class RequestingViewModel: PlainViewModel {
  static weak var session: (any ApiRequesting)?

  override func find() {
    let file = CatalogueTransport.url.appendingPathComponent("countries.json")
    let query = searchText.map { [URLQueryItem(name: "matching", value: $0)] } ?? []
    let url = query.isEmpty ? file : file.appending(queryItems: query)
    let request = ApiRequest(url, retryCount: 0) { try CatalogueData.countries(from: $0) }
    Self.session?.request(request) { [weak self] result in
      MainActor.assumeIsolated { self?.finish(result) }
    }
  }
}

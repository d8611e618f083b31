import ApiSession
import Catalogue
import Foundation
import LoopbackServer
import Testing

@testable import MVVMFC

/// The service over a real session and a real server of files.
@Suite(.enabled(if: LoopbackServer.isAvailable, "\(LoopbackServer.reason)"), .timeLimit(.minutes(10)))
struct ApiCatalogueServiceTests {
  private let server: LoopbackServer
  private let service: ApiCatalogueService
  private let data = CatalogueData.embedded

  init() throws {
    server = try LoopbackServer.servingCatalogue()
    service = ApiCatalogueService(session: ApiSession(), url: server.url)
  }

  private func answer<Value: Sendable>(
    _ ask: (@escaping (Result<Value, ApiError>) -> Void) -> any Cancellable
  ) async -> Result<Value, ApiError> {
    await withCheckedContinuation { continuation in
      _ = ask { continuation.resume(returning: $0) }
    }
  }

  @Test func `all countries come by name`() async throws {
    let answer = await answer { service.countries(matching: nil, completion: $0) }
    #expect(answer == .success(data.allCountries()))
  }

  @Test(arguments: ["sao tome", "fi", "", "100 % & more?", "Ähtäri/ü"])
  func `a search finds what the catalogue finds`(text: String) async throws {
    let answer = await answer { service.countries(matching: text, completion: $0) }
    #expect(answer == .success(data.countries(matching: text)))
  }

  @Test func `the films of a country come by year`() async throws {
    let japan = try #require(data.countries.first { $0.code == "JP" })
    let answer = await answer { service.films(of: japan, completion: $0) }
    #expect(answer == .success(try data.films(of: "JP")))
  }

  @Test func `the films with some ids come by title, each once`() async throws {
    let ids: [Film.ID] = ["tt0065234", "tt0042876", "tt0042876", "none"]
    let answer = await answer { service.films(ids, completion: $0) }
    #expect(answer == .success(data.films(ids)))
  }

  @Test func `a film comes with its countries`() async throws {
    let film = try #require(data.films.first { $0.countries.count > 1 })
    let answer = await answer { service.film(film.id, completion: $0) }
    #expect(answer == .success(try data.film(film.id)))
  }

  @Test func `a film that there is not is told by its id`() async throws {
    let answer = await answer { service.film("tt0", completion: $0) }
    #expect(answer == .failure(.undecodable(reason: "The catalogue has no film tt0.")))
  }

  @Test func `a file that is not there is an error of its own`() async throws {
    let server = try LoopbackServer(serving: ["countries.json": CatalogueData.countriesJSON])
    let service = ApiCatalogueService(session: ApiSession(), url: server.url)
    let answer = await answer { service.film("tt0042876", completion: $0) }
    #expect(answer == .failure(.rejected(status: 404)))
  }

  @Test func `what is cancelled is never answered`() async throws {
    var answers = 0
    let request = service.film("tt0042876") { _ in answers += 1 }
    request.cancel()
    request.cancel()
    // What was asked later is answered later, by the same server and on the same thread.
    _ = await answer { service.countries(matching: nil, completion: $0) }
    #expect(answers == 0)
  }
}

/// What a server may send instead of a catalogue.
@Suite(.enabled(if: LoopbackServer.isAvailable, "\(LoopbackServer.reason)"), .timeLimit(.minutes(10)))
struct HostileCatalogueTests {
  @Test(arguments: [
    ("[", "countries.json is not JSON."),
    ("{}", "countries.json is malformed: expected a list of rows, found an object."),
    ("[7]", "Row 1 of countries.json is malformed: expected an object, found 7."),
    (
      #"[{"code":"FR","name":"a\u001B[2Jb","capital":null,"region":null,"population":1}]"#,
      "Row 1 (FR) of countries.json is malformed in name: expected text without control characters, "
        + #"found "a\u{1B}[2Jb"."#
    ),
    (
      #"[{"code":"FR","name":"a","capital":"x\u202Ey","region":null,"population":1}]"#,
      "Row 1 (FR) of countries.json is malformed in capital: expected text without control characters, "
        + #"found "x\u{202E}y"."#
    ),
    (
      #"[{"code":"FR","name":"a","capital":null,"region":null,"population":"many"}]"#,
      "Row 1 (FR) of countries.json is malformed in population: expected a whole number, zero or more, or null, "
        + #"found "many"."#
    ),
    (String(repeating: "[", count: 100_000), "countries.json is not JSON: see line 1."),
  ])
  func `a body that is no list of countries is told, row and field`(body: String, reason: String) async throws
  {
    let server = try LoopbackServer.servingCatalogue(countries: Data(body.utf8))
    let service = ApiCatalogueService(session: ApiSession(), url: server.url)
    let answer = await withCheckedContinuation { continuation in
      _ = service.countries(matching: nil) { continuation.resume(returning: $0) }
    }
    #expect(answer == .failure(.undecodable(reason: reason)))
  }
}

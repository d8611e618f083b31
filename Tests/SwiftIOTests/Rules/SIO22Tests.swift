import Catalogue
import Checks
import PatternTesting
import Stories
import Testing

@testable import SwiftIO

@Suite struct SIO22Tests {
  @Test func `SIO-22 an action can be run and cancelled, and then never completes`() throws {
    try expectKept("SIO-22")
  }

  @Test func `SIO-22 counterexample: the protocol asks for a third method`() throws {
    var evidence = Evidence.declared(in: "SIO22Program")
    evidence.traces = Evidence.running(.plain()).traces
    try expectBroken("SIO-22", naming: "Interactor → Action", "pause()", by: evidence)
  }

  @Test func `SIO-22 counterexample: a cancelled action completes`() throws {
    var program = SwiftIOProgram.plain()
    program.makeActions = { environment in
      CatalogueActions(
        catalogue: DeafCatalogue(environment.catalogue), favourites: environment.favourites)
    }
    var evidence = Evidence.running(program)
    evidence.declarations = swiftIO.evidence.declarations
    try expectBroken("SIO-22", naming: "Action → Interactor", by: evidence)
  }
}

enum SIO22Program {
  protocol Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void)
    func cancel()
    func pause()
  }

  final class GreetingInteractor {
    @IBAction func greet(_ sender: Any) {}
  }

  /// As a user, I want to be greeted.
  final class Greet: Action {
    func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
    func cancel() {}
    func pause() {}
  }
}

/// Goes on with what was cancelled.
private final class DeafCatalogue: CatalogueService {
  private final class Request: Cancellable {
    func cancel() {}
  }

  private let target: any CatalogueService

  init(_ target: any CatalogueService) {
    self.target = target
  }

  func countries(completion: @escaping (Result<[Country], CatalogueError>) -> Void) -> any Cancellable {
    target.countries(completion: completion)
    return Request()
  }

  func countries(
    matching text: String, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) -> any Cancellable {
    target.countries(matching: text, completion: completion)
    return Request()
  }

  func films(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    target.films(of: country, completion: completion)
  }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void
  ) -> any Cancellable {
    target.film(id, completion: completion)
  }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) -> any Cancellable {
    target.films(ids, completion: completion)
  }
}

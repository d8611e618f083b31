import Catalogue
import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP42Tests {
  @Test func `VIP-42 the interactor handles every request`() throws {
    try expectKept("VIP-42")
  }

  @Test func `VIP-42 counterexample: the interactor does nothing for a request`() throws {
    try expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { DeafInteractor(dependencies: $0) })))
  }

  @Test func `VIP-42 counterexample: the interactor has the work done and tells nobody`() throws {
    try expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { SilentInteractor(dependencies: $0) })))
  }

  @Test func `VIP-42 counterexample: what a scene asked for goes on when the user has left it`() throws {
    var program = CleanSwiftProgram.plain()
    program.makeDependencies = { environment in
      AlteredDependencies(environment, fetching: { StubbornWorker(environment.catalogue) })
    }
    try expectBroken(
      "VIP-42", naming: "View Controller", "Interactor", "fetch(request:)",
      by: .running(program, telling: .shortStay))
  }
}

nonisolated extension Story {
  /// The films of a country are left before they are there.
  fileprivate static let shortStay = Story(
    id: "short-stay", wish: "leave again at once",
    steps: plainVisit.steps.dropLast(2) + [.goBack()])
}

/// Has a method for stopping with nothing in it.
private final class StubbornWorker: FetchFilmsWorking {
  private let catalogue: any CatalogueService

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) {
    catalogue.films(of: country, completion: completion)
  }

  func cancel() {}
}

/// Has a method for sorting with nothing in it.
private final class DeafInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {}
}

/// Sorts, and keeps the result to itself.
private final class SilentInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker.sort(countries, by: order)
  }
}

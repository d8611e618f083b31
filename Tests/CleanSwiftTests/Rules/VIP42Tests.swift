import Catalogue
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP42Tests {
  @Test func `VIP-42 the interactor handles every request`() async throws {
    try await expectKept("VIP-42")
  }

  @Test func `VIP-42 counterexample: the interactor does nothing for a request`() async throws {
    try await expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { DeafInteractor(dependencies: $0) })))
  }

  @Test func `VIP-42 counterexample: the interactor says that it is loading, and does nothing`() async throws
  {
    try await expectBroken(
      "VIP-42", naming: "View Controller", "Interactor", "search(request:)",
      by: .running(.plain(interactor: { PromisingInteractor(dependencies: $0) }), performing: .lastSearch))
  }

  @Test func `VIP-42 counterexample: the interactor does the work and sends no response`() async throws {
    try await expectBroken(
      "VIP-42", naming: "View Controller", "Interactor",
      by: .running(.plain(interactor: { SilentInteractor(dependencies: $0) })))
  }

  @Test func `VIP-42 counterexample: a request of a scene goes on after the user has left`() async throws {
    var program = CleanSwiftProgram.plain()
    program.fetchFilms = { StubbornWorker($0) }
    try await expectBroken(
      "VIP-42", naming: "View Controller", "Interactor", "fetch(request:)",
      by: .running(program, performing: .shortStay))
  }
}

nonisolated extension Story {
  /// The plain visit, and then a search.
  fileprivate static let lastSearch = Story(
    id: "last-search", wish: "search once more", steps: plainVisit.steps + [.paste("a")])

  /// The user leaves the films of a country before they have loaded.
  fileprivate static let shortStay = Story(
    id: "short-stay", wish: "leave again at once",
    steps: plainVisit.steps.dropLast(2) + [.goBack()])
}

/// Does nothing when it is told to cancel.
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

  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    catalogue.films(ids, completion: completion)
  }

  func cancel() {}
}

/// Does nothing when it is told to sort.
private final class DeafInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {}
}

/// Says that it is loading, but does not search for a short text.
private final class PromisingInteractor: PlainInteractor {
  override func search(request: ListCountries.Search.Request) {
    if request.text.count > 1 {
      super.search(request: request)
    } else {
      output?.presentFetch(response: .loading)
    }
  }
}

/// Sorts, but sends no response.
private final class SilentInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker.sort(countries, by: order)
  }
}

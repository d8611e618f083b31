import Catalogue
import HeadlessUI
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP13Tests {
  @Test func `VIP-13 the interactor responds when its work is done`() async throws {
    try await expectKept("VIP-13")
  }

  @Test func `VIP-13 counterexample: the interactor presents an empty list before the search is done`()
    async throws
  {
    let program = CleanSwiftProgram.plain(interactor: { HastyInteractor(dependencies: $0) })
    try await expectBroken(
      "VIP-13", naming: "Interactor → Presenter", "Worker", "presentSearch(response:)",
      by: .running(program))
  }

  @Test func `VIP-13 counterexample: the interactor presents an order before it sorts`() async throws {
    let program = CleanSwiftProgram.plain(interactor: { HindsightInteractor(dependencies: $0) })
    try await expectBroken(
      "VIP-13", naming: "Interactor → Presenter", "Worker", "presentSort(response:)", by: .running(program))
  }

  @Test func `VIP-13 counterexample: the router presents a response for which no work was done`() async throws
  {
    let program = CleanSwiftProgram.plain(router: TellingRouter.self, configurator: TellingConfigurator.self)
    try await expectBroken(
      "VIP-13", naming: "Router → Presenter", "Interactor", "presentSearch(response:)", by: .running(program))
  }

  @Test func `VIP-13 counterexample: the interactor responds to a search that a newer one has replaced`()
    async throws
  {
    var program = CleanSwiftProgram.plain()
    program.findCountries = { PatientWorker($0) }
    try await expectBroken(
      "VIP-13", naming: "Interactor → Presenter", "Worker", "a later request",
      by: .running(program, performing: .hastySearch))
  }
}

nonisolated extension Story {
  /// The plain visit, and then a search that starts before the reply to another.
  fileprivate static let hastySearch = Story(
    id: "hasty-search", wish: "search again at once",
    steps: plainVisit.steps + [.paste("a"), .paste("fi"), .replyToAll()])
}

/// Finishes every search, even after a newer one has started.
private final class PatientWorker: FindCountriesWorking {
  private let catalogue: any CatalogueService

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) {
    catalogue.countries(matching: text ?? "", completion: completion)
  }
}

/// Presents an empty result before the search is done.
private final class HastyInteractor: PlainInteractor {
  override func search(request: ListCountries.Search.Request) {
    super.search(request: request)
    output?.presentSearch(response: .success(entries: [], selectedRow: nil))
  }
}

/// Presents the new order before the worker has sorted.
private final class HindsightInteractor: PlainInteractor {
  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    output?.presentSort(response: sorted)
    countries = sortWorker.sort(countries, by: order)
  }
}

/// Presents a response of its own after it shows the next scene.
private final class TellingRouter: PlainRouter {
  var present: () -> (any CountriesPresenterInput)? = { nil }

  override func show(_ destination: UIViewController) {
    super.show(destination)
    present()?.presentSearch(response: .success(entries: [], selectedRow: nil))
  }
}

/// Connects the router with the presenter.
private final class TellingConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (router as? TellingRouter)?.present = { [weak interactor] in interactor?.output }
  }
}

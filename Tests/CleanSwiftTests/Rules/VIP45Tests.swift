import Catalogue
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP45Tests {
  @Test func `VIP-45 the result of the work goes into the response`() async throws {
    try await expectKept("VIP-45")
  }

  @Test func `VIP-45 counterexample: the interactor responds with the previous result`() async throws {
    try await expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "Worker",
      by: .running(.plain(interactor: { StaleInteractor(dependencies: $0) })))
  }

  @Test func `VIP-45 counterexample: the interactor keeps the result and does not respond`() async throws {
    try await expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "Worker",
      by: .running(.plain(interactor: { KeepingInteractor(dependencies: $0) })))
  }

  @Test func `VIP-45 counterexample: the interactor presents a previous result of the same length`()
    async throws
  {
    try await expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "presentSearch(response:)", "Worker",
      by: .running(
        .plain(interactor: { ThriftyInteractor(dependencies: $0) }), performing: .twoSearches))
  }

  @Test func `VIP-45 counterexample: the interactor leaves out a part of what the worker has at hand`()
    async throws
  {
    var program = CleanSwiftProgram()
    program.exchange(in: RegionsViewController.self) { viewController, dependencies in
      let interactor = SparingInteractor(dependencies: dependencies)
      interactor.output = (viewController.output as? RegionsInteractor)?.output
      viewController.output = interactor
    }
    let story = Story(
      id: "glance-at-regions", wish: "look at the regions",
      steps: [
        .launch(), .fail(), .tap("Try Again"), .reply(), .tap("All Regions"), .swipeDown(), .pick("Algeria"),
      ])
    try await expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "presentFetch(response:)", "Worker",
      by: .running(program, performing: story))
  }
}

/// Lists the regions without the last one.
private final class SparingInteractor: RegionsInteractorInput {
  var output: (any RegionsInteractorOutput)?
  private let dependencies: any Dependencies
  private lazy var listWorker = dependencies.makeListRegionsWorker()

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fetch(request: ListRegions.Fetch.Request) {
    let entries = listWorker.listRegions().dropLast().map { ListRegions.Entry(name: $0?.rawValue) }
    output?.presentFetch(response: ListRegions.Fetch.Response(entries: entries, selectedRow: 0))
  }

  func choose(request: ListRegions.Choose.Request) {}

  func cancel(request: ListRegions.Cancel.Request) {}
}

nonisolated extension Story {
  /// The plain visit, and one more search that finds a single country.
  fileprivate static let twoSearches = Story(
    id: "two-searches", wish: "look for one country after another",
    steps: plainVisit.steps + [.paste("algeria"), .reply()])
}

/// Presents the previous countries if the new result has as many.
private final class ThriftyInteractor: PlainInteractor {
  private var last: [Country] = []

  override func finishSearch(_ result: Result<[Country], CatalogueError>) {
    guard case .success(let found) = result else { return super.finishSearch(result) }
    if found.count != last.count { last = found }
    super.finishSearch(.success(last))
  }
}

/// Responds first and keeps the result afterwards.
private final class StaleInteractor: PlainInteractor {
  override func finishFetch(_ result: Result<[Country], CatalogueError>) {
    super.finishFetch(.success(countries))
    if case .success(let found) = result { countries = found }
  }
}

/// Keeps the countries and sends no response.
private final class KeepingInteractor: PlainInteractor {
  override func finishFetch(_ result: Result<[Country], CatalogueError>) {
    if case .success(let found) = result { countries = found }
  }
}

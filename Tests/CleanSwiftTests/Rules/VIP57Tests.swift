import Catalogue
import HeadlessUI
import PatternTesting
import Specification
import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP57Tests {
  @Test func `VIP-57 the presenter holds its output weakly`() throws {
    try expectKept("VIP-57")
  }

  @Test func `VIP-57 a response that comes after the scene has gone is dropped`() throws {
    let stage = Stage(CleanSwiftArchitecture())
    try stage.perform(.launch())
    weak let scene = try firstScene(on: stage)
    // Whoever holds an interactor holds its presenter, and so a response can come late.
    let interactor = try #require(try firstScene(on: stage).output as? CountriesInteractor)
    let presenter = try #require(interactor.output as? CountriesPresenter)
    stage.terminate()
    #expect(scene == nil)
    #expect(presenter.output == nil)
    #expect(stage.catalogue.deliverAll() == 1)
    #expect(stage.window.rootViewController == nil)
  }

  @Test func `VIP-57 a presenter whose output has gone does nothing`() {
    let presenter = CountriesPresenter()
    var page: CountriesPage? = CountriesPage()
    presenter.output = page
    presenter.presentOpenFavourites(response: .success(openedRow: nil))
    #expect(page?.viewModelCount == 1)
    page = nil
    #expect(presenter.output == nil)
    presenter.presentFetch(response: .failure(Countries.Failure(reason: "Too late."), kept: 0))
    presenter.presentSearch(response: .success(entries: [], openedRow: nil))
    presenter.presentSort(
      response: Countries.Sort.Response(
        entries: [], order: Countries.Order(key: .name, isAscending: true), openedRow: nil))
    presenter.presentOpen(response: .success(openedRow: 0))
    presenter.presentOpenFavourites(response: .success(openedRow: nil))
  }

  @Test func `VIP-57 counterexample: the presenter's output is strong`() throws {
    try expectBroken(
      "VIP-57", naming: "Presenter → View Controller", "'output'",
      by: .runningBeside(.plain(configurator: StrongConfigurator.self)))
  }

  @Test func `VIP-57 counterexample: a closure of the presenter keeps its output alive`() throws {
    try expectBroken(
      "VIP-57", naming: "Presenter", "View Controller", "survived",
      by: .runningBeside(.plain(presenter: ClingingPresenter.self)))
  }

  @Test func `VIP-57 counterexample: the presenter unwraps its output by force`() throws {
    var evidence = Evidence.readingBeside("Counterexamples/VIP57GreetingsPresenter.swift")
    evidence.ownership = cleanSwift.evidence.ownership
    try expectBroken(
      "VIP-57", naming: "Presenter → View Controller", "VIP57GreetingsPresenter.swift", by: evidence)
  }

  private func firstScene(on stage: Stage) throws -> CountriesViewController {
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? CountriesViewController)
  }
}

/// Counts what it is given to show.
private final class CountriesPage: CountriesViewControllerInput {
  private(set) var viewModelCount = 0

  func displayFetch(viewModel: Countries.Fetch.ViewModel) { viewModelCount += 1 }
  func displaySearch(viewModel: Countries.Search.ViewModel) { viewModelCount += 1 }
  func displaySort(viewModel: Countries.Sort.ViewModel) { viewModelCount += 1 }
  func displayOpen(viewModel: Countries.Open.ViewModel) { viewModelCount += 1 }
  func displayOpenFavourites(viewModel: Countries.OpenFavourites.ViewModel) { viewModelCount += 1 }
}

/// Gives the plain program a presenter whose output is not weak.
private final class StrongConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    let presenter = StrongPresenter()
    interactor.output = presenter
    presenter.output = viewController
  }
}

/// Declares its output without `weak`, as the cycle's two other outputs are declared.
private final class StrongPresenter: CountriesPresenterInput, OutputHolder {
  var output: (any CountriesPresenterOutput)?

  func presentFetch(response: Countries.Fetch.Response) {
    guard case .success(let entries, _, _) = response else { return }
    output?.displayFetch(
      viewModel: .success(rows: rows(entries), selectedRow: nil, summary: "Done", titles: titles(true)))
  }

  func presentSearch(response: Countries.Search.Response) {
    switch response {
    case .success(let entries, _):
      output?.displaySearch(viewModel: .success(rows: rows(entries), selectedRow: nil, summary: "Done"))
    case .failure(let failure, _):
      output?.displaySearch(viewModel: .failure(message: failure.reason, summary: failure.reason))
    }
  }

  func presentSort(response: Countries.Sort.Response) {
    output?.displaySort(
      viewModel: Countries.Sort.ViewModel(
        rows: rows(response.entries), selectedRow: nil, titles: titles(response.order.isAscending)))
  }

  func presentOpen(response: Countries.Open.Response) {
    if case .success(let row) = response { output?.displayOpen(viewModel: .success(selectedRow: row)) }
  }

  func presentOpenFavourites(response: Countries.OpenFavourites.Response) {}

  private func rows(_ entries: [Countries.Entry]) -> [Countries.Row] {
    entries.map { Countries.Row(title: $0.name, detail: "") }
  }

  private func titles(_ isAscending: Bool) -> Countries.Titles {
    Countries.Titles(byName: isAscending ? "Name ↑" : "Name ↓", byPopulation: "Population")
  }
}

/// Has a closure in store that captured its output, which no stored property shows.
private final class ClingingPresenter: PlainPresenter {
  private var farewell: (() -> Void)?

  override var output: (any CountriesPresenterOutput)? {
    didSet {
      let output = output
      farewell = { output?.displayOpenFavourites(viewModel: .success(selectedRow: nil)) }
    }
  }
}

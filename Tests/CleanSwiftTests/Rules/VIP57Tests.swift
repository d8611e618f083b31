import Catalogue
import Checks
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP57Tests {
  @Test func `VIP-57 the presenter holds its output weakly`() async throws {
    try await expectKept("VIP-57")
  }

  @Test func `VIP-57 a response that comes after the scene has been released is dropped`() throws {
    let stage = Stage(CleanSwiftArchitecture())
    try stage.perform(.launch())
    weak let scene = try firstScene(on: stage)
    // An owner of an interactor also keeps its presenter alive, so a response can come late.
    let interactor = try #require(try firstScene(on: stage).output as? CountriesInteractor)
    let presenter = try #require(interactor.output as? CountriesPresenter)
    stage.terminate()
    #expect(scene == nil)
    #expect(presenter.output == nil)
    #expect(stage.catalogue.deliverAll() == 1)
    #expect(stage.window.rootViewController == nil)
  }

  @Test func `VIP-57 a presenter can be called after its output has been released`() {
    let presenter = CountriesPresenter()
    var page: CountriesPage? = CountriesPage()
    presenter.output = page
    presenter.presentOpenFavourites(response: .success)
    #expect(page?.viewModelCount == 1)
    page = nil
    #expect(presenter.output == nil)
    presenter.presentFetch(response: .failure(.unavailable, listed: 0))
    presenter.presentSearch(response: .success(entries: [], selectedRow: nil))
    presenter.presentSort(
      response: ListCountries.Sort.Response(
        entries: [], order: ListCountries.Order(key: .name, isAscending: true), selectedRow: nil))
    presenter.presentOpenCountry(response: ListCountries.OpenCountry.Response(selectedRow: 0))
    presenter.presentOpenRegions(response: ListCountries.OpenRegions.Response())
    presenter.presentCloseRegions(response: ListCountries.CloseRegions.Response(region: nil, list: nil))
    presenter.presentOpenFavourites(response: .success)
  }

  @Test func `VIP-57 counterexample: the presenter's output is strong`() async throws {
    try await expectBroken(
      "VIP-57", naming: "Presenter → View Controller", "'output'",
      by: .runningBeside(.plain(configurator: StrongConfigurator.self)))
  }

  @Test func `VIP-57 counterexample: a closure of the presenter holds its output strongly`() async throws {
    try await expectBroken(
      "VIP-57", naming: "Presenter", "View Controller", "outlived",
      by: .runningBeside(.plain(presenter: ClingingPresenter.self)))
  }

  @Test func `VIP-57 counterexample: the presenter force-unwraps its output`() async throws {
    var evidence = Evidence.readingBeside("VIP57GreetingsPresenter")
    evidence.ownership = cleanSwift.evidence.ownership
    try await expectBroken(
      "VIP-57", naming: "Presenter → View Controller", "VIP57GreetingsPresenter.swift", by: evidence)
  }

  private func firstScene(on stage: Stage) throws -> CountriesViewController {
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? CountriesViewController)
  }
}

/// Counts the view models that it receives.
private final class CountriesPage: CountriesViewControllerInput {
  private(set) var viewModelCount = 0

  func displayFetch(viewModel: ListCountries.Fetch.ViewModel) { viewModelCount += 1 }
  func displaySearch(viewModel: ListCountries.Search.ViewModel) { viewModelCount += 1 }
  func displaySort(viewModel: ListCountries.Sort.ViewModel) { viewModelCount += 1 }
  func displayOpenCountry(viewModel: ListCountries.OpenCountry.ViewModel) { viewModelCount += 1 }
  func displayOpenRegions(viewModel: ListCountries.OpenRegions.ViewModel) { viewModelCount += 1 }
  func displayCloseRegions(viewModel: ListCountries.CloseRegions.ViewModel) { viewModelCount += 1 }
  func displayOpenFavourites(viewModel: ListCountries.OpenFavourites.ViewModel) { viewModelCount += 1 }
}

/// Gives the plain program a presenter whose output is strong.
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

/// Declares its output without `weak`, like the cycle's two other outputs.
private final class StrongPresenter: CountriesPresenterInput {
  var output: (any CountriesPresenterOutput)?

  func presentFetch(response: ListCountries.Fetch.Response) {
    guard case .success(let entries, _) = response else { return }
    output?.displayFetch(viewModel: .success(rows: rows(entries), selectedRow: nil, summary: "Done"))
  }

  func presentSearch(response: ListCountries.Search.Response) {
    switch response {
    case .success(let entries, _):
      output?.displaySearch(viewModel: .success(rows: rows(entries), selectedRow: nil, summary: "Done"))
    case .failure(let failure, _):
      let reason = message(for: failure)
      output?.displaySearch(viewModel: .failure(message: reason, summary: reason))
    }
  }

  func presentSort(response: ListCountries.Sort.Response) {
    output?.displaySort(
      viewModel: ListCountries.Sort.ViewModel(
        rows: rows(response.entries), titles: titles(response.order.isAscending), selectedRow: nil))
  }

  func presentOpenCountry(response: ListCountries.OpenCountry.Response) {
    output?.displayOpenCountry(
      viewModel: ListCountries.OpenCountry.ViewModel(selectedRow: response.selectedRow))
  }

  func presentOpenRegions(response: ListCountries.OpenRegions.Response) {}
  func presentCloseRegions(response: ListCountries.CloseRegions.Response) {}
  func presentOpenFavourites(response: ListCountries.OpenFavourites.Response) {}

  private func rows(_ entries: [ListCountries.Entry]) -> [Row] {
    entries.map { Row(title: $0.name, detail: "") }
  }

  private func titles(_ isAscending: Bool) -> ListCountries.Titles {
    ListCountries.Titles(byName: isAscending ? "Name ↑" : "Name ↓", byPopulation: "")
  }
}

/// Keeps a closure that has captured its output; no stored property shows what the closure captures.
private final class ClingingPresenter: PlainPresenter {
  private var farewell: (() -> Void)?

  override var output: (any CountriesPresenterOutput)? {
    didSet {
      let output = output
      farewell = { output?.displayOpenFavourites(viewModel: .success) }
    }
  }
}

private enum VIP57GreetingsPresenter {
  private protocol GreetingsPresenterOutput: AnyObject {
    func displayGreeting(viewModel: String)
  }

  /// Has a weak output, but assumes that it still exists.
  private final class GreetingsPresenter {
    weak var output: (any GreetingsPresenterOutput)?

    func presentGreeting(response: String) {
      output!.displayGreeting(viewModel: response)
    }
  }
}

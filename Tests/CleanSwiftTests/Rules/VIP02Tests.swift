import Catalogue
import Testing

@testable import CleanSwift

@Suite struct VIP02Tests {
  @Test func `VIP-02 messages go round in one direction`() async throws {
    try await expectKept("VIP-02")
  }

  @Test func `VIP-02 counterexample: the interactor bypasses the presenter`() async throws {
    let program = CleanSwiftProgram.plain(
      interactor: { HastyInteractor(dependencies: $0) }, configurator: ShortConfigurator.self)
    try await expectBroken(
      "VIP-02", naming: "Interactor → View Controller", "displaySort(viewModel:)", by: .running(program))
  }

  @Test func `VIP-02 counterexample: the presenter asks the interactor for more`() async throws {
    let program = CleanSwiftProgram.plain(
      presenter: AskingPresenter.self, configurator: TwoWayConfigurator.self)
    try await expectBroken(
      "VIP-02", naming: "Presenter → Interactor", "sort(request:)", by: .running(program))
  }

  @Test func `VIP-02 counterexample: the view controller sends the presenter a response`() async throws {
    let program = CleanSwiftProgram.plain(
      configurator: SidewaysConfigurator.self,
      controller: { SidewaysViewController(dependencies: $0, configurator: $1) })
    try await expectBroken(
      "VIP-02", naming: "View Controller → Presenter", "presentSort(response:)", by: .running(program))
  }
}

/// Creates the view model of a new order itself and sends it to the view controller.
private final class HastyInteractor: PlainInteractor {
  var display: () -> (any CountriesViewControllerInput)? = { nil }

  override func sort(request: ListCountries.Sort.Request) {
    order = order.reversed()
    countries = sortWorker.sort(countries, by: order)
    display()?.displaySort(
      viewModel: ListCountries.Sort.ViewModel(
        rows: countries.map { Row(title: $0.name, detail: "") },
        titles: ListCountries.Titles(byName: "Name", byPopulation: ""), selectedRow: nil))
  }
}

/// Connects the interactor with the view controller as well.
private final class ShortConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (interactor as? HastyInteractor)?.display = { [weak presenter] in presenter?.output }
  }
}

/// Requests a sort as soon as it has presented the countries.
private final class AskingPresenter: PlainPresenter {
  var interactor: () -> (any CountriesInteractorInput)? = { nil }

  override func presentFetch(response: ListCountries.Fetch.Response) {
    super.presentFetch(response: response)
    interactor()?.sort(request: ListCountries.Sort.Request(key: .name))
  }
}

/// Gives the presenter a way back to the interactor.
private final class TwoWayConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (presenter as? AskingPresenter)?.interactor = { [weak viewController] in viewController?.output }
  }
}

/// Sends the presenter an invented response after requesting a sort.
private final class SidewaysViewController: PlainViewController {
  var present: () -> (any CountriesPresenterInput)? = { nil }

  override func sortByName(_ sender: Any) {
    super.sortByName(sender)
    present()?.presentSort(
      response: ListCountries.Sort.Response(
        entries: [], order: ListCountries.Order(key: .name, isAscending: true), selectedRow: nil))
  }
}

/// Connects the view controller with the presenter as well.
private final class SidewaysConfigurator: PlainConfigurator {
  override func connect(
    _ viewController: PlainViewController, _ interactor: PlainInteractor, _ presenter: PlainPresenter,
    _ router: PlainRouter
  ) {
    super.connect(viewController, interactor, presenter, router)
    (viewController as? SidewaysViewController)?.present = { [weak interactor] in interactor?.output }
  }
}

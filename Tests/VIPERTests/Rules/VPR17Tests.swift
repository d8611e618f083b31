import Catalogue
import PatternTesting
import Specification
import Stories
import Testing
import Tracing

@testable import VIPER

@Suite struct VPR17Tests {
  @Test func `VPR-17 results go to the presenter, which converts them`() throws {
    try expectKept("VPR-17")
  }

  @Test func `VPR-17 counterexample: the presenter makes nothing of a result`() throws {
    try expectBroken(
      "VPR-17", naming: "Interactor → Presenter", "Presenter → View Controller",
      by: .running(.plain(presenter: DroppingPresenter.self)))
  }

  @Test func `VPR-17 counterexample: the interactor shows its results itself`() throws {
    try expectBroken(
      "VPR-17", naming: "Interactor → View Controller", "Presenter",
      by: .running(.plain(sort: ShowingSortInteractor.self, modules: ShowingModules.self)))
  }

  @Test func `VPR-17 counterexample: the presenter hands a number on as it came`() throws {
    let trace = Trace()
    let facts = CountryFacts(name: "Finland", capital: nil, population: 5_500_000, dissolved: nil)
    trace.message(
      to: Participant(role: .presenter, type: "Presenter", object: "the presenter"), facts, name: "found(_:)",
      from: Participant(role: .interactor, type: "Interactor", object: "the interactor")
    ) {
      trace.message(
        to: Participant(role: .viewController, type: "ViewController", object: "the view"),
        facts.population ?? 0, name: "show(population:)"
      ) {}
    }
    var evidence = Evidence.running(.plain())
    evidence.traces.append(
      TraceDocument(pattern: "viper", story: "raw", messages: viper.architecture.annotate(trace.messages)))
    try expectBroken("VPR-17", naming: "Presenter → View Controller", "not converted", by: evidence)
  }
}

/// Takes what was sorted, and leaves the view as it is.
private final class DroppingPresenter: PlainPresenter {
  override func sorted(_ countries: CountryOverview) {}
}

/// Has the view, and gives it what was sorted without asking any presenter.
private final class ShowingSortInteractor: PlainSortInteractor {
  var view: () -> (any CountriesView)? = { nil }

  override func sort(by key: CountrySortKey) {
    var list = store.countryList
    list.countries.reverse()
    store.put(list)
    view()?.show(list.countries.map { CountryContent(name: $0.name, facts: "") }, openedRow: nil)
  }
}

/// Gives the interactor the view.
private final class ShowingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any Routing
  ) {
    (presenter.sortCountries as? ShowingSortInteractor)?.view = { [weak presenter] in presenter?.view }
  }
}

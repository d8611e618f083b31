import Catalogue
import Checks
import HeadlessUI
import Testing

@testable import VIPER

@Suite struct VPR17Tests {
  @Test func `VPR-17 results go to the presenter, which converts them`() async throws {
    try await expectKept("VPR-17")
  }

  @Test func `VPR-17 counterexample: the presenter ignores a result`() async throws {
    try await expectBroken(
      "VPR-17", naming: "Interactor → Presenter", "Presenter → View Controller",
      by: .running(.plain(presenter: DroppingPresenter.self)))
  }

  @Test func `VPR-17 counterexample: the interactor shows its results in the view`() async throws {
    try await expectBroken(
      "VPR-17", naming: "Interactor → View Controller", "Presenter",
      by: .running(.plain(sort: ShowingSortInteractor.self, module: ShowingModule.self)))
  }

  @Test func `VPR-17 counterexample: the interactor joins a capital and a name`() async throws {
    try await expectBroken(
      "VPR-17", naming: "Interactor → Presenter", "formats the result",
      by: .running(.plain(find: WordingFindInteractor.self)))
  }

  @Test func `VPR-17 counterexample: the interactor puts a number beside a capital`() async throws {
    try await expectBroken(
      "VPR-17", naming: "Interactor → Presenter", "formats the result",
      by: .running(.plain(find: CountingFindInteractor.self)))
  }

  @Test func `a result that is reported twice is a repetition`() {
    let evidence = Evidence.running(.plain(find: RepeatingFindInteractor.self))
    #expect(!evidence.repetitions.isEmpty)
    #expect(
      evidence.repetitions.allSatisfy { $0.hasPrefix("Interactor → Presenter ") },
      "\(evidence.repetitions)")
  }

  @Test func `VPR-17 counterexample: the presenter passes a number on unconverted`() async throws {
    let program = VIPERProgram.plain(
      view: { NumberViewController() }, presenter: NumberPresenter.self, module: NumberModule.self)
    try await expectBroken(
      "VPR-17", naming: "Presenter → View Controller", "not converted",
      by: .runningBeside(program, observedBy: [WiderViewObserver.self]))
  }
}

/// Ignores the result when the user sorts.
private final class DroppingPresenter: PlainPresenter {
  override func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {}
}

/// Shows the countries itself when the order changes, without the presenter.
private final class ShowingSortInteractor: PlainSortInteractor {
  var view: () -> (any CountriesView)? = { nil }

  override func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: .name)
    store.put(order)
    let countries = store.countries.sorted(by: order)
    view()?.show(countries: countries.map { ListItem(title: $0.name, detail: "") }, opened: nil)
  }
}

/// Adds the name to the capital.
private final class WordingFindInteractor: PlainFindInteractor {
  override func facts(of country: Country) -> CountryFacts {
    let facts = super.facts(of: country)
    return CountryFacts(
      code: facts.code, name: facts.name, capital: facts.capital.map { "\($0), \(facts.name)" },
      population: facts.population, dissolved: facts.dissolved)
  }
}

/// Reports what it has found twice.
private final class RepeatingFindInteractor: PlainFindInteractor {
  override func finish(_ result: Result<[Country], CatalogueError>) {
    super.finish(result)
    super.finish(result)
  }
}

/// Puts the population beside the capital.
private final class CountingFindInteractor: PlainFindInteractor {
  override func facts(of country: Country) -> CountryFacts {
    let facts = super.facts(of: country)
    return CountryFacts(
      code: facts.code, name: facts.name, capital: facts.capital.map { "\($0), \(facts.population ?? 0)" },
      population: facts.population, dissolved: facts.dissolved)
  }
}

/// Gives the interactor the view.
private final class ShowingModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter.sortCountries as? ShowingSortInteractor)?.view = { [weak presenter] in presenter?.view }
  }
}

/// A view that formats a number itself.
private final class NumberViewController: PlainViewController, WiderView {
  func showNumber(_ number: Int) {
    summary.text = "\(number)"
  }
}

/// Passes on the population of the first country unconverted.
private final class NumberPresenter: PlainPresenter {
  weak var numbers: (any WiderView)?

  override func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
    super.sortedCountries(countries, by: sorting)
    numbers?.showNumber(countries.first?.population ?? 0)
  }
}

/// Gives the presenter the view for numbers.
private final class NumberModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter as? NumberPresenter)?.numbers = view as? any WiderView
  }
}

import Catalogue
import HeadlessUI
import PatternTesting
import Testing

@testable import VIPER

@Suite struct VPR10Tests {
  @Test func `VPR-10 entities are retrieved, changed and put back`() throws {
    try expectKept("VPR-10")
  }

  @Test func `VPR-10 after a sort, the data store has the sorted list`() {
    let catalogue = InMemoryCatalogue(data: .aFewCountries)
    let store = CatalogueDataStore(catalogue: catalogue, favourites: InMemoryFavourites())
    let find = FindCountriesInteractor(store: store)
    find.find(matching: nil)
    while catalogue.deliverNext() {}
    let names = store.countryList.countries.map(\.name)
    #expect(names.count > 1)
    SortCountriesInteractor(store: store).sort(by: CountrySorting(key: .name, isAscending: false))
    #expect(store.countryList.countries.map(\.name) == names.reversed())
  }

  @Test func `VPR-10 counterexample: the interactor puts a list back before it retrieves one`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: ForgetfulInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor reports its result before it puts the list back`()
    throws
  {
    try expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: RashInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor sorts and does not put the list back`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store",
      by: .running(.plain(sort: FleetingInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor puts the list back before it sorts it`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "sortedCountries",
      by: .running(.plain(sort: EarlyInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor puts the mark back before it toggles it`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "markedFilm",
      by: .running(.plain(modules: MarkingModules.self)))
  }

  @Test func `VPR-10 counterexample: the interactor reports a different mark from the one it has put back`()
    throws
  {
    try expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "told",
      by: .runningBeside(
        .plain(presenter: WiderPresenter.self, modules: TellingModules.self),
        observedBy: [WiderInteractorOutputObserver.self]))
  }
}

/// Puts the list back before it has changed it.
private final class EarlyInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    var list = store.countryList
    store.put(list)
    list.countries.reverse()
    output?.sortedCountries(list.countries.map(\.facts))
  }
}

/// Puts the mark back unchanged, and reports the toggled one.
private class EarlyMarkInteractor: MarkFilmInteractorInput {
  weak var output: (any MarkFilmInteractorOutput)?

  let film: FilmID
  let store: any DataStore

  init(film: FilmID, store: any DataStore) {
    self.film = film
    self.store = store
  }

  func toggleMark() {
    do {
      var mark = try store.mark(of: film)
      try store.put(mark)
      mark.isSet.toggle()
      output?.markedFilm(isFavourite: mark.isSet)
    } catch {
      output?.failedToMarkFilm(Failure(error))
    }
  }
}

/// Reports the mark as it was before it was toggled.
private final class TellingMarkInteractor: EarlyMarkInteractor {
  struct FilmMark {
    let film: String
    let isSet: Bool
  }

  weak var wider: (any WiderInteractorOutput)?

  override func toggleMark() {
    guard let mark = try? store.mark(of: film) else { return }
    try? store.put(Mark(film: film, isSet: !mark.isSet))
    wider?.told(FilmMark(film: film.rawValue, isSet: mark.isSet))
  }
}

/// Gives the film's interactor the first screen's presenter as a second output.
private final class TellingModules: MarkingModules {
  private weak var presenter: (any WiderInteractorOutput)?

  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting
  ) {
    self.presenter = presenter as? any WiderInteractorOutput
  }

  override func makeMark(of film: FilmID) -> EarlyMarkInteractor {
    let mark = TellingMarkInteractor(film: film, store: store)
    mark.wider = presenter
    return mark
  }
}

/// Gives the film's screen another interactor for its mark.
private class MarkingModules: PlainModules {
  func makeMark(of film: FilmID) -> EarlyMarkInteractor { EarlyMarkInteractor(film: film, store: store) }

  override func make(_ screen: AppScreen, wireframe: any RootRouting) -> UIViewController {
    guard case .film(let id, let title) = screen else { return super.make(screen, wireframe: wireframe) }
    let film = FilmID(rawValue: id)
    let find = FindFilmInteractor(film: film, store: store)
    let mark = makeMark(of: film)
    let filmWireframe = FilmWireframe()
    let presenter = FilmPresenter(title: title, findFilm: find, markFilm: mark, wireframe: filmWireframe)
    find.output = presenter
    mark.output = presenter
    let view = UIStoryboard.main.instantiateViewController(identifier: "Film") {
      FilmViewController(presenter: presenter)
    }
    presenter.view = view
    filmWireframe.viewController = view
    return view
  }
}

/// Reports a sorted list, while the data store keeps the old order.
private final class FleetingInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    var list = store.countryList
    list.countries.reverse()
    output?.sortedCountries(list.countries.map(\.facts))
  }
}

/// Reports first and puts the list back afterwards, so a reader finds the old order in between.
private final class RashInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    var list = store.countryList
    list.countries.reverse()
    output?.sortedCountries(list.countries.map(\.facts))
    store.put(list)
  }
}

/// Puts a new list into the data store before reading the one that is there.
private final class ForgetfulInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    let countries = CatalogueData.aFewCountries.countries.sorted(by: .byName.reversed())
    store.put(CountryList(countries: countries))
    output?.sortedCountries(store.countryList.countries.map(\.facts))
  }
}

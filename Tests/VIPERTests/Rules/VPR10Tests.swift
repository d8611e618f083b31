import Catalogue
import HeadlessUI
import PatternTesting
import Playing
import Testing

@testable import VIPER

@Suite struct VPR10Tests {
  @Test func `VPR-10 entities are retrieved, changed and put back`() async throws {
    try await expectKept("VPR-10")
  }

  @Test func `VPR-10 after a sort, the data store has the order by which the countries are sorted`() {
    let store = CatalogueDataStore(
      catalogue: InMemoryCatalogue(data: .aFewCountries), favourites: InMemoryFavourites())
    SortCountriesInteractor(store: store).sort(by: .name)
    #expect(store.countryOrder == .byName.reversed())
  }

  @Test func `VPR-10 counterexample: the interactor puts an order back before it retrieves one`() async throws
  {
    try await expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: ForgetfulInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor reports its result before it puts the order back`()
    async throws
  {
    try await expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: RashInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor changes the order and does not put it back`() async throws
  {
    try await expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store",
      by: .running(.plain(sort: FleetingInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor puts the order back before it changes it`() async throws {
    try await expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "sortedCountries",
      by: .running(.plain(sort: EarlyInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor puts the mark back before it toggles it`() async throws {
    try await expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "markedFilm",
      by: .running(.plain().marking { EarlyMarkInteractor(film: $0, store: $1) }))
  }

  @Test func `VPR-10 counterexample: the interactor reports a different mark from the one it has put back`()
    async throws
  {
    try await expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store", "told",
      by: .runningBeside(
        .plain(presenter: WiderPresenter.self, module: TellingModule.self)
          .marking { film, store in
            let mark = TellingMarkInteractor(film: film, store: store)
            mark.wider = TellingModule.presenter
            return mark
          },
        observedBy: [WiderInteractorOutputObserver.self]))
  }
}

/// Puts the order back before it has changed it.
private final class EarlyInteractor: PlainSortInteractor {
  override func sort(by key: CountrySorting.Key) {
    store.put(store.countryOrder)
    output?.sortedCountries(store.countries.map(\.facts), by: store.countryOrder.next(by: .name).facts)
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

/// Lets the film's interactor know the first screen's presenter.
private final class TellingModule: PlainModule {
  static weak var presenter: (any WiderInteractorOutput)?

  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    Self.presenter = presenter as? any WiderInteractorOutput
  }
}

extension VIPERProgram {
  /// The program, with another interactor for the mark of a film.
  fileprivate func marking(by interactor: @escaping (FilmID, any DataStore) -> EarlyMarkInteractor) -> Self {
    var program = self
    program.film.markFilm = { part(interactor($0, $1), connectedBy: \.output) }
    return program
  }
}

/// Reports the next order, while the data store keeps the old one.
private final class FleetingInteractor: PlainSortInteractor {
  override func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: .name)
    output?.sortedCountries(store.countries.sorted(by: order).map(\.facts), by: order.facts)
  }
}

/// Reports first and puts the order back afterwards, so a reader finds the old order in between.
private final class RashInteractor: PlainSortInteractor {
  override func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: .name)
    output?.sortedCountries(store.countries.sorted(by: order).map(\.facts), by: order.facts)
    store.put(order)
  }
}

/// Puts an order into the data store before reading the one that is there.
private final class ForgetfulInteractor: PlainSortInteractor {
  override func sort(by key: CountrySorting.Key) {
    let order = CountryOrder.byName.reversed()
    store.put(order)
    output?.sortedCountries(store.countries.sorted(by: order).map(\.facts), by: store.countryOrder.facts)
  }
}

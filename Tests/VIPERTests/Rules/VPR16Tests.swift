import Catalogue
import Checks
import Testing

@testable import VIPER

@Suite struct VPR16Tests {
  @Test func `VPR-16 the presenter sends requests, and the interactor answers through its output`() throws {
    try expectKept("VPR-16")
  }

  @Test func `VPR-16 counterexample: the interactor does not answer when the order changes`() throws {
    try expectBroken(
      "VPR-16", naming: "Interactor → Presenter", by: .runningBeside(.plain(sort: SilentInteractor.self)))
  }

  @Test func `VPR-16 counterexample: the presenter asks the data store`() throws {
    let program = VIPERProgram.plain(presenter: AskingPresenter.self, modules: LendingModules.self)
    try expectBroken("VPR-16", naming: "Presenter", "Interactor", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-16 counterexample: the interactor returns its answer`() throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.declarations += Evidence.declared(in: "VPR16Program").declarations
    try expectBroken("VPR-16", naming: "Interactor → Presenter", "GreetInteractorInput", by: evidence)
  }

  @Test func `VPR-16 counterexample: an interactor sends a request to another interactor`() throws {
    let program = VIPERProgram.plain(find: ChainedInteractor.self, modules: ChainingModules.self)
    try expectBroken("VPR-16", naming: "Interactor", "Presenter", by: .runningBeside(program))
  }
}

/// Returns its answer from the request.
enum VPR16Program {
  protocol GreetInteractorInput: AnyObject {
    func greet() -> String
  }
}

/// Does not answer when the order changes.
private final class SilentInteractor: PlainSortInteractor {
  private var last = CountrySorting.byName

  override func sort(by sorting: CountrySorting) {
    if sorting == last { return super.sort(by: sorting) }
    last = sorting
    var list = store.countryList
    list.countries.reverse()
    store.put(list)
  }
}

/// Shows the data store's list in reverse, without asking the interactor.
private final class AskingPresenter: PlainPresenter {
  static weak var store: (any DataStore)?

  override func sortByName() {
    let countries = Self.store?.countryList.countries ?? []
    view?.showCountries(countries.reversed().map { Row(title: $0.name, detail: "") }, selectedRow: nil)
  }
}

/// Gives the presenter the data store.
private final class LendingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting
  ) {
    AskingPresenter.store = store
  }
}

/// Sends a request to another interactor when it has finished.
private final class ChainedInteractor: PlainFindInteractor {
  weak var presenter: PlainPresenter?

  override func finish(_ result: Result<[Country], CatalogueError>) {
    super.finish(result)
    presenter?.sortCountries.sort(by: .byName)
  }
}

/// Lets the interactor know the presenter by its class.
private final class ChainingModules: PlainModules {
  override func connect(
    _ view: PlainViewController, _ presenter: PlainPresenter, _ wireframe: any RootRouting
  ) {
    (presenter.findCountries as? ChainedInteractor)?.presenter = presenter
  }
}

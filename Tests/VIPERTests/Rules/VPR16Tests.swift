import Catalogue
import Checks
import Testing

@testable import VIPER

@Suite struct VPR16Tests {
  @Test func `VPR-16 the presenter sends requests, and the interactor answers through its output`()
    async throws
  {
    try await expectKept("VPR-16")
  }

  @Test func `VPR-16 counterexample: the interactor does not answer when the order changes`() async throws {
    try await expectBroken(
      "VPR-16", naming: "Interactor → Presenter", by: .runningBeside(.plain(sort: SilentInteractor.self)))
  }

  @Test func `VPR-16 counterexample: the presenter asks the data store`() async throws {
    let program = VIPERProgram.plain(presenter: AskingPresenter.self, module: LendingModule.self)
    try await expectBroken(
      "VPR-16", naming: "Presenter", "Interactor", "Data Store", by: .runningBeside(program))
  }

  @Test func `VPR-16 counterexample: the interactor returns its answer`() async throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.declarations += Evidence.declared(in: "VPR16Program").declarations
    try await expectBroken("VPR-16", naming: "Interactor → Presenter", "GreetInteractorInput", by: evidence)
  }

  @Test func `VPR-16 counterexample: an interactor sends a request to another interactor`() async throws {
    let program = VIPERProgram.plain(find: ChainedInteractor.self, module: ChainingModule.self)
    try await expectBroken("VPR-16", naming: "Interactor", "Presenter", by: .runningBeside(program))
  }

  @Test func `VPR-16 counterexample: the presenter asks for the class of its interactor`() async throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.sources += Evidence.reading("VPR16Cast").sources
    try await expectBroken("VPR-16", naming: "Presenter → Interactor", "GreetInteractor", by: evidence)
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
  override func sort(by key: CountrySorting.Key) {
    store.put(store.countryOrder.next(by: .name))
  }
}

/// Shows the data store's list in reverse, without asking the interactor.
private final class AskingPresenter: PlainPresenter {
  static weak var store: (any DataStore)?

  override func sortByName() {
    let countries = Self.store?.countries ?? []
    view?.show(countries: countries.reversed().map { ListItem(title: $0.name, detail: "") }, opened: nil)
  }
}

/// Gives the presenter the data store.
private final class LendingModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    AskingPresenter.store = store
  }
}

/// Sends a request to another interactor when it has finished.
private final class ChainedInteractor: PlainFindInteractor {
  weak var presenter: PlainPresenter?

  override func finish(_ result: Result<[Country], CatalogueError>) {
    super.finish(result)
    presenter?.sortCountries.sort(by: .name)
  }
}

/// Lets the interactor know the presenter by its class.
private final class ChainingModule: PlainModule {
  override func connect(_ view: PlainViewController, _ presenter: PlainPresenter) {
    (presenter.findCountries as? ChainedInteractor)?.presenter = presenter
  }
}

private enum VPR16Cast {
  /// Reads the answer, and does not wait for it.
  private final class GreetPresenter {
    var greet: (any GreetInteractorInput)?

    func updateView() -> String {
      (greet as? GreetInteractor)?.answer ?? ""
    }
  }

  private protocol GreetInteractorInput: AnyObject {}

  private final class GreetInteractor: GreetInteractorInput {
    let answer = "Hello"
  }
}

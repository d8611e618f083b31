import Catalogue
import Checks
import Testing

@testable import VIPER

@Suite struct VPR08Tests {
  @Test func `VPR-08 no entity passes to the presenter`() async throws {
    try await expectKept("VPR-08")
  }

  @Test func `VPR-08 counterexample: the interactor passes the entity itself`() async throws {
    try await expectBroken(
      "VPR-08", naming: "Interactor → Presenter", "CountryOrder", by: .telling(by: HandingInteractor.self))
  }

  @Test func `VPR-08 counterexample: a structure that the interactor passes holds an entity`() async throws {
    try await expectBroken(
      "VPR-08", naming: "Interactor → Presenter", "current", by: .telling(by: WrappingInteractor.self))
  }

  @Test func `VPR-08 counterexample: the interactor passes an entity that is an object`() async throws {
    try await expectBroken(
      "VPR-08", naming: "Interactor → Presenter", "Greeting", by: .telling(by: GreetingInteractor.self))
  }

  @Test func `VPR-08 counterexample: a result that no story shows can carry an entity`() async throws {
    try await expectBroken(
      "VPR-08", naming: "Interactor → Presenter", "Finding.order", "CountryOrder",
      by: .runningBeside(.plain(), declared: "VPR08Program"))
  }
}

/// Passes the order as it is kept.
private final class HandingInteractor: WiderSortInteractor {
  override func result() -> Any { store.countryOrder }
}

/// Passes the order inside a structure.
private final class WrappingInteractor: WiderSortInteractor {
  struct Overview {
    let title: String
    let current: CountryOrder
  }

  override func result() -> Any { Overview(title: "Countries", current: store.countryOrder) }
}

/// Keeps a greeting, which is an object, and passes it.
private final class GreetingInteractor: WiderSortInteractor {
  final class Greeting {
    var text = "Good morning"
  }

  final class GreetingsDataStore: WiderDataStore {
    private var greeting: AnyObject?

    func put(_ entity: AnyObject) { greeting = entity }
  }

  private let greetings: any WiderDataStore = GreetingsDataStore()

  override func result() -> Any {
    let greeting = Greeting()
    greetings.put(greeting)
    return greeting
  }
}

/// Has two kinds of result, one of which holds an entity.
enum VPR08Program {
  protocol SearchInteractorOutput: AnyObject {
    func found(_ finding: Finding)
  }

  enum Finding {
    case text(String)
    case order(CountryOrder)
  }
}

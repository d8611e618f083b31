import Catalogue
import Checks
import Testing

@testable import VIPER

@Suite struct VPR18Tests {
  @Test func `VPR-18 the presenter receives only simple structures`() async throws {
    try await expectKept("VPR-18")
  }

  @Test func `VPR-18 counterexample: an object reaches the presenter`() async throws {
    try await expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "Row", by: .telling(by: ObjectInteractor.self))
  }

  @Test func `VPR-18 counterexample: a closure reaches the presenter`() async throws {
    try await expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "load", by: .telling(by: ClosureInteractor.self))
  }

  @Test func `VPR-18 counterexample: a result that no story shows can carry a closure`() async throws {
    try await expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "Finding.later",
      by: .runningBeside(.plain(), declared: "VPR18Program"))
  }
}

/// Passes a structure that holds objects, which anyone can change later.
private final class ObjectInteractor: WiderSortInteractor {
  final class Row {
    var name: String

    init(name: String) {
      self.name = name
    }
  }

  struct Overview {
    let rows: [Row]
  }

  override func result() -> Any {
    Overview(rows: store.countries.map { Row(name: $0.name) })
  }
}

/// Passes a structure that holds a closure.
private final class ClosureInteractor: WiderSortInteractor {
  struct Overview {
    let title: String
    let load: () -> String
  }

  override func result() -> Any { Overview(title: "Countries", load: { "Finland" }) }
}

/// Has two kinds of result, one of which holds a closure.
enum VPR18Program {
  protocol SearchInteractorOutput: AnyObject {
    func found(_ finding: Finding)
  }

  enum Finding {
    case text(String)
    case later(load: () -> String)
  }
}

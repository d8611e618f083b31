import Catalogue
import Checks
import Testing

@testable import VIPER

@Suite struct VPR18Tests {
  @Test func `VPR-18 what reaches the presenter is simple structures`() throws {
    try expectKept("VPR-18")
  }

  @Test func `VPR-18 counterexample: an object crosses to the presenter`() throws {
    try expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "Row", by: .telling(by: ObjectInteractor.self))
  }

  @Test func `VPR-18 counterexample: a closure crosses to the presenter`() throws {
    try expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "load", by: .telling(by: ClosureInteractor.self))
  }

  @Test func `VPR-18 counterexample: a result that no story shows can carry a closure`() throws {
    try expectBroken(
      "VPR-18", naming: "Interactor → Presenter", "Finding.later",
      by: .runningBeside(.plain(), declared: "VPR18Program"))
  }
}

/// Tells a structure around objects, which it can go on changing.
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

  override func result(of list: CountryList) -> Any {
    Overview(rows: list.countries.map { Row(name: $0.name) })
  }
}

/// Tells a structure with work to do in it.
private final class ClosureInteractor: WiderSortInteractor {
  struct Overview {
    let title: String
    let load: () -> String
  }

  override func result(of list: CountryList) -> Any { Overview(title: "Countries", load: { "Finland" }) }
}

/// Has results of two kinds, of which one is still to be worked out.
enum VPR18Program {
  protocol SearchInteractorOutput: AnyObject {
    func found(_ finding: Finding)
  }

  enum Finding {
    case text(String)
    case later(load: () -> String)
  }
}

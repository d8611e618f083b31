import Catalogue
import Specification
import Testing

@testable import SwiftIO

@Suite struct SIO10Tests {
  @Test func `SIO-10 the interactor is the one that runs actions`() throws {
    try expectKept("SIO-10")
  }

  @Test func `SIO-10 counterexample: the view controller runs an action`() throws {
    let program = SwiftIOProgram.plain(root: { HurriedViewController(actions: $0) })
    try expectBroken("SIO-10", naming: "View Controller → Action", "Interactor", by: .running(program))
  }
}

/// Asks for the countries itself, to have them sooner.
private final class HurriedViewController: PlainViewController {
  private var prefetch: (any Action<[Country]>)?

  override func viewDidLoad() {
    super.viewDidLoad()
    prefetch = actions.listCountries()
    prefetch?.run { _ in }
  }
}

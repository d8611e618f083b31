import HeadlessUI
import Testing

@testable import SwiftIO

@Suite struct SIO15Tests {
  @Test func `SIO-15 the view controller registers as delegate in viewDidLoad`() async throws {
    try await expectKept("SIO-15")
  }

  @Test func `SIO-15 counterexample: the view controller registers when it appears`() async throws {
    let program = SwiftIOProgram.plain(root: { TardyViewController(actions: $0) })
    try await expectBroken("SIO-15", naming: "View Controller → Interactor", by: .running(program))
  }

  @Test func `SIO-15 counterexample: the view controller registers after the load has begun`() async throws {
    let program = SwiftIOProgram.plain(root: { HastyViewController(actions: $0) })
    try await expectBroken("SIO-15", naming: "View Controller → Interactor", "load()", by: .running(program))
  }
}

/// Loads first, and registers as delegate afterwards.
private final class HastyViewController: PlainViewController {
  override func viewDidLoad() {
    wire()
    interactor.load()
    interactor.delegate = self
  }
}

/// Registers as delegate when its view is about to appear.
private final class TardyViewController: PlainViewController {
  override func viewDidLoad() {
    wire()
    interactor.load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    interactor.delegate = self
  }
}
